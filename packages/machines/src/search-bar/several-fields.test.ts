import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { checkPatterns } from './field-rules.ts'
import {
  encodePayload,
  type LoadOptionsRequest,
  optionsFor,
  payloadOf,
  readInFormat,
  type SearchBarEmitted,
  type SearchBarEvent,
  type SearchBarInput,
  type SearchFieldDefinition,
  type SearchOption,
  searchBarMachine,
  valueFormatOf,
} from './index.ts'

const number: SearchFieldDefinition = { prop: 'number', label: '编号', pattern: '^\\d+$' }
const phone: SearchFieldDefinition = { prop: 'phone', label: '手机', pattern: '^1\\d{10}$' }
const enterprise: SearchFieldDefinition = { prop: 'enterprise', label: '单位', type: 'select' }
const person: SearchFieldDefinition = { prop: 'person', label: '人员', type: 'select' }

/** A bar whose options are what each field is answered, or a failure. */
function bar(
  fields: readonly SearchFieldDefinition[],
  input: Partial<SearchBarInput> = {},
  answers: Readonly<Record<string, readonly SearchOption[] | 'broken'>> = {},
) {
  const clock = new SimulatedClock()
  const asked: string[] = []
  const machine = searchBarMachine.provide({
    actors: {
      loadOptions: fromPromise<readonly SearchOption[], LoadOptionsRequest>(async ({ input: { field, text } }) => {
        asked.push(`${field.prop} ${text}`)
        const answer = answers[text]
        if (answer === 'broken') throw new Error('no network')
        return answer ?? []
      }),
    },
  })
  const actor = createActor(machine, { clock, input: { fields, ...input } }).start()
  const told: SearchBarEmitted[] = []
  actor.on('*', (emitted) => told.push(emitted))
  const context = () => actor.getSnapshot().context
  /** Asks for options at once, and waits for the answer. */
  const load = async (name: string, text: string) => {
    actor.send({ type: 'OPTIONS.WANTED', name, text, now: true })
    await waitFor(actor, (snapshot) => !snapshot.matches({ options: 'loading' }))
  }
  return { actor, asked, told, context, load, send: (event: SearchBarEvent) => actor.send(event) }
}

describe('rules', () => {
  test('[SRCH-3] a field that is mended loses its message, and the others keep theirs', () => {
    const { send, context } = bar([number, phone])
    send({ type: 'FIELD.CHANGED', name: 'number', value: 'x' })
    send({ type: 'FIELD.CHANGED', name: 'phone', value: 'x' })
    send({ type: 'SEARCH' })
    expect(Object.keys(context().errors)).toEqual(['number', 'phone'])
    send({ type: 'FIELD.CHANGED', name: 'phone', value: '13787310976' })
    expect(context().errors).toEqual({ number: '编号格式不正确' })
    send({ type: 'FIELD.LEFT', name: 'phone' })
    expect(context().errors).toEqual({ number: '编号格式不正确' })
    expect(context().values).toEqual({ number: 'x', phone: '13787310976' })
  })

  test('[SRCH-3] a predicate is asked of what is not empty, and a validator of everything', () => {
    const asked: unknown[] = []
    const field: SearchFieldDefinition = {
      prop: 'a',
      label: 'A',
      pattern: (value) => asked.push(value) > 0,
      validator: (value) => (value === null ? 'say something' : undefined),
    }
    const { send, context } = bar([field])
    send({ type: 'SEARCH' })
    expect([asked, context().errors]).toEqual([[], { a: 'say something' }])
    send({ type: 'FIELD.CHANGED', name: 'a', value: ['1', '2'] })
    send({ type: 'SEARCH' })
    expect([asked, context().errors]).toEqual([['1', '2'], {}])
  })

  test('a pattern that is no regular expression keeps what the engine said of it', () => {
    expect(() =>
      checkPatterns([number, { prop: 'a', label: 'A', pattern: () => true }, { prop: 'b', label: 'B', pattern: '(' }]),
    ).toThrow(expect.objectContaining({ message: expect.stringContaining('field b'), cause: expect.any(SyntaxError) }))
  })

  test.each<[string, string | readonly string[], boolean]>([
    ['a day', '2026-11-20', true],
    ['no day', 'soon', false],
    ['a span', ['2026-11-01', '2026-11-20'], true],
    ['a span of one day', ['2026-11-20', '2026-11-20'], true],
    ['a span that ends before it starts', ['2026-11-20', '2026-11-01'], false],
    ['a span whose start is none', ['soon', '2026-11-20'], false],
    ['a span whose end is none', ['2026-11-20', 'soon'], false],
  ])('[SRCH-3] %s in a date field', (_, value, isTaken) => {
    const { send, told } = bar([{ prop: 'day', label: '日期', type: 'date', dateType: 'daterange' }])
    send({ type: 'FIELD.CHANGED', name: 'day', value })
    send({ type: 'SEARCH' })
    expect(told.map(({ type }) => type)).toEqual([isTaken ? 'searched' : 'rejected'])
  })

  test('[SRCH-3] what looks like no date is fine where no date is asked', () => {
    const { send, told } = bar([{ prop: 'name', label: '名称' }])
    send({ type: 'FIELD.CHANGED', name: 'name', value: ['b', 'a'] })
    send({ type: 'SEARCH' })
    expect(told.map(({ type }) => type)).toEqual(['searched'])
  })

  test('[SRCH-3] blanks are part of what was chosen, and no part of what was typed', () => {
    const choice: SearchFieldDefinition = { prop: 'choice', label: '选项', type: 'select', data: [] }
    const { send, told } = bar([choice, { prop: 'text', label: '文字' }])
    send({ type: 'FIELD.CHANGED', name: 'choice', value: ' a ' })
    send({ type: 'FIELD.CHANGED', name: 'text', value: ' a ' })
    send({ type: 'SEARCH' })
    expect(told).toMatchObject([{ request: { searchParam: { choice: ' a ', text: 'a' } } }])
  })
})

describe('requests', () => {
  test('[SRCH-2][SRCH-4] what is not to be sent is not, nor is what holds nothing', () => {
    const { send, told } = bar([
      { prop: 'kept', label: 'A', isCheckdSearch: false, model: 'x' },
      { prop: 'empty', label: 'B', model: '' },
      { prop: 'none', label: 'C' },
      { prop: 'list', label: 'D', model: [] },
    ])
    send({ type: 'SEARCH' })
    expect(told).toMatchObject([{ type: 'searched', request: { searchParam: {} } }])
    const [first] = told
    if (first?.type !== 'searched') throw new Error('it was searched')
    expect(Object.keys(first.request.searchParam)).toEqual([])
  })

  test('[SRCH-4] text travels as it is, everything else as JSON', () => {
    const payload = { searchType: 'N', searchParam: { filter: '{"a":1}', op: { a: '=' } }, current: 1, size: 50 } as const
    expect(encodePayload(payload)).toMatchObject({ searchParam: { filter: '{"a":1}', op: '{"a":"="}' } })
    const request = { searchType: 'N', searchParam: { a: '1' }, current: 1, size: 50 } as const
    expect(payloadOf(request)).toEqual({ ...request, searchParam: { filter: '{"a":"1"}' } })
    expect(payloadOf(request, { a: '=' })).toEqual({ ...request, searchParam: { filter: '{"a":"1"}', op: '{"a":"="}' } })
  })

  test('[SRCH-2] only a tree that wants the whole way sends it, and only for one choice', () => {
    const data = [{ dictKey: 'a', children: [{ dictKey: 'b' }] }]
    const tree: SearchFieldDefinition = { prop: 'tree', label: '树', type: 'tree', data }
    const sent = (field: SearchFieldDefinition, value: string | readonly string[]) => {
      const { send, told } = bar([field], { values: { tree: value } })
      send({ type: 'SEARCH' })
      const [first] = told
      return first?.type === 'searched' ? first.request.searchParam.tree : undefined
    }
    expect(sent({ ...tree, emitPath: true }, 'b')).toEqual(['a', 'b'])
    expect(sent(tree, 'b')).toBe('b')
    expect(sent({ ...tree, type: 'select', emitPath: true }, 'b')).toBe('b')
    expect(sent({ ...tree, emitPath: true, multiple: true }, ['a', 'b'])).toEqual(['a', 'b'])
    expect(sent({ ...tree, multiple: true }, ['a', 'b'])).toEqual(['a', 'b'])
    expect(sent({ ...tree, type: 'select', multiple: true }, ['a', 'b'])).toEqual(['a', 'b'])
    expect(sent(tree, ['a', 'b'])).toEqual(['a', 'b'])
  })

  test('[SRCH-2] the page size of requests is a whole number from 1 on', () => {
    const { send, context } = bar([number])
    for (const size of [0, 1.5, Number.NaN, -20]) {
      send({ type: 'SIZE.CHANGED', size })
      expect(context().size).toBe(50)
    }
    send({ type: 'SIZE.CHANGED', size: 1 })
    expect(context().size).toBe(1)
  })
})

describe('options', () => {
  const [seven, eight] = [
    { dictKey: '7', dictValue: '星麓' },
    { dictKey: '8', dictValue: '岳麓' },
  ]

  test('[SRCH-7] each field keeps the options that were loaded for it, also when another one’s fail', async () => {
    const { load, context, told, asked } = bar([enterprise, person], {}, { 星: [seven], 岳: [eight], 坏: 'broken' })
    await load('enterprise', '星')
    await load('person', '岳')
    const of = (field: SearchFieldDefinition) => optionsFor(field, context())
    expect([of(enterprise), of(person)]).toEqual([[seven], [eight]])
    expect(asked).toEqual(['enterprise 星', 'person 岳'])
    await load('person', '坏')
    expect([of(enterprise), of(person)]).toEqual([[seven], []])
    expect(told).toEqual([{ type: 'optionsFailed', name: 'person', error: new Error('no network'), reason: 'load' }])
  })

  test('[SRCH-7] what is chosen in one field is known of that field alone', async () => {
    const { load, context, send } = bar([enterprise, person, number], {}, { 星: [seven], 岳: [eight], 无: [] })
    await load('enterprise', '星')
    await load('person', '岳')
    send({ type: 'FIELD.CHANGED', name: 'person', value: '8' })
    send({ type: 'FIELD.CHANGED', name: 'enterprise', value: ['7'] })
    send({ type: 'FIELD.CHANGED', name: 'number', value: '7' })
    send({ type: 'FIELD.CHANGED', name: 'person', value: '9' })
    await load('enterprise', '无')
    await load('person', '无')
    expect(optionsFor(person, context())).toEqual([eight])
    expect(optionsFor(enterprise, context())).toEqual([])
    expect([...context().known.keys()]).toEqual(['person'])
  })

  test('[SRCH-7] nothing is loaded for a field with options of its own, nor for one that is not there', async () => {
    const own: SearchFieldDefinition = { prop: 'own', label: '状态', type: 'select', data: [seven] }
    const many: SearchFieldDefinition = { prop: 'many', label: '多个', type: 'select', multiple: true }
    const { send, asked, context } = bar([own, many, enterprise])
    for (const name of ['own', 'many', 'nothing']) send({ type: 'OPTIONS.WANTED', name, text: 'x', now: true })
    expect(asked).toEqual([])
    expect(optionsFor(own, { ...context(), options: new Map([['own', [eight]]]), known: new Map([['own', eight]]) })).toEqual([
      seven,
    ])
  })

  test('a bar without a panel has none, and its panel has no resource code unless it is given', () => {
    const plain = bar([number])
    expect(plain.actor.getSnapshot().matches({ panel: 'absent' })).toBe(true)
    const panelled = bar([number], { advanced: {} })
    expect(panelled.actor.getSnapshot().matches({ panel: { present: 'closed' } })).toBe(true)
    expect(
      bar([number], { advanced: { open: true } })
        .actor.getSnapshot()
        .matches({ panel: { present: 'open' } }),
    ).toBe(true)
  })
})

describe('formats of dates', () => {
  test.each([
    [{ type: 'date' }, 'yyyy-MM-dd'],
    [{ type: 'dateTime' }, 'yyyy-MM-dd HH:mm:ss'],
    [{ type: 'date', dateType: 'datetime' }, 'yyyy-MM-dd HH:mm:ss'],
    [{ type: 'date', dateType: 'datetimerange' }, 'yyyy-MM-dd HH:mm:ss'],
    [{ type: 'dateTime', dateType: 'daterange' }, 'yyyy-MM-dd'],
    [{ type: 'dateTime', dateType: 'month' }, 'yyyy-MM'],
    [{ type: 'date', dateType: 'year' }, 'yyyy'],
    [{ type: 'date', valueFormat: 'dd.MM.yyyy' }, 'dd.MM.yyyy'],
  ] as const)('[SRCH-2] a field with %j writes %s', (field, format) => {
    expect(valueFormatOf(field)).toBe(format)
  })

  test('[SRCH-2] what stands between the parts of a date is taken as it is', () => {
    expect(readInFormat('20.11.2026', 'dd.MM.yyyy')).toBe('2026-11-20 00:00:00')
    expect(readInFormat('20x11x2026', 'dd.MM.yyyy')).toBeUndefined()
    expect(readInFormat('2026年11月20日', 'yyyy年MM月dd日')).toBe('2026-11-20 00:00:00')
    expect(readInFormat('(2026+11)', '(yyyy+MM)')).toBe('2026-11-01 00:00:00')
  })
})
