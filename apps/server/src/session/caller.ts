/**
 * Which records somebody reaches at most (PERM-3): those they made or work on, those of their department and the ones beneath it, all of
 * the institute, or those of the enterprise they are of.
 */
export type Reach = 'own' | 'department' | 'tenant' | 'enterprise'

/** Who is calling: a person in a tenant. */
export interface Caller {
  readonly tenant: string
  readonly personId: string
  readonly name: string
  readonly roles: readonly string[]
  /** Codes of buttons that the institute gives to other roles than theirs. */
  readonly withheld: readonly string[]
  readonly sessionId: string
  /** All that was renewed from one sign-in. */
  readonly family: string
  /** The person is away: next to nothing is answered. */
  readonly isLocked: boolean
  readonly departmentId: string | null
  /** The enterprise whose records alone this person may see; null for staff. */
  readonly enterpriseId: string | null
  /** The widest that their roles give. */
  readonly reach: Reach
}
