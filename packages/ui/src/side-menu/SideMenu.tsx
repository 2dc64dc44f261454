import type { MenuActorRef, MenuItem } from '@etalon/machines/menu'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { Focusable } from 'react-aria-components'
import { Button } from '../button/index.ts'
import { useMessages } from '../i18n/index.ts'
import type { LucideIcon } from '../icon/index.ts'
import { Skeleton } from '../loading/index.ts'
import { onRoot, type RootProps, useSharedRef } from '../root/index.ts'
import { useShell } from '../shell-frame/index.ts'
import { Tooltip } from '../tooltip/index.ts'
import { type NamedEntryProps, SideEntries } from './SideEntries.tsx'
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

/** Scrolls what an entry stands in until the entry is seen. `scrollIntoView` would also have the next Tab go on from there. */
function reveal(entry: Element): void {
  let box = entry.parentElement
  while (box && !/auto|scroll/.test(getComputedStyle(box).overflowY)) box = box.parentElement
  if (!box) return
  const [{ top, bottom }, shown] = [entry.getBoundingClientRect(), box.getBoundingClientRect()]
  if (bottom > shown.bottom) box.scrollTop += bottom - shown.bottom
  else if (top < shown.top) box.scrollTop += top - shown.top
}

/** What stands as an icon alone says its name on hover and on focus. */
function NamedWhileCollapsed({ label, children }: NamedEntryProps) {
  return useShell().collapsed ? (
    <Tooltip text={label} placement="end" delay={100}>
      <Focusable>{children}</Focusable>
    </Tooltip>
  ) : (
    children
  )
}

/** The side menu of the chosen top entry: sections with their leaves, deeper levels folded. */
export function SideMenu(props: SideMenuProps) {
  const { actor, current, onNavigate, labelOf = (item) => item.name, iconOf = () => undefined, countOf = () => undefined } = props
  const messages = useMessages()
  const side = useSelector(actor, ({ context }) => context.side)
  const isLoading = useSelector(actor, (snapshot) => snapshot.matches('loading') || snapshot.matches({ loaded: 'openingSide' }))
  const isSlow = useSelector(actor, (snapshot) => snapshot.matches({ loading: 'slow' }))
  const failed = useSelector(actor, (snapshot) => snapshot.matches('failed') || snapshot.matches({ loaded: 'sideFailed' }))
  const isEmpty = useSelector(actor, (snapshot) => snapshot.matches('empty'))
  const nav = useRef<HTMLElement>(null)
  const ref = useSharedRef<HTMLElement>(nav, props.ref)
  // Whoever comes by an address sees where they are, however far down it stands.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, and other entries, stand elsewhere
  useEffect(() => {
    const entry = nav.current?.querySelector('[aria-current]')
    if (entry) reveal(entry)
  }, [current, side])
  return (
    <nav {...onRoot({ ...props, ref }, styles.nav)} tabIndex={-1} aria-label={messages.sideMenu} aria-busy={isLoading}>
      {/* There before its words are: what comes into it is read aloud. */}
      <p role="status" className={isSlow ? styles.slow : styles.unsaid}>
        {isSlow && messages.menuSlow}
      </p>
      {failed ? (
        <div className={styles.tip}>
          <p role="alert">{messages.menuFailed}</p>
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
        <SideEntries
          items={side}
          depth={0}
          current={current}
          onNavigate={onNavigate}
          labelOf={labelOf}
          iconOf={iconOf}
          countOf={countOf}
          named={NamedWhileCollapsed}
        />
      )}
    </nav>
  )
}
