import { keepers } from '@etalon/api/contract'

export const listPath = '/order/enterprise/index'
export const detailPath = '/order/enterprise-detail/index'
export const formPath = '/order/enterprise-edit/index'
export const ledgerPath = '/order/ledger/index'
export const ledgerFormPath = '/order/ledger-edit/index'

/** Whether somebody writes down enterprises and their instruments. */
export const mayKeep = (roles: readonly string[]): boolean => keepers.some((role) => roles.includes(role))
