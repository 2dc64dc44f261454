import type { HistoryEntry } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { lastReason } from './last-reason.ts'

const entry = (action: string, from: string | null, to: string, reason: string | null = null): HistoryEntry => ({
  id: action,
  recordKind: 'order',
  recordId: '1',
  action,
  from,
  to,
  byName: '高嵘',
  at: '2026-11-20T01:00:00Z',
  reason,
})

test('[FLOW-1] what is said is why the record stands where it stands, not why it once stood elsewhere', () => {
  const [made, given] = [entry('register', null, '50'), entry('submit', '50', '100')]
  const back = entry('reject', '100', '50', '型号不清')
  expect(lastReason([])).toBeUndefined()
  expect(lastReason([made, given])).toBeUndefined()
  expect(lastReason([made, given, back])).toEqual(back)
  expect(lastReason([made, given, back, entry('edit', '50', '50')])).toEqual(back)
  expect(lastReason([made, given, back, entry('submit', '50', '100')])).toBeUndefined()
  expect(lastReason([made, entry('submit', '50', '100', '')])).toBeUndefined()
})
