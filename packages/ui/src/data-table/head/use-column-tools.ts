import { type ColumnSettingsActorRef, columnWidths, freeColumn } from '@etalon/machines/column-settings'
import type { TableRow } from '@etalon/machines/data-table'
import { Pin as PinIcon, PinOff, Undo2 } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useContextMenu } from '../../context-menu/index.ts'
import { useCount, useMessages } from '../../i18n/index.ts'
import type { MenuAction } from '../../menu/index.ts'
import { type ColumnDefinition, edge } from '../column.ts'

/** A column that is being drawn wider or narrower by the pointer, in pixels. */
interface Drawn {
  readonly key: string
  readonly width: number
}

/** How far the keys make a column wider or narrower, in pixels. */
const step = 16

const bounded = (width: number) => Math.min(columnWidths.most, Math.max(columnWidths.least, Math.round(width)))

/** How wide a head is by its definition: an outermost one is wider by what it keeps clear of the edge. */
function widthOf(head: HTMLElement): number {
  const edges = Number(head.previousElementSibling === null) + Number(head.nextElementSibling === null)
  return bounded(head.getBoundingClientRect().width - edges * edge)
}

/** Where lines run from right to left, a column grows to the left. */
const turnOf = (head: HTMLElement) => (getComputedStyle(head).direction === 'rtl' ? -1 : 1)

/** A pull at the end of a head. */
interface Pull {
  readonly from: number
  readonly begun: number
  readonly turn: 1 | -1
  width: number
}

const still = (event: MouseEvent) => event.stopPropagation()

const headOf = (element: Element) => element.closest<HTMLElement>('[role=columnheader]')

interface ColumnToolsOptions<Row extends TableRow> {
  settings: ColumnSettingsActorRef | undefined
  columns: readonly ColumnDefinition<Row>[]
  /** Says something aloud. */
  say: (words: string) => void
}

/** What the head of a table offers to do with its columns: drawing them wider, by pointer and keys, and pinning them. */
export function useColumnTools<Row extends TableRow>({ settings, columns, say }: ColumnToolsOptions<Row>) {
  const messages = useMessages()
  const write = useCount()
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  const menu = useContextMenu()
  // The menu is that of the head from which it was opened.
  const asked = menu.place?.opener.dataset.key

  const named = (key: string) => columns.find((column) => column.key === key)?.header ?? key
  const resize = (key: string, width: number | null) => {
    settings?.send({ type: 'COLUMN.RESIZED', key, width })
    say(width === null ? messages.columnOwnWidth(named(key)) : messages.columnWidth(named(key), write(width)))
  }
  const pin = (key: string, side: 'start' | 'end' | null) => {
    settings?.send({ type: 'COLUMN.PINNED', key, side })
    say(messages.columnPinned(named(key), side))
  }

  const pull = useRef<Pull | null>(null)
  const letGo = () => {
    pull.current = null
    setDrawn(null)
  }
  const giveUp = useEffectEvent(letGo)
  /** The end of a head, by which the pointer draws its column. */
  const handle = (key: string) => ({
    // The head beneath would sort, and take the focus.
    onClick: still,
    onMouseDown: still,
    onDoubleClick: () => resize(key, null),
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const head = headOf(event.currentTarget)
      if (!head || event.button !== 0) return
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      const begun = widthOf(head)
      pull.current = { from: event.clientX, begun, width: begun, turn: turnOf(head) }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { current } = pull
      if (!current) return
      current.width = bounded(current.begun + (event.clientX - current.from) * current.turn)
      setDrawn({ key, width: current.width })
    },
    onPointerUp: () => {
      const { current } = pull
      letGo()
      if (current && current.width !== current.begun) resize(key, current.width)
    },
    onPointerCancel: letGo,
  })
  const isDrawing = drawn !== null
  useEffect(() => {
    if (!isDrawing) return
    const givenUp = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      giveUp()
    }
    window.addEventListener('keydown', givenUp, true)
    return () => window.removeEventListener('keydown', givenUp, true)
  }, [isDrawing])

  /** Alt and Shift with an arrow. @returns whether the key was one of these */
  const onHeadKey = (key: string, event: KeyboardEvent<HTMLElement>): boolean => {
    const way = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (!settings || way === 0 || !event.altKey || !event.shiftKey) return false
    const head = headOf(event.currentTarget)
    if (!head) return false
    resize(key, bounded(widthOf(head) + way * turnOf(head) * step))
    return true
  }

  const actionsFor = (key: string): MenuAction[] => {
    if (!settings) return []
    const { context } = settings.getSnapshot()
    const state = context.draft.find((one) => one.key === key)
    const isFree = freeColumn(context.columns, key) !== undefined
    const side = (way: 'start' | 'end', label: string): MenuAction => ({
      id: way,
      label,
      icon: PinIcon,
      onAction: () => pin(key, way),
    })
    return [
      ...(isFree && state?.pin !== 'start' ? [side('start', messages.pinAtStart)] : []),
      ...(isFree && state?.pin !== 'end' ? [side('end', messages.pinAtEnd)] : []),
      ...(isFree && state?.pin ? [{ id: 'free', label: messages.unpin, icon: PinOff, onAction: () => pin(key, null) }] : []),
      { id: 'width', label: messages.ownWidth, icon: Undo2, separated: isFree, onAction: () => resize(key, null) },
    ]
  }

  return {
    /** The columns as they are while one of them is drawn. */
    // What is drawn gives no way.
    drawn: drawn
      ? columns.map((column) => (column.key === drawn.key ? { ...column, width: drawn.width, minWidth: drawn.width } : column))
      : columns,
    handle,
    menu: {
      label: asked === undefined ? '' : messages.columnMenu(named(asked)),
      actions: asked === undefined ? [] : actionsFor(asked),
      place: menu.place,
      onClose: menu.close,
    },
    /** For the head of one column. */
    trigger: (key: string) => ({
      ...menu.trigger,
      'data-key': key,
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (!onHeadKey(key, event)) menu.trigger.onKeyDown(event)
        else {
          event.preventDefault()
          event.stopPropagation()
        }
      },
    }),
  }
}
