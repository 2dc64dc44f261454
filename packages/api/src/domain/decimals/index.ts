export {
  Decimal,
  decimalOf,
  decimalPlaces,
  decimalText,
  printedNumber,
  signedText,
  wide,
} from './decimal.ts'
export { type DecimalText, isDecimalText } from './decimal-text.ts'
