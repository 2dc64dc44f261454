import type { DictionaryCode } from '../dictionaries/index.ts'
import type { OwnStates } from '../progressions/index.ts'

/** Kinds of record of which a history is kept, each with the dictionary of its states, or null where they have no words. */
export const recordKinds = {
  order: 'order_status',
  sample: 'sample_state',
  item: 'item_state',
  report: 'report_state',
  certificate: null,
  enterprise: 'm_enable_status',
  standard: 'DEVICE_STATE',
  quote: 'quote_examine_status',
  contract: 'contract_examine_status',
  pickup: 'pickup_state',
  settlement: 'OBJECT_STATE',
  sample_settlement: 'sample_settlement',
  period: 'period_state',
  leave: 'leave_state',
  training: 'training_state',
  trace_plan: 'PLAN_STATUS',
  standard_file: 'STANDARD_FILE_STATUS',
  group: 'm_enable_status',
  message_template: 'm_enable_status',
  staff_record: null,
  staff_certificate: null,
  ability: null,
  vehicle: 'm_enable_status',
  open_app: null,
  route_node: null,
  route_plan: null,
  record_template: 'm_enable_status',
  questionnaire: 'questionnaire_state',
  account: null,
  role: null,
  department: null,
  menu: null,
  dictionary: null,
  parameter: null,
  notice: null,
  material: null,
  symbol: null,
  instrument_kind: null,
  public_record: null,
  numbering: null,
  ledger: null,
} as const satisfies Readonly<Record<string, DictionaryCode | OwnStates | null>>

/** A kind of record of which a history is kept. */
export type RecordKind = keyof typeof recordKinds

/** Whether a name is one of a kind of record of which a history is kept. */
export const isRecordKind = (name: string): name is RecordKind => Object.hasOwn(recordKinds, name)
