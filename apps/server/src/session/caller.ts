/** Who is calling: a person in a tenant. */
export interface Caller {
  readonly tenant: string
  readonly personId: string
  readonly name: string
  readonly roles: readonly string[]
  readonly sessionId: string
  readonly departmentId: string | null
  /** The enterprise whose records alone this person may see; null for staff. */
  readonly enterpriseId: string | null
}
