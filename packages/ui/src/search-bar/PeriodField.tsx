import { readInFormat, writeInFormat } from '@etalon/machines/search-bar'
import { CalendarDate, DateFormatter } from '@internationalized/date'
import { Calendar, ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Dialog, ListBox, ListBoxItem, PopoverContext } from 'react-aria-components'
import { IconButton } from '../button/index.ts'
import { calendarStyles } from '../calendar/index.ts'
import { type FieldOptions, InnerButton } from '../field/index.ts'
import { localeOf, useLocale, useMessages } from '../i18n/index.ts'
import { dayOrToday } from '../iso-date/index.ts'
import { FieldPanel } from '../list-box/index.ts'
import { TextField } from '../text-field/index.ts'
import * as styles from './period.css.ts'
import { type PeriodKind, typedPeriod } from './typed-period.ts'

export interface PeriodFieldProps extends FieldOptions {
  /** What is asked for. */
  kind: PeriodKind
  /** How the value is written, such as `yyyy-MM`. */
  format: string
  /** The month or year in its format, or what was typed in its place; empty for none. */
  value: string
  onChange: (value: string | null) => void
  /** The field and its panel were left. */
  onBlur: () => void
  clearable: boolean
}

/** A month or a year: typed, or chosen from twelve in a panel. */
export function PeriodField({ kind, format, value, onChange, onBlur, clearable, ...field }: PeriodFieldProps) {
  const messages = useMessages()
  const box = useRef<HTMLInputElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const choosing = useRef(false)
  const turn = (open: boolean) => {
    if (field.disabled) return
    choosing.current = open
    setIsOpen(open)
    if (!open) onBlur()
  }
  const change = (text: string) => onChange(text === '' ? null : text)
  const left = () => {
    if (choosing.current) return
    const text = typedPeriod(value, kind, format)
    if (text !== value) change(text)
    onBlur()
  }
  const pressed = (event: KeyboardEvent) => {
    if (!event.altKey || event.key !== 'ArrowDown') return
    event.preventDefault()
    turn(true)
  }
  const chosen = readInFormat(typedPeriod(value, kind, format), format)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key is the field’s, which hears none itself
    <div onKeyDown={pressed}>
      <TextField
        {...field}
        value={value}
        onChange={change}
        onBlur={left}
        onEnter={() => change(typedPeriod(value, kind, format))}
        placeholder={format}
        clearable={clearable}
        inputMode={kind === 'year' || format === 'yyyyMM' ? 'numeric' : 'text'}
        autoComplete="off"
        inputRef={box}
        end={
          <InnerButton
            label={`${kind === 'month' ? messages.chooseMonth : messages.chooseYear} ${field.label}`}
            icon={Calendar}
            slot={null}
            disabled={field.disabled ?? false}
            onPress={() => turn(true)}
          />
        }
      />
      <PopoverContext.Provider value={{ triggerRef: box, isOpen, onOpenChange: turn, placement: 'bottom start' }}>
        <FieldPanel>
          <Dialog className={styles.panel} aria-label={field.label}>
            <Twelve
              kind={kind}
              label={field.label}
              chosen={chosen}
              onChoose={(date) => {
                change(writeInFormat(date, format))
                turn(false)
              }}
            />
          </Dialog>
        </FieldPanel>
      </PopoverContext.Provider>
    </div>
  )
}

interface TwelveProps {
  kind: PeriodKind
  label: string
  /** `yyyy-MM-dd`, with or without a time. */
  chosen: string | undefined
  onChoose: (date: string) => void
}

/** The months of a year, or twelve years, with buttons to those before and after. */
function Twelve({ kind, label, chosen, onChoose }: TwelveProps) {
  const messages = useMessages()
  const locale = useLocale()
  const today = dayOrToday(undefined)
  const [year, month] = chosen === undefined ? [today.year, today.month] : chosen.split('-').map(Number)
  const isMonth = kind === 'month'
  const [page, setPage] = useState((year ?? today.year) - (isMonth ? 0 : ((year ?? today.year) - 1) % 12))
  const step = isMonth ? 1 : 12
  const write = (of: number) => String(of).padStart(4, '0')
  // Canadian months are shortened with a dot.
  const words = new DateFormatter(locale === localeOf.en ? 'en-GB' : locale, { month: 'short', timeZone: 'UTC' })
  const items = Array.from({ length: 12 }, (_, place) =>
    isMonth
      ? {
          id: `${write(page)}-${String(place + 1).padStart(2, '0')}-01`,
          label: words.format(new CalendarDate(2026, place + 1, 1).toDate('UTC')),
          isNow: page === today.year && place + 1 === today.month,
        }
      : { id: `${write(page + place)}-01-01`, label: String(page + place), isNow: page + place === today.year },
  )
  const current = `${write(year ?? 0)}-${isMonth ? String(month).padStart(2, '0') : '01'}-01`
  const go = (by: -1 | 1) => setPage((before) => Math.min(Math.max(before + by * step, 1), 9999 - (isMonth ? 0 : 11)))
  const title = isMonth ? String(page) : `${page}–${page + 11}`
  return (
    <>
      <div className={styles.head}>
        <IconButton
          icon={ChevronLeft}
          size="small"
          slot={null}
          tooltip={false}
          label={isMonth ? messages.previousYear : messages.previousYears}
          onPress={() => go(-1)}
        />
        <span className={styles.title} role="status">
          {title}
        </span>
        <IconButton
          icon={ChevronRight}
          size="small"
          slot={null}
          tooltip={false}
          label={isMonth ? messages.nextYear : messages.nextYears}
          onPress={() => go(1)}
        />
      </div>
      <ListBox
        key={page}
        className={styles.grid}
        aria-label={`${label} ${title}`}
        layout="grid"
        items={items}
        selectionMode="single"
        selectedKeys={chosen === undefined ? [] : [current]}
        autoFocus
        // What is chosen already is chosen again by taking it away.
        onSelectionChange={(keys) => onChoose(String([...keys][0] ?? current))}
      >
        {({ id, label: word, isNow }) => (
          <ListBoxItem
            id={id}
            textValue={word}
            className={`${calendarStyles.choice} ${styles.item}`}
            {...(isNow ? { 'data-now': '' } : {})}
          >
            {word}
          </ListBoxItem>
        )}
      </ListBox>
    </>
  )
}
