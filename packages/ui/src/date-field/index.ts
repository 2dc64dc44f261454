import * as styles from './date-field.css.ts'

export { DateField, type DateFieldProps } from './DateField.tsx'
export { DateParts, type DatePartsProps } from './DateParts.tsx'
export { type DateOptions, pickerProps } from './date-options.ts'
export { dateProblem, typedProblem } from './date-problem.ts'
export {
  PanelDone,
  PanelTime,
  type PanelTimeProps,
  PickerFrame,
  type PickerFrameProps,
  PickerPanel,
} from './PickerParts.tsx'
export { type TypedDates, type TypedDatesOptions, useTypedDates } from './use-typed-dates.ts'
/** The classes of the parts of fields for dates. */
export const dateFieldStyles = styles
