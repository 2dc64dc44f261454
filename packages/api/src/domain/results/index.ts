export {
  type Bilingual,
  type BudgetRow,
  type CharacteristicValue,
  type ColumnMeaning,
  type Evaluation,
  type ItemVerdict,
  type PointUncertainty,
  type ResultColumn,
  type ResultTable,
  verificationConclusion,
} from './evaluation.ts'
export { evaluateIndication, type IndicationRecord, indicationRecord } from './indication.ts'
export { decimalField, type LimitRule, limitAt, limitRule, printedLimit } from './limit.ts'
export { type Observation, observation } from './observation.ts'
export {
  evaluatePlatinumResistance,
  isResistance,
  ohmsPerDegree,
  type PlatinumResistanceRecord,
  platinumResistanceRecord,
  resistanceAt,
  temperatureOf,
} from './platinum-resistance.ts'
export {
  evaluatePressureGauge,
  generalGaugeLimit,
  generalGaugePercent,
  type PressureGaugeRecord,
  pressureGaugeRecord,
} from './pressure-gauge.ts'
export {
  type Condition,
  condition,
  evaluate,
  evaluateIfPossible,
  evaluationsAgree,
  type Measurement,
  measurement,
  missingPoints,
  type ResultRecord,
  resultRecord,
  type StandardUsed,
  standardUsed,
} from './result-record.ts'
export { meanOf, standardDeviation } from './statistics.ts'
export {
  type Budget,
  type BudgetPoint,
  budgetOf,
  type Contribution,
  contributesNothing,
  contribution,
  coverageFactor,
} from './uncertainty-budget.ts'
