export const settlementListPath = '/charging/settlement/index'
export const settlementDetailPath = '/charging/settlement-detail/index'
