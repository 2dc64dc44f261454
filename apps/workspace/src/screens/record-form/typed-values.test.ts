import { expect, test } from 'vitest'
import { isAlike, isInConflict, onProposal, typedOf, typedOn, unsettledOf, withoutAlike } from './typed-values.ts'

const began = { name: '甲', remark: '', rows: [{ key: 'a', model: 'X' }], day: null as string | null }

test('[FLOW-3][F28] what was typed are the fields that are not as they began; what rows are called while they are edited does not count', () => {
  expect(typedOf(began, { ...began, rows: [{ key: 'b', model: 'X' }] })).toEqual({ values: {}, before: {} })
  const typed = typedOf(began, { ...began, remark: '急', day: '2026-12-01', rows: [...began.rows, { key: 'c', model: 'Y' }] })
  expect(typed.values).toEqual({ remark: '急', day: '2026-12-01', rows: [...began.rows, { key: 'c', model: 'Y' }] })
  expect(typed.before).toEqual({ remark: '', day: null, rows: began.rows })
  expect(isAlike(undefined, null)).toBe(false)
})

test('[FLOW-3][F28] two say two things of a field only where both touched it and do not agree', () => {
  const typed = typedOf(began, { ...began, remark: '急', name: '乙' })
  const saved = { ...began, remark: '缓', day: '2026-12-02' }
  const values = { ...saved, ...typed.values }
  const about = { typed, saved, values }
  expect((['name', 'remark', 'rows', 'day'] as const).filter((field) => isInConflict(field, about))).toEqual(['remark'])
  // Taken over, or typed alike by both: nothing to decide any more.
  expect(isInConflict('remark', { ...about, values: { ...values, remark: '缓' } })).toBe(false)
})

test('[FLOW-3][REG-2] of what was typed, what is saved by now is not left over', () => {
  const typed = typedOf(began, { ...began, remark: '急', name: '乙' })
  expect(withoutAlike(typed, { name: '乙' })).toEqual({ values: { remark: '急' }, before: { remark: '' } })
  expect(withoutAlike(typed, { name: '乙', remark: '急' })).toEqual({ values: {}, before: {} })
})

test('[FLOW-3][REG-2] what was typed on an earlier version keeps what it began with there, and is unsettled while the newer one says something else', () => {
  const initial = { ...began, remark: '缓', name: '丙' }
  // The remark was typed on the earlier version, the day on this one; the name follows what is saved.
  const on = { initial, began: { ...initial, remark: '' }, values: { ...initial, remark: '急', day: '2026-12-01' } }
  expect(typedOn(on)).toEqual({ values: { remark: '急', day: '2026-12-01' }, before: { remark: '', day: null } })
  expect(unsettledOf(on)).toEqual({ values: { remark: '急' }, before: { remark: '' } })
  expect(unsettledOf({ ...on, values: { ...on.values, remark: '缓' } })).toBeUndefined()
  expect(unsettledOf({ ...on, began: initial })).toBeUndefined()
})

test('[REG-2] nothing is held against what was typed on something that was only proposed', () => {
  const typed = typedOf(began, { ...began, day: '2026-12-01' })
  const proposed = { ...began, day: '2026-12-02' }
  const over = onProposal(typed, proposed)
  expect(over).toEqual({ values: { day: '2026-12-01' }, before: { day: '2026-12-02' } })
  expect(isInConflict('day', { typed: over, saved: proposed, values: { ...proposed, ...over.values } })).toBe(false)
})
