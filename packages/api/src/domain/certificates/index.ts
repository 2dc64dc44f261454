export { maskClient, maskStars } from './client-mask.ts'
export { type DocumentKind, documentKindOf, documentTitles } from './document-kind.ts'
export { certificateNumber, defaultNumberPattern, domainLetters, type NumberParts, normaliseCertificateNumber } from './number.ts'
export {
  checkCodeLength,
  normaliseCheckCode,
  normaliseReference,
  printedCheckCode,
  referenceLength,
  symbolAlphabet,
  symbolsOf,
} from './symbols.ts'
export { cycleThatCounts, isExpired, isVerificationCycle, nextDue, type VerificationCycle, validUntil } from './validity.ts'
