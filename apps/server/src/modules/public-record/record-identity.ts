import type { IssueIdentity } from '../../certificates/index.ts'

/** What a record's check code comes from: never that of a certificate that has the same number. */
export const recordIdentity = (tenant: string, number: string, issued: string): IssueIdentity => ({
  tenant,
  number: `record ${number}`,
  issued,
})
