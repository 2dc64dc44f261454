export const planListPath = '/testing/trace-plan/index'
export const planDetailPath = '/testing/trace-plan-detail/index'
export const planFormPath = '/testing/trace-plan-edit/index'
