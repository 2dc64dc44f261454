export { withinLimit, withinLimitRounded } from './limit-judgement.ts'
export { roundByDigit, roundDecimal, roundFixed, roundHalfEven, roundToInterval } from './rounding.ts'
export { type PrintedUncertainty, printUncertainty, roundWithUncertainty } from './uncertainty.ts'
