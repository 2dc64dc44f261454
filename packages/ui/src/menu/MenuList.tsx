import { Check } from 'lucide-react'
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
  /**
   * Whether it is what holds now, for a row that is a choice: a tick stands before its words, and assistive technology hears of it. Give
   * it to every row of the choice, and to no row that only does something. The menu never changes it; `onAction` does.
   */
  checked?: boolean
  /**
   * For a row with `checked`: of its neighbours one holds (`menuitemradio`), or any of them, each by itself (`menuitemcheckbox`).
   * @default 'one'
   */
  choice?: 'one' | 'any'
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

type Kind = 'deed' | NonNullable<MenuAction['choice']>

interface Run {
  group: string | undefined
  kind: Kind
  actions: MenuAction[]
}

const kindOf = ({ checked, choice = 'one' }: MenuAction): Kind => (checked === undefined ? 'deed' : choice)

/** Neighbours of the same group and kind, in the order in which they are given. */
function runsOf(actions: readonly MenuAction[]): Run[] {
  const runs: Run[] = []
  for (const action of actions) {
    const last = runs.at(-1)
    const kind = kindOf(action)
    if (last && last.group === action.group && last.kind === kind) last.actions.push(action)
    else runs.push({ group: action.group, kind, actions: [action] })
  }
  return runs
}

const selectionModes = { deed: {}, one: { selectionMode: 'single' }, any: { selectionMode: 'multiple' } } as const

/** What a section says of the choice that it is; nothing of deeds. */
const choiceOf = ({ kind, actions }: Run) => ({
  ...selectionModes[kind],
  ...(kind === 'deed' ? {} : { selectedKeys: actions.filter(({ checked }) => checked).map(({ id }) => id) }),
})

const row = (action: MenuAction, hasTicks: boolean) => (
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
      {hasTicks && <span className={styles.tick}>{action.checked && <Icon icon={Check} />}</span>}
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
  const hasTicks = actions.some((action) => kindOf(action) !== 'deed')
  const runs = runsOf(actions)
  return (
    <Menu
      {...onRoot({ ...root, ref }, styles.menu)}
      aria-label={label}
      // Choices close it as deeds do, by Space and by Enter.
      shouldCloseOnSelect
      {...(actions.some(({ icon }) => icon) ? { 'data-icons': '' } : {})}
      {...(hasTicks ? { 'data-ticks': '' } : {})}
      {...(autoFocus ? { autoFocus: 'first' as const } : {})}
    >
      {runs.map((run, place) => {
        // A heading goes for deeds and choices alike, which are sections of their own.
        const goesOn = run.group !== undefined && runs[place - 1]?.group === run.group
        return (
          <Fragment key={`from ${run.actions[0]?.id}`}>
            {place > 0 && !goesOn && !run.actions[0]?.separated && <Separator className={styles.separator} />}
            {run.group === undefined && run.kind === 'deed' ? (
              run.actions.map((action) => row(action, hasTicks))
            ) : (
              <MenuSection {...choiceOf(run)} {...(goesOn && run.group !== undefined ? { 'aria-label': run.group } : {})}>
                {run.group !== undefined && !goesOn && <Header className={styles.heading}>{run.group}</Header>}
                {run.actions.map((action) => row(action, hasTicks))}
              </MenuSection>
            )}
          </Fragment>
        )
      })}
    </Menu>
  )
}
