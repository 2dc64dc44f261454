import type { Language } from '../refusal/index.ts'

/** Who moves, and in which words a refusal is said. */
export interface Mover {
  readonly tenant: string
  readonly personId: string
  readonly name: string
  readonly roles: readonly string[]
  readonly language: Language
  /** The moment of the move where it is not now: demonstration data. */
  readonly at?: string
}
