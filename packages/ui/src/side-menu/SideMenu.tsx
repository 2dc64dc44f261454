import type { MenuActorRef, MenuItem } from '@etalon/machines/menu'
import { useSelector } from '@xstate/react'
import { ChevronRight, Dot } from 'lucide-react'
import { type ReactElement, type ReactNode, useRef, useState } from 'react'
import { Focusable } from 'react-aria-components'
import { Button } from '../button/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Icon, type LucideIcon } from '../icon/index.ts'
import { Skeleton } from '../loading/index.ts'
import { onRoot, type RootProps, useSharedRef } from '../root/index.ts'
import { useShell } from '../shell-frame/index.ts'
import { Tooltip } from '../tooltip/index.ts'
import { isPlainClick } from '../top-menu/index.ts'
import * as styles from './side-menu.css.ts'

/** What {@link SideMenu} takes. */
export interface SideMenuProps extends RootProps<HTMLElement> {
  /** The menus of the signed-in user. */
  actor: MenuActorRef
  /** The path that is shown. */
  current: string
  /** A leaf was chosen. */
  onNavigate: (item: MenuItem) => void
  /** An entry's words in the language in force. @default the entry's name */
  labelOf?: (item: MenuItem) => string
  /** An entry's icon. */
  iconOf?: (item: MenuItem) => LucideIcon | undefined
  /** How much waits behind an entry. */
  countOf?: (item: MenuItem) => number | undefined
}

interface EntriesProps extends Required<Pick<SideMenuProps, 'labelOf' | 'iconOf' | 'countOf' | 'current' | 'onNavigate'>> {
  items: readonly MenuItem[]
  depth: number
}

function holds(item: MenuItem, path: string): boolean {
  return item.path === path || item.own === path || item.children.some((child) => holds(child, path))
}

/** What stands as an icon alone says its name on hover and on focus. */
function NamedWhileCollapsed({
  label,
  children,
}: {
  label: string
  children: ReactElement<{ className?: string }, 'a' | 'button'>
}) {
  return useShell().collapsed ? (
    <Tooltip text={label} placement="end" delay={100}>
      <Focusable>{children}</Focusable>
    </Tooltip>
  ) : (
    children
  )
}

function Leaf({
  item,
  labelOf,
  iconOf,
  countOf,
  current,
  onNavigate,
}: Omit<EntriesProps, 'items' | 'depth'> & { item: MenuItem }) {
  const { closeDrawer } = useShell()
  const count = countOf(item)
  const label = labelOf(item)
  return (
    <NamedWhileCollapsed label={label}>
      <a
        className={styles.entry}
        href={item.path}
        {...(item.path === current || item.own === current ? { 'aria-current': 'page' as const } : {})}
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          closeDrawer()
          onNavigate(item)
        }}
      >
        <Icon icon={iconOf(item) ?? Dot} />
        <span className={styles.word}>{label}</span>
        {count !== undefined && count > 0 && <span className={styles.count}>{count}</span>}
      </a>
    </NamedWhileCollapsed>
  )
}

function Branch({ item, ...rest }: Omit<EntriesProps, 'items'> & { item: MenuItem }) {
  const label = rest.labelOf(item)
  const isAround = holds(item, rest.current)
  // It unfolds whenever a page inside it is gone to, by whatever way; folded by hand it stays so until the next time.
  const [open, setOpen] = useState(isAround)
  const [wasAround, setWasAround] = useState(isAround)
  if (isAround !== wasAround) {
    setWasAround(isAround)
    if (isAround) setOpen(true)
  }
  return (
    <>
      <NamedWhileCollapsed label={label}>
        <button type="button" className={styles.entry} aria-expanded={open} onClick={() => setOpen(!open)}>
          <Icon icon={rest.iconOf(item) ?? Dot} />
          <span className={styles.word}>{label}</span>
          <Icon icon={ChevronRight} size={14} className={styles.chevron} />
        </button>
      </NamedWhileCollapsed>
      {open && (
        <div className={styles.nested}>
          <Entries {...rest} items={item.children} depth={rest.depth + 1} />
        </div>
      )}
    </>
  )
}

function Entries({ items, ...rest }: EntriesProps): ReactNode {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.id}>
          {item.children.length === 0 ? (
            <Leaf item={item} {...rest} />
          ) : rest.depth === 0 ? (
            <>
              <h2 className={styles.section}>{rest.labelOf(item)}</h2>
              <Entries {...rest} items={item.children} depth={1} />
            </>
          ) : (
            <Branch item={item} {...rest} />
          )}
        </li>
      ))}
    </ul>
  )
}

/** The side menu of the chosen top entry: sections with their leaves, deeper levels folded. */
export function SideMenu(props: SideMenuProps) {
  const { actor, current, onNavigate, labelOf = (item) => item.name, iconOf = () => undefined, countOf = () => undefined } = props
  const messages = useMessages()
  const side = useSelector(actor, ({ context }) => context.side)
  const isLoading = useSelector(actor, (snapshot) => snapshot.matches('loading') || snapshot.matches({ loaded: 'openingSide' }))
  const failed = useSelector(actor, (snapshot) => snapshot.matches('failed') || snapshot.matches({ loaded: 'sideFailed' }))
  const isEmpty = useSelector(actor, (snapshot) => snapshot.matches('empty'))
  const nav = useRef<HTMLElement>(null)
  const ref = useSharedRef<HTMLElement>(nav, props.ref)
  return (
    <nav {...onRoot({ ...props, ref }, styles.nav)} tabIndex={-1} aria-label={messages.sideMenu} aria-busy={isLoading}>
      {failed ? (
        <div className={styles.tip}>
          <p>{messages.failedTitle}</p>
          <Button
            size="small"
            onPress={() => {
              // The button goes with the failure, and the focus with it.
              nav.current?.focus()
              actor.send({ type: 'MENU.RETRY' })
            }}
          >
            {messages.retry}
          </Button>
        </div>
      ) : isEmpty ? (
        <p className={styles.tip}>{messages.emptyMenu}</p>
      ) : isLoading ? (
        <div className={styles.busy}>
          <Skeleton width={120} />
          <Skeleton width={96} />
          <Skeleton width={136} />
          <Skeleton width={112} />
        </div>
      ) : (
        <Entries
          items={side}
          depth={0}
          current={current}
          onNavigate={onNavigate}
          labelOf={labelOf}
          iconOf={iconOf}
          countOf={countOf}
        />
      )}
    </nav>
  )
}
