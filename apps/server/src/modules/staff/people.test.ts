import type { Client } from '@etalon/api/client'
import { type BodyOf, contract, encodeSearch } from '@etalon/api/contract'
import { addDays, dayInShanghai } from '@etalon/api/domain'
import { expect, test } from 'vitest'
import { officeAt, startTestServer, withToken } from '../../testing/index.ts'

const server = await startTestServer()
const [admin, dispatcher, tester, tester2, reception, customer] = await Promise.all([
  server.signIn('admin'),
  server.signIn('dispatcher'),
  server.signIn('tester'),
  server.signIn('tester2'),
  server.signIn('reception'),
  server.signIn('customer'),
])
const stranger = await server.signIn('admin', '000001')
const { staffRecord, staffCertificate, staff } = contract
const today = dayInShanghai(new Date())

type RecordBody = BodyOf<typeof staffRecord.submit>
const record = (changes: Partial<RecordBody> = {}): RecordBody => ({
  id: tester.id,
  version: 0,
  staffNo: 'LX-0042',
  sex: '2',
  ethnicType: '1',
  birthday: '1990-03-07',
  idNumber: '11010519491231002X',
  phone: '13874903316',
  address: '长沙市岳麓区',
  educationType: '2',
  school: '湖南大学',
  major: '测控技术与仪器',
  dutyidType: '',
  titlepostType: '2',
  isTechnicist: '1',
  hiredOn: '2015-07-01',
  remark: '',
  ...changes,
})
const detail = (person: typeof admin, id = tester.id) => person.send(staffRecord.detail, { query: { id } })

test('[BIZ-11] the record of somebody is kept; what is personal is seen by administrators and the person, and its ends by the others who look at records', async () => {
  expect(await detail(admin)).toMatchObject({
    version: 0,
    name: '沈砚',
    deptName: '力学室',
    sex: '',
    isTechnicist: '0',
    birthday: null,
  })
  const saved = await admin.send(staffRecord.submit, { body: record() })
  expect(saved).toMatchObject({ ...record(), version: 1, isMasked: false, certificates: 6 })
  expect(await detail(tester)).toEqual(saved)
  const masked = {
    idNumber: '110***********002X',
    phone: '138****3316',
    birthday: null,
    ethnicType: '',
    address: '***',
    isMasked: true,
    staffNo: 'LX-0042',
  }
  expect(await detail(dispatcher)).toMatchObject(masked)
  const listed = await dispatcher.send(staffRecord.list, { query: { name: 'LX-0042', isTechnicist: '1', educationType: '2' } })
  expect(listed.records).toEqual([expect.objectContaining(masked)])
  for (const answer of [JSON.stringify(listed), JSON.stringify(await detail(dispatcher))])
    for (const secret of ['11010519491231002X', '13874903316', '1990-03-07', '岳麓']) expect(answer).not.toContain(secret)
})

test.each<[string, Partial<RecordBody>, string]>([
  ['a wrong identity card', { idNumber: '110105194912310021' }, 'idNumber'],
  ['a wrong mobile number', { phone: '123' }, 'phone'],
  ['a sex that is none', { sex: '3' }, 'sex'],
  ['an education that is none', { educationType: '9' }, 'educationType'],
  ['a day that does not exist', { birthday: '1990-02-30' }, 'birthday'],
])('[BIZ-11][SRV-4] %s is refused with the field', async (_what, changes, path) => {
  await expect(admin.send(staffRecord.submit, { body: record({ id: tester2.id, ...changes }) })).rejects.toMatchObject({
    code: 400,
    fields: [{ path }],
  })
})

test('[BIZ-11][FLOW-3] of two who write a record at once one is told; a staff number is one person’s', async () => {
  const { version } = await detail(admin, reception.id)
  const body = record({ id: reception.id, version, staffNo: 'LX-0007' })
  const results = await Promise.allSettled([admin.send(staffRecord.submit, { body }), admin.send(staffRecord.submit, { body })])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(results.find((result) => result.status === 'rejected')?.reason).toMatchObject({ code: 409, reason: 'staff.changed' })
  await expect(admin.send(staffRecord.submit, { body: record({ id: dispatcher.id, staffNo: 'LX-0007' }) })).rejects.toMatchObject(
    { code: 409, reason: 'staff.number-taken' },
  )
})

test('[PERM-1][PERM-2] a record is changed by administrators alone; people see their own alone, customers and other institutes none', async () => {
  await expect(tester.send(staffRecord.list, { query: {} })).rejects.toMatchObject({ code: 403 })
  await expect(detail(tester, tester2.id)).rejects.toMatchObject({ code: 404 })
  await expect(dispatcher.send(staffRecord.submit, { body: record() })).rejects.toMatchObject({ code: 403 })
  await expect(detail(customer)).rejects.toMatchObject({ code: 403 })
  await expect(detail(stranger)).rejects.toMatchObject({ code: 404 })
  await expect(stranger.send(staffRecord.submit, { body: record() })).rejects.toMatchObject({ code: 404 })
  // People of enterprises have accounts, and no record.
  await expect(detail(admin, customer.id)).rejects.toMatchObject({ code: 404 })
})

type CertificateBody = BodyOf<typeof staffCertificate.submit>
const certificate = (changes: Partial<CertificateBody> = {}): CertificateBody => ({
  accountId: tester2.id,
  technologyDomain: '12',
  abilityType: '2',
  duty: 'tester',
  level: '2',
  certificateNumber: 'JL-2026-0815',
  authority: '湖南省市场监督管理局',
  issuedOn: '2026-01-10',
  validUntil: addDays(today, 20),
  fileId: null,
  remark: '',
  ...changes,
})
const write = (changes: Partial<CertificateBody> = {}, person = admin) =>
  person.send(staffCertificate.submit, { body: certificate(changes) })
const numbers = async (person: typeof admin, query: Record<string, string> = {}) =>
  (await person.send(staffCertificate.list, { query: { size: 1000, ...query } })).records.map((one) => one.certificateNumber)

test('[BIZ-11][BIZ-7] whoever gets a certificate can be given work of its field until it runs out or is removed', async () => {
  const office = await officeAt(server)
  const {
    items: [itemId],
  } = await office.acceptedOrder()
  const { records } = await dispatcher.send(contract.item.page, {
    body: { current: 1, size: 50, searchType: 'N', searchParam: {} },
  })
  const item = records.find(({ id }) => id === itemId)
  const work = { technologyDomain: item?.technologyDomain ?? '', abilityType: item?.abilityType ?? '' }
  const refusal = async () =>
    (await dispatcher.send(staff.candidates, { query: { itemId } })).find(({ staffId }) => staffId === tester2.id)?.refusal
  const held = await admin.send(staffCertificate.list, { query: { size: 1000, name: '林知夏', ...work } })
  if (held.records.length > 0)
    await admin.send(staffCertificate.remove, { query: { ids: held.records.map(({ id }) => id).join(',') } })
  expect(await refusal()).not.toBeNull()
  const given = await write({ ...work, certificateNumber: 'JL-2026-0900' })
  expect(await refusal()).toBeNull()
  await write({ ...work, id: given.id, certificateNumber: 'JL-2026-0900', validUntil: addDays(today, -1) })
  expect(await refusal()).toContain(addDays(today, -1))
  await admin.send(staffCertificate.remove, { query: { ids: given.id } })
  expect(await refusal()).not.toBeNull()
})

test('[BIZ-11][FLOW-2] a certificate has its history: who wrote it down, and how it stood after each change; others’ is nobody’s affair', async () => {
  const given = await write({ certificateNumber: 'JL-HISTORY' })
  await write({ id: given.id, certificateNumber: 'JL-HISTORY', validUntil: addDays(today, 400) })
  const history = (person: Client) => person.send(staffCertificate.history, { query: { id: given.id } })
  const entries = await history(admin)
  expect(entries.map(({ action }) => action)).toEqual(['register', 'edit'])
  expect(entries.map(({ reason }) => reason)).toEqual([
    expect.stringContaining(`JL-HISTORY · 力学 · 校准 · 检测 · ${addDays(today, 20)}`),
    expect.stringContaining(addDays(today, 400)),
  ])
  // The same of a reader of another language; so in the trail of all.
  const english = withToken(server.workspaceUrl, admin.token, 'en')
  expect((await history(english))[0]?.reason).toContain(`JL-HISTORY · Mechanics · Calibration · Testing · ${addDays(today, 20)}`)
  expect((await history(tester2)).length).toBe(2)
  await expect(history(tester)).rejects.toMatchObject({ code: 404 })
  await admin.send(staffCertificate.remove, { query: { ids: given.id } })
  await expect(history(admin)).rejects.toMatchObject({ code: 404 })
  const { records } = await admin.send(contract.audit.page, {
    body: encodeSearch({ current: 1, size: 20, filter: { recordKind: 'staff_certificate' } }),
  })
  expect(records[0]).toMatchObject({ recordId: given.id, action: 'remove' })
  expect(records[0]?.reason).toContain('JL-HISTORY · 力学 · 校准 · 检测')
  // It is found by what its reader reads there, in their own language.
  const found = async (person: Client, reason: string) =>
    (
      await person.send(contract.audit.page, {
        body: encodeSearch({ current: 1, size: 200, filter: { recordKind: 'staff_certificate', reason } }),
      })
    ).records.filter(({ recordId }) => recordId === given.id).length
  expect([await found(admin, 'JL-HISTORY'), await found(admin, '力学'), await found(admin, '检测')]).toEqual([3, 3, 3])
  expect([await found(english, 'Mechanics'), await found(english, 'Testing'), await found(english, '力学')]).toEqual([3, 3, 0])
  expect([await found(admin, 'Mechanics'), await found(admin, '"key":'), await found(admin, '热工')]).toEqual([0, 0, 0])
})

test('[BIZ-11][FLOW-2] the record of somebody has its history: who changed what, and of what is personal not into what', async () => {
  const history = (person: Client) => person.send(staffRecord.history, { query: { id: tester2.id } })
  expect(await history(admin)).toEqual([])
  const first = record({ id: tester2.id, staffNo: 'LX-0043', idNumber: '', remark: '' })
  await admin.send(staffRecord.submit, { body: first })
  await admin.send(staffRecord.submit, {
    body: { ...first, version: 1, educationType: '1', phone: '13874903999', school: '', isTechnicist: '0' },
  })
  const entries = await history(admin)
  expect(entries.map(({ action, byName, recordKind }) => [action, byName, recordKind])).toEqual([
    ['register', '管理员', 'staff_record'],
    ['edit', '管理员', 'staff_record'],
  ])
  expect(entries[0]?.reason).toContain('工号：LX-0043 · 性别：女 · 民族 · 出生日期 · ')
  expect(entries[1]?.reason).toBe('手机号 · 学历：研究生 · 毕业院校：— · 技术人员：否')
  const english = await history(withToken(server.workspaceUrl, admin.token, 'en'))
  expect(english[1]?.reason).toBe('Mobile · Education: Postgraduate · School: — · Technician: No')
  // The chain itself holds nothing that is personal.
  const { rows } = await server.owner.query<{ reason: string }>("select reason from history where record_kind = 'staff_record'")
  for (const secret of [first.birthday, first.phone, '13874903999', first.address])
    expect(rows.map(({ reason }) => reason).join(), String(secret)).not.toContain(secret)
  expect(await history(tester2)).toEqual(entries)
  expect(await history(dispatcher)).toEqual(entries)
  for (const person of [tester, stranger]) await expect(history(person)).rejects.toMatchObject({ code: 404 })
})

test('[BIZ-11] certificates that run out soon, and those that ran out, are found; the first to run out stands first', async () => {
  const soon = await write({ certificateNumber: 'JL-SOON' })
  expect(soon).toMatchObject({ name: '林知夏', daysLeft: 20, level: '2', authority: '湖南省市场监督管理局', fileId: null })
  await write({ certificateNumber: 'JL-OVER', validUntil: addDays(today, -3) })
  await write({ certificateNumber: 'JL-EDGE', validUntil: addDays(today, 90) })
  await write({ certificateNumber: 'JL-LATER', validUntil: addDays(today, 91) })
  expect(await numbers(dispatcher, { due: 'soon', name: '林知夏' })).toEqual(['JL-SOON', 'JL-EDGE'])
  expect(await numbers(dispatcher, { due: 'over', certificateNumber: 'jl-over' })).toEqual(['JL-OVER'])
  expect(await numbers(dispatcher, { due: 'valid', certificateNumber: 'JL-L' })).toEqual(['JL-LATER'])
  const all = await admin.send(staffCertificate.list, { query: { size: 1000 } })
  expect(all.records.map(({ validUntil }) => validUntil)).toEqual(all.records.map(({ validUntil }) => validUntil).toSorted())
})

test.each<[string, Partial<CertificateBody>, string]>([
  ['somebody of an enterprise', { accountId: customer.id }, 'accountId'],
  ['a field that is none', { technologyDomain: '99' }, 'technologyDomain'],
  ['work that is none', { abilityType: '9' }, 'abilityType'],
  ['a level that is none', { level: '4' }, 'level'],
  ['an end before its issue', { issuedOn: '2026-05-01', validUntil: '2026-04-30' }, 'validUntil'],
  ['a file that is not there', { fileId: '999999' }, 'fileId'],
  ['no number', { certificateNumber: ' ' }, 'certificateNumber'],
])('[BIZ-11][SRV-4] a certificate of %s is refused with the field', async (_what, changes, path) => {
  await expect(write({ certificateNumber: 'JL-BAD', ...changes })).rejects.toMatchObject({ code: 400, fields: [{ path }] })
})

test('[BIZ-11] a certificate has a scan, which stays while the certificate has it, and another one in its place', async () => {
  const uploaded = async (name: string, person = admin) =>
    (await person.send(contract.file.upload, { query: {}, body: new File([`内容：${name}`], name) })).id
  const scan = await uploaded('证书.txt')
  const foreign = await uploaded('别人的.txt', dispatcher)
  const given = await write({ certificateNumber: 'JL-SCAN', fileId: scan })
  expect(given).toMatchObject({ fileId: scan, fileName: '证书.txt' })
  await expect(write({ id: given.id, certificateNumber: 'JL-SCAN', fileId: foreign })).rejects.toMatchObject({
    code: 400,
    fields: [{ path: 'fileId' }],
  })
  await expect(admin.send(contract.file.remove, { query: { ids: scan } })).rejects.toMatchObject({
    code: 409,
    reason: 'certificate.has-file',
  })
  const another = await uploaded('新证书.txt')
  expect(await write({ id: given.id, certificateNumber: 'JL-SCAN', fileId: another })).toMatchObject({ fileName: '新证书.txt' })
  expect(await admin.send(contract.file.remove, { query: { ids: scan } })).toBe(true)
})

test('[BIZ-11][FLOW-3] the same certificate is written down once, also by two at once', async () => {
  const results = await Promise.allSettled([write({ certificateNumber: 'JL-ONCE' }), write({ certificateNumber: 'JL-ONCE' })])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(results.find((result) => result.status === 'rejected')?.reason).toMatchObject({ code: 409, reason: 'certificate.known' })
  await expect(admin.send(staffCertificate.remove, { query: { ids: '999999' } })).rejects.toMatchObject({ code: 404 })
})

test('[PERM-1][PERM-2] certificates are written by administrators; people see their own, customers and other institutes none', async () => {
  await expect(write({}, dispatcher)).rejects.toMatchObject({ code: 403 })
  expect(new Set((await tester2.send(staffCertificate.list, { query: { size: 1000 } })).records.map(({ name }) => name))).toEqual(
    new Set(['林知夏']),
  )
  expect(await numbers(reception)).toEqual([])
  await expect(customer.send(staffCertificate.list, { query: {} })).rejects.toMatchObject({ code: 403 })
  expect(await numbers(stranger)).toEqual([])
  await expect(write({}, stranger)).rejects.toMatchObject({ code: 400, fields: [{ path: 'accountId' }] })
})
