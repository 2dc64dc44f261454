import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { isInForce, type SearchBarEmitted, type SearchBarInput, searchBarMachine, standingRequest } from './index.ts'

const fields: SearchBarInput['fields'] = [
  { prop: 'enterName', label: '委托单位' },
  { prop: 'mobile', label: '手机', pattern: '^1\\d*$' },
  { prop: 'billDate', label: '登记日期', isCheckdSearch: false },
]

/** A bar with a panel whose first row asks for a customer. */
function bar(value: string | null = '长沙') {
  const actor = createActor(searchBarMachine, { input: { fields, advanced: {} } }).start()
  const told: SearchBarEmitted[] = []
  actor.on('*', (emitted) => told.push(emitted))
  const panel = () => {
    const { advanced } = actor.getSnapshot().children
    if (!advanced) throw new Error('a bar without its panel')
    return advanced
  }
  const context = () => actor.getSnapshot().context
  panel().send({ type: 'FIELD.CHOSEN', row: 0, field: 'enterName' })
  panel().send({ type: 'VALUE.CHANGED', row: 0, value })
  return {
    actor,
    panel,
    context,
    standing: () => standingRequest(context(), panel().getSnapshot().context),
    change: (name: string, text: string, composing = false) =>
      actor.send({ type: 'FIELD.CHANGED', name, value: text, composing }),
    search: () => {
      actor.send({ type: 'SEARCH' })
      const last = told.at(-1)
      return last?.type === 'searched' ? last.request : undefined
    },
  }
}

test('[SRCH-4] what a search would ask is said before it, fields and conditions, trimmed', () => {
  const it = bar(' 长沙 ')
  it.change('mobile', ' 138 ')
  it.change('billDate', '2026')
  const before = it.standing()
  expect(before).toMatchObject({ searchType: 'Y', searchListVO: [{ searchValue: '长沙' }], searchParam: { mobile: '138' } })
  expect(it.search()).toEqual(before)
})

test('nothing is asked without a panel, or without a complete condition', () => {
  expect(bar(null).standing()).toBeUndefined()
  expect(bar(' ').standing()).toBeUndefined()
  const alone = createActor(searchBarMachine, { input: { fields } }).start()
  expect(standingRequest(alone.getSnapshot().context, undefined)).toBeUndefined()
})

test('nothing is asked where the search would be refused: a broken rule, a value without a field, a span without an end', () => {
  const it = bar()
  it.change('mobile', 'x')
  expect([it.standing(), it.search()]).toEqual([undefined, undefined])
  it.change('mobile', '')
  expect(it.standing()).toBeDefined()
  const required = { ...it.context(), fields: [{ prop: 'mobile', label: '手机', isRequired: true }] }
  expect(standingRequest(required, it.panel().getSnapshot().context)).toBeUndefined()
  it.panel().send({ type: 'VALUE.CHANGED', row: 1, value: '医院' })
  expect([it.standing(), it.search()]).toEqual([undefined, undefined])
  it.panel().send({ type: 'FIELD.CHOSEN', row: 1, field: 'billDate' })
  expect([it.standing(), it.search()]).toEqual([undefined, undefined])
  it.panel().send({ type: 'SPAN.CHANGED', row: 1, start: '2026-11-01', end: '2026-11-20' })
  expect(it.standing()).toMatchObject({ searchListVO: [{ searchValue: '长沙' }, { endTime: '2026-11-20' }] })
})

test('[SRCH-6] nothing is asked while an input method is at work', () => {
  const it = bar()
  it.change('enterName', 'ya', true)
  expect(it.standing()).toBeUndefined()
  it.change('enterName', '压')
  expect(it.standing()).toMatchObject({ searchParam: { enterName: '压' } })
})

test('a request is in force once it was searched, until a field or a condition is another', () => {
  const it = bar()
  const inForce = () => {
    const request = it.standing()
    return request && isInForce(it.context(), request)
  }
  expect(inForce()).toBe(false)
  it.search()
  expect(inForce()).toBe(true)
  it.actor.send({ type: 'SIZE.CHANGED', size: 20 })
  expect(inForce()).toBe(true)
  it.change('enterName', '长沙')
  expect(inForce()).toBe(false)
  it.change('enterName', '')
  expect(inForce()).toBe(true)
  it.panel().send({ type: 'VALUE.CHANGED', row: 0, value: '株洲' })
  expect(inForce()).toBe(false)
  it.change('mobile', 'x')
  it.search()
  it.change('mobile', '')
  expect(inForce(), 'a search that was refused').toBe(false)
})

test('a search without conditions is another than one with them', () => {
  const it = bar(null)
  it.search()
  it.panel().send({ type: 'VALUE.CHANGED', row: 0, value: '长沙' })
  const request = it.standing()
  expect(request && isInForce(it.context(), request)).toBe(false)
})
