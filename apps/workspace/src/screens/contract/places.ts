export const contractListPath = '/charging/contract/index'
export const contractDetailPath = '/charging/contract-detail/index'
export const contractFormPath = '/charging/contract-edit/index'
