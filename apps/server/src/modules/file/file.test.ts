import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { contract, filePartSize } from '@etalon/api/contract'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cameraPicture, halves } from '../../files/testing/camera-picture.ts'
import { orderForm, startTestServer } from '../../testing/index.ts'

const server = await startTestServer()
const admin = await server.signIn('admin')
const tester = await server.signIn('tester')
const reception = await server.signIn('reception')
const customer = await server.signIn('customer')
const stranger = await server.signIn('admin', '000001')
const { enterprise, file, message, order, parameter, session } = contract

const pdf = (bytes = 200) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 9, 'x')])
const asFile = (name: string, bytes: Buffer | string) =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name)
const upload = (name: string, bytes: Buffer | string, person = tester) =>
  person.send(file.upload, { query: {}, body: asFile(name, bytes) })
const shaOf = (bytes: Buffer | ArrayBuffer) =>
  createHash('sha256')
    .update(Buffer.from(bytes as ArrayBuffer))
    .digest('hex')
const contentOf = async (id: string, person = tester) => {
  const { ticket } = await person.send(file.ticket, { body: { id, kind: 'file' } })
  return await fetch(`${server.workspaceUrl}${file.download.path}?fileId=${id}&ticket=${ticket}`)
}

/** A picture of any size, that says so and holds next to nothing. */
function png(width: number, height: number): Buffer {
  const crcTable = Array.from({ length: 256 }, (_, n) => {
    let c = n
    for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
    return c >>> 0
  })
  const crc = (bytes: Buffer) => {
    let c = 0xffffffff
    for (const byte of bytes) c = ((crcTable[(c ^ byte) & 0xff] ?? 0) ^ (c >>> 8)) >>> 0
    return (c ^ 0xffffffff) >>> 0
  }
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
    const head = Buffer.alloc(4)
    head.writeUInt32BE(data.length)
    const tail = Buffer.alloc(4)
    tail.writeUInt32BE(crc(body))
    return Buffer.concat([head, body, tail])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(16))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

test('[FILE-1] a file in one piece is kept, listed, shown and downloaded as it came', async () => {
  const bytes = pdf()
  const kept = await upload('原始记录 1.pdf', bytes)
  expect(kept).toMatchObject({
    name: '原始记录 1.pdf',
    size: 200,
    type: 'application/pdf',
    isShown: true,
    createUserName: '沈砚',
  })
  const { records } = await reception.send(file.load, { query: { fileId: kept.id } })
  expect(records).toEqual([kept])
  const answer = await contentOf(kept.id)
  expect(shaOf(await answer.arrayBuffer())).toBe(shaOf(bytes))
  const headers = Object.fromEntries(answer.headers)
  expect(headers['content-disposition']).toBe(`attachment; filename*=UTF-8''${encodeURIComponent('原始记录 1.pdf')}`)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['content-security-policy']).toContain('sandbox')
  expect(headers['content-length']).toBe('200')
  const shown = await tester.send(file.preview, { query: { fileId: kept.id } })
  expect([shown.type, shaOf(await shown.arrayBuffer())]).toEqual(['application/pdf', shaOf(bytes)])
})

test('[FILE-1] a large file goes in parts, in any order, and goes on where it was cut off', async () => {
  const bytes = pdf(2 * filePartSize + 4321)
  const facts = { name: '大文件.pdf', size: bytes.length }
  const part = (uploadId: string, place: number, of = bytes) =>
    tester.send(file.uploadPart, {
      query: { uploadId, place },
      body: new Blob([of.subarray(place * filePartSize, (place + 1) * filePartSize)]),
    })
  const { uploadId, partSize, received } = await tester.send(file.beginUpload, { body: facts })
  expect([partSize, received]).toEqual([filePartSize, []])
  await part(uploadId, 2)
  await part(uploadId, 0)
  await expect(tester.send(file.finishUpload, { body: { uploadId } })).rejects.toMatchObject({
    code: 409,
    reason: 'file.incomplete',
  })
  expect((await tester.send(file.load, { query: { fileId: uploadId } })).total).toBe(0)
  const again = await tester.send(file.beginUpload, { body: { ...facts, uploadId } })
  expect(again).toEqual({ uploadId, partSize: filePartSize, received: [0, 2] })
  const other = await tester.send(file.beginUpload, { body: { ...facts, size: 5, uploadId } })
  expect(other.uploadId).not.toBe(uploadId)
  await part(uploadId, 1)
  await part(uploadId, 1)
  const kept = await tester.send(file.finishUpload, { body: { uploadId } })
  expect(await tester.send(file.finishUpload, { body: { uploadId } })).toEqual(kept)
  expect(shaOf(await (await contentOf(kept.id)).arrayBuffer())).toBe(shaOf(bytes))

  const wrong = { code: 409, reason: 'file.part' }
  const { uploadId: second } = await tester.send(file.beginUpload, { body: facts })
  await expect(part(second, 3)).rejects.toMatchObject(wrong)
  const short = new Blob([bytes.subarray(0, 10)])
  await expect(tester.send(file.uploadPart, { query: { uploadId: second, place: 0 }, body: short })).rejects.toMatchObject(wrong)
  for (const person of [admin, customer, stranger])
    await expect(
      person.send(file.uploadPart, { query: { uploadId: second, place: 0 }, body: new Blob([bytes.subarray(0, filePartSize)]) }),
    ).rejects.toMatchObject({ code: 404 })
})

test('[FILE-1] what is given up or deleted is gone, its content too, and nothing else', async () => {
  const folder = join(server.dataFolder, 'files')
  const stored = () =>
    existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).length : 0
  const kept = await upload('删除.pdf', pdf())
  const { uploadId } = await tester.send(file.beginUpload, { body: { name: '放弃.pdf', size: 100 } })
  await tester.send(file.uploadPart, { query: { uploadId, place: 0 }, body: new Blob([pdf(100)]) })
  const before = stored()
  expect(await tester.send(file.cancelUpload, { body: { uploadId } })).toBe(true)
  expect(await tester.send(file.cancelUpload, { body: { uploadId } })).toBe(false)
  await expect(reception.send(file.remove, { query: { ids: kept.id } })).rejects.toMatchObject({ code: 404 })
  await expect(stranger.send(file.remove, { query: { ids: kept.id } })).rejects.toMatchObject({ code: 404 })
  expect(await tester.send(file.remove, { query: { ids: kept.id } })).toBe(true)
  await expect(tester.send(file.ticket, { body: { id: kept.id, kind: 'file' } })).rejects.toMatchObject({ code: 404 })
  // What was taken out is cleared away by the next who comes by.
  await tester.send(file.cancelUpload, { body: { uploadId } })
  expect(stored()).toBe(before - 2)
  const others = await upload('管理员可删.pdf', pdf())
  expect(await admin.send(file.remove, { query: { ids: others.id } })).toBe(true)
})

test('[FILE-2][F42][ASVS 1.3.4][ASVS 5.3.2] what a file is, its content says: what could run, or is not what its name says, is not taken', async () => {
  const refused = (name: string, bytes: Buffer | string, reason: string, code = 415) =>
    expect(upload(name, bytes)).rejects.toMatchObject({ code, reason })
  await refused('图.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'file.ending')
  await refused('page.html', '<!doctype html><script>alert(1)</script>', 'file.ending')
  await refused('页.HTML', pdf(), 'file.ending')
  await refused('没有扩展名', pdf(), 'file.name')
  await refused('page.png', '<!doctype html><script>alert(1)</script>', 'file.name')
  await refused('gif.js', Buffer.concat([Buffer.from('GIF89a'), Buffer.from('=1;alert(1)')]), 'file.ending')
  await refused('program.exe', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(100)]), 'file.ending')
  await refused('program.pdf', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(100)]), 'file.type')
  await expect(upload('page.html', '<!doctype html>')).rejects.toMatchObject({
    message:
      '不接受 .html 文件。可以上传：.pdf .png .jpg .jpeg .gif .webp .docx .xlsx .pptx .doc .xls .ppt .zip .txt .csv .log .md',
  })
  await refused('noise.txt', Buffer.from([0, 1, 2, 3, 255, 254, 0, 0]), 'file.type')
  await refused('picture.pdf', png(10, 10), 'file.name')
  await refused('huge.png', png(50_000, 50_000), 'file.picture', 413)
  expect(await upload('正常.png', await cameraPicture('png'))).toMatchObject({ type: 'image/png', isShown: true })
  // It says what it is, and nothing can be seen in it.
  await refused('空白.png', png(40, 40), 'file.type')
  const text = await upload('数据.csv', '编号,示值\n1,0.40\n')
  expect(text).toMatchObject({ type: 'text/plain', isShown: true })
  expect(await (await tester.send(file.preview, { query: { fileId: text.id } })).text()).toBe('编号,示值\n1,0.40\n')
  const archive = await upload('附件.zip', Buffer.concat([Buffer.from('PK\u0005\u0006'), Buffer.alloc(18)]))
  for (const one of [archive, await upload('很长.txt', 'x'.repeat(1024 * 1024 + 1))]) {
    expect(one).toMatchObject({ isShown: false })
    await expect(tester.send(file.preview, { query: { fileId: one.id } })).rejects.toMatchObject({
      code: 409,
      reason: 'file.not-shown',
    })
  }
  expect((await contentOf(text.id)).headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await upload('国标.txt', Buffer.from([0xb9, 0xfa, 0xb1, 0xea]))).toMatchObject({ type: 'text/plain' })
  expect(await upload('../../etc/记录.pdf', pdf())).toMatchObject({ name: '记录.pdf' })
})

test('[FILE-2][F42] a picture is kept without the position where it was taken, and upright, however it came', async () => {
  const kept = await upload('现场.jpg', await cameraPicture('jpeg'))
  const bytes = Buffer.from(await (await contentOf(kept.id)).arrayBuffer())
  expect(bytes.length).toBe(kept.size)
  expect((await sharp(bytes).metadata()).exif).toBeUndefined()
  expect(bytes.includes('Yuelu Hill')).toBe(false)
  expect(await halves(bytes)).toEqual({ above: 'red', below: 'blue' })

  // In parts: noise, so that it is long enough.
  const noise = await sharp({
    create: { width: 900, height: 900, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 60 } } as never,
  })
    .png({ compressionLevel: 0 })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { ImageDescription: 'Yuelu Hill' } })
    .toBuffer()
  expect(noise.length).toBeGreaterThan(2 * filePartSize)
  const facts = { name: '现场.png', size: noise.length }
  const { uploadId } = await tester.send(file.beginUpload, { body: facts })
  for (let place = 0; place * filePartSize < noise.length; place += 1)
    await tester.send(file.uploadPart, {
      query: { uploadId, place },
      body: new Blob([new Uint8Array(noise.subarray(place * filePartSize, (place + 1) * filePartSize))]),
    })
  const whole = await tester.send(file.finishUpload, { body: { uploadId } })
  expect(await tester.send(file.finishUpload, { body: { uploadId } })).toEqual(whole)
  // Whoever lost the answer goes on with the same one.
  expect((await tester.send(file.beginUpload, { body: { ...facts, uploadId } })).uploadId).toBe(uploadId)
  const content = Buffer.from(await (await contentOf(whole.id)).arrayBuffer())
  expect([content.length, content.includes('Yuelu Hill')]).toEqual([whole.size, false])
  const pixels = async (picture: Buffer) => shaOf(await sharp(picture).autoOrient().raw().toBuffer())
  expect(await pixels(content)).toBe(await pixels(noise))
})

test('[FILE-2][SRV-3] sizes are limited, and a refused file leaves nothing behind', async () => {
  const { total } = await tester.send(file.load, { query: {} })
  await expect(upload('太大.pdf', pdf(10 * 1024 * 1024 + 1))).rejects.toMatchObject({ code: 413, reason: 'file.too-large' })
  await expect(upload('空.pdf', Buffer.alloc(0))).rejects.toMatchObject({ code: 400 })
  const begin = (size: number) => tester.send(file.beginUpload, { body: { name: '太大.pdf', size } })
  await expect(begin(200 * 1024 * 1024 + 1)).rejects.toMatchObject({ code: 400, message: expect.stringContaining('size') })
  const picture = await tester.send(file.beginUpload, { body: { name: '太大.jpg', size: 50 * 1024 * 1024 + 1 } })
  const first = Buffer.concat([await cameraPicture('jpeg'), Buffer.alloc(filePartSize)]).subarray(0, filePartSize)
  await expect(
    tester.send(file.uploadPart, { query: { uploadId: picture.uploadId, place: 0 }, body: new Blob([new Uint8Array(first)]) }),
  ).rejects.toMatchObject({ code: 413, reason: 'file.picture-size' })
  await expect(begin(0)).rejects.toMatchObject({ code: 400 })
  const headers = { 'Blade-Auth': `bearer ${tester.token}`, 'Content-Type': 'application/json' }
  const json = await fetch(`${server.workspaceUrl}${file.upload.path}`, { method: 'POST', headers, body: '{}' })
  expect(json.status).toBe(415)
  const bytes = { ...headers, 'Content-Type': 'application/octet-stream' }
  expect((await fetch(`${server.workspaceUrl}${order.page.path}`, { method: 'POST', headers: bytes, body: 'x' })).status).toBe(
    415,
  )
  expect((await tester.send(file.load, { query: {} })).total).toBe(total)
})

test('[FILE-1] somebody begins twenty files at most, and those that nobody finishes are forgotten after a day', async () => {
  const auditor = await server.signIn('auditor')
  const begin = (place: number) => auditor.send(file.beginUpload, { body: { name: `${place}.pdf`, size: 100 } })
  for (let place = 0; place < 20; place += 1) await begin(place)
  await expect(begin(20)).rejects.toMatchObject({ code: 409, reason: 'file.too-many' })
  await server.owner.query(`update stored_file set created_at = created_at - interval '25 hours' where account_id = $1`, [
    auditor.id,
  ])
  await expect(begin(21)).resolves.toMatchObject({ received: [] })
})

test('[PERM-3][PERM-2] a customer sees files of the own enterprise alone, and nobody those of another institute', async () => {
  const inner = await upload('内部.pdf', pdf())
  const theirs = await upload('客户.pdf', pdf(), customer)
  const seenBy = async (person: typeof tester) =>
    (await person.send(file.load, { query: { size: 1000 } })).records.map(({ id }) => id)
  expect(await seenBy(customer)).toEqual([theirs.id])
  expect(await seenBy(tester)).toEqual(expect.arrayContaining([inner.id, theirs.id]))
  expect(await seenBy(stranger)).toEqual([])
  for (const person of [customer, stranger]) {
    await expect(person.send(file.preview, { query: { fileId: inner.id } })).rejects.toMatchObject({ code: 404 })
    await expect(person.send(file.ticket, { body: { id: inner.id, kind: 'file' } })).rejects.toMatchObject({ code: 404 })
  }
})

test('[SEC-1][S7] a ticket opens the file that it was given for, once, and soon', async () => {
  const [own, inner] = [await upload('客户附件.pdf', pdf(), customer), await upload('内部附件.pdf', pdf(300))]
  const given = async () => (await customer.send(file.ticket, { body: { id: own.id, kind: 'file' } })).ticket
  const status = async (fileId: string, ticket: string) =>
    (await fetch(`${server.workspaceUrl}${file.download.path}?fileId=${fileId}&ticket=${ticket}`)).status
  const once = await given()
  expect([await status(own.id, once), await status(own.id, once)]).toEqual([200, 403])
  // Another file that is there: a ticket that was tried on it is spent.
  const misused = await given()
  expect([await status(inner.id, misused), await status(own.id, misused)]).toEqual([403, 403])
  const late = await given()
  await server.owner.query('update ticket set expires_at = clock_timestamp()')
  expect(await status(own.id, late)).toBe(403)
  // What opens a socket opens no file, even where the numbers are the same.
  const { ticket } = await customer.send(message.socketTicket, {})
  await server.owner.query(`update ticket set subject = $1 where purpose = 'socket'`, [own.id])
  expect(await status(own.id, ticket)).toBe(403)
})

test('[FILE-1] a file belongs to a record that its sender may see', async () => {
  const { enterpriseId } = await customer.send(session.userInfo, {})
  const enterprises = await reception.send(enterprise.search, { query: {} })
  const orderOf = async (mine: boolean) => {
    const { id } = enterprises.find((one) => (one.id === enterpriseId) === mine) ?? { id: '' }
    return await reception.send(order.submit, { body: orderForm(id) })
  }
  const [own, foreign] = [await orderOf(true), await orderOf(false)]
  const attach = (subjectId: string, person = customer) =>
    person.send(file.upload, { query: { subjectKind: 'order', subjectId }, body: asFile('附件.pdf', pdf()) })
  const kept = await attach(own.id)
  expect(kept).toMatchObject({ subjectKind: 'order', subjectId: own.id })
  await expect(attach(foreign.id)).rejects.toMatchObject({ code: 404 })
  const found = await reception.send(file.load, { query: { subjectKind: 'order', subjectId: own.id } })
  expect(found.records.map(({ id }) => id)).toEqual([kept.id])
  await expect(
    tester.send(file.upload, { query: { subjectKind: 'order' }, body: asFile('附件.pdf', pdf()) }),
  ).rejects.toMatchObject({ code: 400, reason: 'file.subject' })
})

test('[SES-14] an institute that takes no files says so', async () => {
  const { id } = await admin.send(parameter.submit, { body: { paramName: '上传', paramKey: 'system.upload', paramValue: '0' } })
  await expect(upload('关.pdf', pdf())).rejects.toMatchObject({ code: 403, reason: 'file.off' })
  await expect(tester.send(file.beginUpload, { body: { name: '关.pdf', size: 9 } })).rejects.toMatchObject({ reason: 'file.off' })
  await admin.send(parameter.remove, { query: { ids: id } })
  await upload('开.pdf', pdf())
})
