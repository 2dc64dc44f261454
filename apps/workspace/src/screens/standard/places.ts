import { standardKeepers } from '@etalon/api/contract'

export const standardListPath = '/testing/standard/index'
export const standardDetailPath = '/testing/standard-detail/index'

/** Whether somebody keeps the institute's measuring standards. */
export const mayKeepStandards = (roles: readonly string[]): boolean => standardKeepers.some((role) => roles.includes(role))
