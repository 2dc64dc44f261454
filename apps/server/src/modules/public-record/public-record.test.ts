import { type BodyOf, contract } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing/index.ts'

const server = await startTestServer()
const admin = await server.signIn('admin')
const tester = await server.signIn('tester')
const stranger = await server.signIn('admin', '000001')

const calls = contract.publicRecord
type Draft = BodyOf<typeof calls.submit>
const draft = (number: string, changes: Partial<Draft> = {}): Draft => ({
  kind: 'appraisal',
  number,
  name: '蓝宝石戒指',
  performedOn: '2026-11-01',
  issuedOn: '2026-11-02',
  facts: { mass: '2.81 g', stone: '蓝宝石' },
  ...changes,
})
const submit = (body: Draft) => admin.send(calls.submit, { body })

test('[PUB-1] a record is written down with a check code and an address of its own, and is found by number and kind', async () => {
  const made = await submit(draft(' zb－2026－900001 ', { nameEn: 'Sapphire ring' }))
  expect(made).toMatchObject({ number: 'ZB-2026-900001', nameEn: 'Sapphire ring', withdrawnOn: null, withdrawnReason: '' })
  expect(made.checkCode).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
  expect(made.address).toMatch(/^HTTP:\/\/127\.0\.0\.1:\d+\/V\/[0-9A-HJKMNP-TV-Z]{26}$/)
  const other = await submit(draft('ZB-2026-900002'))
  expect(other.checkCode).not.toBe(made.checkCode)
  expect(other.address).not.toBe(made.address)
  const found = await admin.send(calls.list, { query: { number: '2026-90000', kind: 'appraisal' } })
  expect(found.records.map(({ number }) => number)).toEqual(['ZB-2026-900002', 'ZB-2026-900001'])
  expect((await admin.send(calls.list, { query: { number: '2026-90000', kind: 'test-report' } })).total).toBe(0)
  expect(await admin.send(calls.list, { query: { number: '900001', size: 1 } })).toMatchObject({ total: 1, records: [made] })
})

test('[PUB-1] what does not belong to its kind is not kept, nor what is empty', async () => {
  const { facts } = await submit(
    draft('JC-2026-900001', { kind: 'test-report', facts: { model: 'A1', clarity: 'VS', batch: '' } }),
  )
  expect(facts).toEqual({ model: 'A1' })
})

test('[PUB-1] what is on paper stays: kind, number and day of issue cannot be changed, all else can, and the code stays the same', async () => {
  const made = await submit(draft('ZB-2026-900010'))
  for (const changes of [{ kind: 'test-report' }, { number: 'ZB-2026-900011' }, { issuedOn: '2026-11-03' }] as const)
    await expect(submit(draft('ZB-2026-900010', { id: made.id, ...changes }))).rejects.toMatchObject({
      code: 409,
      reason: 'public-record.fixed',
    })
  const changed = await submit(draft('ZB-2026-900010', { id: made.id, name: '蓝宝石耳钉', facts: { colour: '蓝' } }))
  expect(changed).toEqual({ ...made, name: '蓝宝石耳钉', facts: { colour: '蓝' } })
  await expect(submit(draft('ZB-2026-900010'))).rejects.toMatchObject({ code: 409, reason: 'public-record.taken' })
  await expect(submit(draft('ZB-2026-900012', { id: '999999' }))).rejects.toMatchObject({ code: 404 })
})

test('[CERT-2] a record is withdrawn for a reason, on the day it first was, and stands again without one', async () => {
  const made = await submit(draft('ZB-2026-900020'))
  const withdrawn = await submit(draft('ZB-2026-900020', { id: made.id, withdrawnReason: '复检不符' }))
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format()
  expect(withdrawn).toMatchObject({ withdrawnOn: today, withdrawnReason: '复检不符' })
  await server.owner.query(`update public_record set withdrawn_on = '2026-01-02' where id = $1`, [made.id])
  const again = await submit(draft('ZB-2026-900020', { id: made.id, withdrawnReason: '复检不符，已通知' }))
  expect(again).toMatchObject({ withdrawnOn: '2026-01-02', withdrawnReason: '复检不符，已通知' })
  expect(await submit(draft('ZB-2026-900020', { id: made.id }))).toMatchObject({ withdrawnOn: null, withdrawnReason: '' })
})

test('[PERM-1] only an administrator keeps records, and none of another institute are seen or changed', async () => {
  const made = await submit(draft('ZB-2026-900030'))
  await expect(tester.send(calls.list, { query: {} })).rejects.toMatchObject({ code: 403 })
  await expect(tester.send(calls.submit, { body: draft('ZB-2026-900031') })).rejects.toMatchObject({ code: 403 })
  expect((await stranger.send(calls.list, { query: {} })).total).toBe(0)
  await expect(stranger.send(calls.submit, { body: draft('ZB-2026-900030', { id: made.id }) })).rejects.toMatchObject({
    code: 404,
  })
  // The same number at another institute is another document, with another code.
  const theirs = await stranger.send(calls.submit, { body: draft('ZB-2026-900030') })
  expect(theirs.checkCode).not.toBe(made.checkCode)
})

test('[SRV-3] what cannot be a number, a day or a fact is refused by the name of the field', async () => {
  for (const [path, changes] of [
    ['number', { number: '<b>' }],
    ['number', { number: ' ' }],
    ['name', { name: '' }],
    ['issuedOn', { issuedOn: '2026-02-30' }],
    ['facts.mass', { facts: { mass: '9'.repeat(121) } }],
    ['facts.price', { facts: { price: '1' } as Draft['facts'] }],
    ['withdrawnReason', { withdrawnReason: '因'.repeat(256) }],
  ] as const)
    await expect(submit(draft('ZB-2026-900040', changes))).rejects.toMatchObject({ code: 400, fields: [{ path }] })
})

test('[PUB-1] the demonstration has every kind, one of them withdrawn', async () => {
  const { records } = await admin.send(calls.list, { query: { size: 100 } })
  const numbers = records.map(({ number }) => number)
  for (const number of ['ZB-2026-020416', 'GJS-2026-118204', 'JC-2026-004120']) expect(numbers).toContain(number)
  expect(records.find(({ number }) => number === 'ZB-2026-019877')?.withdrawnOn).toBe('2026-10-08')
})
