import { type MenuActorRef, type MenuItem, topHolding } from '@etalon/machines/menu'
import { useSelector } from '@xstate/react'
import { useMessages } from '../i18n/index.ts'
import { onRoot, type RootProps } from '../root/index.ts'
import { isPlainClick } from './plain-click.ts'
import * as styles from './top-menu.css.ts'

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

/** The main menu. Choosing an entry loads its side menu; the machine then says where to go. */
export function TopMenu({ actor, homeLabel, atHome = false, current, labelOf = (item) => item.name, ...root }: TopMenuProps) {
  const messages = useMessages()
  const top = useSelector(actor, ({ context }) => context.top)
  const chosenId = useSelector(actor, ({ context }) => context.chosenId)
  const above = useSelector(actor, ({ context }) => (current === undefined ? undefined : topHolding(context, current)?.id))
  const markedId = atHome ? null : (above ?? chosenId)
  const homePath = useSelector(actor, ({ context }) => context.homePath)
  return (
    <nav {...onRoot(root, styles.nav)} aria-label={messages.mainMenu}>
      <ul className={styles.list}>
        {homeLabel !== undefined && (
          <li>
            <a
              className={styles.entry}
              href={homePath}
              {...(atHome ? { 'aria-current': 'page' as const } : {})}
              onClick={(event) => {
                if (!isPlainClick(event)) return
                event.preventDefault()
                actor.send({ type: 'HOME.CHOSEN' })
              }}
            >
              {homeLabel}
            </a>
          </li>
        )}
        {top.map((item) => (
          <li key={item.id}>
            <a
              className={styles.entry}
              href={item.path}
              {...(item.id === markedId ? { 'aria-current': 'true' as const } : {})}
              onClick={(event) => {
                if (!isPlainClick(event)) return
                event.preventDefault()
                actor.send({ type: 'TOP.CHOSEN', id: item.id })
              }}
            >
              {labelOf(item)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
