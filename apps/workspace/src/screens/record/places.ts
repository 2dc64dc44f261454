export const recordPath = '/testing/original-record/index'

/** Where the original record of an item is filled in and read. */
export const recordAddress = (itemId: string) => `${recordPath}?id=${itemId}`
