import { expect, test } from 'vitest'
import { heldDuty, progressions } from './index.ts'

test('[FLOW-1][PERM-1] every duty that forbids a move is told by what was done, in both languages', () => {
  for (const { name, moves } of progressions)
    for (const duty of new Set(moves.flatMap(({ notBy = [] }) => notBy))) {
      // A report is approved, an item is not: the duty lies on the report alone.
      if (`${name}.${duty}` === 'item_state.approver') continue
      for (const language of ['zh', 'en'] as const) {
        const told = heldDuty(name, duty, language)
        expect(told, `${name} ${duty}`).not.toBe(heldDuty(name, undefined, language))
        expect(told).toMatch(language === 'zh' ? /^\p{Script=Han}+$/u : /^[a-z][a-z ]+$/)
      }
    }
  expect(heldDuty('item_state', 'tester', 'en')).not.toBe(heldDuty('report_state', 'tester', 'en'))
})
