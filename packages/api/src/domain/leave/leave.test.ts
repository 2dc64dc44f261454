import { expect, test } from 'vitest'
import {
  daysOfHalves,
  flowRouteOf,
  type HalfDay,
  halvesOf,
  type LeaveKindKey,
  labelOfLeave,
  leaveFault,
  leaveKindKeys,
  leavePaths,
  processDefinitionOf,
} from './index.ts'

const span = (fromDay: string, fromHalf: HalfDay, toDay: string, toHalf: HalfDay) => ({ fromDay, fromHalf, toDay, toHalf })

// 2026-11-27 is a Friday.
test.each<[LeaveKindKey, ReturnType<typeof span>, string]>([
  ['annual', span('2026-11-24', 'am', '2026-11-24', 'pm'), '1'],
  ['annual', span('2026-11-24', 'am', '2026-11-24', 'am'), '0.5'],
  ['annual', span('2026-11-24', 'pm', '2026-11-24', 'pm'), '0.5'],
  ['annual', span('2026-11-24', 'pm', '2026-11-26', 'am'), '2'],
  ['annual', span('2026-11-27', 'am', '2026-11-30', 'am'), '1.5'],
  ['sick', span('2026-11-28', 'pm', '2026-11-30', 'pm'), '1'],
  ['marriage', span('2026-11-27', 'pm', '2026-11-30', 'pm'), '3.5'],
])('[BIZ-14] %s leave %o takes %s days', (kind, asked, days) => {
  expect(daysOfHalves(halvesOf(kind, asked))).toBe(days)
  expect(leaveFault(kind, asked)).toBeUndefined()
})

test.each<[LeaveKindKey, ReturnType<typeof span>, string | undefined]>([
  ['annual', span('2026-11-25', 'am', '2026-11-24', 'pm'), 'order'],
  ['annual', span('2026-11-24', 'pm', '2026-11-24', 'am'), 'order'],
  ['annual', span('2026-11-28', 'am', '2026-11-29', 'pm'), 'empty'],
  ['parental', span('2026-11-28', 'am', '2026-11-29', 'pm'), undefined],
  ['parental', span('2026-01-01', 'am', '2027-01-01', 'pm'), undefined],
  ['parental', span('2026-01-01', 'am', '2027-01-02', 'pm'), 'long'],
])('[BIZ-14] %s leave %o: %s', (kind, asked, fault) => {
  expect(leaveFault(kind, asked)).toBe(fault)
})

test('[BIZ-14] each kind is called something else in each language, and what is no kind is called by its key', () => {
  for (const language of ['zh', 'en'] as const)
    expect(new Set(leaveKindKeys.map((key) => labelOfLeave(key, language))).size).toBe(leaveKindKeys.length)
  expect(labelOfLeave('toString', 'zh')).toBe('toString')
})

test('[BIZ-14] addresses and flow routes are those of section 2.2 and section 7.2', () => {
  const route = { code: 'flow', dictKey: '1', remark: 'leave' }
  expect(processDefinitionOf(route)).toBe('flow_1')
  expect(flowRouteOf([{ ...route, dictKey: '2' }, route], 'flow_1')).toBe(route)
  expect(flowRouteOf([route], 'flow_9')).toBeUndefined()
  expect([leavePaths.form('flow_1'), leavePaths.handle('t', 'i', '7'), leavePaths.detail('i', '7')]).toEqual([
    '/work/process/leave/form/flow_1',
    '/work/process/leave/handle/t/i/7',
    '/work/process/leave/detail/i/7',
  ])
})
