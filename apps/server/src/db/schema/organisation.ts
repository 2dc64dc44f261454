import { bytes, moment, tenantTable, written } from './columns.ts'
import { bigint, boolean, date, integer, jsonb, numeric, pgTable, primaryKey, text, uuid } from './pg-core.ts'

const id = () => bigint({ mode: 'bigint' }).notNull().generatedAlwaysAsIdentity()
const reference = () => bigint({ mode: 'bigint' })
const tenantId = () => text().notNull()

export const tenant = pgTable('tenant', {
  id: text().primaryKey(),
  name: text().notNull(),
  nameEn: text().notNull(),
  address: text().notNull().default(''),
  addressEn: text().notNull().default(''),
  phone: text().notNull().default(''),
  authorisation: text().notNull().default(''),
  settings: jsonb().$type<TenantSettings>().notNull(),
  linkman: text().notNull().default(''),
  enabled: boolean().notNull().default(true),
  expiresOn: date({ mode: 'string' }),
  createdAt: written(),
})

/** What an institute decides for itself. */
export interface TenantSettings {
  /** Technology domain → letters of its certificate numbers, such as 12 → LX. */
  readonly domainCodes?: Readonly<Record<string, string>>
}

export const department = tenantTable('department', {
  id: id(),
  tenantId: tenantId(),
  name: text().notNull(),
  nameEn: text().notNull(),
  parentId: reference(),
  fullName: text().notNull().default(''),
  category: text().notNull().default('2'),
  /** Who heads it. */
  headId: reference(),
  sort: integer().notNull().default(0),
  remark: text().notNull().default(''),
  /** What stands for it in numbers. */
  code: text().notNull().default(''),
  shortName: text().notNull().default(''),
})

export const departmentAbility = tenantTable('department_ability', {
  id: id(),
  tenantId: tenantId(),
  departmentId: reference().notNull(),
  technologyDomain: text().notNull(),
  abilityType: text().notNull(),
  abilityStatus: text().notNull().default('1'),
})

export const enterprise = tenantTable('enterprise', {
  id: id(),
  tenantId: tenantId(),
  name: text().notNull(),
  creditCode: text().notNull(),
  businessType: text().notNull(),
  areaCode: text().notNull().default(''),
  area: text().notNull().default(''),
  address: text().notNull().default(''),
  contactName: text().notNull().default(''),
  mobile: text().notNull().default(''),
  contactDepartment: text().notNull().default(''),
  onAccount: boolean().notNull().default(false),
  version: integer().notNull().default(0),
  phone: text().notNull().default(''),
  /** Further people than the one whose columns these are. */
  contacts: jsonb().$type<readonly Contact[]>().notNull().default([]),
  remark: text().notNull().default(''),
  enabled: boolean().notNull().default(true),
  /** The enterprise that it turned out to be. */
  mergedInto: reference(),
})

/** Somebody at an enterprise. */
export interface Contact {
  readonly contactName: string
  readonly department: string
  readonly mobile: string
  readonly phone: string
}

export const account = tenantTable('account', {
  id: id(),
  tenantId: tenantId(),
  account: text().notNull(),
  name: text().notNull(),
  nameEn: text().notNull().default(''),
  roles: text().array().notNull(),
  departmentId: reference(),
  enterpriseId: reference(),
  sealedPassword: bytes().notNull(),
  sealVersion: integer().notNull(),
  passwordHash: text().notNull(),
  passwordChangeRequired: boolean().notNull().default(false),
  enabled: boolean().notNull().default(true),
  phone: text().notNull().default(''),
  email: text().notNull().default(''),
})

export const role = tenantTable('role', {
  id: id(),
  tenantId: tenantId(),
  code: text().notNull(),
  name: text().notNull(),
  nameEn: text().notNull().default(''),
  /** Roles that are built in: who has this one may do what they may do. */
  madeOf: text().array().notNull(),
  sort: integer().notNull().default(0),
  remark: text().notNull().default(''),
})

/** Which records people of a role reach, where it is less than all of the institute. */
export const roleScope = pgTable(
  'role_scope',
  { tenantId: tenantId(), code: text().notNull(), dataScope: text().notNull() },
  (table) => [primaryKey({ columns: [table.tenantId, table.code] })],
)

export const staffQualification = tenantTable('staff_qualification', {
  id: id(),
  tenantId: tenantId(),
  accountId: reference().notNull(),
  technologyDomain: text().notNull(),
  abilityType: text().notNull(),
  duty: text().notNull(),
  certificateNumber: text().notNull(),
  validUntil: date({ mode: 'string' }).notNull(),
  /** Of STAFF_CERTIFICATE_LEVEL. */
  level: text().notNull().default(''),
  authority: text().notNull().default(''),
  issuedOn: date({ mode: 'string' }),
  fileId: reference(),
  remark: text().notNull().default(''),
})

export const loginCode = tenantTable('login_code', {
  id: id(),
  tenantId: tenantId(),
  code: text().notNull(),
  nonceHash: bytes().notNull(),
  expiresAt: moment().notNull(),
})

export const loginAttempt = tenantTable('login_attempt', {
  id: id(),
  tenantId: tenantId(),
  account: text().notNull(),
  address: text().notNull(),
  browser: text().notNull().default(''),
  at: written(),
  succeeded: boolean().notNull().default(false),
})

export const session = tenantTable('session', {
  id: uuid().notNull().defaultRandom(),
  tenantId: tenantId(),
  accountId: reference().notNull(),
  family: uuid().notNull(),
  generation: integer().notNull(),
  accessHash: bytes().notNull(),
  refreshHash: bytes().notNull(),
  accessExpiresAt: moment().notNull(),
  refreshExpiresAt: moment().notNull(),
  familyExpiresAt: moment().notNull(),
  createdAt: written(),
  replacedAt: moment(),
  revokedAt: moment(),
  /** What ended it before its time; null too where it ended before that was written down. */
  endedBy: text(),
  /** The browser and system, as it says itself. */
  userAgent: text().notNull().default(''),
})

export const menu = tenantTable('menu', {
  id: id(),
  tenantId: tenantId(),
  parentId: reference(),
  code: text().notNull(),
  name: text().notNull(),
  nameEn: text().notNull(),
  pinyin: text().notNull().default(''),
  initials: text().notNull().default(''),
  path: text().notNull(),
  source: text().notNull().default(''),
  sort: integer().notNull(),
  category: integer().notNull().default(1),
  alias: text().notNull().default(''),
  action: integer().notNull().default(0),
  isOpen: integer().notNull().default(1),
  remark: text().notNull().default(''),
  roles: text().array().notNull().default([]),
})

export const measuringStandard = tenantTable('measuring_standard', {
  id: id(),
  tenantId: tenantId(),
  name: text().notNull(),
  nameEn: text().notNull(),
  number: text().notNull(),
  range: text().notNull(),
  accuracy: text().notNull(),
  technologyDomain: text().notNull(),
  certificateNumber: text().notNull(),
  validUntil: date({ mode: 'string' }).notNull(),
  deviceState: text().notNull().default('1'),
  expandedUncertainty: numeric(),
  coverageFactor: numeric(),
  unit: text().notNull().default(''),
  version: integer().notNull().default(0),
  duties: jsonb().$type<Record<string, string>>().notNull().default({}),
  model: text().notNull().default(''),
  serial: text().notNull().default(''),
  manufacturer: text().notNull().default(''),
  /** Of VERIFICATION_CYCLE. */
  cycle: text().notNull().default('12'),
  place: text().notNull().default(''),
  remark: text().notNull().default(''),
  repairedOn: date({ mode: 'string' }),
  /** Of ETALON_INSTRUMENT_TYPE; empty where nobody said. */
  etalonType: text().notNull().default(''),
  /** Of STANDARD_GRADE. */
  grade: text().notNull().default(''),
  /** Of INSTRUMENT_CLASSIFY. */
  classify: text().notNull().default(''),
  /** Of INSTRUMENT_IMPORT. */
  imported: text().notNull().default(''),
})

export const standardCalibration = tenantTable('standard_calibration', {
  id: id(),
  tenantId: tenantId(),
  standardId: reference().notNull(),
  certificateNumber: text().notNull(),
  calibratedOn: date({ mode: 'string' }).notNull(),
  validUntil: date({ mode: 'string' }).notNull(),
  institution: text().notNull(),
  checkWay: text().notNull(),
  result: text().notNull(),
  expandedUncertainty: numeric(),
  coverageFactor: numeric(),
  remark: text().notNull().default(''),
  byId: reference().notNull(),
  byName: text().notNull(),
  createdAt: written(),
  /** What it was calibrated with: somebody else's standard by its name, or one of the institute. */
  reference: text().notNull().default(''),
  byStandardId: reference(),
})

export const numberingRule = pgTable(
  'numbering_rule',
  { tenantId: tenantId(), kind: text().notNull(), version: integer().notNull().default(0), items: jsonb().notNull() },
  (table) => [primaryKey({ columns: [table.tenantId, table.kind] })],
)

export const standardFile = tenantTable('standard_file', {
  id: id(),
  tenantId: tenantId(),
  version: integer().notNull().default(0),
  number: text().notNull(),
  name: text().notNull(),
  /** Of STANDARD_FILE_TYPE. */
  fileType: text().notNull(),
  /** Of NORM_FILE_TYPE, as the institute filled it in. */
  normType: text().notNull().default(''),
  /** Of STANDARD_FILE_STATUS. */
  status: text().notNull().default('1'),
  effectiveOn: date({ mode: 'string' }),
  kinds: text().array().notNull().default([]),
  remark: text().notNull().default(''),
  fileId: reference().notNull(),
  replacesId: reference(),
  createdBy: reference().notNull(),
  createdAt: written(),
})

export const tracePlan = tenantTable('trace_plan', {
  id: id(),
  tenantId: tenantId(),
  version: integer().notNull().default(0),
  state: text().notNull(),
  duties: jsonb().$type<Record<string, string>>().notNull().default({}),
  planNo: text().notNull(),
  name: text().notNull(),
  periodFrom: date({ mode: 'string' }).notNull(),
  periodTo: date({ mode: 'string' }).notNull(),
  remark: text().notNull().default(''),
  splitOfId: reference(),
  createdBy: reference().notNull(),
  createdAt: written(),
})

export const tracePlanLine = tenantTable('trace_plan_line', {
  id: id(),
  tenantId: tenantId(),
  planId: reference().notNull(),
  standardId: reference().notNull(),
  /** Of CHECK_WAY. */
  checkWay: text().notNull(),
  institution: text().notNull(),
  dueOn: date({ mode: 'string' }),
  plannedOn: date({ mode: 'string' }).notNull(),
  remark: text().notNull().default(''),
  calibrationId: reference(),
  confirmation: text().notNull().default(''),
  confirmedBy: reference(),
  confirmedByName: text().notNull().default(''),
  confirmedAt: moment(),
})

export const dictionary = tenantTable('dictionary', {
  id: id(),
  tenantId: tenantId(),
  business: boolean().notNull().default(false),
  code: text().notNull(),
  dictKey: text().notNull(),
  dictValue: text().notNull(),
  dictValueEn: text().notNull().default(''),
  sort: integer().notNull().default(0),
  remark: text().notNull().default(''),
})

export const parameter = tenantTable('parameter', {
  id: id(),
  tenantId: tenantId(),
  name: text().notNull(),
  key: text().notNull(),
  value: text().notNull(),
  remark: text().notNull().default(''),
})

export const symbol = tenantTable('symbol', {
  id: id(),
  tenantId: tenantId(),
  /** Whose it is; null of those that everybody is offered. */
  ownerId: bigint({ mode: 'bigint' }),
  code: text().notNull(),
  name: text().notNull().default(''),
  nameEn: text().notNull().default(''),
  sort: integer().notNull().default(0),
})

export const columnSettings = pgTable(
  'column_settings',
  {
    tenantId: tenantId(),
    accountId: reference().notNull(),
    elementId: text().notNull(),
    parameter: text().notNull(),
    updatedAt: written(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.accountId, table.elementId] })],
)
