import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { contract } from '@etalon/api/contract'
import pg from 'pg'
import { expect, test } from 'vitest'
import { storageInFolder } from '../../files/storage.ts'
import type { Jobs } from '../../jobs/index.ts'
import { startTestServer } from '../../testing/index.ts'
import { clearForgotten } from './forgotten-files.ts'

const server = await startTestServer()
const admin = await server.signIn('admin')
const { file, material, notice } = contract
const folder = `${server.dataFolder}/files`
const storage = storageInFolder(folder)
const ask: Jobs['ask'] = async (text, values = []) => (await server.owner.query(text, [...values])).rows
const sweep = (days = 30) => clearForgotten(ask, storage, days)

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const upload = async (name: string, query: { subjectKind?: 'order'; subjectId?: string } = {}) => {
  const { id } = await admin.send(file.upload, { query, body: new File([name.endsWith('png') ? png : '正文'], name) })
  return id
}
const agedBy = (id: string, days: number) =>
  server.owner.query(
    `update stored_file set created_at = created_at - make_interval(days => $2), finished_at = finished_at - make_interval(days => $2)
     where id = $1`,
    [id, days],
  )
const isThere = async (id: string) => (await admin.send(file.load, { query: { fileId: id } })).total === 1
const contentOf = async (id: string) => {
  const { rows } = await server.owner.query<{ key: string }>('select key::text from stored_file where id = $1', [id])
  const key = rows[0]?.key ?? ''
  return join(folder, key.slice(0, 2), key)
}

test('[FILE-1] a file that nothing points to goes after its days, content and all; younger ones stay, and with 0 days all of them', async () => {
  const [old, young] = [await upload('旧.txt'), await upload('新.txt')]
  const place = await contentOf(old)
  expect(existsSync(place)).toBe(true)
  await agedBy(old, 31)
  expect(await sweep(0)).toBe(0)
  expect(await sweep(32)).toBe(0)
  expect(await isThere(old)).toBe(true)
  expect(await sweep()).toBe(1)
  expect([await isThere(old), await isThere(young), existsSync(place)]).toEqual([false, true, false])
})

test('[FILE-1] what a record, a list or a text points to stays, however old it is, and goes once they let go', async () => {
  const [offered, shown, attached] = [await upload('资料.txt'), await upload('图.png'), await upload('附件.txt')]
  const { rows } = await server.owner.query<{ id: string }>(`select id::text from work_order where tenant_id = '000000' limit 1`)
  await server.owner.query(`update stored_file set subject_kind = 'order', subject_id = $2 where id = $1`, [
    attached,
    rows[0]?.id ?? '1',
  ])
  await admin.send(material.submit, { body: { name: '资料', category: '0', remark: '', fileId: offered } })
  const content = `<p>见图<img src="/csApi/blade-upload/file/preview?fileId=${shown}" alt="图"></p>`
  const { id: noticeId } = await admin.send(notice.submit, {
    body: { title: '公告', content, isPublic: false },
  })
  for (const id of [offered, shown, attached]) await agedBy(id, 400)
  expect(await sweep()).toBe(0)
  await admin.send(notice.remove, { query: { ids: noticeId } })
  expect(await sweep()).toBe(1)
  expect([await isThere(offered), await isThere(shown), await isThere(attached)]).toEqual([true, false, true])
})

test('[FILE-1] an upload that nobody finished goes after a day', async () => {
  const begun = { name: '大.pdf', size: 3_000_000 }
  const { uploadId } = await admin.send(file.beginUpload, { body: begun })
  expect(await sweep()).toBe(0)
  await agedBy(uploadId, 2)
  expect(await sweep(0)).toBe(1)
})

test('[FILE-1][SRV-3] whoever points to a file while it is swept keeps it', async () => {
  const id = await upload('争.txt')
  await agedBy(id, 400)
  const held = new pg.Client({ connectionString: server.url })
  await held.connect()
  try {
    await held.query('begin')
    await held.query(`insert into material (tenant_id, name, file_id, created_by)
      select tenant_id, '资料', id, account_id from stored_file where id = ${id}`)
    expect(await sweep()).toBe(0)
    await held.query('commit')
    expect(await sweep()).toBe(0)
    expect(await isThere(id)).toBe(true)
  } finally {
    await held.end()
  }
})

test('[FILE-1][SRV-3] many at once: what was pointed to in time is there, and nothing is pointed to that is gone', async () => {
  const ids = await Promise.all(Array.from({ length: 12 }, (_, place) => upload(`多${place}.txt`)))
  for (const id of ids) await agedBy(id, 400)
  const [, ...offers] = await Promise.allSettled([
    sweep(),
    ...ids.map((fileId) => admin.send(material.submit, { body: { name: fileId, category: '0', remark: '', fileId } })),
  ])
  await sweep()
  for (const [place, id] of ids.entries()) expect(await isThere(id), id).toBe(offers[place]?.status === 'fulfilled')
})
