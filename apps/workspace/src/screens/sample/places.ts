export const sampleListPath = '/order/sample/index'
export const sampleDetailPath = '/order/sample-detail/index'
const labelPath = '/order/sample-label/index'

export const sampleAddress = (id: string) => `${sampleDetailPath}?id=${id}`

/** Where the labels of some samples are printed. */
export const labelAddress = (ids: readonly string[]) => `${labelPath}?ids=${ids.join(',')}`

/** So many labels are printed at once: their ids fit into an address. */
export const mostLabels = 200
