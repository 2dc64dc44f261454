import { expect, test } from 'vitest'
import { randomOf } from '../testing/index.ts'
import type { Known } from './known.ts'
import { everyCall } from './questions.ts'
import { recipes } from './recipes.ts'

/** A walk that knows one record of whatever area it is asked for, in whatever state. */
const states = [undefined, '0', '1', '2', '50', '100', '200', '300', '400', '700', '1000']
/** What a walk notes besides, or was told. */
const told = {
  ...{ ticket: 't', appId: 'walk-1', secret: 's', token: 'k', size: 20, sent: true, by: 'admin' },
  ...{ receivable: true, gross: '60.00', orderCount: 2 },
}
function knownIn(state: string | undefined, seed: number): Known {
  const random = randomOf(seed)
  const facts = { version: 3, ...told, ...(state === undefined ? {} : { state }) }
  return {
    learn: () => {},
    note: () => {},
    forget: () => {},
    record(_area, fits = () => true) {
      const found = ['1', '3'].map((attribute) => ({ ...facts, attribute })).find(fits)
      return found && { id: String(1 + random.below(90)), facts: found }
    },
    value: (name) => (name === 'socialNumber' ? '91350100M000100Y43' : '17'),
    anyId: () => '17',
  }
}

test('[SRV-3] each recipe of the walk makes questions that the contract allows', () => {
  const calls = new Map(everyCall.map((one) => [one.name, one.call]))
  const faults = new Map<string, string>()
  const right = new Set<string>()
  for (const [name, cook] of Object.entries(recipes)) {
    const call = calls.get(name)
    if (!call) {
      faults.set(name, 'no such call')
      continue
    }
    for (const [seed, state] of states.entries()) {
      const made = cook(knownIn(state, seed), randomOf(seed))
      for (const part of ['body', 'query'] as const) {
        const parsed = made?.[part] && call[part]?.safeParse(made[part])
        if (parsed && !parsed.success) faults.set(`${name} ${part}`, JSON.stringify(parsed.error.issues.slice(0, 3)))
        if (parsed?.success) right.add(name)
      }
    }
  }
  expect([...faults]).toEqual([])
  // Those that make nothing here ask nothing there either.
  expect(Object.keys(recipes).filter((name) => !right.has(name))).toEqual([])
})
