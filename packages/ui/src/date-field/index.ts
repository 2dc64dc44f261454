import * as styles from './date-field.css.ts'

export { DateField, type DateFieldProps } from './DateField.tsx'
export { type DateOptions, pickerProps } from './date-options.ts'
export { dateProblem } from './date-problem.ts'
export {
  DateParts,
  PanelDone,
  PanelTime,
  type PanelTimeProps,
  PickerFrame,
  type PickerFrameProps,
  PickerPanel,
} from './PickerParts.tsx'
/** The classes of the parts of fields for dates. */
export const dateFieldStyles = styles
