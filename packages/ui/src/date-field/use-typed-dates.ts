import { shownDates, typedDatesMachine } from '@etalon/machines/typed-dates'
import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo } from 'react'

/** What {@link useTypedDates} takes. */
export interface TypedDatesOptions<D> {
  /** The one date of a field, or both ends of a span, as written; empty for none. */
  given: readonly [string] | readonly [string, string]
  /** Whether the dates have a time of day. @default false */
  withTime?: boolean
  /** Reads a date; null where there is no such date. */
  read: (text: string) => D | null
  /** Writes a date. */
  write: (date: D) => string
  /** Gets what stands in the field, exactly. */
  onChange: (texts: readonly string[]) => void
}

/**
 * Keeps what is typed where it is no date. React-aria has either a date or nothing: it makes another date of one that does not exist, and
 * says nothing of one that is not complete. Here such a text is handed on as it stands once the field was left, and the parts keep it.
 */
export function useTypedDates<D>({ given, withTime = false, read, write, onChange }: TypedDatesOptions<D>) {
  const actor = useActorRef(typedDatesMachine, { input: { given, withTime } })
  const snapshot = useSelector(actor, (latest) => latest)
  const { generation, hasFocus, refused } = snapshot.context
  const { texts, held } = shownDates(snapshot, given)
  const [first, second] = given
  const [heldFirst = '', heldSecond = ''] = held
  // Each read by itself: react-aria draws parts anew whose date is another object.
  const one = useMemo(() => read(heldFirst), [read, heldFirst])
  const other = useMemo(() => read(heldSecond), [read, heldSecond])
  const dates = second === undefined ? [one] : [one, other]

  const handOn = useEffectEvent(onChange)
  useEffect(() => {
    const heard = actor.on('handedOn', (told) => handOn(told.texts))
    return () => heard.unsubscribe()
  }, [actor])
  // Before anything is seen: another value has other parts.
  useLayoutEffect(() => {
    const { context } = actor.getSnapshot()
    const isOther = context.given[0] !== first || context.given[1] !== second || context.withTime !== withTime
    if (isOther) actor.send({ type: 'GIVEN', texts: second === undefined ? [first] : [first, second], withTime })
  }, [actor, first, second, withTime])

  const onStart = useCallback((text: string) => actor.send({ type: 'TYPED', place: 0, text }), [actor])
  const onEnd = useCallback((text: string) => actor.send({ type: 'TYPED', place: 1, text }), [actor])
  const onRefused = (text: string) => actor.send({ type: 'PASTE.REFUSED', text })
  return {
    dates,
    /** The value, or what stands in its place. */
    texts,
    /** Another one begins anew, with nothing of what was typed: the key of the picker. */
    generation,
    /** Whether that one has the focus at once, as the button is gone that had it. */
    isFocused: hasFocus,
    /** Whether nothing is being typed: the time to say what is wrong with it. */
    isLeft: snapshot.matches({ attention: 'left' }),
    /** What was pasted and is no date. */
    refused,
    /** Of the parts of one date, or of the start. */
    parts: { onTyped: onStart, onRefused },
    /** Of the parts of the end. */
    endParts: { onTyped: onEnd, onRefused },
    /** React-aria has other dates. */
    change: (next: readonly (D | null)[]) => {
      const changed = next.map((date, place) => (date === dates[place] ? undefined : date === null ? '' : write(date)))
      actor.send({ type: 'CHANGED', texts: changed })
    },
    /** The field was left. */
    leave: () => actor.send({ type: 'LEFT' }),
    /** It is emptied by its button. */
    clear: () => actor.send({ type: 'CLEARED' }),
  }
}

/** What {@link useTypedDates} knows of a field, whatever its dates are. */
export type TypedDates = Pick<
  ReturnType<typeof useTypedDates>,
  'texts' | 'generation' | 'isFocused' | 'isLeft' | 'refused' | 'leave'
>
