import type { MenuItem } from '@etalon/machines/menu'
import { type ReactNode, useRef } from 'react'
import { onRoot, type RootProps, useSharedRef } from '../root/index.ts'
import { isPlainClick } from './plain-click.ts'
import * as styles from './top-menu.css.ts'
import { useRoom } from './use-room.ts'

/** One of the bar: home, or an area. */
export interface TopMenuEntry {
  readonly id: string
  readonly label: string
  readonly href: string
  readonly mark: 'page' | 'true' | undefined
  readonly onAction: () => void
}

/** From what the entries of the bar are made. */
export interface TopMenuEntries {
  readonly top: readonly MenuItem[]
  /** The top entry that is shown. */
  readonly markedId: string | null | undefined
  readonly home: { readonly label: string; readonly href: string } | undefined
  readonly atHome: boolean
  readonly labelOf: (item: MenuItem) => string
  readonly onHome: () => void
  readonly onChosen: (item: MenuItem) => void
}

/** Home, where there is one, and the areas. */
export function topMenuEntries(from: TopMenuEntries): readonly TopMenuEntry[] {
  const { top, markedId, home, atHome, labelOf, onHome, onChosen } = from
  return [
    ...(home === undefined ? [] : [{ id: 'home', ...home, mark: atHome ? ('page' as const) : undefined, onAction: onHome }]),
    ...top.map((item) => ({
      id: `menu ${item.id}`,
      label: labelOf(item),
      href: item.path,
      mark: item.id === markedId ? ('true' as const) : undefined,
      onAction: () => onChosen(item),
    })),
  ]
}

/** What {@link TopMenuBar} takes. */
export interface TopMenuBarProps extends RootProps<HTMLElement> {
  /** Its name, read aloud. */
  label: string
  /** What stands in it. */
  entries: readonly TopMenuEntry[]
  /** Draws the button that leads to those without room. */
  more: (others: readonly TopMenuEntry[]) => ReactNode
}

/** The bar of a `TopMenu`, whatever its entries come from: as many as have room, and a button for the others. */
export function TopMenuBar({ label: name, entries, more, ...root }: TopMenuBarProps) {
  const frame = useRef<HTMLElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const room = useRoom(frame, list)
  const others = entries.slice(room.count)
  return (
    <nav {...onRoot({ ...root, ref: useSharedRef(frame, root.ref) }, styles.nav)} aria-label={name}>
      <div className={styles.clip} {...(room.width === undefined ? {} : { style: { width: room.width } })}>
        <ul ref={list} className={styles.list}>
          {entries.map(({ id, label, href, mark, onAction }, place) => (
            <li key={id} {...(place < room.count ? {} : { 'data-beyond': '' })}>
              <a
                className={styles.entry}
                href={href}
                {...(mark === undefined ? {} : { 'aria-current': mark })}
                onClick={(event) => {
                  if (!isPlainClick(event)) return
                  event.preventDefault()
                  onAction()
                }}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
      {others.length > 0 && more(others)}
    </nav>
  )
}
