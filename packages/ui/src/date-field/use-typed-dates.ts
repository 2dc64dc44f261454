import { useCallback, useMemo, useRef, useState } from 'react'

/** What stands in the parts where it is no date: kept until it is one, or until another value comes from outside. */
interface Standing<D> {
  readonly texts: readonly string[]
  /** What the value was before, until the new one has come. */
  readonly before: string | null
  /** The dates that react-aria holds meanwhile: as long as they are the same ones, it leaves the parts alone. */
  readonly dates: readonly (D | null)[]
}

/** What {@link useTypedDates} takes. */
export interface TypedDatesOptions<D> {
  /** The one date of a field, or both ends of a span, as written; empty for none. */
  given: readonly [string] | readonly [string, string]
  /** Reads a date; null where there is no such date. */
  read: (text: string) => D | null
  /** Writes a date. */
  write: (date: D) => string
  /** Gets what stands in the field, exactly. */
  onChange: (texts: readonly string[]) => void
}

const keyOf = (texts: readonly string[]) => texts.join(' / ')

/**
 * Keeps what is typed where it is no date. React-aria has either a date or nothing: it makes another date of one that does not exist, and
 * says nothing of one that is not complete. Here such a text is handed on as it stands once the field was left, and the parts keep it.
 */
export function useTypedDates<D>({ given, read, write, onChange }: TypedDatesOptions<D>) {
  const [first, second = ''] = given
  const isSpan = given.length === 2
  // Each read by itself: react-aria draws parts anew whose date is another object.
  const one = useMemo(() => read(first), [read, first])
  const other = useMemo(() => read(second), [read, second])
  const key = keyOf(given)

  const shown = useRef<string[]>([...given])
  const [standing, setStanding] = useState<Standing<D> | null>(null)
  const [generation, setGeneration] = useState(0)
  const [isFocused, setFocused] = useState(false)
  const [isLeft, setLeft] = useState(true)
  const [refused, setRefused] = useState<string>()
  let kept = standing
  if (standing !== null) {
    const own = keyOf(standing.texts)
    if (key === own && standing.before !== null) setStanding({ ...standing, before: null })
    if (key !== own && key !== standing.before) {
      // Who cannot keep what is no date holds nothing instead: that is the answer to what was handed on, and no other value.
      if (standing.before !== null && given.every((text) => text === '')) setStanding({ ...standing, before: key })
      else {
        kept = null
        setStanding(null)
        setGeneration(generation + 1)
        setFocused(false)
      }
    }
  }
  const dates = kept?.dates ?? (isSpan ? [one, other] : [one])
  const isDate = (text: string) => read(text) !== null

  const hand = (texts: readonly string[], next: readonly (D | null)[]) => {
    const isWhole = texts.every((text) => text === '') || texts.every(isDate)
    setStanding(isWhole ? null : { texts, before: key, dates: next })
    onChange(texts)
  }
  const noteStart = useCallback((text: string) => {
    shown.current[0] = text
  }, [])
  const noteEnd = useCallback((text: string) => {
    shown.current[1] = text
  }, [])
  return {
    dates,
    /** The value, or what stands in its place. */
    texts: kept?.texts ?? given,
    /** Another one begins anew, with nothing of what was typed: the key of the picker. */
    generation,
    /** Whether that one has the focus at once, as the button is gone that had it. */
    isFocused,
    /** Whether nothing is being typed: the time to say what is wrong with it. */
    isLeft,
    /** What was pasted and is no date. */
    refused,
    /** Of the parts of one date, or of the start. */
    parts: { onTyped: noteStart, onRefused: setRefused },
    /** Of the parts of the end. */
    endParts: { onTyped: noteEnd, onRefused: setRefused },
    /** React-aria has other dates. An end that stands there as typed stays. */
    change: (next: readonly (D | null)[]) => {
      setLeft(false)
      setRefused(undefined)
      hand(
        next.map((date, place) => {
          const text = shown.current[place] ?? ''
          const stands = date === dates[place] && text !== '' && !isDate(text)
          return stands ? text : date === null ? '' : write(date)
        }),
        next,
      )
    },
    /** The field was left. */
    leave: () => {
      setLeft(true)
      setRefused(undefined)
      const texts = shown.current
      const isWhole = texts.every((text) => text === '') || texts.every(isDate)
      if (isWhole && kept === null) return
      if (isWhole) {
        const next = texts.map(read)
        hand(
          next.map((date) => (date === null ? '' : write(date))),
          next,
        )
      } else if (kept === null || keyOf(texts) !== keyOf(kept.texts)) hand([...texts], dates)
    },
    /** It is emptied by its button: nothing of what was typed stays. */
    clear: () => {
      setStanding(null)
      setRefused(undefined)
      setGeneration(generation + 1)
      setFocused(true)
      setLeft(true)
      onChange(given.map(() => ''))
    },
  }
}

/** What {@link useTypedDates} knows of a field, whatever its dates are. */
export type TypedDates = Pick<
  ReturnType<typeof useTypedDates>,
  'texts' | 'generation' | 'isFocused' | 'isLeft' | 'refused' | 'leave'
>
