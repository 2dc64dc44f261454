import { contract } from '@etalon/api/contract'
import type { FastifyInstance } from 'fastify'
import type { Database } from './db/index.ts'
import type { FileStorage } from './files/index.ts'
import { followed } from './history/index.ts'
import { type Handlers, registerCalls } from './http/index.ts'
import type { Jobs } from './jobs/index.ts'
import { abilityHandlers } from './modules/ability/handlers.ts'
import { accountHandlers } from './modules/account/handlers.ts'
import { followedRecords } from './modules/audit/followed-records.ts'
import { apiLogHandlers, auditHandlers } from './modules/audit/handlers.ts'
import { cartHandlers } from './modules/cart/handlers.ts'
import { clientLogHandlers } from './modules/client-log/handlers.ts'
import { columnSettingsHandlers } from './modules/column-settings/handlers.ts'
import { contractHandlers } from './modules/contract/handlers.ts'
import { dashboardHandlers } from './modules/dashboard/handlers.ts'
import { departmentHandlers } from './modules/department/handlers.ts'
import { dictionaryHandlers } from './modules/dictionary/handlers.ts'
import { dispatchHandlers } from './modules/dispatch/handlers.ts'
import { enterpriseHandlers } from './modules/enterprise/handlers.ts'
import { exportHandlers } from './modules/export/handlers.ts'
import { fileHandlers } from './modules/file/handlers.ts'
import { groupHandlers } from './modules/group/handlers.ts'
import { instrumentKindHandlers } from './modules/instrument-kind/handlers.ts'
import { issueBatchHandlers } from './modules/issue-batch/handlers.ts'
import { itemHandlers } from './modules/item/handlers.ts'
import { leaveHandlers } from './modules/leave/handlers.ts'
import { ledgerHandlers } from './modules/ledger/handlers.ts'
import { materialHandlers } from './modules/material/handlers.ts'
import { menuHandlers } from './modules/menu/handlers.ts'
import { messageHandlers } from './modules/message/handlers.ts'
import { messageTemplateHandlers } from './modules/message-template/handlers.ts'
import { noticeHandlers } from './modules/notice/handlers.ts'
import { numberingHandlers } from './modules/numbering/handlers.ts'
import { openHandlers } from './modules/open/handlers.ts'
import { orderHandlers } from './modules/order/handlers.ts'
import { parameterHandlers } from './modules/parameter/handlers.ts'
import { periodHandlers } from './modules/period/handlers.ts'
import { pickupHandlers } from './modules/pickup/handlers.ts'
import { publicRecordHandlers } from './modules/public-record/handlers.ts'
import { questionnaireHandlers } from './modules/questionnaire/handlers.ts'
import { quoteHandlers } from './modules/quote/handlers.ts'
import { recordTemplateHandlers } from './modules/record-template/handlers.ts'
import { regionHandlers } from './modules/region/handlers.ts'
import { registrationHandlers } from './modules/registration/handlers.ts'
import { reportHandlers } from './modules/report/handlers.ts'
import type { Issuing } from './modules/report/issue-certificate.ts'
import { roleHandlers } from './modules/role/handlers.ts'
import { nodeHandlers } from './modules/route/node-handlers.ts'
import { routePlanHandlers } from './modules/route/plan-handlers.ts'
import { sampleHandlers } from './modules/sample/handlers.ts'
import { securityHandlers } from './modules/security/handlers.ts'
import { sessionHandlers } from './modules/session/handlers.ts'
import { settlementHandlers } from './modules/settlement/handlers.ts'
import { smsHandlers } from './modules/sms/handlers.ts'
import { staffCertificateHandlers } from './modules/staff/certificates.ts'
import { staffHandlers } from './modules/staff/handlers.ts'
import { staffRecordHandlers } from './modules/staff/records.ts'
import { standardHandlers } from './modules/standard/handlers.ts'
import { standardFileHandlers } from './modules/standard-file/handlers.ts'
import { statisticsHandlers } from './modules/statistics/handlers.ts'
import { submissionHandlers } from './modules/submission/handlers.ts'
import { symbolHandlers } from './modules/symbol/handlers.ts'
import { systemHandlers } from './modules/system/handlers.ts'
import { tenantHandlers } from './modules/tenant/handlers.ts'
import { tracePlanHandlers } from './modules/trace-plan/handlers.ts'
import { trainingHandlers } from './modules/training/handlers.ts'
import { vehicleHandlers } from './modules/vehicle/handlers.ts'
import { policies } from './policies/index.ts'
import { passwordPasses, type Seal } from './session/index.ts'
import type { Settings } from './settings/index.ts'
import type { SmsProvider } from './sms/index.ts'

type Contract = typeof contract

/** Handlers for every area of the contract: one that is missing does not compile. */
type AllHandlers = { readonly [Area in keyof Contract]: Handlers<Contract[Area]> }

/** What handlers need besides the database. */
export interface CallParts {
  readonly settings: Settings
  readonly database: Database
  readonly seal: Seal
  readonly issuing: Issuing
  readonly sms: SmsProvider
  readonly files: FileStorage
  readonly jobs: Jobs
  /** Where the workspace stands for its users. */
  readonly workspaceUrl: () => string
}

/** How the changes of what administrators keep are told to the audit trail. */
const kept = { submit: 'written', remove: 'remove' } as const
const accountTellings = {
  ...{ open: 'written', update: 'written', close: 'disable', reopen: 'enable' },
  ...{ resetPassword: 'resetPassword', unlock: 'unlock' },
} as const

/** Answers every call of the contract. */
export function registerContract(app: FastifyInstance, parts: CallParts): void {
  const { settings, database, seal, issuing, sms, files, jobs, workspaceUrl } = parts
  const handlers: AllHandlers = {
    session: sessionHandlers({
      seal,
      clientCredentials: settings.clientCredentials,
      accessSeconds: settings.accessSeconds,
      workspaceUrl,
    }),
    security: securityHandlers(seal, database),
    menu: followed(followedRecords.menu, menuHandlers, kept),
    enterprise: enterpriseHandlers,
    cart: cartHandlers,
    ledger: followed(followedRecords.ledger, ledgerHandlers, kept),
    order: orderHandlers,
    quote: quoteHandlers,
    contract: contractHandlers,
    settlement: settlementHandlers,
    period: periodHandlers,
    sample: sampleHandlers,
    ability: abilityHandlers,
    instrumentKind: followed(followedRecords.instrumentKind, instrumentKindHandlers, { ...kept, keepMethod: 'written' }),
    dispatch: dispatchHandlers,
    group: groupHandlers,
    messageTemplate: messageTemplateHandlers(sms),
    audit: auditHandlers,
    apiLog: apiLogHandlers,
    recordTemplate: recordTemplateHandlers,
    questionnaire: questionnaireHandlers,
    node: nodeHandlers,
    vehicle: vehicleHandlers,
    routePlan: routePlanHandlers,
    pickup: pickupHandlers,
    leave: leaveHandlers,
    staffRecord: staffRecordHandlers,
    staffCertificate: staffCertificateHandlers,
    training: trainingHandlers,
    numbering: followed(followedRecords.numbering, numberingHandlers, { submit: 'written' }),
    item: itemHandlers,
    report: reportHandlers(issuing),
    file: fileHandlers(files),
    export: exportHandlers(database, jobs),
    issueBatch: issueBatchHandlers(database, jobs),
    material: followed(followedRecords.material, materialHandlers, kept),
    staff: staffHandlers,
    standard: standardHandlers,
    tracePlan: tracePlanHandlers,
    standardFile: standardFileHandlers,
    dashboard: dashboardHandlers,
    statistics: statisticsHandlers,
    columnSettings: columnSettingsHandlers,
    submission: submissionHandlers,
    department: followed(followedRecords.department, departmentHandlers, kept),
    dictionary: followed(followedRecords.dictionary, dictionaryHandlers(false), kept),
    businessDictionary: followed(followedRecords.dictionary, dictionaryHandlers(true), kept),
    parameter: followed(followedRecords.parameter, parameterHandlers, kept),
    region: regionHandlers,
    open: openHandlers(seal),
    notice: followed(followedRecords.notice, noticeHandlers, kept),
    publicRecord: followed(followedRecords.publicRecord, publicRecordHandlers(issuing), { submit: 'written' }),
    message: messageHandlers,
    symbol: followed(followedRecords.symbol, symbolHandlers(false), kept),
    personalSymbol: symbolHandlers(true),
    system: systemHandlers({ defaultTenant: settings.portalTenant, accessSeconds: settings.accessSeconds }),
    clientLog: clientLogHandlers,
    account: followed(followedRecords.account, accountHandlers(seal, database), accountTellings),
    role: followed(followedRecords.role, roleHandlers, kept),
    tenant: tenantHandlers(seal),
    sms: smsHandlers({ provider: sms, passes: passwordPasses(seal) }),
    registration: registrationHandlers({ seal, provider: sms }),
  }
  const register = <Area extends keyof Contract>(area: Area) =>
    registerCalls(app, database, area, contract[area], handlers[area], policies[area])
  for (const area of Object.keys(contract) as (keyof Contract)[]) register(area)
}
