export {
  Decimal,
  type DecimalText,
  decimalOf,
  decimalPlaces,
  decimalText,
  isDecimalText,
  printedNumber,
  signedText,
  wide,
} from './decimal.ts'
