import { createHash } from 'node:crypto'
import { connect } from 'node:net'
import { crc32, deflateRawSync, gzipSync, inflateRawSync } from 'node:zlib'
import { contract, filePartSize } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import ZipStream from 'zip-stream'
import { archiveLimits, checkArchive } from '../files/index.ts'
import { millisecondsWorked, startTestServer } from '../testing/index.ts'

const server = await startTestServer()
const tester = await server.signIn('tester')
const { file, parameter } = contract
const upload = (name: string, bytes: Uint8Array | string) =>
  tester.send(file.upload, { query: {}, body: new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name) })
const contentOf = async (id: string) => {
  const { ticket } = await tester.send(file.ticket, { body: { id, kind: 'file' } })
  return await fetch(`${server.workspaceUrl}${file.download.path}?fileId=${id}&ticket=${ticket}`)
}
const mebibyte = 1024 * 1024

/** An archive as programs write it. */
async function zipOf(entries: Readonly<Record<string, Uint8Array | string>>, mode = 0o100644): Promise<Buffer> {
  const zip = new ZipStream()
  const taken = zip.toArray()
  for (const [name, content] of Object.entries(entries))
    await new Promise((resolve, reject) =>
      zip.entry(Buffer.from(content as string), { name, mode }, (error) => (error ? reject(error) : resolve(undefined))),
    )
  zip.finalize()
  const chunks = await taken
  return Buffer.concat(chunks)
}
interface Written {
  readonly name: string
  readonly packed: Buffer
  /** What the archive says of its size unpacked. */
  readonly says: number
  readonly sum: number
}
/** An archive as no program would write it: of each entry the name, what it says, and where it begins. */
function zipByHand(entries: readonly Written[], placeOf: (at: number, place: number) => number = (_, place) => place): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let place = 0
  for (const [at, { name, packed, says, sum }] of entries.entries()) {
    const bytes = Buffer.from(name)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(20, 4)
    local.writeUInt16LE(8, 8)
    local.writeUInt32LE(sum, 14)
    local.writeUInt32LE(packed.length, 18)
    local.writeUInt32LE(says, 22)
    local.writeUInt16LE(bytes.length, 26)
    const central = Buffer.alloc(46)
    central.writeUInt32LE(0x02014b50, 0)
    central.writeUInt16LE(20, 6)
    central.writeUInt16LE(8, 10)
    central.writeUInt32LE(sum, 16)
    central.writeUInt32LE(packed.length, 20)
    central.writeUInt32LE(says, 24)
    central.writeUInt16LE(bytes.length, 28)
    central.writeUInt32LE(placeOf(at, place), 42)
    directory.push(central, bytes)
    parts.push(local, bytes, packed)
    place += 30 + bytes.length + packed.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(place, 16)
  return Buffer.concat([...parts, listed, end])
}
const entry = (name: string, content: Buffer, says = content.length): Written => ({
  ...{ name, packed: deflateRawSync(content), says, sum: crc32(content) },
})
const workbook = { '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' }
/** What cannot be packed. */
const noise = (length: number) => {
  const bytes = Buffer.alloc(length)
  for (let at = 0; at < length; at += 32) createHash('sha256').update(String(at)).digest().copy(bytes, at)
  return bytes
}

const dense = Buffer.alloc(80 * mebibyte)
const cases: readonly (readonly [string, string, () => Promise<Buffer> | Buffer])[] = [
  ['80 MiB of nothing', '零.zip', () => zipByHand([entry('0', dense)])],
  ['80 MiB of nothing that says it is 10 bytes', '谎.zip', () => zipByHand([entry('0', dense, 10)])],
  ['a few bytes that say they are others', '少.zip', () => zipByHand([entry('0', noise(5000), 4999)])],
  [
    '100 MiB over many entries, none of them dense',
    '大.zip',
    async () =>
      zipByHand(
        Array.from({ length: 30 }, (_, at) => entry(`${at}`, Buffer.concat([noise(100_000), Buffer.alloc(4 * mebibyte)]))),
      ),
  ],
  [
    '1,001 entries',
    '多.zip',
    () => zipByHand(Array.from({ length: archiveLimits.entries + 1 }, (_, at) => entry(`${at}`, Buffer.from('x')))),
  ],
  [
    'entries that share their bytes',
    '叠.zip',
    () =>
      zipByHand(
        Array.from({ length: 50 }, (_, at) => entry(`0${at % 10}`, noise(5000))),
        () => 0,
      ),
  ],
  [
    'archives in archives in archives in archives',
    '套.zip',
    async () => {
      let inner = await zipOf({ x: 'x' })
      for (let level = 0; level < archiveLimits.levels; level += 1) inner = await zipOf({ 'a.zip': inner })
      return inner
    },
  ],
  [
    'a bomb in a document',
    '表.docx',
    async () => zipOf({ ...workbook, 'word/document.xml': '<x/>', 'word/embeddings/a.xlsx': zipByHand([entry('0', dense)]) }),
  ],
  ['a name that leads out', '出.zip', () => zipByHand([entry('../../etc/cron.d/x', Buffer.from('x'))])],
  ['a name from the root', '根.zip', () => zipByHand([entry('/etc/passwd', Buffer.from('x'))])],
  ['a link', '链.zip', () => zipOf({ link: '/etc/passwd' }, 0o120777)],
  ['an archive that is cut off', '断.zip', async () => (await zipOf({ x: noise(5000) })).subarray(0, 3000)],
]

const largest = deflateRawSync(Buffer.alloc(archiveLimits.bytes), { level: 1 })
/** The milliseconds of work that an answer takes at most: two seconds, or four times what it takes to unpack as much. */
function mayTake(): number {
  const began = millisecondsWorked()
  inflateRawSync(largest)
  return Math.max(2000, 4 * (millisecondsWorked() - began))
}

test.each(cases)('[F41][ASVS 5.2.3] %s: refused soon, whole or in parts, without taking memory', async (_what, name, make) => {
  const bytes = await make()
  const before = process.memoryUsage.rss()
  const began = millisecondsWorked()
  await expect(upload(name, bytes)).rejects.toMatchObject({ code: 415 })
  const took = millisecondsWorked() - began
  expect(process.memoryUsage.rss() - before).toBeLessThan(100 * mebibyte)
  expect(took).toBeLessThan(mayTake())
  const { uploadId } = await tester.send(file.beginUpload, { body: { name, size: bytes.length } })
  const inParts = async () => {
    for (let place = 0; place * filePartSize < bytes.length; place += 1)
      await tester.send(file.uploadPart, {
        query: { uploadId, place },
        body: new Blob([new Uint8Array(bytes.subarray(place * filePartSize, (place + 1) * filePartSize))]),
      })
    await tester.send(file.finishUpload, { body: { uploadId } })
  }
  await expect(inParts()).rejects.toMatchObject({ code: 415 })
  await tester.send(file.cancelUpload, { body: { uploadId } })
  expect((await tester.send(file.load, { query: { name } })).total).toBe(0)
})

test.each([
  ['UTF-8', '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>'],
  ['UTF-16', Buffer.from('\ufeff<!DOCTYPE x [<!ENTITY e "ha">]><x>&e;</x>', 'utf16le')],
  ['UTF-8 behind 70 kB', `<x>${'y'.repeat(70_000)}</x><!doctype x>`],
] as const)('[ASVS 1.5.1][F41] a workbook with a document type in %s is not taken; one without is', async (_what, text) => {
  await expect(upload('表.xlsx', await zipOf({ ...workbook, 'xl/worksheets/sheet1.xml': text }))).rejects.toMatchObject({
    ...{ code: 415, reason: 'file.archive' },
  })
  const good = await zipOf({ ...workbook, 'xl/worksheets/sheet1.xml': '<worksheet>a &lt; b</worksheet>' })
  const kept = await upload('表.xlsx', good)
  expect(Buffer.from(await (await contentOf(kept.id)).arrayBuffer()).equals(good)).toBe(true)
})

test('[F41] what people send is taken: documents with a table in them, in a ZIP, with names in Chinese', async () => {
  const table = await zipOf({ ...workbook, 'xl/worksheets/sheet1.xml': `<x>${'0,'.repeat(50_000)}</x>` })
  const letter = await zipOf({ ...workbook, 'word/document.xml': '<x/>', 'word/embeddings/表.xlsx': table })
  const all = await zipOf({ '资料/信.docx': letter, '资料/图.bin': noise(100_000) })
  expect(await upload('资料.zip', all)).toMatchObject({ type: 'application/zip' })
  await expect(checkArchive(await zipOf({ x: Buffer.alloc(900_000) }))).resolves.toBeUndefined()
})

test('[F42][ASVS 1.3.4] what is two things at once is sent as the one that does not run', async () => {
  const page = '<!doctype html><script>alert(1)</script>'
  const polyglots: [string, Buffer | string, string | undefined][] = [
    ['报告.pdf', `%PDF-1.7\n${page}`, 'application/pdf'],
    ['包.pdf', Buffer.concat([Buffer.from('%PDF-1.7\n'), await zipOf({ 'index.html': page })]), 'application/pdf'],
    ['脚本.txt', page, undefined],
    ['图.gif', `GIF89a=1;${page}`, undefined],
    ['图.jpg', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(page)]), undefined],
    ['绘图.txt', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', undefined],
    ['图.pdf', Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.from(page)]), undefined],
  ]
  for (const [name, bytes, type] of polyglots) {
    const kept = await upload(name, bytes).catch((error: { code: number }) => error.code)
    if (typeof kept === 'number') {
      // A picture whose size is nonsense is one that is too large.
      expect([name, [413, 415].includes(kept), type]).toEqual([name, true, undefined])
      continue
    }
    const answer = await contentOf(kept.id)
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(answer.headers.get('content-type')).toMatch(/^(application\/pdf|text\/plain; charset=utf-8)$/)
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment;/)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(policy).toMatch(/default-src 'none'.*sandbox$/)
  }
})

test.each([
  ['../../../etc/passwd.txt', 'passwd.txt'],
  ['..\\..\\windows\\win.txt', 'win.txt'],
  ['/etc/cron.d/x.txt', 'x.txt'],
  ['....//x.txt', 'x.txt'],
  ['x.txt/../../y.txt', 'y.txt'],
])('[ASVS 5.3.2] %j is kept as %j, under a key that is not its name', async (name, kept) => {
  // A form's own parser may take a part of it: the name is sent as it is when the upload is begun.
  const { uploadId } = await tester
    .send(file.beginUpload, { body: { name, size: 1 } })
    .catch((error: { code: number }) => ({ uploadId: `refused ${error.code}` }))
  if (uploadId.startsWith('refused')) return expect(uploadId).toBe('refused 400')
  await tester.send(file.uploadPart, { query: { uploadId, place: 0 }, body: new Blob(['x']) })
  const done = await tester.send(file.finishUpload, { body: { uploadId } })
  expect(done.name).toBe(kept)
  const { rows } = await server.owner.query<{ key: string }>('select key::text from stored_file where id = $1', [done.id])
  expect(rows[0]?.key).toMatch(/^[0-9a-f-]{36}$/)
})

test.each(['', '.', '..', 'a\u0000.txt', '\ud800.txt', `${'长'.repeat(300)}.txt`])('[ASVS 5.3.2] %j is no name', async (name) => {
  await expect(
    tester
      .send(file.beginUpload, { body: { name, size: 1 } })
      .then(({ uploadId }) => tester.send(file.uploadPart, { query: { uploadId, place: 0 }, body: new Blob(['x']) })),
  ).rejects.toMatchObject({ code: expect.toBeOneOf([400, 415]) })
})

test.each(['a"b.txt', "a'b;c.txt", '中文 （1）.txt', 'a%00b.txt', 'a*=b.txt', '\u202etxt.exe.txt', 'a\u2028b.txt'])(
  '[ASVS 5.4.2] %j comes back as it was, in one header of plain characters',
  async (name) => {
    const kept = await upload(name, 'x')
    const header = (await contentOf(kept.id)).headers.get('content-disposition') ?? ''
    expect(header).toMatch(/^attachment; filename\*=UTF-8''[\w.%~!+-]+$/)
    expect(decodeURIComponent(header.split("''")[1] ?? '')).toBe(kept.name)
  },
)

/** Sends so much of a body as the server takes. @returns what it answered, and how many bytes went before that */
const flood = (head: string, chunk: Buffer, most: number) =>
  new Promise<{ answer: string; sent: number }>((resolve, reject) => {
    const { hostname, port } = new URL(server.workspaceUrl)
    const socket = connect({ host: hostname, port: Number(port) })
    let answer = ''
    let sent = 0
    const done = () => resolve({ answer, sent })
    const more = () => {
      while (sent < most && !answer && !socket.destroyed) {
        sent += chunk.length
        if (!socket.write(chunk)) return
      }
    }
    socket.on('drain', more)
    socket.on('data', (text) => {
      answer += text.toString('latin1')
      socket.end()
    })
    socket.on('close', done)
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EPIPE' || error.code === 'ECONNRESET' ? done() : reject(error),
    )
    socket.write(head.replaceAll('\n', '\r\n'))
    more()
  })
const head = (more: string) =>
  `POST ${parameter.submit.path} HTTP/1.1\nHost: ${new URL(server.workspaceUrl).host}\nBlade-Auth: bearer ${tester.token}\nContent-Type: application/json\n${more}\n\n`
const piece = Buffer.alloc(64 * 1024, 'a')

test('[F40] of a hundred megabytes no more is read than a body may have, declared, in chunks or packed, and the memory stays', async () => {
  const before = process.memoryUsage.rss()
  const declared = await flood(head(`Content-Length: ${100 * mebibyte}`), piece, 100 * mebibyte)
  expect(declared.answer).toMatch(/^HTTP\/1\.1 413 /)
  expect(declared.sent).toBeLessThan(20 * mebibyte)
  const chunk = Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')])
  const chunked = await flood(head('Transfer-Encoding: chunked'), chunk, 100 * mebibyte)
  expect(chunked.answer === '' || /^HTTP\/1\.1 413 /.test(chunked.answer)).toBe(true)
  expect(chunked.sent).toBeLessThan(20 * mebibyte)
  const packed = gzipSync(Buffer.alloc(100 * mebibyte, 'a'))
  const answer = await fetch(`${server.workspaceUrl}${parameter.submit.path}`, {
    method: 'POST',
    headers: { 'Blade-Auth': `bearer ${tester.token}`, 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
    body: packed,
  })
  expect([400, 415]).toContain(answer.status)
  expect(process.memoryUsage.rss() - before).toBeLessThan(150 * mebibyte)
  expect((await tester.send(file.load, { query: {} })).total).toBeGreaterThan(0)
}, 60_000)
