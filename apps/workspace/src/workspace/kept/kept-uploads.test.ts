import { beforeEach, expect, test } from 'vitest'
import { createKeptUploads, type UploadFacts } from './kept-uploads.ts'
import { readStored, removeStored, writeStored } from './local-store.ts'
import { uploadsKey } from './stored-keys.ts'

const facts: UploadFacts = {
  personId: '11',
  subject: 'order/41',
  name: '五十兆.pdf',
  size: 52_428_800,
  lastModified: 1_790_000_000_000,
}
beforeEach(() => removeStored(uploadsKey))

test('[FILE-1] a file that the server has a part of is known after a reload, until it is whole', () => {
  createKeptUploads().write(facts, '7001')
  const after = createKeptUploads()
  expect(after.read(facts)).toBe('7001')
  after.remove(facts)
  expect(after.read(facts)).toBeUndefined()
  expect(readStored(uploadsKey)).toBeUndefined()
})

test.each<Partial<UploadFacts>>([
  { personId: '12' },
  { subject: 'order/42' },
  { name: '五十兆 .pdf' },
  { size: 52_428_801 },
  { lastModified: 1_790_000_000_001 },
])('[FILE-1] another file, of another person or record, begins anew: %o', (other) => {
  const uploads = createKeptUploads()
  uploads.write(facts, '7001')
  expect(uploads.read({ ...facts, ...other })).toBeUndefined()
})

test('[LOCK-5][FILE-1] nothing that is stored names a file, and it goes with whoever worked here', () => {
  const uploads = createKeptUploads()
  uploads.write(facts, '7001')
  const text = JSON.stringify(readStored(uploadsKey))
  for (const part of ['五十兆', 'pdf', '52428800', 'order', '41/']) expect(text).not.toContain(part)
  uploads.clear()
  expect(uploads.read(facts)).toBeUndefined()
})

test('[FILE-1] what the server has thrown away by now is not asked for, and fifty are kept at most', () => {
  let now = 1_790_000_000_000
  const uploads = createKeptUploads(() => now)
  uploads.write(facts, '7001')
  now += 24 * 60 * 60 * 1000
  expect(uploads.read(facts)).toBeUndefined()
  for (let place = 0; place < 51; place += 1) uploads.write({ ...facts, size: place }, String(place + 1))
  expect(uploads.read({ ...facts, size: 0 })).toBeUndefined()
  expect(uploads.read({ ...facts, size: 50 })).toBe('51')
})

test.each([[[1, 2]], ['text'], [{ f1: { uploadId: '7001' } }], [{ f1: { uploadId: '../7001', at: 1 } }]])(
  '[FILE-1] what was put into the storage by anything else counts for nothing: %j',
  (value) => {
    writeStored(uploadsKey, value)
    const uploads = createKeptUploads()
    expect(uploads.read(facts)).toBeUndefined()
    uploads.write(facts, '7002')
    expect(uploads.read(facts)).toBe('7002')
  },
)
