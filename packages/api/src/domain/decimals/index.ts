export {
  Decimal,
  type DecimalText,
  decimalOf,
  decimalPlaces,
  decimalText,
  isDecimalText,
  printedNumber,
  signedText,
} from './decimal.ts'
