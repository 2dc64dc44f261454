import { chosenBy, isBranch, marksOf, openBranches, type TreeActorRef, unchoosable } from '@etalon/machines/tree'
import { useSelector } from '@xstate/react'
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { type DragAndDropHooks, type Selection, Tree } from 'react-aria-components'
import { useMessages } from '../i18n/index.ts'
import { onRoot, type RootProps, useSharedRef } from '../root/index.ts'
import { TreeRows } from './TreeRows.tsx'
import { TreeTools } from './TreeTools.tsx'
import * as styles from './tree.css.ts'
import { type MoveWay, movedBy, type TreeMove } from './tree-move.ts'

/** How a tree is shown, whoever keeps its state. */
export interface TreeViewOptions extends RootProps<HTMLDivElement> {
  /** What the tree holds; read aloud. */
  label: string
  /** Offers a field that filters by label and note. @default false */
  filterable?: boolean
  /** Offers buttons that open and close every branch. @default false */
  expandable?: boolean
  /** What is shown instead of an empty tree. @default a sentence from the catalogue */
  empty?: ReactNode
  /** An item was pressed, or Enter on it, where nothing is to be chosen. Without it a branch opens or closes. */
  onAction?: (id: string) => void
  /**
   * An item is to be moved: dragged by its handle, or by Alt and an arrow. Give the tree its items in their new places, or it stays as it
   * is. @default nothing can be moved
   */
  onMoved?: (move: TreeMove) => void
  /** Begins with the focus: in the filter, where there is one. */
  autoFocus?: boolean
}

/** What {@link TreeView} takes. */
export interface TreeViewProps extends TreeViewOptions {
  /** What is open, chosen and found: of `useTree`. */
  actor: TreeActorRef
}

const rowOf = (root: HTMLElement | null, id: string) =>
  Array.from(root?.querySelectorAll<HTMLElement>('[data-key]') ?? []).find((row) => row.dataset.key === id)

/**
 * The keys of a tree view (ARIA Authoring Practices) where those of a grid differ: Right on an open branch goes to its first item,
 * neither key leaves the row where there is no way, and what stands in a row is no place of its own.
 */
function treeKeys(event: KeyboardEvent<HTMLElement>) {
  const target = event.target
  const row = target instanceof Element ? target.closest<HTMLElement>('[role=row][data-key]') : null
  if (!row || (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft')) return
  const isOpen = row.ariaExpanded === 'true'
  const hasWay = event.key === 'ArrowRight' ? row.ariaExpanded === 'false' : isOpen || row.ariaLevel !== '1'
  const within = target !== row
  if (hasWay && !within) return
  event.preventDefault()
  event.stopPropagation()
  row.focus()
  const key = hasWay ? event.key : isOpen ? 'ArrowDown' : undefined
  if (key !== undefined) row.dispatchEvent(new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
}

// Most trees stay as they are, and dragging is a third of a tree's weight.
const DragTools = lazy(() => import('./DragTools.tsx'))

/** Alt and an arrow move an item: among its siblings, beneath the one above, or out of its branch. */
const moveKeys = new Map<string, MoveWay>([
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
  ['ArrowRight', 'in'],
  ['ArrowLeft', 'out'],
])

const modifiers = new Set(['Shift', 'Control', 'Alt', 'Meta'])

/** The row that Shift and a key draw a range to: the next one, or with Ctrl the first or the last; undefined where the key draws none. */
function rangeEnd(event: KeyboardEvent<HTMLElement>, rows: readonly HTMLElement[], at: number): HTMLElement | undefined {
  if (!event.shiftKey || event.altKey) return undefined
  const isFar = event.ctrlKey || event.metaKey
  if (event.key === 'ArrowDown' && !isFar) return rows[at + 1] ?? rows[at]
  if (event.key === 'ArrowUp' && !isFar) return rows[at - 1] ?? rows[at]
  if (event.key === 'Home' && isFar) return rows[0]
  return event.key === 'End' && isFar ? rows.at(-1) : undefined
}

/** Opens every branch beside the one that has the focus, as `*` does in a tree view. */
function openSiblings(actor: TreeActorRef, row: HTMLElement) {
  const { context } = actor.getSnapshot()
  const { entries, rootIds } = context.index
  const parentId = entries.get(row.dataset.key ?? '')?.parentId
  const siblings = parentId === undefined ? rootIds : (entries.get(parentId)?.childIds ?? [])
  const closed = siblings.filter((id) => {
    const entry = entries.get(id)
    return entry !== undefined && isBranch(entry)
  })
  actor.send({ type: 'EXPANDED.CHANGED', ids: [...new Set([...openBranches(context), ...closed])] })
}

/** Shows the tree of an actor that somebody else owns. */
export function TreeView(props: TreeViewProps) {
  const { actor, label, filterable, expandable, empty, onAction, onMoved, autoFocus = false } = props
  const messages = useMessages()
  const root = useRef<HTMLDivElement>(null)
  const ref = useSharedRef(root, props.ref)
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const nothingFits = useSelector(actor, (snapshot) => snapshot.matches({ filter: 'nothing' }))
  const isBusy = useSelector(actor, (snapshot) => snapshot.matches({ loading: 'busy' }))
  const marks = useMemo(() => marksOf(context), [context])
  const refused = useMemo(() => unchoosable(context), [context])
  const open = useMemo(() => new Set(openBranches(context)), [context])
  const selected = useMemo(() => new Set([...marks].filter(([, mark]) => mark === 'all').map(([id]) => id)), [marks])
  const [spoken, setSpoken] = useState('')

  useEffect(() => {
    const name = (id: string) => actor.getSnapshot().context.index.entries.get(id)?.node.label ?? ''
    const heard = [
      actor.on('loading', ({ id }) => setSpoken(messages.loadingBelow(name(id)))),
      actor.on('loaded', ({ id, count }) => setSpoken(messages.loadedBelow(name(id), count))),
      actor.on('failed', ({ id }) => setSpoken(messages.failedBelow(name(id)))),
    ]
    return () => {
      for (const one of heard) one.unsubscribe()
    }
  }, [actor, messages])

  const choose = (keys: Selection) => {
    if (keys === 'all') return actor.send({ type: 'ITEMS.MARKED', ids: context.index.rootIds, on: true })
    const now = new Set([...keys].map(String))
    const added = [...now].filter((id) => !selected.has(id))
    const removed = [...selected].filter((id) => !now.has(id))
    const [one] =
      context.mode === 'single' ? [...added, ...removed] : added.length + removed.length === 1 ? [...added, ...removed] : []
    if (one !== undefined) return actor.send({ type: 'ITEM.TOGGLED', id: one })
    if (removed.length > 0) actor.send({ type: 'ITEMS.MARKED', ids: removed, on: false })
    if (added.length > 0)
      actor.send({ type: 'ITEMS.MARKED', ids: added.filter((id) => chosenBy(context, id).length > 0), on: true })
  }
  const retry = (id: string) => {
    // The row with the button goes away: the focus goes to its branch.
    rowOf(root.current, id)?.focus()
    actor.send({ type: 'RETRY', id })
  }
  /** Where the range began that Shift draws; none while another key or the pointer is used. */
  const anchor = useRef<HTMLElement | null>(null)
  /** @returns whether the key drew a range */
  const draws = (event: KeyboardEvent<HTMLElement>, row: HTMLElement): boolean => {
    if (!event.shiftKey && !modifiers.has(event.key)) anchor.current = null
    const rows = Array.from(root.current?.querySelectorAll<HTMLElement>('[role=row][data-key]') ?? [])
    const to = context.mode === 'multiple' ? rangeEnd(event, rows, rows.indexOf(row)) : undefined
    if (!to) return false
    // Another choice has ended the range that the machine knew.
    if (!anchor.current?.isConnected || actor.getSnapshot().context.beside === undefined) {
      anchor.current = row
      actor.send({ type: 'RANGE.BEGUN' })
    }
    const [first = 0, last = 0] = [rows.indexOf(anchor.current), rows.indexOf(to)].sort((one, other) => one - other)
    to.focus()
    actor.send({ type: 'RANGE.DRAWN', ids: rows.slice(first, last + 1).map(({ dataset }) => dataset.key ?? '') })
    return true
  }
  /** @returns whether the key moved an item */
  const moves = (event: KeyboardEvent<HTMLElement>, row: HTMLElement): boolean => {
    const way = event.altKey && !event.shiftKey && !event.ctrlKey && !event.metaKey ? moveKeys.get(event.key) : undefined
    if (!onMoved || way === undefined || context.found) return false
    const move = movedBy(actor.getSnapshot().context, row.dataset.key ?? '', way)
    // What lies in a closed branch would be out of sight.
    if (move?.parentId && way === 'in' && !open.has(move.parentId))
      actor.send({ type: 'EXPANDED.CHANGED', ids: [...open, move.parentId] })
    if (move) onMoved(move)
    return true
  }
  const pressed = (event: KeyboardEvent<HTMLElement>) => {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[role=row][data-key]') : null
    if (row !== null && moves(event, row)) {
      event.preventDefault()
      event.stopPropagation()
      return
    }
    const isAll = event.key === '*' && row !== null
    if (isAll) openSiblings(actor, row)
    if (!isAll && (row === null || !draws(event, row))) return treeKeys(event)
    event.preventDefault()
    event.stopPropagation()
  }
  const tree = (dragAndDropHooks?: DragAndDropHooks) => (
    <Tree
      aria-label={label}
      className={styles.tree}
      selectionMode={context.mode}
      selectedKeys={selected}
      onSelectionChange={choose}
      expandedKeys={open}
      onExpandedChange={(keys) => actor.send({ type: 'EXPANDED.CHANGED', ids: [...keys].map(String) })}
      disabledBehavior="selection"
      escapeKeyBehavior="none"
      autoFocus={autoFocus && !filterable ? 'first' : false}
      {...(dragAndDropHooks ? { dragAndDropHooks } : {})}
      renderEmptyState={() => (
        <div className={styles.empty}>{nothingFits ? messages.nothingFits(context.text) : (empty ?? messages.treeEmpty)}</div>
      )}
      {...(onAction && context.mode === 'none'
        ? { onAction: (key) => context.index.entries.has(String(key)) && onAction(String(key)) }
        : {})}
    >
      <TreeRows
        actor={actor}
        context={context}
        ids={context.index.rootIds}
        open={open}
        marks={marks}
        unchoosable={refused}
        movable={onMoved !== undefined && context.found === undefined}
        onRetry={retry}
      />
    </Tree>
  )
  const focusFirst = () => root.current?.querySelector<HTMLElement>('[role=row][data-key]')?.focus()
  return (
    <div {...onRoot({ ...props, ref }, styles.root)}>
      {(filterable || expandable) && (
        <TreeTools
          actor={actor}
          filterable={filterable ?? false}
          expandable={expandable ?? false}
          autoFocus={autoFocus}
          onLeave={focusFirst}
        />
      )}
      <div
        className={styles.frame}
        aria-busy={isBusy}
        onKeyDownCapture={pressed}
        onPointerDownCapture={() => {
          anchor.current = null
        }}
      >
        {onMoved ? (
          <Suspense>
            <DragTools context={context} onMoved={onMoved}>
              {tree}
            </DragTools>
          </Suspense>
        ) : (
          tree()
        )}
      </div>
      <span className={styles.spoken} role="status">
        {context.found ? messages.foundInTree(context.found.count) : spoken}
      </span>
    </div>
  )
}
