import { Fragment } from 'react'
import { Header, Menu, MenuItem, MenuSection, Separator } from 'react-aria-components'
import { Keycap } from '../badge/index.ts'
import { Icon, type LucideIcon } from '../icon/index.ts'
import { onRoot, type RootProps, useSharedRef } from '../root/index.ts'
import * as styles from './menu.css.ts'
import { useTabCloses } from './use-tab-closes.ts'

/** Something that a menu does. */
export interface MenuAction {
  id: string
  label: string
  icon?: LucideIcon
  onAction?: () => void
  /** Where it leads, for a link. */
  href?: string
  /** The keys that do the same. */
  shortcut?: string
  disabled?: boolean
  /** Why it is disabled; a second line, always in sight. */
  disabledReason?: string
  danger?: boolean
  /** A line above it. */
  separated?: boolean
  /** The heading under which it stands with its neighbours of the same group, between lines. */
  group?: string
}

/** What {@link MenuList} takes. */
export interface MenuListProps extends RootProps<HTMLDivElement> {
  /** The menu's name. */
  label: string
  /** Its rows, from top to bottom. */
  actions: readonly MenuAction[]
  /** Takes the focus when it appears, where no menu button does that. */
  autoFocus?: boolean
}

interface Run {
  group: string | undefined
  actions: MenuAction[]
}

/** Neighbours of the same group, in the order in which they are given. */
function runsOf(actions: readonly MenuAction[]): Run[] {
  const runs: Run[] = []
  for (const action of actions) {
    const last = runs.at(-1)
    if (last && last.group === action.group) last.actions.push(action)
    else runs.push({ group: action.group, actions: [action] })
  }
  return runs
}

const row = (action: MenuAction) => (
  <Fragment key={action.id}>
    {action.separated && <Separator className={styles.separator} />}
    <MenuItem
      id={action.id}
      textValue={action.label}
      className={styles.item}
      isDisabled={action.disabled === true || Boolean(action.disabledReason)}
      onAction={action.onAction}
      {...(action.href === undefined ? {} : { href: action.href })}
      {...(action.danger ? { 'data-danger': '' } : {})}
      {...(action.icon ? {} : { 'data-bare': '' })}
    >
      {action.icon && <Icon icon={action.icon} />}
      <span className={styles.words}>
        <span>{action.label}</span>
        {action.disabledReason && <span className={styles.note}>{action.disabledReason}</span>}
      </span>
      {action.shortcut && <Keycap>{action.shortcut}</Keycap>}
    </MenuItem>
  </Fragment>
)

/** The rows of a menu. */
export function MenuList({ label, actions, autoFocus, ...root }: MenuListProps) {
  const ref = useSharedRef<HTMLDivElement>(useTabCloses(), root.ref)
  return (
    <Menu
      {...onRoot({ ...root, ref }, styles.menu)}
      aria-label={label}
      {...(actions.some(({ icon }) => icon) ? { 'data-icons': '' } : {})}
      {...(autoFocus ? { autoFocus: 'first' as const } : {})}
    >
      {runsOf(actions).map((run, place) => (
        <Fragment key={`from ${run.actions[0]?.id}`}>
          {place > 0 && !run.actions[0]?.separated && <Separator className={styles.separator} />}
          {run.group === undefined ? (
            run.actions.map(row)
          ) : (
            <MenuSection>
              <Header className={styles.heading}>{run.group}</Header>
              {run.actions.map(row)}
            </MenuSection>
          )}
        </Fragment>
      ))}
    </Menu>
  )
}
