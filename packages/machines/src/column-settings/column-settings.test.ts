import { fc, test as propertyTest } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import {
  appliedLayout,
  type ColumnSettingsEvent,
  columnSettingsMachine,
  isChanged,
  mergeLayout,
  parseSavedLayout,
} from './index.ts'
import { column, columns, settings, text } from './settings.double.ts'

const factory = ['orderNo', 'enterName', 'state', 'amount', '-applicant', 'actions']

describe('choosing', () => {
  test('[COL-1] columns are ticked; the pinned ones stay, and so does the last one', async () => {
    const { send, drafted, told, ready, applied } = settings()
    await ready()
    for (const key of ['orderNo', 'actions', 'enterName', 'state', 'amount', 'nothing']) send({ type: 'COLUMN.TOGGLED', key })
    expect(drafted()).toEqual(['orderNo', '-enterName', '-state', 'amount', '-applicant', 'actions'])
    expect(told).toEqual([{ type: 'warned', code: 'lastColumn', reason: 'toggle' }])
    send({ type: 'COLUMN.TOGGLED', key: 'state' })
    expect(drafted()[2]).toBe('state')
    expect(applied()).toEqual(factory)
  })

  test.each<[string, ColumnSettingsEvent, number, readonly string[]]>([
    ['to a place', { type: 'COLUMN.MOVED', key: 'amount', to: 1 }, 2, ['amount', 'enterName', 'state', '-applicant']],
    ['one further', { type: 'COLUMN.MOVED_BY', key: 'enterName', by: 1 }, 3, ['state', 'enterName', 'amount', '-applicant']],
    ['one back', { type: 'COLUMN.MOVED_BY', key: 'state', by: -1 }, 2, ['state', 'enterName', 'amount', '-applicant']],
    [
      'no further than the pinned',
      { type: 'COLUMN.MOVED', key: 'state', to: 99 },
      5,
      ['enterName', 'amount', '-applicant', 'state'],
    ],
    [
      'nowhere, where no place is meant',
      { type: 'COLUMN.MOVED', key: 'state', to: Number.NaN },
      3,
      ['enterName', 'state', 'amount', '-applicant'],
    ],
    ['not before the pinned', { type: 'COLUMN.MOVED', key: 'amount', to: -3 }, 2, ['amount', 'enterName', 'state', '-applicant']],
  ])('[COL-1] a column moves %s, and its place is told', async (_, event, position, free) => {
    const { send, drafted, told, ready } = settings()
    await ready()
    send(event)
    expect(drafted()).toEqual(['orderNo', ...free, 'actions'])
    expect(told).toMatchObject([{ type: 'moved', position, count: 6, reason: 'move' }])
  })

  test('[COL-1] pinned and unknown columns do not move', async () => {
    const { send, drafted, told, ready } = settings()
    await ready()
    send({ type: 'COLUMN.MOVED', key: 'orderNo', to: 3 })
    send({ type: 'COLUMN.MOVED_BY', key: 'nothing', by: 1 })
    expect(drafted()).toEqual(factory)
    expect(told).toEqual([])
  })

  test('[COL-5] back to the last saved drops unsaved changes and sends nothing', async () => {
    const { send, drafted, calls, context, ready } = settings(undefined, { stored: text(column('state'), column('enterName')) })
    await ready()
    const before = drafted()
    send({ type: 'COLUMN.TOGGLED', key: 'amount' })
    send({ type: 'COLUMN.MOVED', key: 'amount', to: 1 })
    expect(isChanged(context())).toBe(true)
    send({ type: 'REVERT' })
    expect(drafted()).toEqual(before)
    expect(isChanged(context())).toBe(false)
    expect(calls).toEqual([['readLayout', { key: 'search-order' }]])
  })
})

describe('saving', () => {
  const chosen = text(
    column('orderNo'),
    column('state'),
    column('enterName', false),
    column('amount'),
    column('applicant', false),
    column('actions'),
  )
  const choose = (send: (event: ColumnSettingsEvent) => void) => {
    send({ type: 'COLUMN.MOVED', key: 'state', to: 1 })
    send({ type: 'COLUMN.TOGGLED', key: 'enterName' })
  }
  const layout = mergeLayout(columns, parseSavedLayout(chosen))

  test('[COL-1][COL-2] saving sends elementId and parameter, keeps them under search-{resCode}, and says so', async () => {
    const { send, calls, told, storage, ready, applied } = settings()
    await ready()
    choose(send)
    told.length = 0
    send({ type: 'SAVE' })
    await ready()
    expect(calls.slice(1)).toEqual([
      ['saveSettings', { elementId: 'order', parameter: chosen }],
      ['writeLayout', { key: 'search-order', text: chosen }],
    ])
    expect(told).toEqual([
      { type: 'applied', layout, reason: 'saved' },
      { type: 'saved', reason: 'save' },
    ])
    expect(applied()).toEqual(['orderNo', 'state', '-enterName', 'amount', '-applicant', 'actions'])
    const again = settings(undefined, { stored: storage.get('search-order') })
    await again.ready()
    expect(again.applied()).toEqual(applied())
    expect(again.told).toEqual([{ type: 'applied', layout, reason: 'restored' }])
  })

  test('[COL-2] a save that fails applies on this device nevertheless, and is said', async () => {
    const { send, told, storage, context, ready } = settings(undefined, { fails: ['saveSettings'] })
    await ready()
    choose(send)
    told.length = 0
    send({ type: 'SAVE' })
    await ready()
    expect(told).toEqual([
      { type: 'applied', layout, reason: 'saved' },
      { type: 'failed', error: new Error('saveSettings failed'), reason: 'save' },
    ])
    expect(storage.get('search-order')).toBe(chosen)
    expect([context().unsent, isChanged(context())]).toEqual([true, false])
  })

  test('[COL-2] a storage that fails is said; the columns are applied', async () => {
    const { send, told, ready } = settings(undefined, { fails: ['writeLayout', 'readLayout'] })
    await ready()
    choose(send)
    send({ type: 'SAVE' })
    await ready()
    expect(told.filter(({ type }) => type !== 'moved').map(({ type, reason }) => `${type} ${reason}`)).toEqual([
      'failed read',
      'applied saved',
      'saved save',
      'failed store',
    ])
  })

  test.each([[undefined], [''], ['  ']])('[COL-2] with the resource code %j no call is made, and it is said', async (resCode) => {
    const { send, calls, told, ready, drafted } = settings(resCode === undefined ? {} : { resCode })
    await ready()
    send({ type: 'COLUMN.TOGGLED', key: 'state' })
    send({ type: 'SAVE' })
    send({ type: 'FACTORY_RESET' })
    expect(calls).toEqual([])
    expect(told).toEqual([
      { type: 'warned', code: 'noResCode', reason: 'save' },
      { type: 'warned', code: 'noResCode', reason: 'reset' },
    ])
    expect(drafted()[2]).toBe('-state')
  })

  test('[COL-3] back to the factory saves empty settings and removes the stored layout', async () => {
    const { send, calls, told, storage, ready, applied, drafted } = settings(undefined, { stored: chosen })
    await ready()
    told.length = 0
    send({ type: 'FACTORY_RESET' })
    expect(applied()).toEqual(factory)
    await ready()
    expect(calls.slice(1)).toEqual([
      ['saveSettings', { elementId: 'order', parameter: text() }],
      ['removeLayout', { key: 'search-order' }],
    ])
    expect(told.map(({ type, reason }) => `${type} ${reason}`)).toEqual(['applied reset', 'saved reset'])
    expect(storage.has('search-order')).toBe(false)
    expect(drafted()).toEqual(factory)
  })

  test('[COL-3] it goes back to the factory on this device also where the server and the storage fail', async () => {
    const { send, told, ready, applied, context } = settings(undefined, {
      stored: chosen,
      fails: ['saveSettings', 'removeLayout'],
    })
    await ready()
    told.length = 0
    send({ type: 'FACTORY_RESET' })
    await ready()
    expect(told.map(({ type, reason }) => `${type} ${reason}`)).toEqual(['applied reset', 'failed reset', 'failed remove'])
    expect([applied(), context().unsent]).toEqual([factory, true])
  })

  test('[COL-2][COL-3] what the server has not got is known, until it has', async () => {
    const fails = ['saveSettings']
    const { send, ready, context } = settings(undefined, { fails })
    await ready()
    expect(context().unsent).toBe(false)
    const unsentAfter = async (event: ColumnSettingsEvent, answers: boolean) => {
      fails.splice(0, 1, ...(answers ? [''] : ['saveSettings']))
      send(event)
      await ready()
      return context().unsent
    }
    expect(await unsentAfter({ type: 'SAVE' }, false)).toBe(true)
    expect(await unsentAfter({ type: 'SAVE' }, true)).toBe(false)
    expect(await unsentAfter({ type: 'FACTORY_RESET' }, false)).toBe(true)
    expect(await unsentAfter({ type: 'FACTORY_RESET' }, true)).toBe(false)
  })

  test('while it saves nothing is chosen', async () => {
    const { send, drafted, ready } = settings()
    await ready()
    send({ type: 'SAVE' })
    send({ type: 'COLUMN.TOGGLED', key: 'state' })
    expect(drafted()).toEqual(factory)
    await ready()
  })
})

describe('other columns', () => {
  test('[COL-4] columns that are gone are left out, new ones stand where the factory has them', async () => {
    const stored = text(column('actions'), column('amount'), column('gone'), column('enterName', false), column('orderNo', false))
    const { applied, ready } = settings(undefined, { stored })
    await ready()
    expect(applied()).toEqual(['orderNo', 'amount', '-applicant', '-enterName', 'state', 'actions'])
  })

  test('[COL-4] where all that were chosen are gone or hidden, one is shown nevertheless', async () => {
    const { applied, ready } = settings(
      { columns: columns.slice(0, 3), resCode: 'order' },
      { stored: text(column('state', false), column('enterName', false)) },
    )
    await ready()
    expect(applied()).toEqual(['orderNo', 'state', '-enterName'])
  })

  test('another language or other columns keep what was chosen, saved or not; what was saved of absent ones comes back', async () => {
    const { send, drafted, applied, told, context, ready } = settings(undefined, {
      stored: text(column('amount'), column('state', false)),
    })
    await ready()
    told.length = 0
    send({ type: 'COLUMN.TOGGLED', key: 'enterName' })
    send({ type: 'COLUMNS.CHANGED', columns: columns.filter(({ key }) => key !== 'state') })
    expect(drafted()).toEqual(['orderNo', '-enterName', 'amount', '-applicant', 'actions'])
    expect(told.map(({ type, reason }) => `${type} ${reason}`)).toEqual(['applied columns'])
    send({ type: 'SAVE' })
    await ready()
    send({ type: 'COLUMNS.CHANGED', columns: columns.map((one) => ({ ...one, label: `${one.label}!` })) })
    expect(applied()).toContain('-state')
    expect(context().columns[0]?.label).toBe('委托单号!')
    expect(isChanged(context())).toBe(false)
  })

  test('without its ports it says what to provide', async () => {
    const actor = createActor(columnSettingsMachine, { input: { columns, resCode: 'order' } }).start()
    await waitFor(actor, (snapshot) => snapshot.matches('editing'))
    expect(actor.getSnapshot().context.error).toMatchObject({ message: expect.stringContaining('provide readLayout') })
    const missing: unknown[] = []
    actor.on('failed', ({ error }) => missing.push(error))
    for (const type of ['SAVE', 'FACTORY_RESET'] as const) {
      actor.send({ type })
      await waitFor(actor, (snapshot) => snapshot.matches('editing'))
    }
    const provide = (port: string) => expect.objectContaining({ message: expect.stringContaining(`provide ${port}, which`) })
    expect(missing).toEqual(['saveSettings', 'writeLayout', 'saveSettings', 'removeLayout'].map(provide))
  })
})

describe('what was stored', () => {
  test.each<[string, unknown]>([
    ['no text', { version: 1, columns: [] }],
    ['no JSON', '{"version":1'],
    ['a list', '[]'],
    ['another version', '{"version":2,"columns":[]}'],
    ['no columns', '{"version":1}'],
    ['a number for a key', '{"version":1,"columns":[{"key":7,"visible":true}]}'],
    ['an empty key', text(column(''))],
    ['no word on being shown', '{"version":1,"columns":[{"key":"state"}]}'],
    ['a column twice', text(column('state'), column('state', false))],
    ['a key that is far too long', text(column('x'.repeat(201)))],
    ['too many columns', text(...Array.from({ length: 501 }, (_, place) => column(String(place))))],
    ['too long a text', `${text(column('state'))}${' '.repeat(65_536)}`],
  ])('[COL-4] %s is ignored, and the factory shows', async (_, stored) => {
    expect(parseSavedLayout(stored)).toBeUndefined()
    const { applied, told, ready } = settings(undefined, { stored })
    await ready()
    expect(applied()).toEqual(factory)
    expect(told).toEqual([])
  })

  test('[COL-4] keys of the prototype are keys like others, and change nothing else', async () => {
    const stored =
      '{"version":1,"columns":[{"key":"__proto__","visible":true},{"key":"constructor","visible":false}],"__proto__":{"x":1}}'
    const { applied, ready, send, storage } = settings(undefined, { stored })
    await ready()
    send({ type: 'SAVE' })
    await ready()
    expect(applied()).toEqual(factory)
    expect(Object.keys({})).toEqual([])
    expect(Reflect.get({}, 'x')).toBeUndefined()
    expect(parseSavedLayout(storage.get('search-order'))?.columns.map(({ key }) => key)).toContain('__proto__')
  })

  const key = fc.constantFrom('orderNo', 'enterName', 'state', 'amount', 'applicant', 'actions', 'gone', '__proto__')
  const anyEvent: fc.Arbitrary<ColumnSettingsEvent> = fc.oneof(
    fc.record({ type: fc.constant('COLUMN.TOGGLED' as const), key }),
    fc.record({ type: fc.constant('COLUMN.MOVED' as const), key, to: fc.oneof(fc.integer(), fc.double()) }),
    fc.record({ type: fc.constant('COLUMN.MOVED_BY' as const), key, by: fc.integer({ min: -9, max: 9 }) }),
    fc.constantFrom<ColumnSettingsEvent>({ type: 'SAVE' }, { type: 'REVERT' }, { type: 'FACTORY_RESET' }),
    fc.subarray([...columns], { minLength: 2 }).map((some) => ({ type: 'COLUMNS.CHANGED' as const, columns: some })),
  )
  const anyStored = fc.oneof(
    fc.json(),
    fc.anything(),
    fc.array(fc.record({ key: fc.oneof(key, fc.string()), visible: fc.boolean() })).map((states) => text(...states)),
  )

  propertyTest.prop([anyStored, fc.array(anyEvent, { maxLength: 25 })])(
    '[COL-4] whatever is stored and done: each column of today is there once, one free one is shown, pinned ones stand at their sides, and what is kept is read back',
    async (stored, events) => {
      const { send, context, storage, ready } = settings(undefined, { stored })
      await ready()
      for (const event of events) {
        send(event)
        await ready()
        const { columns: today, draft } = context()
        for (const all of [draft, appliedLayout(context())]) {
          expect(all.map((state) => state.key).sort()).toEqual(today.map((one) => one.key).sort())
          const free = all.filter((state) => !today.find((one) => one.key === state.key)?.pinned)
          expect(free.length === 0 || free.some(({ visible }) => visible)).toBe(true)
          const places = all.map((state) => today.find((one) => one.key === state.key)?.pinned ?? 'free')
          expect(places.join(' ')).toMatch(/^(start ?)*(free ?)*(end ?)*$/)
        }
        if (event.type === 'SAVE') {
          expect(mergeLayout(today, parseSavedLayout(storage.get('search-order')))).toEqual(draft)
        }
      }
    },
  )
})
