import { expect, test } from 'vitest'
import { textChanges } from './text-changes.ts'

const told = (before: string, after: string) =>
  textChanges(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `[+${text}]` : `[-${text}]`))
    .join('')

test('[BIZ-4] what became of a text is told word by word, and a number is changed as a whole', () => {
  expect(told('表盘有一处划痕。', '表盘右下有一处划痕。')).toBe('表盘[+右下]有一处划痕。')
  expect(told('标称值 0.100；误差 0.012', '标称值 0.100；误差 0.011')).toBe('标称值 0.100；误差 [-0.012][+0.011]')
  expect(told('', '合格')).toBe('[+合格]')
  expect(told('合格', '合格')).toBe('合格')
})
