/** A role that the workflow and the calls know by its code. */
export interface BuiltInRole {
  readonly code: string
  readonly zh: string
  readonly en: string
}

/**
 * The roles that progressions and calls ask for (section 6 leaves roles open). An institute makes its own roles out of them: what such
 * a role may do is what the roles may do that it is made of.
 */
export const builtInRoles = [
  { code: 'admin', zh: '系统管理员', en: 'Administrator' },
  { code: 'reception', zh: '受理员', en: 'Reception' },
  { code: 'dispatcher', zh: '调度员', en: 'Dispatcher' },
  { code: 'tester', zh: '检测人员', en: 'Tester' },
  { code: 'auditor', zh: '审核员', en: 'Auditor' },
  { code: 'approver', zh: '授权签字人', en: 'Approved signatory' },
  { code: 'issuer', zh: '发证员', en: 'Issuer' },
  { code: 'cashier', zh: '收费员', en: 'Cashier' },
  { code: 'customer', zh: '委托单位', en: 'Customer' },
] as const satisfies readonly BuiltInRole[]

/** The code of a role that progressions and calls ask for. */
export type BuiltInRoleCode = (typeof builtInRoles)[number]['code']

/** Whether a code is one of a role that progressions and calls ask for. */
export const isBuiltInRole = (code: string): code is BuiltInRoleCode => builtInRoles.some((role) => role.code === code)
