import type { MenuItem } from '@etalon/machines/menu'
import { ChevronRight, Dot } from 'lucide-react'
import { type ComponentType, type ReactElement, type ReactNode, useState } from 'react'
import { Icon, type LucideIcon } from '../icon/index.ts'
import { useShell } from '../shell-frame/index.ts'
import { isPlainClick } from '../top-menu/index.ts'
import * as styles from './side-menu.css.ts'

/** What {@link SideEntries} takes. */
export interface SideEntriesProps {
  /** The entries from this level on. */
  readonly items: readonly MenuItem[]
  /** How many entries stand above them. */
  readonly depth: number
  /** The path that is shown. */
  readonly current: string
  readonly labelOf: (item: MenuItem) => string
  readonly iconOf: (item: MenuItem) => LucideIcon | undefined
  readonly countOf: (item: MenuItem) => number | undefined
  /** A leaf was chosen. */
  readonly onNavigate: (item: MenuItem) => void
  /** Stands around an entry, and says its name where its icon stands alone. */
  readonly named: ComponentType<NamedEntryProps>
}

/** What stands around an entry takes. */
export interface NamedEntryProps {
  readonly label: string
  readonly children: ReactElement<{ className?: string }, 'a' | 'button'>
}

function holds(item: MenuItem, path: string): boolean {
  return item.path === path || item.own === path || item.children.some((child) => holds(child, path))
}

function Leaf({
  item,
  labelOf,
  iconOf,
  countOf,
  current,
  onNavigate,
  named: Named,
}: Omit<SideEntriesProps, 'items' | 'depth'> & { item: MenuItem }) {
  const { closeDrawer } = useShell()
  const count = countOf(item)
  const label = labelOf(item)
  return (
    <Named label={label}>
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
    </Named>
  )
}

function Branch({ item, ...rest }: Omit<SideEntriesProps, 'items'> & { item: MenuItem }) {
  const { named: Named } = rest
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
      <Named label={label}>
        <button type="button" className={styles.entry} aria-expanded={open} onClick={() => setOpen(!open)}>
          <Icon icon={rest.iconOf(item) ?? Dot} />
          <span className={styles.word}>{label}</span>
          <Icon icon={ChevronRight} size={14} className={styles.chevron} />
        </button>
      </Named>
      {open && (
        <div className={styles.nested}>
          <SideEntries {...rest} items={item.children} depth={rest.depth + 1} />
        </div>
      )}
    </>
  )
}

/** The entries of a `SideMenu`, whatever they come from: sections with their leaves, deeper levels folded. */
export function SideEntries({ items, ...rest }: SideEntriesProps): ReactNode {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.id}>
          {item.children.length === 0 ? (
            <Leaf item={item} {...rest} />
          ) : rest.depth === 0 ? (
            <>
              <h2 className={styles.section}>{rest.labelOf(item)}</h2>
              <SideEntries {...rest} items={item.children} depth={1} />
            </>
          ) : (
            <Branch item={item} {...rest} />
          )}
        </li>
      ))}
    </ul>
  )
}
