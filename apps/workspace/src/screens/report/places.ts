export const reportPath = '/report/report-detail/index'

/** Where a report is read, or drafted by whoever tests. */
export const reportAddress = (id: string) => `${reportPath}?id=${id}`
