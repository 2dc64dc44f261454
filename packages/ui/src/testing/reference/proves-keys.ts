import { describe, test } from 'vitest'
import type { Reference } from './reference.ts'

/** A proof for each key of a reference: it shows the component, presses the key as a person does, and looks at what came of it. */
export type KeyProofs<Keys extends string> = Readonly<Record<Keys, () => Promise<void>>>

/** The keyboard table of a component as a table of tests: a key that nothing proves is an error of types. */
export function provesKeys<Keys extends string>({ keyboard }: Reference<Keys>, proofs: KeyProofs<Keys>): void {
  describe('keyboard', () => {
    for (const key in proofs) test(`[DS-1] [A11Y-2] ${key}: ${keyboard[key]}`, proofs[key])
  })
}
