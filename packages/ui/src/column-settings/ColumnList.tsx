import { type ColumnChoice, type ColumnSettingsActorRef, freeColumn } from '@etalon/machines/column-settings'
import { useSelector } from '@xstate/react'
import { GripVertical, Pin } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import {
  Button,
  DropIndicator,
  type DroppableCollectionReorderEvent,
  GridList,
  GridListItem,
  useDragAndDrop,
} from 'react-aria-components'
import { Checkbox } from '../checkbox/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Icon } from '../icon/index.ts'
import * as styles from './column-settings.css.ts'

/** A column that stays where it is, and is always shown. */
function PinnedRow({ column, place }: { column: ColumnChoice; place: string }) {
  return (
    <li className={styles.row} data-pinned="">
      <span className={styles.grip}>
        <Icon icon={Pin} size={14} />
      </span>
      <Checkbox checked readOnly onChange={() => {}}>
        {column.label}
      </Checkbox>
      <span className={styles.aside}>{place}</span>
    </li>
  )
}

export interface ColumnListProps {
  actor: ColumnSettingsActorRef
  /** Nothing can be chosen now. */
  disabled: boolean
  /** What is to be read aloud: a row that is ticked by its own key says nothing by itself. */
  onSay: (text: string) => void
}

/** The columns to tick and to move: by dragging, by the handle's keys, or by Alt and an arrow; Delete hides one, Control with A shows all. */
export function ColumnList({ actor, disabled, onSay }: ColumnListProps) {
  const messages = useMessages()
  const columns = useSelector(actor, ({ context }) => context.columns)
  const draft = useSelector(actor, ({ context }) => context.draft)
  const list = useRef<HTMLDivElement>(null)
  const free = draft.flatMap(({ key, visible }) => {
    const column = freeColumn(columns, key)
    return column ? [{ id: key, label: column.label, visible }] : []
  })
  const toggle = (key: string) => {
    actor.send({ type: 'COLUMN.TOGGLED', key })
    const visible = actor.getSnapshot().context.draft.some((state) => state.key === key && state.visible)
    onSay(messages.columnShown(freeColumn(columns, key)?.label ?? key, visible))
  }
  const reorder = ({ keys, target }: DroppableCollectionReorderEvent) => {
    for (const key of keys) {
      const from = draft.findIndex((state) => state.key === key)
      const beside = draft.findIndex((state) => state.key === target.key) + (target.dropPosition === 'after' ? 1 : 0)
      actor.send({ type: 'COLUMN.MOVED', key: String(key), to: from < beside ? beside - 1 : beside })
    }
  }
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': freeColumn(columns, String(key))?.label ?? '' })),
    onReorder: reorder,
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.indicator} />,
    isDisabled: disabled,
  })
  const press = (event: KeyboardEvent) => {
    const row = event.target instanceof Element ? event.target.closest('[role=row]') : null
    const key = row?.getAttribute('data-key')
    if (!key) return
    // The ticks are no selection: whoever drags one column would drag all that are selected.
    if (event.key === ' ' && event.target === row) {
      event.preventDefault()
      toggle(key)
    }
    if (event.key === 'Delete' && event.target === row && free.some(({ id, visible }) => id === key && visible)) toggle(key)
    if (event.key === 'a' && (event.ctrlKey || event.metaKey) && !disabled) {
      event.preventDefault()
      event.stopPropagation()
      for (const { id, visible } of free) if (!visible) actor.send({ type: 'COLUMN.TOGGLED', key: id })
      const now = actor.getSnapshot().context.draft
      onSay(messages.shownColumns(now.filter(({ visible }) => visible).length, now.length))
    }
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (!event.altKey || by === 0) return
    event.preventDefault()
    event.stopPropagation()
    actor.send({ type: 'COLUMN.MOVED_BY', key, by })
    // A row that is drawn at another place loses the focus.
    requestAnimationFrame(() => {
      const moved = [...(list.current?.querySelectorAll('[role=row]') ?? [])].find((one) => one.getAttribute('data-key') === key)
      if (moved instanceof HTMLElement) moved.focus()
    })
  }
  const pinned = (side: 'start' | 'end', place: string) => {
    const there = columns.filter((column) => column.pinned === side)
    return there.length === 0 ? null : (
      <ul className={styles.pinned} aria-label={place}>
        {there.map((column) => (
          <PinnedRow key={column.key} column={column} place={place} />
        ))}
      </ul>
    )
  }
  return (
    <div className={styles.list} onKeyDownCapture={press} ref={list}>
      {pinned('start', messages.pinnedStart)}
      <GridList aria-label={messages.columns} className={styles.rows} items={free} dragAndDropHooks={dragAndDropHooks}>
        {(item) => (
          <GridListItem id={item.id} textValue={item.label} className={styles.row}>
            <Button slot="drag" className={styles.grip} aria-label={messages.dragColumn(item.label)}>
              <Icon icon={GripVertical} size={14} />
            </Button>
            <Checkbox slot={null} checked={item.visible} onChange={() => toggle(item.id)} disabled={disabled}>
              {item.label}
            </Checkbox>
            <span className={styles.keys} aria-hidden="true">
              {messages.moveKeys}
            </span>
          </GridListItem>
        )}
      </GridList>
      {pinned('end', messages.pinnedEnd)}
    </div>
  )
}
