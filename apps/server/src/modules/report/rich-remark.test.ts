import { contract, pictureAddress, pictureIdOf } from '@etalon/api/contract'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pdfAFaults, readPdf } from '../../certificates/testing/pdf-a/index.ts'
import { officeAt, startTestServer } from '../../testing/index.ts'

const server = await startTestServer()
const office = await officeAt(server)
const { tester, auditor, approver, issuer, reportOf, moveReport, acceptedOrder, drafted } = office
const { report } = contract

const remark = [
  '<p>扩展不确定度按 <span data-tex="U=k\\,u_{\\mathrm{c}}">U</span> 给出，<em>k</em> = 2：</p>',
  '<span data-tex="u_{\\mathrm{c}}=\\sqrt{\\sum_{i=1}^{n}c_i^2u^2(x_i)}" data-block>u</span>',
  '<table><tbody><tr><th><p>标准值</p></th><th><p>示值</p></th></tr><tr><td colspan="2"><p>±0.016</p></td></tr></tbody></table>',
].join('')
const words =
  '扩展不确定度按 U=k\\,u_{\\mathrm{c}} 给出，k = 2：\nu_{\\mathrm{c}}=\\sqrt{\\sum_{i=1}^{n}c_i^2u^2(x_i)}\n标准值  示值\n±0.016'

async function draft() {
  const {
    items: [gauge],
  } = await acceptedOrder()
  await drafted(gauge)
  return gauge
}
async function write(itemId: string, text: string, person = tester) {
  const { id, standing, conclusion } = await reportOf(itemId)
  return await person.send(report.submit, { body: { id, version: standing.version, conclusion, remark: text } })
}

test('[RICH-1][RICH-3][MATH-1][BIZ-5] a remark with formulas and a table is kept clean, read, compared in words, and set on a certificate that is PDF/A', async () => {
  const gauge = await draft()
  const kept = await write(gauge, `${remark}<script>alert(1)</script><img src=x onerror=alert(1)>`)
  expect(kept).toMatchObject({ remark, leftOut: ['<script>', '<img>'] })
  const seen = await reportOf(gauge)
  expect(seen.remark).toBe(remark)
  const history = await tester.send(report.history, { query: { id: seen.id } })
  expect(history.at(-1)).toMatchObject({ action: 'edit' })
  await moveReport(tester, gauge, 'submit')
  const { versions } = await auditor.send(report.reading, { query: { id: seen.id } })
  expect(versions.at(-1)?.passages.map(({ value }) => value)).toContain(words)
  await moveReport(auditor, gauge, 'audit')
  await moveReport(approver, gauge, 'approve')
  await moveReport(issuer, gauge, 'issue')
  const pdf = await (await tester.send(report.preview, { query: { id: seen.id } })).bytes()
  const read = readPdf(pdf)
  expect(pdfAFaults(read)).toEqual([])
  // Each formula is an element of its own in the tree of tags, with its LaTeX for who cannot see it.
  const formulas = Object.values(read.objects).filter(({ value }) => /"\/Formula"|\/Formula/.test(JSON.stringify(value)))
  expect(formulas.length).toBeGreaterThanOrEqual(2)
  const { rows } = await server.owner.query<{ remarks: { zh: string }[] }>(
    `select frozen->'remarks' as remarks from certificate where report_id = $1`,
    [seen.id],
  )
  expect(rows[0]?.remarks.at(-1)?.zh).toBe(words)
})

test('[MATH-1][SRV-3] a formula that cannot be read is told with its source and the reason, and nothing is kept; tried, its source is drawn', async () => {
  const gauge = await draft()
  const { id } = await reportOf(gauge)
  const bad = '<p>好 <span data-tex="\\frac{1">x</span></p>'
  await expect(write(gauge, bad)).rejects.toMatchObject({
    code: 400,
    fields: [{ path: 'remark', message: expect.stringMatching(/^公式「\\frac\{1」不能排版（.*expected '\}'/) }],
  })
  expect((await reportOf(gauge)).remark).toBe('')
  expect(await (await tester.send(report.trial, { body: { id, remark: bad } })).text()).toContain('<svg')
  for (const deep of ['\\sqrt{'.repeat(300), `${'\\sqrt{'.repeat(30)}x${'}'.repeat(30)}`, '{'.repeat(3000)])
    await expect(write(gauge, `<p><span data-tex="${deep}">x</span></p>`)).rejects.toMatchObject({ code: 400 })
})

test('[MATH-1] formulas as deep as can be printed, in lists as deep as are kept, are printed', async () => {
  const gauge = await draft()
  const { id } = await reportOf(gauge)
  const deep = `${'\\frac{1}{'.repeat(15)}x${'}'.repeat(15)}`
  const lists = (inside: string) => `${'<ul><li>'.repeat(9)}${inside}${'</li></ul>'.repeat(9)}`
  await write(gauge, lists(`<span data-tex="${deep}">x</span>`))
  const picture = await (await tester.send(report.picture, { query: { id } })).text()
  expect(picture).toContain('<svg')
  await write(
    gauge,
    `<table><tr>${'<td rowspan="40" colspan="9">1</td>'.repeat(30)}</tr>${'<tr><td>2</td></tr>'.repeat(80)}</table>`,
  )
  const pdf = await (await tester.send(report.preview, { query: { id } })).bytes()
  expect(pdfAFaults(readPdf(pdf))).toEqual([])
})

test('[RICH-3][FLOW-3][PERM-1] a remark is its drafter’s, while drafting and about the version that they saw', async () => {
  const gauge = await draft()
  const { id, standing, conclusion } = await reportOf(gauge)
  await expect(write(gauge, remark, auditor)).rejects.toMatchObject({ code: 403 })
  await write(gauge, remark)
  const stale = { body: { id, version: standing.version, conclusion, remark: '<p>旧</p>' } }
  await expect(tester.send(report.submit, stale)).rejects.toMatchObject({ code: 409 })
  await moveReport(tester, gauge, 'submit')
  await expect(write(gauge, '<p>后来</p>')).rejects.toMatchObject({ code: 409, reason: 'report.not-writable' })
  expect((await reportOf(gauge)).remark).toBe(remark)
})

/** A photograph as a camera makes it: with where it was taken. */
const photograph = async () =>
  new File(
    [
      await sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#2a6' } })
        .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '28/1 13/1 0/1' } })
        .jpeg()
        .toBuffer(),
    ],
    '表盘.jpg',
  )
const upload = async (person = tester, file?: File) =>
  pictureAddress((await person.send(contract.file.upload, { query: {}, body: file ?? (await photograph()) })).id)

test('[RICH-1][CERT-1] a picture of a remark is kept without what its camera wrote, seen with the report, and set on the certificate with its words', async () => {
  const gauge = await draft()
  const address = await upload()
  const fileId = pictureIdOf(address) ?? ''
  const html = `<p>外观如图：</p><img src="${address}" alt="表盘划痕" /><ul><li><p>另见</p><img src="${address}" alt="" /></li></ul>`
  expect(await write(gauge, `${html}<img src="https://evil.example/a.png" alt="x">`)).toMatchObject({
    remark: html,
    leftOut: ['<img>'],
  })
  const seen = await reportOf(gauge)
  const preview = async (person: typeof auditor) =>
    await (await person.send(contract.file.preview, { query: { fileId } })).bytes()
  const kept = Buffer.from(await preview(tester))
  expect([kept.includes('somebody'), (await sharp(kept).metadata()).exif]).toEqual([false, undefined])
  // Whoever reads the report sees it; of no other report, and of no other institute.
  const stranger = await server.signIn('admin', '000001')
  await expect(preview(stranger)).rejects.toMatchObject({ code: 404 })
  await expect(tester.send(contract.file.remove, { query: { ids: fileId } })).rejects.toMatchObject({
    code: 409,
    reason: 'file.in-text',
  })
  const drawn = await (await tester.send(report.picture, { query: { id: seen.id } })).text()
  expect(drawn).toContain('<image')
  await moveReport(tester, gauge, 'submit')
  await moveReport(auditor, gauge, 'audit')
  await moveReport(approver, gauge, 'approve')
  await moveReport(issuer, gauge, 'issue')
  const pdf = readPdf(await (await tester.send(report.preview, { query: { id: seen.id } })).bytes())
  expect(pdfAFaults(pdf)).toEqual([])
  expect(JSON.stringify(Object.values(pdf.objects).map(({ value }) => value))).toContain('/Image')
  const { rows } = await server.owner.query<{ remarks: { zh: string }[] }>(
    `select frozen->'remarks' as remarks from certificate where report_id = $1`,
    [seen.id],
  )
  expect(rows[0]?.remarks.at(-1)?.zh).toBe('外观如图：\n[表盘划痕]\n另见')
  // As it was issued it is drawn from what was frozen.
  expect(await (await auditor.send(report.picture, { query: { id: seen.id } })).text()).toContain('<image')
  expect((await preview(auditor)).length).toBe(kept.length)
})

test('[RICH-1][PERM-3] a picture that is not there, is no picture, or is not one’s own to show is not kept in a remark', async () => {
  const gauge = await draft()
  const { id } = await reportOf(gauge)
  const note = pictureAddress((await tester.send(contract.file.upload, { query: {}, body: new File(['x'], 'a.txt') })).id)
  const customer = await server.signIn('customer')
  for (const address of [pictureAddress('999999999'), note]) {
    const bad = `<img src="${address}" alt="a" />`
    const refused = { code: 400, fields: [{ path: 'remark', message: expect.stringContaining('图片') }] }
    await expect(write(gauge, bad)).rejects.toMatchObject(refused)
    await expect(tester.send(report.trial, { body: { id, remark: bad } })).rejects.toMatchObject(refused)
  }
  // A customer sees what the institute drafts no sooner than it is issued.
  const address = await upload()
  await write(gauge, `<img src="${address}" alt="" />`)
  await expect(customer.send(contract.file.preview, { query: { fileId: pictureIdOf(address) ?? '' } })).rejects.toMatchObject({
    code: 404,
  })
})
