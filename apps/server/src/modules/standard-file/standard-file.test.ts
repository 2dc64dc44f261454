import { contract, type StandardFileForm } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing/index.ts'

const server = await startTestServer()
const [dispatcher, tester, customer, admin, stranger] = await Promise.all([
  server.signIn('dispatcher'),
  server.signIn('tester'),
  server.signIn('customer'),
  server.signIn('admin'),
  server.signIn('admin', '000001'),
])
const { file, standardFile } = contract

const uploaded = async (name: string, person = dispatcher) =>
  (await person.send(file.upload, { query: {}, body: new File([`内容：${name}`], name) })).id
const form = async (changes: Partial<StandardFileForm> = {}): Promise<StandardFileForm> => ({
  ...{
    number: 'JJG 52-2013',
    name: '弹性元件式一般压力表检定规程',
    fileType: '1',
    effectiveOn: '2013-12-27',
    kinds: ['YB-60'],
    remark: '',
  },
  fileId: changes.fileId ?? (await uploaded('JJG52.txt')),
  ...changes,
})
const keep = async (changes: Partial<StandardFileForm> = {}) =>
  await dispatcher.send(standardFile.submit, { body: await form(changes) })

test('[BIZ-10] a testing rule is kept with its file and the kinds that it is about; staff find it and read it', async () => {
  const kept = await keep()
  expect(kept).toMatchObject({ status: '1', fileName: 'JJG52.txt', kinds: [{ code: 'YB-60' }], replaces: null, replacedBy: null })
  const found = await tester.send(standardFile.list, { query: { keyword: 'jjg 52', fileType: '1', kindCode: 'YB-60' } })
  expect(found.records).toEqual([kept])
  expect((await tester.send(standardFile.list, { query: { kindCode: 'PT100' } })).total).toBe(0)
  const { ticket } = await tester.send(file.ticket, { body: { id: kept.fileId, kind: 'file' } })
  const answer = await fetch(`${server.workspaceUrl}${file.download.path}?fileId=${kept.fileId}&ticket=${ticket}`)
  expect(await answer.text()).toBe('内容：JJG52.txt')
  await expect(customer.send(file.ticket, { body: { id: kept.fileId, kind: 'file' } })).rejects.toMatchObject({ code: 404 })
  await expect(dispatcher.send(file.remove, { query: { ids: kept.fileId } })).rejects.toMatchObject({
    code: 409,
    reason: 'file.offered',
    message: expect.stringContaining('JJG 52-2013'),
  })
})

test('[BIZ-10] what cannot be kept is refused, and the field is named', async () => {
  const refused = (changes: Partial<StandardFileForm>, path: string) =>
    expect(keep({ number: 'X-1', ...changes })).rejects.toMatchObject({ code: 400, fields: [{ path }] })
  await refused({ fileType: '9' }, 'fileType')
  await refused({ normType: 'nothing' }, 'normType')
  await refused({ kinds: ['NOTHING'] }, 'kinds')
  await refused({ fileId: await uploaded('别人的.txt', tester) }, 'fileId')
  await refused({ replacesId: '999999999' }, 'replacesId')
  await keep({ number: 'X-2' })
  await expect(keep({ number: 'X-2' })).rejects.toMatchObject({ code: 409, reason: 'standard-file.number-taken' })
})

test('[BIZ-10][DICT-1] a normative kind counts once the administrator has filled it in', async () => {
  await server.owner.query(
    `insert into dictionary (tenant_id, code, dict_key, dict_value, dict_value_en, business) values ('000000', 'NORM_FILE_TYPE', 'jjg', '国家检定规程', 'National regulation', true)`,
  )
  expect(await keep({ number: 'JJG 1-1', normType: 'jjg' })).toMatchObject({ normType: 'jjg' })
})

test('[BIZ-10] a new edition takes the place of the one before, which is void from then on and stays so', async () => {
  const before = await keep({ number: 'JJG 229-1998', name: '工业铂铜热电阻检定规程', kinds: ['PT100'] })
  const after = await keep({ number: 'JJG 229-2010', kinds: ['PT100'], replacesId: before.id })
  expect(after).toMatchObject({ status: '1', replaces: { id: before.id, number: 'JJG 229-1998' } })
  const [old] = (await tester.send(standardFile.list, { query: { keyword: 'JJG 229-1998' } })).records
  expect(old).toMatchObject({ status: '3', replacedBy: { id: after.id } })
  await expect(
    dispatcher.send(standardFile.turn, { body: { id: before.id, version: old?.version ?? 0, status: '1' } }),
  ).rejects.toMatchObject({ code: 409, reason: 'standard-file.void' })
  await expect(keep({ number: 'JJG 229-2011', replacesId: before.id })).rejects.toMatchObject({
    code: 400,
    fields: [{ path: 'replacesId' }],
  })
  const history = await dispatcher.send(standardFile.history, { query: { id: before.id } })
  expect(history.map(({ action, to }) => `${action} ${to}`)).toEqual(['register 1', 'replace 3'])
})

test('[BIZ-10] of two editions that take the place of one at once, one does', async () => {
  const before = await keep({ number: 'OP-1' })
  const both = await Promise.allSettled([
    keep({ number: 'OP-1A', replacesId: before.id }),
    keep({ number: 'OP-1B', replacesId: before.id }),
  ])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { fields: [{ path: 'replacesId' }] } })
})

test('[BIZ-10][FLOW-3] it goes out of use and back; an older version is neither changed nor turned', async () => {
  const kept = await keep({ number: 'OP-2', fileType: '2' })
  const off = await dispatcher.send(standardFile.turn, { body: { id: kept.id, version: kept.version, status: '2' } })
  expect(off.status).toBe('2')
  const body = { id: kept.id, version: kept.version, status: '1' as const }
  await expect(dispatcher.send(standardFile.turn, { body })).rejects.toMatchObject({ code: 409, reason: 'edited-meanwhile' })
  await expect(
    dispatcher.send(standardFile.turn, { body: { ...body, version: off.version, status: '2' } }),
  ).rejects.toMatchObject({ code: 409, reason: 'standard-file.is-so' })
  const on = await dispatcher.send(standardFile.turn, { body: { ...body, version: off.version } })
  const changed = await form({ number: 'OP-2', fileType: '2', fileId: kept.fileId, remark: '第 2 次修改' })
  await expect(
    dispatcher.send(standardFile.submit, { body: { ...changed, id: kept.id, version: kept.version } }),
  ).rejects.toMatchObject({ code: 409, reason: 'edited-meanwhile' })
  // Somebody else keeps its file, which is none of theirs.
  expect(await admin.send(standardFile.submit, { body: { ...changed, id: kept.id, version: on.version } })).toMatchObject({
    remark: '第 2 次修改',
    fileId: kept.fileId,
  })
})

test('[PERM-1][PERM-2][PERM-3] testers keep nothing, customers read nothing, another institute has none of it', async () => {
  const kept = await keep({ number: 'OP-3' })
  const fileId = await uploaded('自荐.txt', tester)
  await expect(tester.send(standardFile.submit, { body: await form({ fileId }) })).rejects.toMatchObject({ code: 403 })
  await expect(customer.send(standardFile.list, { query: {} })).rejects.toMatchObject({ code: 403 })
  expect((await stranger.send(standardFile.list, { query: {} })).total).toBe(0)
  await expect(stranger.send(standardFile.history, { query: { id: kept.id } })).rejects.toMatchObject({ code: 404 })
  const body = { id: kept.id, version: kept.version, status: '3' as const }
  await expect(stranger.send(standardFile.turn, { body })).rejects.toMatchObject({ code: 404 })
})
