import { fc, test as propertyTest } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { columnWidths, parseSavedLayout } from './index.ts'
import { column, columns, settings, text } from './settings.double.ts'

const settled = async () => {
  for (let turn = 0; turn < 12; turn += 1) await undefined
}

describe('drawing and pinning in the table', () => {
  test('[TBL-3] a width holds at once, and is kept at the server and on this device without a word', async () => {
    const { send, told, ready, calls, storage, context } = settings()
    await ready()
    calls.length = 0
    send({ type: 'COLUMN.RESIZED', key: 'state', width: 200 })
    expect(told).toEqual([
      { type: 'applied', layout: expect.arrayContaining([{ ...column('state'), width: 200 }]), reason: 'adjusted' },
    ])
    await settled()
    expect(calls.map((call) => (Array.isArray(call) ? call[0] : call))).toEqual(['saveSettings', 'writeLayout'])
    expect(parseSavedLayout(storage.get('search-order'))?.columns).toContainEqual({ ...column('state'), width: 200 })
    expect(calls[0]).toEqual(['saveSettings', { elementId: 'order', parameter: storage.get('search-order') }])
    expect([told.length, context().unsent, context().adjusted]).toEqual([1, false, false])
    send({ type: 'COLUMN.RESIZED', key: 'state', width: null })
    await settled()
    expect(context().draft).toContainEqual(column('state'))
    expect(storage.get('search-order')).not.toContain('width')
  })

  test('[TBL-3] a column can be pinned at either side and let go, inside those that are always there', async () => {
    const { send, drafted, ready, context } = settings()
    await ready()
    send({ type: 'COLUMN.PINNED', key: 'amount', side: 'start' })
    expect(drafted()).toEqual(['orderNo', 'amount', 'enterName', 'state', '-applicant', 'actions'])
    expect(context().draft[1]).toEqual({ ...column('amount'), pin: 'start' })
    send({ type: 'COLUMN.PINNED', key: 'enterName', side: 'end' })
    expect(drafted()).toEqual(['orderNo', 'amount', 'state', '-applicant', 'enterName', 'actions'])
    send({ type: 'COLUMN.PINNED', key: 'amount', side: null })
    expect(context().draft[1]).toEqual(column('amount'))
    send({ type: 'COLUMN.PINNED', key: 'orderNo', side: 'end' })
    send({ type: 'COLUMN.PINNED', key: 'nothing', side: 'end' })
    expect(drafted()).toEqual(['orderNo', 'amount', 'state', '-applicant', 'enterName', 'actions'])
  })

  test('[TBL-3] a pinned column is moved among its like, and stays when it is hidden and shown', async () => {
    const { send, drafted, ready, context } = settings()
    await ready()
    send({ type: 'COLUMN.PINNED', key: 'state', side: 'start' })
    send({ type: 'COLUMN.PINNED', key: 'amount', side: 'start' })
    expect(drafted().slice(0, 3)).toEqual(['orderNo', 'state', 'amount'])
    await settled()
    send({ type: 'COLUMN.MOVED_BY', key: 'amount', by: -1 })
    expect(drafted().slice(0, 3)).toEqual(['orderNo', 'amount', 'state'])
    send({ type: 'COLUMN.MOVED', key: 'amount', to: 5 })
    expect(drafted().slice(0, 3)).toEqual(['orderNo', 'state', 'amount'])
    send({ type: 'COLUMN.TOGGLED', key: 'amount' })
    send({ type: 'COLUMN.TOGGLED', key: 'amount' })
    expect(context().draft[2]).toEqual({ ...column('amount'), pin: 'start' })
  })

  test.each([47, 2001, 100.5, Number.NaN, Number.POSITIVE_INFINITY])('[TBL-3] %d pixels are no width', async (width) => {
    const { send, told, ready } = settings()
    await ready()
    send({ type: 'COLUMN.RESIZED', key: 'state', width })
    expect(told).toEqual([])
  })

  test('[TBL-3] the least and the most pixels are widths; a column that there is not has none', async () => {
    const { send, told, ready } = settings()
    await ready()
    send({ type: 'COLUMN.RESIZED', key: 'state', width: columnWidths.least })
    send({ type: 'COLUMN.RESIZED', key: 'orderNo', width: columnWidths.most })
    send({ type: 'COLUMN.RESIZED', key: 'nothing', width: 100 })
    expect(told).toHaveLength(2)
    expect([columnWidths.least, columnWidths.most]).toEqual([48, 2000])
  })

  test('[TBL-3][COL-5] what was ticked and not saved is neither kept by it nor lost, and going back leaves the width', async () => {
    const { send, ready, drafted, applied, context, storage } = settings()
    await ready()
    send({ type: 'COLUMN.TOGGLED', key: 'amount' })
    send({ type: 'COLUMN.RESIZED', key: 'state', width: 200 })
    await settled()
    expect(drafted()).toContain('-amount')
    expect(applied()).toContain('amount')
    expect(parseSavedLayout(storage.get('search-order'))?.columns).toContainEqual(column('amount'))
    send({ type: 'REVERT' })
    expect(context().draft).toContainEqual({ ...column('state'), width: 200 })
    expect(context().draft).toContainEqual(column('amount'))
  })

  test('[TBL-3][COL-2] what the server does not take is kept on this device, and said for the log', async () => {
    const fails = ['saveSettings']
    const { send, ready, told, storage, context } = settings({ resCode: 'order' }, { fails })
    await ready()
    send({ type: 'COLUMN.PINNED', key: 'state', side: 'end' })
    await settled()
    expect(told.map(({ type, reason }) => `${type} ${reason}`)).toEqual(['applied adjusted', 'failed adjust'])
    expect(context().unsent).toBe(true)
    expect(storage.get('search-order')).toContain('"pin":"end"')
    fails.pop()
    send({ type: 'COLUMN.RESIZED', key: 'state', width: 200 })
    await settled()
    expect(context().unsent, 'the next time it takes all').toBe(false)
  })

  test('[TBL-3][COL-4] a stored width and pin are those of the column again', async () => {
    const stored = text({ ...column('state'), width: 200 }, { ...column('amount'), pin: 'end' })
    const { ready, context, drafted } = settings({ resCode: 'order' }, { stored })
    await ready()
    expect(context().draft).toContainEqual({ ...column('state'), width: 200 })
    expect(context().draft).toContainEqual({ ...column('amount'), pin: 'end' })
    expect(drafted().slice(-2)).toEqual(['amount', 'actions'])
  })

  test('[TBL-3] drawn again while it is being kept, the last width is kept too', async () => {
    const { send, ready, storage, calls } = settings()
    await ready()
    calls.length = 0
    send({ type: 'COLUMN.RESIZED', key: 'state', width: 200 })
    send({ type: 'COLUMN.RESIZED', key: 'state', width: 300 })
    await settled()
    await settled()
    expect(storage.get('search-order')).toContain('"width":300')
    expect(calls).toHaveLength(4)
  })

  test('[TBL-3][COL-2] without a resource code it holds for as long as the page, and nobody is asked', async () => {
    const { send, ready, calls, context, told } = settings({})
    await ready()
    send({ type: 'COLUMN.RESIZED', key: 'state', width: 200 })
    await settled()
    expect([calls, context().adjusted, told.map(({ type }) => type)]).toEqual([[], false, ['applied']])
  })

  test('[TBL-3] before it is known what is stored, nothing is drawn over it', async () => {
    const stored = text(column('state'), column('amount'))
    const { send, ready, context, told, calls } = settings({ resCode: 'order' }, { stored })
    send({ type: 'COLUMN.RESIZED', key: 'state', width: 200 })
    send({ type: 'COLUMN.PINNED', key: 'state', side: 'end' })
    await ready()
    expect(context().draft.find(({ key }) => key === 'state')).toEqual(column('state'))
    expect(told.map(({ reason }) => reason)).toEqual(['restored'])
    expect(calls).toHaveLength(1)
  })

  test('[TBL-3][COL-3] the factory knows neither widths nor pins', async () => {
    const { send, ready, context, storage } = settings()
    await ready()
    send({ type: 'COLUMN.RESIZED', key: 'state', width: 200 })
    send({ type: 'COLUMN.PINNED', key: 'state', side: 'end' })
    await settled()
    await settled()
    send({ type: 'FACTORY_RESET' })
    await settled()
    expect(context().draft.some((state) => 'width' in state || 'pin' in state)).toBe(false)
    expect([storage.has('search-order'), context().adjusted]).toEqual([false, false])
  })

  test('[TBL-3] a column that the table itself pins from now on keeps its width and is shown', async () => {
    const { send, ready, context } = settings()
    await ready()
    send({ type: 'COLUMN.RESIZED', key: 'state', width: 200 })
    send({ type: 'COLUMN.PINNED', key: 'state', side: 'end' })
    await settled()
    send({ type: 'COLUMNS.CHANGED', columns: columns.map((one) => (one.key === 'state' ? { ...one, pinned: 'start' } : one)) })
    expect(context().draft[1]).toEqual({ ...column('state'), width: 200 })
  })
})

test.each([{ pin: 'left' }, { pin: true }, { width: '200' }, { width: 47 }, { width: 2001 }, { width: 100.5 }, { width: null }])(
  '[COL-4] a stored column with %j makes no layout',
  (rubbish) => {
    expect(parseSavedLayout(JSON.stringify({ version: 1, columns: [{ ...column('state'), ...rubbish }] }))).toBeUndefined()
  },
)

const keys = fc.constantFrom(...columns.map(({ key }) => key), 'nothing')
propertyTest.prop([
  fc.array(
    fc.oneof(
      fc.record({ type: fc.constant('COLUMN.RESIZED' as const), key: keys, width: fc.option(fc.integer({ min: 0, max: 2100 })) }),
      fc.record({
        type: fc.constant('COLUMN.PINNED' as const),
        key: keys,
        side: fc.constantFrom('start' as const, 'end' as const, null),
      }),
      fc.record({ type: fc.constant('COLUMN.MOVED' as const), key: keys, to: fc.integer({ min: -2, max: 8 }) }),
      fc.record({ type: fc.constant('COLUMN.TOGGLED' as const), key: keys }),
    ),
    { maxLength: 20 },
  ),
])(
  '[TBL-3][COL-4] whatever is drawn, pinned, moved and ticked, pinned columns stand at their sides and what is kept can be read again',
  async (events) => {
    const { send, ready, context, storage } = settings()
    await ready()
    for (const event of events) {
      send(event)
      await settled()
      const sides = context().draft.map(({ key, pin }) => columns.find((one) => one.key === key)?.pinned ?? pin ?? 'free')
      expect(sides.join(' ')).toMatch(/^(start ?)+(free ?)*(end ?)+$/)
      expect([context().draft[0]?.key, context().draft.at(-1)?.key]).toEqual(['orderNo', 'actions'])
    }
    const kept = storage.get('search-order')
    if (kept !== undefined) expect(parseSavedLayout(kept)).toBeDefined()
  },
)
