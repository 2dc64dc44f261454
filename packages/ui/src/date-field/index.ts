export {
  DateField,
  type DateFieldProps,
  DateRangeField,
  type DateRangeFieldProps,
  type DateSpan,
  DateTimeField,
  type DateTimeFieldProps,
} from './DateField.tsx'
export { readDate, readDateTime, writeDate, writeDateTime } from './iso-date.ts'
