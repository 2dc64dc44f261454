import { describe, expect, test } from 'vitest'
import { type LoadPageAnswer, type LoadPageRequest, selectedCount } from './index.ts'
import { answeredLater, list, type Signal, settled, table, writers } from './table.double.ts'

/** A table whose pages come when a test says so, and that can be heard to be given up. */
function patient(input: Parameters<typeof table>[1] = {}, ports: Parameters<typeof table>[2] = {}) {
  const later = answeredLater<LoadPageRequest, LoadPageAnswer>()
  const signals: Signal[] = []
  const it = table(
    (request, signal) => {
      signals.push(signal)
      return later.port(request)
    },
    input,
    ports,
  )
  const content = () => it.actor.getSnapshot().value.content
  const give = async (place: number, total = 120) => {
    const request = later.asked[place]
    if (!request) throw new Error('that was not asked')
    await later.give(place, await list(total)(request))
  }
  return { ...it, ...later, give, signals, content }
}

describe('a page that takes long', () => {
  test('[TBL-5] after two seconds, and not before, it is said to take long', () => {
    const { actor, pass, content, told } = patient()
    actor.send({ type: 'LOAD' })
    pass(1999)
    expect(content()).toEqual({ loading: 'prompt' })
    expect(told.some(({ type }) => type === 'slow')).toBe(false)
    pass(1)
    expect(content()).toEqual({ loading: 'slow' })
    expect(told.at(-1)).toEqual({ type: 'slow', reason: 'first' })
  })

  test('[TBL-5] how long that is can be said otherwise', () => {
    const { actor, pass, content } = patient({ patience: 300 })
    actor.send({ type: 'LOAD' })
    pass(299)
    expect(content()).toEqual({ loading: 'prompt' })
    pass(1)
    expect(content()).toEqual({ loading: 'slow' })
  })

  test('[TBL-5] one that comes in time is never said to take long, and each question has its own two seconds', async () => {
    const { actor, pass, content, give, told } = patient()
    actor.send({ type: 'LOAD' })
    pass(1500)
    actor.send({ type: 'QUERY.CHANGED', query: { name: 'b' } })
    pass(1500)
    expect(content()).toEqual({ loading: 'prompt' })
    await give(1)
    pass(5000)
    expect(content()).toBe('loaded')
    expect(told.some(({ type }) => type === 'slow')).toBe(false)
  })
})

describe('a search that is stopped', () => {
  test('[TBL-5] its request is given up, and the rows of before are shown; what was asked stays', async () => {
    const { actor, pass, content, give, signals, context, told } = patient()
    actor.send({ type: 'LOAD' })
    await give(0)
    actor.send({ type: 'QUERY.CHANGED', query: { name: '压力表' } })
    pass(2000)
    expect(signals[1]?.aborted).toBe(false)
    actor.send({ type: 'LOAD.CANCEL' })
    expect(signals[1]?.aborted).toBe(true)
    expect(content()).toBe('stopped')
    expect(context().rows).toHaveLength(50)
    expect(context()).toMatchObject({ query: { name: '压力表' }, answersQuery: false, total: 120, error: undefined })
    expect(told.at(-1)).toEqual({ type: 'stopped', reason: 'query' })
  })

  test('[TBL-5] it can be stopped before it takes long, too; where nothing is on its way there is nothing to stop', async () => {
    const { actor, content, give, told } = patient()
    actor.send({ type: 'LOAD.CANCEL' })
    expect(content()).toBe('idle')
    actor.send({ type: 'LOAD' })
    actor.send({ type: 'LOAD.CANCEL' })
    expect(content()).toBe('stopped')
    actor.send({ type: 'RETRY' })
    await give(1)
    actor.send({ type: 'LOAD.CANCEL' })
    expect(content()).toBe('loaded')
    expect(told.filter(({ type }) => type === 'stopped')).toHaveLength(1)
  })

  test.each(['answer', 'failure'])('[TBL-5] its late %s changes nothing', async (late) => {
    const { actor, pass, content, give, fail, context } = patient()
    actor.send({ type: 'LOAD' })
    await give(0, 3)
    actor.send({ type: 'QUERY.CHANGED', query: { name: 'b' } })
    actor.send({ type: 'LOAD.CANCEL' })
    const before = context()
    if (late === 'answer') await give(1, 120)
    else await fail(1, new Error('given up'))
    pass(5000)
    await settled()
    expect(content()).toBe('stopped')
    expect(context()).toBe(before)
  })

  test('[TBL-5] it is searched again as it was asked, and takes its two seconds anew', async () => {
    const { actor, pass, content, give, context, requests } = patient()
    actor.send({ type: 'LOAD' })
    await give(0)
    actor.send({ type: 'QUERY.CHANGED', query: { name: 'b' } })
    actor.send({ type: 'LOAD.CANCEL' })
    actor.send({ type: 'RETRY' })
    expect(content()).toEqual({ loading: 'prompt' })
    expect(requests().at(-1)).toMatchObject({ page: 1, query: { name: 'b' } })
    pass(2000)
    expect(content()).toEqual({ loading: 'slow' })
    await give(2, 7)
    expect(content()).toBe('loaded')
    expect(context()).toMatchObject({ total: 7, answersQuery: true })
  })

  test('[TBL-5] it waits for whoever stopped it where the table is shown again; any other one is asked anew then', async () => {
    const { actor, content, give, fail, requests } = patient()
    actor.send({ type: 'LOAD' })
    actor.send({ type: 'LOAD.CANCEL' })
    actor.send({ type: 'SHOWN' })
    expect(content()).toBe('stopped')
    expect(requests()).toHaveLength(1)
    actor.send({ type: 'RETRY' })
    await fail(1, new Error('offline'))
    actor.send({ type: 'SHOWN' })
    expect(content()).toEqual({ loading: 'prompt' })
    await give(2)
    actor.send({ type: 'SHOWN' })
    expect(actor.getSnapshot().context.reason).toBe('refresh')
    await give(3)
    expect(content()).toBe('loaded')
    expect(requests()).toHaveLength(4)
  })

  test('[TBL-5] what it is asking as the table is shown again is not asked twice', async () => {
    const { actor, content, give, requests } = patient()
    actor.send({ type: 'LOAD' })
    actor.send({ type: 'SHOWN' })
    expect(requests()).toHaveLength(1)
    await give(0)
    expect(content()).toBe('loaded')
  })

  test('[TBL-5] another question can be asked instead', async () => {
    const { actor, content, give, requests } = patient()
    actor.send({ type: 'LOAD' })
    actor.send({ type: 'LOAD.CANCEL' })
    actor.send({ type: 'QUERY.CHANGED', query: { name: 'c' } })
    expect(requests().at(-1)).toMatchObject({ query: { name: 'c' } })
    await give(1)
    expect(content()).toBe('loaded')
  })

  test('[TBL-1][TBL-5] rows keep their numbers while another page is on its way, and where it is stopped', async () => {
    const { actor, give, context } = patient()
    actor.send({ type: 'LOAD' })
    await give(0)
    actor.send({ type: 'PAGE.CHANGED', page: 3 })
    expect(context()).toMatchObject({ page: 3, before: 0 })
    actor.send({ type: 'LOAD.CANCEL' })
    expect(context()).toMatchObject({ page: 3, before: 0 })
    actor.send({ type: 'RETRY' })
    await give(2)
    expect(context()).toMatchObject({ page: 3, before: 100 })
  })

  test('[TBL-1][TBL-5] the page that was stopped, or that failed, is asked for by its number, too, and the one of before as well', async () => {
    const { actor, give, fail, content, requests, context } = patient()
    actor.send({ type: 'LOAD' })
    await give(0)
    actor.send({ type: 'PAGE.CHANGED', page: 3 })
    actor.send({ type: 'PAGE.CHANGED', page: 3 })
    expect(requests()).toHaveLength(2)
    actor.send({ type: 'LOAD.CANCEL' })
    actor.send({ type: 'PAGE.CHANGED', page: 3 })
    expect(requests()).toHaveLength(3)
    expect(requests().at(-1)).toMatchObject({ page: 3 })
    await fail(2, new Error('offline'))
    actor.send({ type: 'PAGE.CHANGED', page: 3 })
    expect(requests()).toHaveLength(4)
    actor.send({ type: 'LOAD.CANCEL' })
    actor.send({ type: 'PAGE.CHANGED', page: 1 })
    await give(4)
    expect(content()).toBe('loaded')
    expect(context()).toMatchObject({ page: 1, before: 0 })
  })

  test.each([
    ['order', { type: 'SORT.TOGGLED', field: 'name' }, { sort: [{ field: 'name', direction: 'ascending' }], page: 1 }],
    ['size', { type: 'SIZE.CHANGED', size: 15 }, { size: 15, page: 1 }],
  ] as const)('[TBL-5] another %s can be asked for after it, and is shown', async (_, event, asked) => {
    const { actor, give, content, requests, context } = patient()
    actor.send({ type: 'LOAD' })
    await give(0)
    actor.send({ type: 'PAGE.CHANGED', page: 2 })
    actor.send({ type: 'LOAD.CANCEL' })
    actor.send(event)
    expect(requests().at(-1)).toMatchObject(asked)
    await give(2)
    expect(content()).toBe('loaded')
    expect(context()).toMatchObject({ before: 0, answersQuery: true })
  })

  test('[TBL-5][TBL-6] a file that is being written goes on, and one of what is asked for can be begun', async () => {
    const { going, logic } = writers()
    const { actor, give } = patient({}, { exportRows: logic })
    const wish = { type: 'EXPORT.START', of: 'matching', format: 'csv', columns: [{ field: 'id', header: '编号' }] } as const
    actor.send({ type: 'LOAD' })
    await give(0)
    actor.send(wish)
    actor.send({ type: 'QUERY.CHANGED', query: { name: 'b' } })
    actor.send({ type: 'LOAD.CANCEL' })
    expect(going[0]?.stopped).toBe(false)
    expect(actor.getSnapshot().value.export).toBe('writing')
    actor.send({ type: 'EXPORT.DONE', exportId: 1, file: { name: 'a.csv', content: '' } })
    actor.send(wish)
    expect(going[1]?.request).toMatchObject({ exportId: 2, query: { name: 'b' } })
  })

  test('[TBL-8] rows of the question before cannot be selected; those of a page that was left can', async () => {
    const { actor, give, context } = patient()
    actor.send({ type: 'LOAD' })
    await give(0)
    actor.send({ type: 'PAGE.CHANGED', page: 2 })
    actor.send({ type: 'LOAD.CANCEL' })
    actor.send({ type: 'ROW.TOGGLED', key: '1' })
    expect(selectedCount(context())).toBe(1)
    actor.send({ type: 'QUERY.CHANGED', query: { name: 'b' } })
    actor.send({ type: 'LOAD.CANCEL' })
    actor.send({ type: 'ROW.TOGGLED', key: '1' })
    expect(selectedCount(context())).toBe(0)
  })
})
