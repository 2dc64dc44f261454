import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  conflictingDuty,
  itemProgression,
  orderProgression,
  orderStateAfter,
  reportProgression,
  reportStateAfter,
  sampleProgression,
  sampleSettlementAfter,
  sampleSettlementProgression,
  sampleStateAfter,
  settlementProgression,
  settlementStateAfter,
  systemMoves,
} from './index.ts'

const itemStates = fc.array(fc.constantFrom(...itemProgression.states), { maxLength: 6 })
const reportStates = fc.array(fc.constantFrom(...reportProgression.states), { maxLength: 4 })
const sampleStates = fc.array(fc.constantFrom(...sampleProgression.states), { maxLength: 6 })
const surroundings = fc.record({
  items: itemStates,
  reports: reportStates,
  received: fc.boolean(),
  order: fc.constantFrom(...orderProgression.states),
})
const living = (states: readonly string[]) => states.filter((state) => state !== '0')

describe('report', () => {
  test.each([
    ['300', ['600', '600'], '400'],
    ['300', ['600', '500'], '300'],
    ['300', ['600', '0'], '400'],
    ['300', ['0', '0'], '300'],
    ['300', [], '300'],
    ['400', ['300'], '300'],
    // Taken back from its tester, an item keeps the report that was begun for it.
    ['300', ['200'], '300'],
    ['500', ['600', '300'], '300'],
    ['600', ['300', '0'], '300'],
    ['500', ['600'], '500'],
    ['600', ['0'], '600'],
    ['700', ['300'], '700'],
    ['1000', ['300'], '1000'],
    ['0', ['600'], '0'],
  ])('[FLOW-1] at %s with items %j is %s afterwards', (current, items, expected) => {
    expect(reportStateAfter(current, items)).toBe(expected)
  })

  test('[FLOW-1] gets there by moves of its own, and asking again changes nothing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...reportProgression.states), itemStates, (current, items) => {
        const next = reportStateAfter(current, items)
        expect(systemMoves(reportProgression, current, next).at(-1)?.to ?? current).toBe(next)
        expect(reportStateAfter(next, items)).toBe(next)
        if (living(items).some((state) => state !== '600')) expect(['400', '500', '600']).not.toContain(next)
      }),
    )
  })
})

describe('sample', () => {
  const at = { items: ['100'], reports: [], received: true, order: '300' }
  test.each([
    ['50', { ...at, received: false }, '50'],
    ['50', { ...at, order: '100' }, '50'],
    ['50', at, '100'],
    ['50', { ...at, order: '1000' }, '100'],
    ['100', { ...at, items: ['200', '100'] }, '100'],
    ['100', { ...at, items: ['300', '100'], reports: ['300'] }, '300'],
    ['300', { ...at, items: ['0', '100'] }, '100'],
    ['300', { ...at, items: ['200', '100'], reports: ['300'] }, '100'],
    ['300', { ...at, items: ['200', '350'], reports: ['300', '300'] }, '300'],
    ['300', { ...at, items: ['600', '350'], reports: ['300'] }, '300'],
    ['300', { ...at, items: ['600', '0'], reports: ['400'] }, '400'],
    ['400', { ...at, items: ['600', '300'], reports: ['300'] }, '300'],
    ['400', { ...at, items: ['600', '600'], reports: ['1000', '700'] }, '400'],
    ['400', { ...at, items: ['600', '600'], reports: ['1000', '0'] }, '1000'],
    ['400', { ...at, items: ['600'], reports: ['0'] }, '400'],
    ['300', { ...at, items: ['0', '0'] }, '0'],
    ['100', { ...at, order: '0' }, '0'],
    ['50', { ...at, items: [], order: '50' }, '50'],
    ['1000', { ...at, items: ['100'] }, '1000'],
    ['0', at, '0'],
  ])('[FLOW-1] at %s with %j is %s afterwards', (current, around, expected) => {
    expect(sampleStateAfter(current, around)).toBe(expected)
  })

  test('[FLOW-1] gets there by moves of its own, and asking again changes nothing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...sampleProgression.states), surroundings, (current, around) => {
        const next = sampleStateAfter(current, around)
        expect(systemMoves(sampleProgression, current, next).at(-1)?.to ?? current).toBe(next)
        expect(sampleStateAfter(next, around)).toBe(next)
      }),
    )
  })

  test('[FLOW-1] is never further than the least of its living items and reports', () => {
    fc.assert(
      fc.property(fc.constantFrom('50', '100', '300', '400'), surroundings, (current, around) => {
        const next = sampleStateAfter(current, around)
        if (next === '0') return
        const items = living(around.items)
        if (next === '1000' || next === '400') expect(items.length > 0 && items.every((state) => state === '600')).toBe(true)
        if (next === '1000') expect(living(around.reports).length).toBeGreaterThan(0)
        if (next === '1000') expect(living(around.reports).every((state) => state === '1000')).toBe(true)
      }),
    )
  })
})

describe('order', () => {
  test.each([
    ['300', ['1000', '1000'], '1000'],
    ['300', ['1000', '0'], '1000'],
    ['300', ['1000', '400'], '300'],
    ['300', ['0', '0'], '300'],
    ['300', [], '300'],
    ['100', ['1000'], '100'],
    ['0', ['1000'], '0'],
    ['1000', ['300'], '1000'],
  ])('[FLOW-1] at %s with samples %j is %s afterwards', (current, samples, expected) => {
    expect(orderStateAfter(current, samples)).toBe(expected)
  })

  test('[FLOW-1] is done only when every living sample is, and gets there by a move of its own', () => {
    fc.assert(
      fc.property(fc.constantFrom(...orderProgression.states), sampleStates, (current, samples) => {
        const next = orderStateAfter(current, samples)
        expect(systemMoves(orderProgression, current, next).at(-1)?.to ?? current).toBe(next)
        if (next !== current) expect(living(samples).every((state) => state === '1000')).toBe(true)
      }),
    )
  })
})

test('[FLOW-2] what moves along names each move, so that each gets its row of history', () => {
  expect(systemMoves(sampleProgression, '50', '400').map((move) => move.action)).toEqual(['receive', 'start', 'finish'])
  expect(systemMoves(sampleProgression, '300', '300')).toEqual([])
  expect(() => systemMoves(sampleProgression, '1000', '300')).toThrow(RangeError)
  // The way there leads in circles: a done sample is reopened and done again, and never waits for its receipt once more.
  expect(() => systemMoves(sampleProgression, '100', '50')).toThrow('sample_state: nothing leads by itself from 100 to 50')
  expect(() => systemMoves(orderProgression, '50', '100')).toThrow('order_status: nothing leads by itself from 50 to 100')
})

test('[FLOW-1] four eyes are counted over a report and all its items', () => {
  const held = [
    { duty: 'tester', personId: 'lin' },
    { duty: 'tester', personId: 'wei' },
    { duty: 'auditor', personId: 'zhou' },
    { duty: 'issuer', personId: 'he' },
  ]
  expect(conflictingDuty('wei', 'auditor', held)).toEqual({ duty: 'tester', personId: 'wei' })
  expect(conflictingDuty('zhou', 'approver', held)).toEqual({ duty: 'auditor', personId: 'zhou' })
  expect(conflictingDuty('zhou', 'reviewer', held)).toBeUndefined()
  expect(conflictingDuty('lin', 'tester', held)).toBeUndefined()
  expect(conflictingDuty('he', 'approver', held)).toBeUndefined()
  expect(conflictingDuty('lin', 'issuer', held)).toBeUndefined()
})

describe('settlement', () => {
  const done = { items: ['600', '0'], reports: ['700', '1000', '0'], order: '300' }
  test.each([
    ['50', done, '100'],
    ['50', { ...done, items: ['600', '500'] }, '50'],
    ['50', { ...done, reports: ['700', '600'] }, '50'],
    ['50', { ...done, reports: [] }, '50'],
    ['50', { ...done, items: [] }, '50'],
    ['50', { ...done, order: '0' }, '0'],
    ['100', { ...done, order: '0' }, '0'],
    // Opened earlier by the cashier, it stays open.
    ['100', { ...done, items: ['300'] }, '100'],
    ['200', { ...done, order: '0' }, '200'],
    ['400', done, '400'],
    ['0', done, '0'],
  ])('[BIZ-7][FLOW-1] at %s with %j is %s afterwards, by moves of its own', (current, around, expected) => {
    expect(settlementStateAfter(current, around)).toBe(expected)
    expect(systemMoves(settlementProgression, current, expected).at(-1)?.to ?? current).toBe(expected)
  })

  test.each([
    ['0', '50', '1'],
    ['0', '100', '1'],
    ['1', '200', '2'],
    ['2', '300', '2'],
    ['2', '400', '3'],
    ['3', '200', '2'],
    ['2', '100', '1'],
    ['1', '0', '1'],
  ])('[BIZ-7][FLOW-1] a sample at %s of a settlement at %s is %s afterwards', (current, settlement, expected) => {
    expect(sampleSettlementAfter(current, { ...done, settlement })).toBe(expected)
    expect(systemMoves(sampleSettlementProgression, current, expected).at(-1)?.to ?? current).toBe(expected)
  })

  test('[BIZ-7] a sample that is not tested waits, and one whose items were discarded is not settled', () => {
    expect(sampleSettlementAfter('0', { items: ['300'], reports: ['300'], settlement: '50' })).toBe('0')
    expect(sampleSettlementAfter('0', { items: ['0'], reports: [], settlement: '400' })).toBe('0')
  })
})
