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
import { instrumentKindCalls } from './instrument-kind.ts'
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
import { submissionCalls } from './submission.ts'
import { personalSymbolCalls, symbolCalls } from './symbol.ts'
import { systemCalls } from './system.ts'
import { tenantCalls } from './tenant.ts'
import { tracePlanCalls } from './trace-plan.ts'
import { trainingCalls } from './training.ts'
import { vehicleCalls } from './vehicle.ts'

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
  submission: submissionCalls,
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
  instrumentKind: instrumentKindCalls,
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
