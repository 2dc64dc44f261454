import { ChevronLeft, ChevronRight } from 'lucide-react'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  DateInput,
  DateSegment,
  Dialog,
  Heading,
  RangeCalendar,
} from 'react-aria-components'
import { useMessages } from '../i18n/index.ts'
import { Icon } from '../icon/index.ts'
import { FieldPanel } from '../list-box/index.ts'
import * as styles from './date-field.css.ts'

function Face() {
  const messages = useMessages()
  return (
    <>
      <header className={styles.header}>
        <Button slot="previous" className={styles.turn} aria-label={messages.previousMonth}>
          <Icon icon={ChevronLeft} />
        </Button>
        <Heading className={styles.heading} />
        <Button slot="next" className={styles.turn} aria-label={messages.nextMonth}>
          <Icon icon={ChevronRight} />
        </Button>
      </header>
      <CalendarGrid weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={styles.weekday}>{day.replace(/^(周|星期)/, '')}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className={styles.cell} />}</CalendarGridBody>
      </CalendarGrid>
    </>
  )
}

/** The calendar that a date field opens. */
export function CalendarPanel({ range }: { range?: boolean }) {
  return (
    <FieldPanel>
      <Dialog style={{ outline: 'none' }}>
        {range ? (
          <RangeCalendar className={`${styles.calendar} ${styles.range}`}>
            <Face />
          </RangeCalendar>
        ) : (
          <Calendar className={styles.calendar}>
            <Face />
          </Calendar>
        )}
      </Dialog>
    </FieldPanel>
  )
}

/** The parts of a date, each typed or stepped by itself, written yyyy-MM-dd in both languages. */
export function DateParts({ slot, shrink }: { slot?: 'start' | 'end'; shrink?: boolean }) {
  return (
    <DateInput className={styles.input} {...(slot === undefined ? {} : { slot })} {...(shrink ? { 'data-shrink': '' } : {})}>
      {(segment) => (
        <DateSegment segment={segment} className={styles.segment}>
          {segment.type === 'literal'
            ? segment.text.replace('/', '-').replace(/^, ?$|^ $/, '  ')
            : segment.isPlaceholder
              ? segment.placeholder
              : segment.text}
        </DateSegment>
      )}
    </DateInput>
  )
}
