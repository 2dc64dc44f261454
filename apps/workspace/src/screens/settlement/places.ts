export const settlementListPath = '/charging/settlement/index'
export const settlementDetailPath = '/charging/settlement-detail/index'
/** Whether a settlement was not settled yet, nor cancelled. */
export const isUnsettled = (state: string): boolean => state === '50' || state === '100'
