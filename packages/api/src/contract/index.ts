import { abilityCalls } from './ability.ts'
import { accountCalls } from './account.ts'
import { apiLogCalls, auditCalls } from './audit.ts'
import { cartCalls } from './cart.ts'
import { clientLogCalls } from './client-log.ts'
import { columnSettingsCalls } from './column-settings.ts'
import { contractCalls } from './contract.ts'
import { departmentCalls } from './department.ts'
import { businessDictionaryCalls, dictionaryCalls } from './dictionary.ts'
import { dispatchCalls } from './dispatch.ts'
import { enterpriseCalls } from './enterprise.ts'
import { exportCalls } from './export.ts'
import { fileCalls } from './file.ts'
import { groupCalls } from './group.ts'
import { issueBatchCalls } from './issue-batch.ts'
import { itemCalls } from './item.ts'
import { leaveCalls } from './leave.ts'
import { ledgerCalls } from './ledger.ts'
import { materialCalls } from './material.ts'
import { menuCalls } from './menu.ts'
import { messageCalls } from './message.ts'
import { messageTemplateCalls } from './message-template.ts'
import { noticeCalls } from './notice.ts'
import { numberingCalls } from './numbering.ts'
import { openCalls } from './open.ts'
import { orderCalls } from './order.ts'
import { parameterCalls } from './parameter.ts'
import { periodCalls } from './period.ts'
import { pickupCalls } from './pickup.ts'
import { publicRecordCalls } from './public-record.ts'
import { questionnaireCalls } from './questionnaire.ts'
import { quoteCalls } from './quote.ts'
import { recordTemplateCalls } from './record-template.ts'
import { regionCalls } from './region.ts'
import { registrationCalls } from './registration.ts'
import { reportCalls } from './report.ts'
import { roleCalls } from './role.ts'
import { nodeCalls, routePlanCalls } from './route.ts'
import { sampleCalls } from './sample.ts'
import { securityCalls } from './security.ts'
import { sessionCalls } from './session.ts'
import { settlementCalls } from './settlement.ts'
import { smsCalls } from './sms.ts'
import { dashboardCalls, staffCalls } from './staff.ts'
import { staffCertificateCalls, staffRecordCalls } from './staff-record.ts'
import { standardCalls } from './standard.ts'
import { standardFileCalls } from './standard-file.ts'
import { statisticsCalls } from './statistics.ts'
import { personalSymbolCalls, symbolCalls } from './symbol.ts'
import { systemCalls } from './system.ts'
import { tenantCalls } from './tenant.ts'
import { tracePlanCalls } from './trace-plan.ts'
import { trainingCalls } from './training.ts'
import { vehicleCalls } from './vehicle.ts'

export * from './ability.ts'
export * from './account.ts'
export * from './audit.ts'
export * from './bladex-lists.ts'
export * from './call.ts'
export * from './cart.ts'
export * from './client-log.ts'
export * from './column-settings.ts'
export * from './contract.ts'
export * from './department.ts'
export * from './dictionary.ts'
export * from './dispatch.ts'
export * from './enterprise.ts'
export * from './export.ts'
export * from './file.ts'
export * from './group.ts'
export * from './issue-batch.ts'
export * from './item.ts'
export * from './leave.ts'
export * from './ledger.ts'
export * from './material.ts'
export * from './menu.ts'
export * from './message.ts'
export * from './message-template.ts'
export * from './notice.ts'
export * from './numbering.ts'
export * from './open.ts'
export * from './order.ts'
export * from './order-amendment.ts'
export * from './order-spot-back.ts'
export * from './order-visit.ts'
export * from './parameter.ts'
export * from './period.ts'
export * from './pickup.ts'
export * from './public-record.ts'
export * from './questionnaire.ts'
export * from './quote.ts'
export * from './record.ts'
export type { DetailCall, HistoryCall } from './record-calls.ts'
export * from './record-template.ts'
export * from './region.ts'
export * from './registration.ts'
export * from './report.ts'
export * from './report-reading.ts'
export * from './role.ts'
export * from './route.ts'
export * from './sample.ts'
export * from './search.ts'
export * from './security.ts'
export * from './session.ts'
export * from './settlement.ts'
export * from './signature.ts'
export * from './sms.ts'
export * from './staff.ts'
export * from './staff-record.ts'
export * from './standard.ts'
export * from './standard-file.ts'
export * from './statistics.ts'
export * from './symbol.ts'
export * from './system.ts'
export * from './tenant.ts'
export * from './trace-plan.ts'
export * from './training.ts'
export { day, decimal, id, moment } from './values.ts'
export * from './vehicle.ts'

/** Every call, by area: `contract.order.page`. */
export const contract = {
  session: sessionCalls,
  security: securityCalls,
  menu: menuCalls,
  enterprise: enterpriseCalls,
  ledger: ledgerCalls,
  cart: cartCalls,
  order: orderCalls,
  quote: quoteCalls,
  contract: contractCalls,
  settlement: settlementCalls,
  period: periodCalls,
  sample: sampleCalls,
  item: itemCalls,
  report: reportCalls,
  issueBatch: issueBatchCalls,
  file: fileCalls,
  export: exportCalls,
  material: materialCalls,
  staff: staffCalls,
  standard: standardCalls,
  tracePlan: tracePlanCalls,
  standardFile: standardFileCalls,
  dashboard: dashboardCalls,
  statistics: statisticsCalls,
  columnSettings: columnSettingsCalls,
  department: departmentCalls,
  dictionary: dictionaryCalls,
  businessDictionary: businessDictionaryCalls,
  parameter: parameterCalls,
  region: regionCalls,
  open: openCalls,
  notice: noticeCalls,
  publicRecord: publicRecordCalls,
  message: messageCalls,
  symbol: symbolCalls,
  personalSymbol: personalSymbolCalls,
  system: systemCalls,
  clientLog: clientLogCalls,
  account: accountCalls,
  role: roleCalls,
  tenant: tenantCalls,
  sms: smsCalls,
  registration: registrationCalls,
  ability: abilityCalls,
  dispatch: dispatchCalls,
  group: groupCalls,
  messageTemplate: messageTemplateCalls,
  questionnaire: questionnaireCalls,
  recordTemplate: recordTemplateCalls,
  audit: auditCalls,
  apiLog: apiLogCalls,
  node: nodeCalls,
  vehicle: vehicleCalls,
  routePlan: routePlanCalls,
  pickup: pickupCalls,
  leave: leaveCalls,
  staffRecord: staffRecordCalls,
  staffCertificate: staffCertificateCalls,
  training: trainingCalls,
  numbering: numberingCalls,
} as const
