import { type MenuActorRef, type MenuItem, topHolding } from '@etalon/machines/menu'
import { useSelector } from '@xstate/react'
import { Ellipsis } from 'lucide-react'
import { Button } from 'react-aria-components'
import { useMessages } from '../i18n/index.ts'
import { Icon } from '../icon/index.ts'
import { MenuButton } from '../menu/index.ts'
import type { RootProps } from '../root/index.ts'
import { TopMenuBar, topMenuEntries } from './TopMenuBar.tsx'
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

/** The main menu; entries without room are in a menu at its end. Choosing an entry loads its side menu; the machine then says where to go. */
export function TopMenu({ actor, homeLabel, atHome = false, current, labelOf = (item) => item.name, ...root }: TopMenuProps) {
  const messages = useMessages()
  const top = useSelector(actor, ({ context }) => context.top)
  const chosenId = useSelector(actor, ({ context }) => context.chosenId)
  const above = useSelector(actor, ({ context }) => (current === undefined ? undefined : topHolding(context, current)?.id))
  const homePath = useSelector(actor, ({ context }) => context.homePath)
  const entries = topMenuEntries({
    top,
    markedId: atHome ? null : (above ?? chosenId),
    home: homeLabel === undefined ? undefined : { label: homeLabel, href: homePath },
    atHome,
    labelOf,
    onHome: () => actor.send({ type: 'HOME.CHOSEN' }),
    onChosen: ({ id }) => actor.send({ type: 'TOP.CHOSEN', id }),
  })
  return (
    <TopMenuBar
      {...root}
      label={messages.mainMenu}
      entries={entries}
      more={(others) => (
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
    />
  )
}
