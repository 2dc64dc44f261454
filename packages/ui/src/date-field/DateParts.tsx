import type { CalendarDate, CalendarDateTime } from '@internationalized/date'
import { type ClipboardEvent, useContext, useLayoutEffect } from 'react'
import { DateFieldStateContext, DateInput, DateRangePickerStateContext, DateSegment } from 'react-aria-components'
import { beginOfDay, readDate, readDateTime } from '../iso-date/index.ts'
import { onRoot, type RootProps } from '../root/index.ts'
import * as styles from './date-field.css.ts'
import { letAnnouncerBeEmptied } from './empty-announcer.ts'
import { datesIn, daysOfTyped, type FoundDate, typedText } from './typed-text.ts'

/** What {@link DateParts} takes. */
export interface DatePartsProps extends RootProps<HTMLDivElement> {
  /** Which end of a span it is. */
  slot?: 'start' | 'end'
  /** Gets what stands in the parts, as soon as it changes. */
  onTyped?: (text: string) => void
  /** What was pasted is no date. */
  onRefused?: (text: string) => void
}

type Segment = Parameters<Parameters<typeof DateInput>[0]['children']>[0]

/** The parts of a date, each typed or stepped by itself, written yyyy-MM-dd in both languages. A date that is pasted fills them all. */
export function DateParts({ slot, onTyped, onRefused, ...root }: DatePartsProps) {
  useLayoutEffect(letAnnouncerBeEmptied, [])
  return (
    <DateInput {...onRoot(root, styles.input)} {...(slot === undefined ? {} : { slot })}>
      {(segment) => <Part segment={segment} slot={slot} onTyped={onTyped} onRefused={onRefused} />}
    </DateInput>
  )
}

interface PartProps extends Pick<DatePartsProps, 'slot' | 'onTyped' | 'onRefused'> {
  segment: Segment
}

function Part({ segment, slot, onTyped, onRefused }: PartProps) {
  const state = useContext(DateFieldStateContext)
  const span = useContext(DateRangePickerStateContext)
  const text = state === null ? '' : typedText(state.segments)

  // No time of day has a state of dates: what follows is for dates alone.
  useLayoutEffect(() => {
    if (state === null) return
    // Once left, react-aria makes another date of one that does not exist: it stays, and is said to be wrong.
    state.confirmPlaceholder = () => {}
    // It also steps to the 31st of every month.
    const { increment, decrement, incrementPage, decrementPage, incrementToMax } = state
    const step = (amount: number, otherwise: typeof increment): typeof increment => {
      return (type) => {
        const days = daysOfTyped(text)
        const day = state.segments.find((one) => one.type === 'day' && !one.isPlaceholder)?.value
        if (type !== 'day' || days === undefined || day == null) otherwise(type)
        else state.setSegment('day', ((((Math.min(day, days) + amount - 1) % days) + days) % days) + 1)
      }
    }
    state.increment = step(1, increment)
    state.decrement = step(-1, decrement)
    state.incrementPage = step(7, incrementPage)
    state.decrementPage = step(-7, decrementPage)
    state.incrementToMax = (type) => {
      const days = type === 'day' ? daysOfTyped(text) : undefined
      if (days === undefined) incrementToMax(type)
      else state.setSegment('day', days)
    }
  }, [state, text])

  useLayoutEffect(() => {
    if (state !== null) onTyped?.(text)
  }, [state, text, onTyped])

  const paste = (event: ClipboardEvent) => {
    if (state === null || state.isReadOnly || state.isDisabled) return
    event.preventDefault()
    const pasted = event.clipboardData.getData('text/plain').trim()
    if (pasted === '') return
    const withTime = state.granularity !== 'day'
    const real = (found: FoundDate | undefined, until: string): CalendarDate | CalendarDateTime | null => {
      const day = readDate(found?.day)
      if (!withTime || day === null) return day
      if (found?.time !== undefined) return readDateTime(`${found.day} ${found.time}`)
      const time = state.value !== null && 'hour' in state.value ? state.value : readDateTime(`${found?.day} ${until}`)
      return beginOfDay(day).set({ hour: time?.hour ?? 0, minute: time?.minute ?? 0, second: time?.second ?? 0 })
    }
    const [first, second] = datesIn(pasted)
    const whole = span !== null && second !== undefined
    const start = real(first, slot === 'end' && !whole ? '23:59:59' : '00:00:00')
    const end = whole ? real(second, '23:59:59') : start
    if (start === null || end === null) onRefused?.(pasted)
    else if (whole) span.setValue({ start, end })
    else state.setValue(start)
  }
  return (
    <DateSegment segment={segment} className={styles.segment} render={(props) => <span {...props} onPaste={paste} />}>
      {segment.type === 'literal'
        ? segment.text.replace('/', '-').replace(/^, ?$|^ $/, '  ')
        : segment.isPlaceholder
          ? segment.placeholder
          : segment.text}
    </DateSegment>
  )
}
