import type { DataTableActorRef } from '@etalon/machines/data-table'
import type { TableFindActorRef } from '@etalon/machines/table-find'
import { useSelector } from '@xstate/react'
import { type KeyboardEvent, useRef } from 'react'
import { flushSync } from 'react-dom'

interface FindKeysOptions {
  actor: DataTableActorRef
  find: TableFindActorRef
  scroller: HTMLElement | null
}

/**
 * The keys by which words are found: Ctrl or Command with F, and F3. Where all that there is is drawn, the browser finds it, and the keys
 * are left to it.
 */
export function useFindKeys({ actor, find, scroller }: FindKeysOptions) {
  const isOpen = useSelector(find, (snapshot) => snapshot.matches('open'))
  const input = useRef<HTMLInputElement>(null)
  const isAllDrawn = () => {
    const { rows, columns } = actor.getSnapshot().context
    const drawn = scroller?.querySelectorAll('[data-row]:not([data-head])').length ?? 0
    const cells = scroller?.querySelectorAll('[data-head] > [data-column]').length ?? 0
    return drawn >= rows.length && cells >= columns
  }
  const open = () => {
    const { row, column } = actor.getSnapshot().context.active
    flushSync(() => find.send({ type: 'OPENED', from: { row: Math.max(0, row), column } }))
    input.current?.select()
  }
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const isFind = event.key.toLowerCase() === 'f' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
    if (!isFind && event.key !== 'F3') return
    if (!isOpen && isAllDrawn()) return
    if (isFind || !isOpen) open()
    else find.send({ type: event.shiftKey ? 'PREVIOUS' : 'NEXT' })
    event.preventDefault()
    event.stopPropagation()
  }
  return { isOpen, input, onKeyDownCapture }
}
