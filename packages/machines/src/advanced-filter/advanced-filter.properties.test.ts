import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { createActor } from 'xstate'
import {
  type AdvancedFilterEmitted,
  type AdvancedFilterEvent,
  advancedFilterMachine,
  conditionsOf,
  type FilterField,
  isOffered,
  mostRows,
  readFilter,
  searchOperators,
  writeFilter,
} from './index.ts'

const fields: readonly FilterField[] = [
  { prop: 'name', label: '名称' },
  { prop: 'state', label: '状态', type: 'select' },
  { prop: 'billDate', label: '登记日期' },
  { prop: 'arrived', label: '到样时间', type: 'dateTime' },
]

const row = fc.nat(12)
const date = fc.constantFrom('2026-11-01', '2026-11-20', '2026-11-20 08:00:00', 'x', null)
const value = fc.oneof(fc.string({ maxLength: 5 }), fc.array(fc.string({ maxLength: 3 }), { maxLength: 3 }), date)
const anyEvent: fc.Arbitrary<AdvancedFilterEvent> = fc.oneof(
  fc.record({
    type: fc.constant('FIELD.CHOSEN' as const),
    row,
    field: fc.constantFrom('name', 'state', 'billDate', '__proto__', null),
  }),
  fc.record({ type: fc.constant('OPERATOR.CHOSEN' as const), row, operator: fc.constantFrom(...searchOperators) }),
  fc.record({ type: fc.constant('VALUE.CHANGED' as const), row, value }),
  fc.record({ type: fc.constant('SPAN.CHANGED' as const), row, start: date, end: date }),
  fc.record({ type: fc.constant('JOIN.CHOSEN' as const), row, join: fc.constantFrom('and' as const, 'or' as const) }),
  fc.constant<AdvancedFilterEvent>({ type: 'PAIR.ADDED' }),
  fc.record({ type: fc.constant('PAIR.REMOVED' as const), pair: fc.integer({ min: -1, max: 17 }) }),
  fc.constantFrom<AdvancedFilterEvent>({ type: 'SEARCH' }, { type: 'RESET' }),
  fc.record({ type: fc.constant('FILTER.RESTORED' as const), saved: fc.jsonValue() }),
  // What people do: fill all rows, then add.
  fc.record({ type: fc.constant('FILTER.RESTORED' as const), saved: fc.integer({ min: 0, max: 40 }).map(filterOf) }),
)

function filterOf(count: number) {
  const condition = {
    searchType: 'or',
    searchFilter: 'name',
    searchOp: 'LIKE',
    searchValue: 'x',
    valueType: 'text',
    isSearchTime: false,
    startTime: null,
    endTime: null,
  }
  return { version: 1, conditions: Array.from({ length: count }, () => condition) }
}

function panel(saved?: unknown) {
  const actor = createActor(advancedFilterMachine, { input: { fields, saved } })
  const told: AdvancedFilterEmitted[] = []
  actor.on('*', (emitted) => told.push(emitted))
  actor.start()
  return { actor, told, context: () => actor.getSnapshot().context }
}

test.prop([fc.array(anyEvent, { maxLength: 60 })])(
  '[ADV-8] always an even number of rows, never fewer than two, never more than the server takes, whatever the events',
  (events) => {
    const { actor, context } = panel()
    for (const event of events) {
      actor.send(event)
      const { rows } = context()
      expect(rows.length % 2).toBe(0)
      expect(rows.length).toBeGreaterThanOrEqual(2)
      expect(rows.length).toBeLessThanOrEqual(mostRows)
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    }
  },
)

test.prop([fc.array(anyEvent, { maxLength: 60 })])(
  '[ADV-5][ADV-6] what is searched has a field, an operator that it offers and a value; every span ends after its start',
  (events) => {
    const { actor, told } = panel()
    for (const event of events) actor.send(event)
    actor.send({ type: 'SEARCH' })
    for (const emitted of told) {
      if (emitted.type !== 'searched') continue
      expect(emitted.conditions[0]?.searchType ?? 'and').toBe('and')
      for (const { searchFilter, searchOp, searchValue, isSearchTime, startTime, endTime } of emitted.conditions) {
        const field = fields.find(({ prop }) => prop === searchFilter)
        expect(field).toBeDefined()
        expect(isOffered(searchOp, field)).toBe(true)
        if (isSearchTime) expect(String(endTime) > String(startTime)).toBe(true)
        else expect(searchValue?.length).toBeGreaterThan(0)
        if (typeof searchValue === 'string') expect(searchValue).toBe(searchValue.trim())
      }
    }
  },
)

test.prop([fc.array(anyEvent, { maxLength: 40 })])(
  '[ADV-7] what stands in the rows goes into an address and comes back the same',
  (events) => {
    const { actor, context } = panel()
    for (const event of events) actor.send(event)
    const conditions = conditionsOf(context())
    const text = writeFilter({ version: 1, conditions })
    expect(readFilter(text)).toEqual({ version: 1, conditions })
    const other = panel()
    other.actor.send({ type: 'FILTER.RESTORED', saved: text })
    expect(other.told).toEqual([{ type: 'searched', conditions, reason: 'restored' }])
  },
)

test.prop([fc.oneof(fc.jsonValue(), fc.json(), fc.anything())])('[ADV-7] any stored value starts well', (saved) => {
  const { actor, context, told } = panel(saved)
  expect([actor.getSnapshot().status, context().rows.length % 2]).toEqual(['active', 0])
  actor.send({ type: 'FILTER.RESTORED', saved })
  actor.send({ type: 'SEARCH' })
  expect(told.at(-1)?.type).toBe('searched')
})
