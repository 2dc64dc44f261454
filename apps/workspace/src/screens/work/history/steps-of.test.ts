import type { HistoryEntry } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { stepsOf } from './steps-of.ts'

const entry = (action: string, from: string | null, to: string | null, byName: string, hour: number): HistoryEntry => ({
  id: `${hour}`,
  recordKind: 'order',
  recordId: '1',
  action,
  from,
  to,
  byName,
  at: `2026-11-20T0${hour}:00:00Z`,
  reason: null,
})
/** Where the way stands, with who and when of each step: `50 done 高嵘 1`. */
const steps = (state: string, history: readonly HistoryEntry[]) =>
  stepsOf(
    ['50', '100', '300'],
    state,
    (key) => key,
    history,
    (at) => at.slice(12, 13),
  ).map(({ key, state: how, who, when }) => [key, how, who, when].filter(Boolean).join(' '))

const begun = [entry('register', null, '50', '高嵘', 1)]
const changed = [...begun, entry('edit', '50', '50', '周岚', 2), entry('sign', null, null, '客户', 3)]
const given = [...changed, entry('submit', '50', '100', '周岚', 4)]
const back = [...given, entry('reject', '100', '50', '陆明远', 5)]

test.each([
  ['just begun', '50', begun, ['50 now 高嵘 1', '100 waiting', '300 waiting']],
  ['changed and signed since by others', '50', changed, ['50 now 高嵘 1', '100 waiting', '300 waiting']],
  ['handed in by another', '100', given, ['50 done 高嵘 1', '100 now 周岚 4', '300 waiting']],
  ['sent back', '50', back, ['50 now 高嵘 1', '100 waiting', '300 waiting']],
  [
    'handed in again',
    '100',
    [...back, entry('submit', '50', '100', '高嵘', 6)],
    ['50 done 高嵘 1', '100 now 高嵘 6', '300 waiting'],
  ],
  [
    'voided before it was accepted',
    '0',
    [...given, entry('void', '100', '0', '高嵘', 8)],
    ['50 done 高嵘 1', '100 done 周岚 4', '300 waiting'],
  ],
  ['voided, of which nobody knows more', '0', begun, ['50 waiting', '100 waiting', '300 waiting']],
  [
    'over, by itself',
    '300',
    [...given, entry('accept', '100', '300', 'system', 7)],
    ['50 done 高嵘 1', '100 done 周岚 4', '300 done 7'],
  ],
] as const)(
  '[FLOW-2] the first step says who began it, the others who led into them last: %s',
  (_what, state, history, expected) => {
    expect(steps(state, history)).toEqual(expected)
  },
)
