import type { HistoryKind } from '@etalon/api/domain'
import { recordPath } from '../record/places.ts'
import { reportPath } from '../report/places.ts'
import { trainingPath } from '../staff/places.ts'

/** The pages of records, by their kind; records of other kinds have none of their own. */
const pages: Partial<Readonly<Record<HistoryKind, string>>> = {
  order: '/order/order-detail/index',
  sample: '/order/sample-detail/index',
  item: recordPath,
  report: reportPath,
  enterprise: '/order/enterprise-detail/index',
  standard: '/testing/standard-detail/index',
  quote: '/charging/quote-detail/index',
  contract: '/charging/contract-detail/index',
  settlement: '/charging/settlement-detail/index',
  training: trainingPath,
  trace_plan: '/testing/trace-plan-detail/index',
  group: '/system/group-detail/index',
  message_template: '/system/message-template-detail/index',
  record_template: '/testing/record-template-edit/index',
  questionnaire: '/system/questionnaire-results/index',
}

/** Where a record is shown; undefined where its kind has no page. */
export function pathOfRecord(kind: HistoryKind, id: string): string | undefined {
  const page = pages[kind]
  return page === undefined ? undefined : `${page}?id=${id}`
}
