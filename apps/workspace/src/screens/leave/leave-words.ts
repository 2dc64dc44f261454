import type { LeaveRow } from '@etalon/api/contract'
import type { Words } from '../../messages/index.ts'
import type { leaveMessages } from '../../messages/leave.ts'

/** From when until when, as people say it: whole days without their halves. */
export function spanOf({ fromDay, fromHalf, toDay, toHalf }: LeaveRow, words: Words<typeof leaveMessages>): string {
  const from = fromHalf === 'am' ? fromDay : `${fromDay} ${words.halves.pm}`
  const to = toHalf === 'pm' ? toDay : `${toDay} ${words.halves.am}`
  if (fromDay !== toDay) return `${from} — ${to}`
  if (fromHalf === 'am' && toHalf === 'pm') return fromDay
  return `${fromDay} ${words.halves[fromHalf === 'pm' ? 'pm' : 'am']}`
}
