import { tracePlanners } from '@etalon/api/contract'

export const planListPath = '/testing/trace-plan/index'
export const planDetailPath = '/testing/trace-plan-detail/index'
export const planFormPath = '/testing/trace-plan-edit/index'

/** Whether somebody writes plans for the traceability of standards. */
export const mayPlan = (roles: readonly string[]): boolean => tracePlanners.some((role) => roles.includes(role))
