export const standardListPath = '/testing/standard/index'
export const standardDetailPath = '/testing/standard-detail/index'
