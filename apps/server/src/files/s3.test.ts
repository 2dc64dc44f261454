import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { contract, filePartSize } from '@etalon/api/contract'
import { afterAll, expect, test } from 'vitest'
import { backup } from '../backup/index.ts'
import { readSettings } from '../settings/index.ts'
import { startTestServer } from '../testing/index.ts'
import { openStorage } from './index.ts'
import { startS3Server } from './testing/s3-server.ts'

const known = { bucket: 'etalon-files', accessKey: 'etalon', secretKey: 'a/secret+of=ours', objects: new Map<string, Buffer>() }
let s3 = await startS3Server(known)
afterAll(() => s3.stop())

const environment = {
  ETALON_FILES: `s3://${known.bucket}`,
  ETALON_S3_ENDPOINT: `http://127.0.0.1:${s3.port}`,
  ETALON_S3_ACCESS_KEY: known.accessKey,
  ETALON_S3_SECRET_KEY: known.secretKey,
}
const server = await startTestServer({ environment })
const tester = await server.signIn('tester')
const { file } = contract

const pdf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 9, 'x')])
const asFile = (name: string, bytes: Buffer) => new File([new Uint8Array(bytes)], name)
const upload = (name: string, bytes: Buffer) => tester.send(file.upload, { query: {}, body: asFile(name, bytes) })
const contentOf = async (id: string) => {
  const { ticket } = await tester.send(file.ticket, { body: { id, kind: 'file' } })
  const answer = await fetch(`${server.workspaceUrl}${file.download.path}?fileId=${id}&ticket=${ticket}`)
  return Buffer.from(await answer.arrayBuffer())
}

test('[FILE-1] a file is kept in the bucket, shown, downloaded and taken out of it', async () => {
  const bytes = pdf(3000)
  const before = s3.keys().length
  const kept = await upload('证书.pdf', bytes)
  expect(s3.keys().length).toBe(before + 1)
  expect((await contentOf(kept.id)).equals(bytes)).toBe(true)
  const shown = await tester.send(file.preview, { query: { fileId: kept.id } })
  expect(Buffer.from(await shown.arrayBuffer()).equals(bytes)).toBe(true)
  await tester.send(file.remove, { query: { ids: kept.id } })
  // What was taken out is cleared away by the next who comes by.
  await tester.send(file.cancelUpload, { body: { uploadId: '1' } })
  expect(s3.keys().length).toBe(before)
  expect(readdirSync(server.dataFolder)).not.toContain('files')
})

test('[FILE-1] a file in parts is put together again out of the bucket', async () => {
  const bytes = pdf(2 * filePartSize + 321)
  const { uploadId } = await tester.send(file.beginUpload, { body: { name: '大文件.pdf', size: bytes.length } })
  for (const place of [2, 0, 1])
    await tester.send(file.uploadPart, {
      query: { uploadId, place },
      body: new Blob([new Uint8Array(bytes.subarray(place * filePartSize, (place + 1) * filePartSize))]),
    })
  const kept = await tester.send(file.finishUpload, { body: { uploadId } })
  expect((await contentOf(kept.id)).equals(bytes)).toBe(true)
})

test('[SRV-2][FILE-1] what is kept in the bucket is listed by its key, with the moment of its last part', async () => {
  const storage = await openStorage(readSettings(environment).files)
  const key = 'ab000001-0000-4000-8000-000000000000'
  for (const place of [0, 1]) await storage.write(key, place, pdf(100))
  expect(await storage.keys('ab')).toEqual([key])
  expect(Math.abs(Date.now() - Number(await storage.lastKept(key)))).toBeLessThan(60_000)
  await storage.remove(key)
  expect(await storage.keys('ab')).toEqual([])
  expect(await storage.lastKept(key)).toBeUndefined()
})

test('[SRV-6][FILE-1] a backup holds what stands in the bucket', async () => {
  await upload('备份.pdf', pdf(500))
  const storage = await openStorage(readSettings(environment).files)
  const held = await backup({ url: server.url, storage, file: join(server.dataFolder, 'etalon.backup') })
  expect(held.files.length).toBe(s3.keys().length)
})

test('[SRV-6][F20] a wrong key, a bucket that is not there, a server that is not there: the start says which setting and why', async () => {
  const opened = (settings: Partial<typeof environment>) => openStorage(readSettings({ ...environment, ...settings }).files)
  await expect(opened({ ETALON_S3_SECRET_KEY: 'wrong-secret' })).rejects.toThrow(
    /^ETALON_FILES: no file can be kept in s3:\/\/etalon-files at http:\/\/127\.0\.0\.1:\d+: SignatureDoesNotMatch/,
  )
  await expect(opened({ ETALON_S3_ACCESS_KEY: 'nobody' })).rejects.toThrow('InvalidAccessKeyId')
  await expect(opened({ ETALON_FILES: 's3://no-such-bucket' })).rejects.toThrow(/s3:\/\/no-such-bucket at .*NoSuchBucket/)
  const began = performance.now()
  await expect(opened({ ETALON_S3_ENDPOINT: 'http://127.0.0.1:9' })).rejects.toThrow(/at http:\/\/127\.0\.0\.1:9: .*ECONNREFUSED/)
  expect(performance.now() - began).toBeLessThan(6000)
  await expect(opened({ ETALON_S3_SECRET_KEY: 'wrong-secret' })).rejects.not.toThrow('wrong-secret')
})

test('[SRV-2][FILE-1] while the bucket does not answer nothing is half kept, other calls are answered, and it heals by itself', async () => {
  const kept = await upload('之前.pdf', pdf(700))
  const { total } = await tester.send(file.load, { query: {} })
  const port = s3.port
  await s3.stop()
  await expect(upload('期间.pdf', pdf(800))).rejects.toMatchObject({ code: 503, reason: 'unavailable' })
  await expect(tester.send(file.preview, { query: { fileId: kept.id } })).rejects.toMatchObject({ code: 503 })
  expect((await tester.send(file.load, { query: {} })).total).toBe(total)
  s3 = await startS3Server({ ...known, port })
  expect((await contentOf(kept.id)).equals(pdf(700))).toBe(true)
  expect((await contentOf((await upload('之后.pdf', pdf(900))).id)).length).toBe(900)
}, 60_000)
