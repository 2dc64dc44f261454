import { Calendar as CalendarIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { TimeValue } from 'react-aria-components'
import { Dialog, TimeField } from 'react-aria-components'
import { Button } from '../button/index.ts'
import { ClearButton, FieldBox, FieldLabel, FieldNotes, InnerButton } from '../field/index.ts'
import { useMessages } from '../i18n/index.ts'
import { FieldPanel } from '../list-box/index.ts'
import { onRoot, type RootProps } from '../root/index.ts'
import { DateParts } from './DateParts.tsx'
import * as styles from './date-field.css.ts'
import type { DateOptions } from './date-options.ts'

/** What {@link PickerFrame} takes. */
export interface PickerFrameProps {
  /** Label, hint and states of the field, with what is wrong with the date. */
  options: DateOptions
  /** Whether there is something to empty. */
  filled: boolean
  /** The button that empties the field was pressed. */
  onClear: () => void
  /** What is typed. */
  children: ReactNode
}

/** Label, box and notes of a field for dates, inside a react-aria picker. */
export function PickerFrame({ options, filled, onClear, children }: PickerFrameProps) {
  const messages = useMessages()
  const { label, clearable = false, readOnly = false, disabled = false } = options
  return (
    <>
      <FieldLabel {...options} />
      <FieldBox isReadOnly={readOnly}>
        {children}
        {clearable && filled && !readOnly && !disabled && <ClearButton label={`${messages.clear} ${label}`} onPress={onClear} />}
        <InnerButton label={messages.chooseDate} icon={CalendarIcon} />
      </FieldBox>
      <FieldNotes {...options} />
    </>
  )
}

/** The panel that a field for dates opens. */
export function PickerPanel({
  beside,
  below,
  children,
  ...root
}: RootProps & { beside?: ReactNode; below?: ReactNode; children: ReactNode }) {
  return (
    <FieldPanel {...root}>
      <Dialog className={styles.panel}>
        {beside}
        <div className={styles.main}>
          {children}
          {below !== undefined && <div className={styles.foot}>{below}</div>}
        </div>
      </Dialog>
    </FieldPanel>
  )
}

/** What {@link PanelTime} takes. */
export interface PanelTimeProps extends RootProps<HTMLDivElement> {
  /** What the time is of, such as 开始时间; read aloud. */
  label: string
  /** Whether the label is seen. @default false */
  named?: boolean
  /** The time of day, null where none is chosen yet. */
  value: TimeValue | null
  /** Gets the time of day, null as soon as a part of it is taken away. */
  onChange: (value: TimeValue | null) => void
  /** Whether seconds can be chosen, too. */
  seconds: boolean
}

/** The time of day in a panel. */
export function PanelTime({ label, named = false, value, onChange, seconds, ...root }: PanelTimeProps) {
  return (
    <TimeField
      {...onRoot(root, styles.time)}
      aria-label={label}
      value={value}
      onChange={onChange}
      granularity={seconds ? 'second' : 'minute'}
      hourCycle={24}
      shouldForceLeadingZeros
      data-size="small"
    >
      {named && (
        <span className={styles.timeName} aria-hidden="true">
          {label}
        </span>
      )}
      <FieldBox>
        <DateParts />
      </FieldBox>
    </TimeField>
  )
}

/** Closes a panel that stays open after a day was chosen, because a time is to be chosen too. */
export function PanelDone({ onPress, ...root }: RootProps<HTMLSpanElement> & { onPress: () => void }) {
  const messages = useMessages()
  return (
    <span {...onRoot(root, styles.done)}>
      <Button kind="primary" size="small" slot={null} onPress={onPress}>
        {messages.ok}
      </Button>
    </span>
  )
}
