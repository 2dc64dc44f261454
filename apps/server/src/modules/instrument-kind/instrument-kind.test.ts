import { contract, type KindRecord } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { anEnterprise, orderForm, startTestServer } from '../../testing/index.ts'

const server = await startTestServer()
const admin = await server.signIn('admin')
const reception = await server.signIn('reception')
const stranger = await server.signIn('admin', '000001')
const { instrumentKind, enterprise } = contract

const kind = (code: string, said: Partial<KindRecord> = {}) => ({
  ...{
    code,
    name: '秒表',
    nameEn: 'Stopwatch',
    technologyDomain: '12',
    abilityTypes: ['1', '2'],
    range: '(0~3600) s',
    unit: 's',
  },
  ...{ accuracy: '', mpe: '±0.5 s/d', regulation: 'JJG 237-2010', regulationName: '秒表', regulationNameEn: 'Stopwatches' },
  ...{ cycleMonths: '12', mandatoryMark: '10', points: ['10', '600'], price: '80.00', workMinutes: 30, ...said },
})
const named = async (name: string) => (await admin.send(instrumentKind.page, { query: {}, body: { name } })).records

test('[SYS-4] a kind that is written down is offered where orders are registered, in its own institute alone', async () => {
  const made = await admin.send(instrumentKind.submit, { body: kind('SW-1') })
  expect(made).toMatchObject(kind('SW-1'))
  expect((await reception.send(enterprise.kinds, {})).find(({ code }) => code === 'SW-1')).toMatchObject({
    ...{ name: '秒表', abilityTypes: ['1', '2'], price: '80.00', regulation: 'JJG 237-2010' },
  })
  expect((await stranger.send(instrumentKind.page, { query: {}, body: { name: 'SW-1' } })).total).toBe(0)
  expect(await named('237-2010')).toEqual([made])
  expect((await admin.send(instrumentKind.page, { query: {}, body: { technologyDomain: '10' } })).records).not.toContainEqual(
    made,
  )
  const changed = await admin.send(instrumentKind.submit, { body: { ...kind('SW-1', { price: '95.50' }), id: made.id } })
  expect(changed).toEqual({ ...made, price: '95.50' })
  expect(await admin.send(instrumentKind.remove, { query: { ids: made.id } })).toBe(true)
  expect(await named('SW-1')).toEqual([])
})

test('[SYS-4] a code is given once and stays, and what something names is not removed', async () => {
  const made = await admin.send(instrumentKind.submit, { body: kind('SW-2') })
  await expect(admin.send(instrumentKind.submit, { body: kind('SW-2') })).rejects.toMatchObject({
    ...{ code: 409, reason: 'instrument-kind.code-taken' },
  })
  await expect(admin.send(instrumentKind.submit, { body: { ...kind('SW-3'), id: made.id } })).rejects.toMatchObject({
    ...{ code: 409, reason: 'instrument-kind.code-stays', message: expect.stringContaining('SW-2') },
  })
  const enterId = await anEnterprise(reception)
  await reception.send(contract.order.submit, { body: orderForm(enterId) })
  const { rows } = await server.owner.query(
    `select k.id::text from instrument_kind k join sample s on s.kind_code = k.code limit 1`,
  )
  await expect(admin.send(instrumentKind.remove, { query: { ids: rows[0].id } })).rejects.toMatchObject({
    ...{ code: 409, reason: 'instrument-kind.in-use' },
  })
  // Documents name kinds without a key to them: they count as well.
  const { id: fileId } = await admin.send(contract.file.upload, { query: {}, body: new File(['规程'], '秒表.txt') })
  await server.owner.query(
    `insert into standard_file (tenant_id, number, name, file_type, kinds, file_id, created_by)
      select tenant_id, 'JJG 237-2010', '秒表', '1', '{SW-2}', id, account_id from stored_file where id = $1`,
    [fileId],
  )
  await expect(admin.send(instrumentKind.remove, { query: { ids: made.id } })).rejects.toMatchObject({
    ...{ code: 409, reason: 'instrument-kind.in-use' },
  })
  expect(await named('SW-2')).toEqual([made])
})

test('[SYS-4][PERM-1] who is no administrator writes none, and a key of no dictionary is refused by its field', async () => {
  await expect(reception.send(instrumentKind.submit, { body: kind('SW-4') })).rejects.toMatchObject({ code: 403 })
  const wrong = kind('SW-4', { technologyDomain: '99', abilityTypes: ['1', '9'], cycleMonths: '11', mandatoryMark: '11' })
  const refused = await admin.send(instrumentKind.submit, { body: wrong }).catch((error: unknown) => error)
  expect(refused).toMatchObject({ code: 400 })
  expect((refused as { fields: { path: string }[] }).fields.map(({ path }) => path)).toEqual([
    ...['technologyDomain', 'abilityTypes', 'cycleMonths', 'mandatoryMark'],
  ])
  await expect(stranger.send(instrumentKind.remove, { query: { ids: '1' } })).rejects.toMatchObject({ code: 404 })
})

test('[SYS-4] a kind says which measuring standards suit it; what is not said again stays', async () => {
  const made = await admin.send(instrumentKind.submit, {
    body: kind('SW-5', { standards: ['频率标准', '频率标准', '秒表检定仪'] }),
  })
  expect(made.standards).toEqual(['频率标准', '秒表检定仪'])
  const later = await admin.send(instrumentKind.submit, { body: { ...kind('SW-5', { price: '90.00' }), id: made.id } })
  expect(later.standards).toEqual(made.standards)
  const emptied = await admin.send(instrumentKind.submit, { body: { ...kind('SW-5', { standards: [] }), id: made.id } })
  expect(emptied.standards).toEqual([])
  await admin.send(instrumentKind.remove, { query: { ids: made.id } })
})

test('[SYS-4][BIZ-8] a standard that is called otherwise suits the same kinds still, and so do those that keep its name', async () => {
  const { standard } = contract
  const dispatcher = await server.signIn('dispatcher')
  const named = async (number: string, name: string) =>
    await dispatcher.send(standard.submit, {
      body: {
        ...{ number, name, nameEn: '', model: '', serial: '', manufacturer: '', range: '(0~1) s', unit: 's' },
        ...{ accuracy: '1 级', technologyDomain: '12', cycle: '12', place: '', remark: '' },
      },
    })
  const renamed = async ({ id, standing, calibrations: _, ...made }: Awaited<ReturnType<typeof named>>, name: string) => {
    const { number, nameEn, model, serial, manufacturer, range, accuracy, unit, technologyDomain, cycle, place, remark } = made
    const body = { number, nameEn, model, serial, manufacturer, range, accuracy, unit, technologyDomain, cycle, place, remark }
    return await dispatcher.send(standard.submit, { body: { ...body, id, version: standing.version, name } })
  }
  const one = await named('SJ-1', '秒表检定仪')
  const other = await named('SJ-2', '秒表检定仪')
  const third = await named('SJ-3', '秒表检定仪')
  const made = await admin.send(instrumentKind.submit, { body: kind('SW-6', { standards: ['秒表检定仪', '频率标准'] }) })
  const standards = async () =>
    (await admin.send(instrumentKind.page, { query: {}, body: { name: 'SW-6' } })).records[0]?.standards
  const first = await renamed(one, '时间检定仪')
  expect(await standards()).toEqual(['秒表检定仪', '频率标准', '时间检定仪'])
  // One more of that name says nothing new.
  await renamed(third, '时间检定仪')
  expect(await standards()).toEqual(['秒表检定仪', '频率标准', '时间检定仪'])
  await renamed(other, '时间检定仪')
  expect(await standards()).toEqual(['时间检定仪', '频率标准'])
  await renamed(first, '时间检定仪')
  expect(await standards()).toEqual(['时间检定仪', '频率标准'])
  await admin.send(instrumentKind.remove, { query: { ids: made.id } })
})
