import { expect, test } from 'vitest'
import { ownTime } from '../../testing/index.ts'
import { checkMobile, fieldRules, isEmpty } from './index.ts'

const size = 100_000

/** Texts that begin well, go on for long and end badly: what makes a pattern try again and again. */
const hostile = [
  ...['1', '9', '0', 'a', '-', '.', '@', 'a@', 'a.', '1.', '0-', '0731-', '４', '\n', '-1', '\u{20000}'].flatMap((part) => {
    const long = part.repeat(size / part.length)
    return [long, `${long}!`, `!${long}`, `a@${long}`, `a@b.${long}`, `1.${long}`, `+${long}x`, `0731-84321234-${long}`]
  }),
  `${'a-'.repeat(size / 2)}@${'b-'.repeat(size / 2)}`,
  `${' '.repeat(size)}1`,
]

test('[FORM-4] the hostile texts are as long as they say', () => {
  expect(hostile.length).toBeGreaterThan(100)
  for (const text of hostile) expect(text.length).toBeGreaterThanOrEqual(size)
})

// Linear is below a millisecond, quadratic would be seconds: 10^10 steps. The exact ratios: bench/results/field-rules.md.
test.each([...Object.entries(fieldRules), ['checkMobile', checkMobile] as const])(
  '[FORM-4] %s answers each hostile text of 100 kB at once',
  (name, rule) => {
    for (const text of hostile) {
      let said: unknown
      const took = ownTime(() => {
        said = rule(text)
      })
      const beginning = JSON.stringify(text.slice(0, 12))
      expect(took, `${name} ${beginning}`).toBeLessThan(100)
      const onlyDigits = /^[+-]?[0-9]+$/.test(text)
      if (!onlyDigits) expect(said, `${name} ${beginning}`).toBeDefined()
    }
  },
)

test('[FORM-4] a very long text is not empty, and that is known at once', () => {
  for (const text of hostile) expect(isEmpty(text)).toBe(false)
  expect(ownTime(() => hostile.map(isEmpty))).toBeLessThan(100)
})
