// biome-ignore-all lint/a11y/useSemanticElements: assistive technology that is a few years old does not know the element search
import type { FoundCell, TableFindActorRef } from '@etalon/machines/table-find'
import { useSelector } from '@xstate/react'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent } from 'react'
import { IconButton } from '../../button/index.ts'
import { useCount, useMessages } from '../../i18n/index.ts'
import * as styles from '../data-table.css.ts'

interface FindBarProps {
  find: TableFindActorRef
  input: RefObject<HTMLInputElement | null>
  /** What the cell says at which one stands. */
  wordsAt: (place: FoundCell) => string
  /** It was closed: the focus goes back to the table. */
  onClosed: () => void
}

/** Finds words in rows that are not drawn, which the browser's own search does not see. */
export function FindBar({ find, input, wordsAt, onClosed }: FindBarProps) {
  const messages = useMessages()
  const write = useCount()
  const query = useSelector(find, ({ context }) => context.query)
  const count = useSelector(find, ({ context }) => context.places.length)
  const most = useSelector(find, ({ context }) => context.most)
  const at = useSelector(find, ({ context }) => context.at)
  const place = useSelector(find, ({ context }) => context.places[context.at])
  const hasNone = useSelector(find, (snapshot) => snapshot.matches({ open: 'ended' }) && snapshot.context.places.length === 0)
  const tellClosed = useEffectEvent(onClosed)
  useEffect(() => {
    const closed = find.on('closed', () => tellClosed())
    return () => closed.unsubscribe()
  }, [find])

  // Whoever asked for it may have waited until it was loaded.
  useEffect(() => input.current?.select(), [input])

  const close = () => find.send({ type: 'CLOSED' })
  const step = (back: boolean) => find.send({ type: back ? 'PREVIOUS' : 'NEXT' })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) step(event.shiftKey)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const isCapped = count >= most
  const [stands, of] = [write(at + 1), write(count)]
  const spoken = place ? messages.findSpoken(stands, of, isCapped, wordsAt(place)) : ''
  return (
    <div role="search" className={styles.findBar} aria-label={messages.findInTable} onKeyDown={onKeyDown}>
      <input
        ref={input}
        type="text"
        className={styles.findField}
        aria-label={messages.findInTable}
        placeholder={messages.findInTable}
        value={query}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => find.send({ type: 'QUERY.CHANGED', query: event.currentTarget.value })}
      />
      <span className={styles.findCount} aria-hidden="true">
        {hasNone ? messages.findNothing : place ? messages.findPlace(stands, of, isCapped) : ''}
      </span>
      <span className={styles.spoken} role="status">
        {hasNone ? messages.findNothing : spoken}
      </span>
      <IconButton icon={ChevronUp} size="small" label={messages.findPrevious} onPress={() => step(true)} />
      <IconButton icon={ChevronDown} size="small" label={messages.findNext} onPress={() => step(false)} />
      <IconButton icon={X} size="small" label={messages.closeFind} onPress={close} />
    </div>
  )
}
