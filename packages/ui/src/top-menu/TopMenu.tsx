import { type MenuActorRef, type MenuItem, topHolding } from '@etalon/machines/menu'
import { useSelector } from '@xstate/react'
import { Ellipsis } from 'lucide-react'
import { useRef } from 'react'
import { Button } from 'react-aria-components'
import { useMessages } from '../i18n/index.ts'
import { Icon } from '../icon/index.ts'
import { MenuButton } from '../menu/index.ts'
import { onRoot, type RootProps, useSharedRef } from '../root/index.ts'
import { isPlainClick } from './plain-click.ts'
import * as styles from './top-menu.css.ts'
import { useRoom } from './use-room.ts'

/** What {@link TopMenu} takes. */
export interface TopMenuProps extends RootProps<HTMLElement> {
  /** The menus of the signed-in user. */
  actor: MenuActorRef
  /** What the home entry is called; without it there is none. */
  homeLabel?: string
  /** Whether the home page is shown. */
  atHome?: boolean
  /** The path that is shown; the entry above it is marked, and where there is none, the one that was chosen. */
  current?: string
  /** An entry's words in the language in force. @default the entry's name */
  labelOf?: (item: MenuItem) => string
}

/** One of the bar: home, or an area. */
interface Entry {
  readonly id: string
  readonly label: string
  readonly href: string
  readonly mark: 'page' | 'true' | undefined
  readonly onAction: () => void
}

/** The main menu; entries without room are in a menu at its end. Choosing an entry loads its side menu; the machine then says where to go. */
export function TopMenu({ actor, homeLabel, atHome = false, current, labelOf = (item) => item.name, ...root }: TopMenuProps) {
  const messages = useMessages()
  const top = useSelector(actor, ({ context }) => context.top)
  const chosenId = useSelector(actor, ({ context }) => context.chosenId)
  const above = useSelector(actor, ({ context }) => (current === undefined ? undefined : topHolding(context, current)?.id))
  const markedId = atHome ? null : (above ?? chosenId)
  const homePath = useSelector(actor, ({ context }) => context.homePath)
  const frame = useRef<HTMLElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const room = useRoom(frame, list)
  const home: readonly Entry[] =
    homeLabel === undefined
      ? []
      : [
          {
            id: 'home',
            label: homeLabel,
            href: homePath,
            mark: atHome ? 'page' : undefined,
            onAction: () => actor.send({ type: 'HOME.CHOSEN' }),
          },
        ]
  const entries: readonly Entry[] = [
    ...home,
    ...top.map((item) => ({
      id: `menu ${item.id}`,
      label: labelOf(item),
      href: item.path,
      mark: item.id === markedId ? ('true' as const) : undefined,
      onAction: () => actor.send({ type: 'TOP.CHOSEN', id: item.id }),
    })),
  ]
  const others = entries.slice(room.count)
  return (
    <nav {...onRoot({ ...root, ref: useSharedRef(frame, root.ref) }, styles.nav)} aria-label={messages.mainMenu}>
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
      {others.length > 0 && (
        <MenuButton
          label={messages.moreMenus}
          placement="bottom start"
          actions={others.map(({ id, label, mark, onAction }) => ({ id, label, checked: mark !== undefined, onAction }))}
        >
          <Button
            className={styles.more}
            aria-label={messages.moreMenus}
            {...(others.some(({ mark }) => mark !== undefined) ? { 'data-current': '' } : {})}
          >
            <Icon icon={Ellipsis} />
          </Button>
        </MenuButton>
      )}
    </nav>
  )
}
