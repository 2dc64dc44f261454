import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import {
  type LoadOptionsRequest,
  optionsFor,
  type SearchBarEmitted,
  type SearchBarEvent,
  type SearchBarInput,
  type SearchFieldDefinition,
  type SearchOption,
  searchBarMachine,
} from './index.ts'

const name: SearchFieldDefinition = { prop: 'name', label: 'Name', chineseLabel: '名称' }
const orderNo: SearchFieldDefinition = { prop: 'orderNo', label: '委托单号', isRequired: true }
const billDate: SearchFieldDefinition = { prop: 'billDate', label: 'Registered', chineseLabel: '登记日期', type: 'date' }

function bar(input: Partial<SearchBarInput> = {}) {
  const actor = createActor(searchBarMachine, { input: { fields: [name, billDate], advanced: {}, ...input } })
  const told: SearchBarEmitted[] = []
  actor.on('*', (emitted) => told.push(emitted))
  actor.start()
  const panel = () => {
    const found = actor.getSnapshot().children.advanced
    if (!found) throw new Error('there is no panel')
    return found
  }
  const row = (place: number) => panel().getSnapshot().context.rows[place]?.id ?? -1
  const fill = (place: number, field: string, value: string) => {
    panel().send({ type: 'FIELD.CHOSEN', row: row(place), field })
    panel().send({ type: 'VALUE.CHANGED', row: row(place), value })
  }
  return {
    actor,
    told,
    panel,
    row,
    fill,
    send: (event: SearchBarEvent) => actor.send(event),
    context: () => actor.getSnapshot().context,
  }
}

const kept = (value: string) => ({
  version: 1,
  conditions: [
    {
      searchType: 'and',
      searchFilter: 'name',
      searchOp: 'LIKE',
      searchValue: value,
      valueType: 'text',
      isSearchTime: false,
      startTime: null,
      endTime: null,
    },
  ],
})

describe('the advanced panel', () => {
  test('[SRCH-1] it opens and closes beside both modes, and says so; without one there is none', () => {
    const { actor, told, send } = bar()
    send({ type: 'ADVANCED.TOGGLED' })
    send({ type: 'MODE.TOGGLED' })
    expect(actor.getSnapshot().matches({ mode: 'expanded', panel: { present: 'open' } })).toBe(true)
    send({ type: 'ADVANCED.TOGGLED' })
    expect(told).toEqual([
      { type: 'advancedChanged', open: true, reason: 'toggle' },
      { type: 'modeChanged', mode: 'expanded', reason: 'toggle' },
      { type: 'advancedChanged', open: false, reason: 'toggle' },
    ])
    expect(
      bar({ advanced: { open: true } })
        .actor.getSnapshot()
        .matches({ panel: { present: 'open' } }),
    ).toBe(true)
    const none = createActor(searchBarMachine, { input: { fields: [name] } }).start()
    none.send({ type: 'ADVANCED.TOGGLED' })
    expect(none.getSnapshot().matches({ panel: 'absent' })).toBe(true)
    expect(none.getSnapshot().children.advanced).toBeUndefined()
  })

  test('[SRCH-4] with conditions the request is of type Y and carries them, and what the fields ask besides; without, it is N', () => {
    const { told, send, fill } = bar()
    send({ type: 'FIELD.CHANGED', name: 'name', value: ' 压力 ' })
    send({ type: 'SEARCH' })
    fill(1, 'name', '长沙')
    send({ type: 'SEARCH' })
    expect(told).toEqual([
      { type: 'searched', request: { searchType: 'N', searchParam: { name: '压力' }, current: 1, size: 50 }, reason: 'submit' },
      {
        type: 'searched',
        request: {
          searchType: 'Y',
          searchListVO: kept('长沙').conditions,
          searchParam: { name: '压力' },
          current: 1,
          size: 50,
        },
        reason: 'submit',
      },
    ])
  })

  test('[SRCH-1] a hidden panel stays in force', () => {
    const { told, send, fill } = bar({ advanced: { open: true } })
    fill(0, 'name', '长沙')
    send({ type: 'ADVANCED.TOGGLED' })
    send({ type: 'SEARCH' })
    expect(told.at(-1)).toMatchObject({ type: 'searched', request: { searchType: 'Y' } })
  })

  test('[ADV-6] what the panel refuses keeps the search back', () => {
    const { told, send, panel, row } = bar()
    panel().send({ type: 'FIELD.CHOSEN', row: row(0), field: 'billDate' })
    send({ type: 'SEARCH' })
    expect(told).toEqual([{ type: 'rejected', errors: {}, warning: { code: 'chooseSpan', row: row(0) }, reason: 'submit' }])
    expect(panel().getSnapshot().context.warning?.code).toBe('chooseSpan')
    panel().send({ type: 'SPAN.CHANGED', row: row(0), start: '2026-11-01', end: '2026-11-20' })
    send({ type: 'SEARCH' })
    expect(told.at(-1)?.type).toBe('searched')
  })

  test('[SRCH-3] a broken rule of the fields keeps the search back before the panel is asked', () => {
    const { told, send, panel, row } = bar({ fields: [orderNo, billDate] })
    panel().send({ type: 'FIELD.CHOSEN', row: row(0), field: 'billDate' })
    send({ type: 'SEARCH' })
    expect(told).toEqual([{ type: 'rejected', errors: { orderNo: '委托单号不能为空' }, reason: 'submit' }])
    expect(panel().getSnapshot().context.warning).toBeUndefined()
  })

  test('[SRCH-5] reset clears the fields and leaves two default rows, and searches once', () => {
    const { told, send, fill, panel } = bar()
    send({ type: 'FIELD.CHANGED', name: 'name', value: 'x' })
    fill(0, 'name', 'a')
    fill(1, 'name', 'b')
    panel().send({ type: 'PAIR.ADDED' })
    send({ type: 'RESET' })
    expect(panel().getSnapshot().context.rows).toMatchObject([{ searchFilter: null }, { searchFilter: null }])
    expect(told).toEqual([
      { type: 'searched', request: { searchType: 'N', searchParam: {}, current: 1, size: 50 }, reason: 'reset' },
    ])
  })

  test('[SRCH-5] reset clears the rows also where a rule of the fields then keeps the search back', () => {
    const { told, send, fill, panel } = bar({ fields: [orderNo, name] })
    fill(0, 'name', 'a')
    send({ type: 'RESET' })
    expect(panel().getSnapshot().context.rows[0]?.searchFilter).toBeNull()
    expect(told).toMatchObject([{ type: 'rejected', reason: 'reset' }])
  })

  test('[SRCH-5] reset in the panel itself searches by what the fields ask', () => {
    const { told, send, fill, panel } = bar()
    send({ type: 'FIELD.CHANGED', name: 'name', value: 'x' })
    fill(0, 'name', 'a')
    send({ type: 'SEARCH' })
    panel().send({ type: 'RESET' })
    expect(told.map((one) => (one.type === 'searched' ? [one.request.searchType, one.reason] : one))).toEqual([
      ['Y', 'submit'],
      ['N', 'reset'],
    ])
    expect(told.at(-1)).toMatchObject({ request: { searchParam: { name: 'x' } } })
  })

  test('[ADV-7] an address brings values and a filter back in one search; one without a filter leaves none', () => {
    const { told, send, panel } = bar()
    send({ type: 'QUERY.RESTORED', values: { name: '表' }, filter: JSON.stringify(kept('长沙')) })
    expect(panel().getSnapshot().context.rows[0]?.searchValue).toBe('长沙')
    send({ type: 'QUERY.RESTORED', values: {} })
    expect(panel().getSnapshot().context.rows[0]?.searchValue).toBeNull()
    expect(told).toMatchObject([
      {
        request: { searchType: 'Y', searchParam: { name: '表' }, searchListVO: kept('长沙').conditions },
        reason: 'restored',
      },
      { request: { searchType: 'N', searchParam: {} }, reason: 'restored' },
    ])
  })

  test('[ADV-7] a search after an address has brought its filter asks what the panel holds by then', () => {
    const { told, send, panel } = bar()
    send({ type: 'QUERY.RESTORED', values: {}, filter: JSON.stringify(kept('长沙')) })
    const row = panel().getSnapshot().context.rows[0]
    if (!row) throw new Error('two rows at least')
    panel().send({ type: 'VALUE.CHANGED', row: row.id, value: '岳阳' })
    send({ type: 'SEARCH' })
    expect(told.at(-1)).toMatchObject({
      request: { searchListVO: [{ searchFilter: 'name', searchValue: '岳阳' }] },
      reason: 'submit',
    })
  })

  test('[ADV-7] an address with rubbish for a filter searches nothing, so that nobody sees more than was meant', () => {
    const { told, send } = bar()
    send({ type: 'QUERY.RESTORED', values: {}, filter: '{"version":9}' })
    expect(told).toEqual([{ type: 'rejected', errors: {}, warning: { code: 'unfitFilter', row: null }, reason: 'restored' }])
  })

  test('[ADV-3] the panel speaks the language of the bar, or keeps its own fields', () => {
    const labels = (from: ReturnType<typeof bar>) =>
      from
        .panel()
        .getSnapshot()
        .context.fields.map(({ label }) => label)
    const shared = bar()
    shared.send({ type: 'FIELDS.CHANGED', fields: [{ ...name, label: '名称' }] })
    expect(labels(shared)).toEqual(['名称'])
    const own = bar({ advanced: { fields: [billDate] } })
    expect(labels(own)).toEqual(['Registered'])
    own.send({ type: 'FIELDS.CHANGED', fields: [name] })
    expect(labels(own)).toEqual(['Registered'])
    own.send({ type: 'FIELDS.CHANGED', fields: [name], advanced: [{ ...billDate, label: '登记日期' }] })
    expect(labels(own)).toEqual(['登记日期'])
  })
})

/** Lets promises that are decided be heard. */
async function settled() {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}

describe('options that are loaded', () => {
  const enterprise: SearchFieldDefinition = { prop: 'enterId', label: '单位', type: 'select', valueKey: 'id', labelKey: 'name' }

  function typing() {
    const clock = new SimulatedClock()
    const asked: [text: string, answer: (options: readonly SearchOption[] | Error) => void][] = []
    const actor = createActor(
      searchBarMachine.provide({
        actors: {
          loadOptions: fromPromise<readonly SearchOption[], LoadOptionsRequest>(
            ({ input: { text } }) =>
              new Promise((resolve, reject) => {
                asked.push([text, (options) => (options instanceof Error ? reject(options) : resolve([...options]))])
              }),
          ),
        },
      }),
      { clock, input: { fields: [enterprise, name, { ...name, prop: 'model', loads: true }] } },
    )
    const told: SearchBarEmitted[] = []
    actor.on('*', (emitted) => told.push(emitted))
    actor.start()
    const type = (text: string, field = 'enterId') => actor.send({ type: 'OPTIONS.WANTED', name: field, text })
    const shown = () => optionsFor(enterprise, actor.getSnapshot().context).map(({ id }) => id)
    const answer = async (place: number, options: readonly SearchOption[] | Error) => {
      asked[place]?.[1](options)
      await settled()
    }
    return { actor, clock, told, type, shown, answer, texts: () => asked.map(([text]) => text), send: actor.send }
  }

  test('[SRCH-7] typing waits 300 ms, then the last text is asked for once', () => {
    const { clock, type, texts } = typing()
    type('长')
    clock.increment(200)
    type(' 长沙 ')
    clock.increment(299)
    expect(texts()).toEqual([])
    clock.increment(1)
    expect(texts()).toEqual(['长沙'])
  })

  test('[SRCH-7] a list that is opened is loaded at once', () => {
    const { send, texts } = typing()
    send({ type: 'OPTIONS.WANTED', name: 'enterId', text: '', now: true })
    expect(texts()).toEqual([''])
  })

  test('[SRCH-7] the answer to an older text is dropped', async () => {
    const { clock, type, answer, shown, texts } = typing()
    type('a')
    clock.increment(300)
    type('ab')
    clock.increment(300)
    expect(texts()).toEqual(['a', 'ab'])
    await answer(1, [{ id: '2', name: 'ab' }])
    await answer(0, [{ id: '1', name: 'a' }])
    expect(shown()).toEqual(['2'])
    type('abc')
    await answer(0, [{ id: '3', name: 'late' }])
    expect(shown()).toEqual(['2'])
  })

  test('[SRCH-7] what was chosen stays among the options, whatever is loaded next', async () => {
    const { clock, type, answer, shown, send } = typing()
    type('a')
    clock.increment(300)
    await answer(0, [{ id: 1, name: 'A' }])
    send({ type: 'FIELD.CHANGED', name: 'enterId', value: '1' })
    type('b')
    clock.increment(300)
    await answer(1, [{ id: '2', name: 'B' }])
    expect(shown()).toEqual([1, '2'])
  })

  test('[SRCH-6][SRCH-7] letters of an input method ask for nothing, nor does a field that loads nothing', () => {
    const { clock, send, type, texts } = typing()
    send({ type: 'OPTIONS.WANTED', name: 'enterId', text: 'chang', composing: true })
    type('x', 'name')
    type('x', 'nothing')
    clock.increment(1000)
    expect(texts()).toEqual([])
    type('x', 'model')
    clock.increment(300)
    expect(texts()).toEqual(['x'])
  })

  test('[SRCH-7] what could not be loaded is said, and older options are not shown for it', async () => {
    const { clock, type, answer, shown, told, actor } = typing()
    type('a')
    clock.increment(300)
    await answer(0, [{ id: '1', name: 'A' }])
    type('b')
    clock.increment(300)
    await answer(1, new Error('offline'))
    expect(told).toEqual([{ type: 'optionsFailed', name: 'enterId', error: new Error('offline'), reason: 'load' }])
    expect(actor.getSnapshot().matches({ options: 'failed' })).toBe(true)
    expect(shown()).toEqual([])
  })

  test('without its port it says what to provide', async () => {
    const actor = createActor(searchBarMachine, { input: { fields: [enterprise] } })
    const told: SearchBarEmitted[] = []
    actor.on('*', (emitted) => told.push(emitted))
    actor.start()
    actor.send({ type: 'OPTIONS.WANTED', name: 'enterId', text: '', now: true })
    await settled()
    expect(told).toMatchObject([{ error: { message: expect.stringContaining('data for the field enterId') } }])
  })
})
