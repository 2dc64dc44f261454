import { TextField as Base, TextArea as Input } from 'react-aria-components'
import { FieldBox, FieldLabel, FieldNotes, type FieldOptions, fieldProps } from '../field/index.ts'
import * as styles from './text-area.css.ts'

/** What {@link TextArea} takes. */
export interface TextAreaProps extends FieldOptions {
  /** What it holds, where you keep that. */
  value?: string
  /** What it holds at first, where the field keeps it itself. */
  defaultValue?: string
  /** Gets the whole text after each change. */
  onChange?: (value: string) => void
  /** The field was left: the time to judge it. */
  onBlur?: () => void
  /** Stands in the empty field; no replacement for its label. */
  placeholder?: string
  /** Lines shown before it grows. @default 2 */
  rows?: number
  /** The largest number of characters; how many are used is shown. */
  maxLength?: number
}

/** A text of several lines, which grows with what is written. */
export function TextArea(props: TextAreaProps) {
  const { value, defaultValue, onChange, onBlur, placeholder, rows = 2, maxLength } = props
  return (
    <Base
      {...fieldProps(props)}
      isReadOnly={props.readOnly ?? false}
      value={value}
      defaultValue={defaultValue}
      onChange={onChange}
      onBlur={onBlur}
      maxLength={maxLength}
    >
      <FieldLabel
        {...props}
        labelEnd={
          maxLength !== undefined && value !== undefined ? (
            <span className={styles.counter}>
              {value.length}/{maxLength}
            </span>
          ) : (
            props.labelEnd
          )
        }
      />
      <FieldBox area isReadOnly={props.readOnly ?? false}>
        <Input className={styles.area} placeholder={placeholder} rows={rows} />
      </FieldBox>
      <FieldNotes {...props} />
    </Base>
  )
}
