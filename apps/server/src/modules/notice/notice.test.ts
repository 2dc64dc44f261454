import { contract, pictureAddress } from '@etalon/api/contract'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing/index.ts'

const server = await startTestServer()
const admin = await server.signIn('admin')
const tester = await server.signIn('tester')
const stranger = await server.signIn('admin', '000001')

// The demonstration has notices of its own.
await server.owner.query('delete from notice')

const calls = contract.notice
const titles = ({ records }: { records: readonly { title: string }[] }) => records.map(({ title }) => title)
const add = (title: string, releaseTime?: string) =>
  admin.send(calls.submit, { body: { title, content: `<p>${title}&nbsp;……</p>`, ...(releaseTime ? { releaseTime } : {}) } })
/** As it is read: without what was told of the writing. */
const kept = ({ leftOut: _, ...notice }: Awaited<ReturnType<typeof add>>) => notice
const released = (body: { title?: string; begin?: string; end?: string } = {}, query: { current?: number; size?: number } = {}) =>
  tester.send(calls.released, { query, body })

test('[SHELL-10] people see what was released, the newest first, by pages, and nothing before its time', async () => {
  const old = await add('年检安排', '2026-03-01T00:30:00Z')
  const now = await add('春节放假')
  const later = await add('明年计划', '2099-01-01T00:00:00Z')
  expect(now).toMatchObject({ title: '春节放假', content: '<p>春节放假\u00a0……</p>', createUserName: expect.stringMatching(/./) })
  expect(titles(await released())).toEqual(['春节放假', '年检安排'])
  expect(await released({}, { current: 2, size: 1 })).toMatchObject({ total: 2, pages: 2, current: 2, records: [{ id: old.id }] })
  expect(titles(await released({ title: '放假' }))).toEqual(['春节放假'])
  // Half past eight in the morning of the first of March at the institute.
  expect(titles(await released({ begin: '2026-03-01', end: '2026-03-01' }))).toEqual(['年检安排'])
  expect(titles(await released({ end: '2026-02-28' }))).toEqual([])
  expect(titles(await released({ begin: '2026-03-02' }))).toEqual(['春节放假'])
  expect(titles(await admin.send(calls.list, { query: {} }))).toEqual(['明年计划', '春节放假', '年检安排'])
  await expect(tester.send(calls.detail, { query: { id: later.id } })).rejects.toMatchObject({ code: 404 })
  expect(await admin.send(calls.detail, { query: { id: later.id } })).toEqual(kept(later))
  expect(await tester.send(calls.detail, { query: { id: old.id } })).toEqual(kept(old))
})

test('[SYS-4] a notice is changed, and keeps its time unless another is given; what is not there is not removed with the others', async () => {
  const made = await add('草稿', '2026-01-02T03:04:05Z')
  const body = { id: made.id, title: '定稿', content: '' }
  const changed = await admin.send(calls.submit, { body })
  expect(changed).toMatchObject({ ...body, createTime: made.createTime })
  expect(Date.parse(changed.releaseTime)).toBe(Date.parse('2026-01-02T03:04:05Z'))
  await expect(admin.send(calls.remove, { query: { ids: `${made.id},999999999` } })).rejects.toMatchObject({ code: 404 })
  expect(await admin.send(calls.detail, { query: { id: made.id } })).toMatchObject({ title: '定稿' })
  expect(await admin.send(calls.remove, { query: { ids: made.id } })).toBe(true)
  await expect(admin.send(calls.submit, { body })).rejects.toMatchObject({ code: 404 })
})

test('[SYS-4][PERM-1] only an administrator writes notices, and none of another institute are seen or changed', async () => {
  const made = await add('本院通知')
  for (const send of [
    () => tester.send(calls.submit, { body: { title: '不行', content: '' } }),
    () => tester.send(calls.remove, { query: { ids: made.id } }),
    () => tester.send(calls.list, { query: {} }),
  ])
    await expect(send()).rejects.toMatchObject({ code: 403 })
  expect((await stranger.send(calls.list, { query: {} })).total).toBe(0)
  await expect(stranger.send(calls.detail, { query: { id: made.id } })).rejects.toMatchObject({ code: 404 })
  await expect(stranger.send(calls.remove, { query: { ids: made.id } })).rejects.toMatchObject({ code: 404 })
  await expect(stranger.send(calls.submit, { body: { id: made.id, title: '改', content: '' } })).rejects.toMatchObject({
    code: 404,
  })
})

test('[SRV-3] a notice without a title, with too much to say or with no time is refused by the name of the field', async () => {
  for (const [path, body] of [
    ['title', { title: ' ', content: '' }],
    ['content', { title: '长', content: '字'.repeat(20_001) }],
    ['releaseTime', { title: '时', content: '', releaseTime: '明天' }],
  ] as const)
    await expect(admin.send(calls.submit, { body })).rejects.toMatchObject({ code: 400, fields: [{ path }] })
})

test('[PUB-1][SYS-4] a notice is the public’s where its writer says so, and stays as it was where nobody says anything', async () => {
  const internal = await add('内部通知')
  expect(internal.isPublic).toBe(false)
  const shared = await admin.send(calls.submit, { body: { title: '开放日', content: '', isPublic: true } })
  expect(shared.isPublic).toBe(true)
  expect(await admin.send(calls.submit, { body: { id: shared.id, title: '开放日', content: '周六' } })).toMatchObject({
    isPublic: true,
  })
  const closed = { id: shared.id, title: '开放日', content: '周六', isPublic: false }
  expect(await admin.send(calls.submit, { body: closed })).toMatchObject({ isPublic: false })
})

test('[RICH-1][RICH-3] of a notice is kept what the editor writes; what was left out is told, and is nowhere to be read', async () => {
  const formula =
    '<p>不确定度 <span data-tex="\\frac{U}{k}">U/k</span></p><table><tbody><tr><td colspan="2"><p>1</p></td></tr></tbody></table>'
  const send = (content: string) =>
    admin.send(calls.submit, { body: { title: '富文本', content, releaseTime: '2026-01-01T00:00:00Z' } })
  const made = await send(formula)
  expect(made).toMatchObject({ content: formula, leftOut: [] })
  const attacked = await send(
    `${formula}<iframe srcdoc="x"></iframe><p onclick="alert(1)"><a href="javascript:alert(1)">点</a></p>`,
  )
  expect(attacked).toMatchObject({ content: `${formula}<p><a>点</a></p>`, leftOut: ['<iframe>', 'onclick', 'href'] })
  expect((await tester.send(calls.detail, { query: { id: attacked.id } })).content).toBe(attacked.content)
  const again = await admin.send(calls.submit, { body: { id: made.id, title: '富文本', content: attacked.content } })
  expect(again).toMatchObject({ content: attacked.content, leftOut: [] })
})

test('[RICH-1][PERM-3] a picture of a notice is seen by whoever reads it once it is released, and goes with it', async () => {
  const png = await sharp({ create: { width: 40, height: 30, channels: 4, background: '#48f8' } })
    .png()
    .toBuffer()
  const kept = await admin.send(contract.file.upload, { query: {}, body: new File([png], '安排.png') })
  const fileId = kept.id
  const preview = async (person: typeof tester) => (await person.send(contract.file.preview, { query: { fileId } })).size
  const customer = await server.signIn('customer')
  await expect(preview(customer)).rejects.toMatchObject({ code: 404 })
  const submit = (changes: object) =>
    admin.send(calls.submit, {
      body: { title: '开放日', content: `<p>见图</p><img src="${pictureAddress(fileId)}" alt="日程表">`, ...changes },
    })
  const notice = await submit({ releaseTime: '2099-01-01T00:00:00Z' })
  await expect(preview(customer)).rejects.toMatchObject({ code: 404 })
  await submit({ id: notice.id, releaseTime: '2026-01-01T00:00:00Z' })
  expect([await preview(customer), await preview(tester)]).toEqual([kept.size, kept.size])
  // As long as a notice shows it, it stays.
  await expect(admin.send(contract.file.remove, { query: { ids: fileId } })).rejects.toMatchObject({ reason: 'file.in-text' })
  await admin.send(calls.remove, { query: { ids: notice.id } })
  await expect(preview(customer)).rejects.toMatchObject({ code: 404 })
  await admin.send(contract.file.remove, { query: { ids: fileId } })
})
