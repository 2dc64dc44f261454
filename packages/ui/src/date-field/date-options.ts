import { type FieldOptions, fieldProps } from '../field/index.ts'
import type { TypedDates } from './use-typed-dates.ts'

/** What all fields for dates share. */
export interface DateOptions extends FieldOptions {
  /** The field was left: the time to judge it. */
  onBlur?: () => void
  /** The first day that may be chosen, `yyyy-MM-dd`; in fields with a time of day also `yyyy-MM-dd HH:mm:ss`. */
  min?: string
  /** The last day that may be chosen, `yyyy-MM-dd`; in fields with a time of day also `yyyy-MM-dd HH:mm:ss`. */
  max?: string
  /** Offers a button that empties it. */
  clearable?: boolean
  /** The day that is marked as today, and in whose month an empty field opens, `yyyy-MM-dd`. @default the day by the institute's clock (Asia/Shanghai) */
  today?: string
}

/**
 * The properties of a react-aria picker, as our options say. What a form sends is written by `SubmittedValue`: react-aria's own
 * hidden inputs write times in another format.
 * @param options the field's, with what is wrong by the form or by itself
 * @param typed what is typed into it
 */
export function pickerProps(options: DateOptions, typed: TypedDates) {
  const { name, autoFocus = false, ...others } = options
  return {
    ...fieldProps({ ...others, autoFocus: typed.generation === 0 ? autoFocus : typed.isFocused }),
    ...(name === undefined ? {} : { 'data-field': name }),
    isReadOnly: options.readOnly ?? false,
    hourCycle: 24 as const,
    shouldForceLeadingZeros: true,
    onBlur: () => {
      typed.leave()
      options.onBlur?.()
    },
  }
}
