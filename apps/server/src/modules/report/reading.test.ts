import { contract } from '@etalon/api/contract'
import { passageChanges } from '@etalon/api/domain'
import { expect, test } from 'vitest'
import { officeAt, startTestServer } from '../../testing/index.ts'

const server = await startTestServer()
const office = await officeAt(server)
const { tester, auditor, approver, reportOf, moveReport, acceptedOrder, drafted } = office
await server.owner.query(`update account set roles = '{admin,auditor}' where tenant_id = '000001' and account = 'admin'`)
const [customer, other, stranger] = await Promise.all([
  server.signIn('customer'),
  server.signIn('tester2'),
  server.signIn('admin', '000001'),
])
const { report } = contract

type Person = typeof tester
const read = (person: Person, id: string) => person.send(report.reading, { query: { id } })
const write = async (itemId: string, remark: string) => {
  const { id, standing, conclusion } = await reportOf(itemId)
  await tester.send(report.submit, { body: { id, version: standing.version, conclusion, remark } })
  return id
}
/** A report that was handed in with one remark, came back, and was handed in with another. */
const handedInTwice = async () => {
  const {
    items: [gauge],
  } = await acceptedOrder()
  await drafted(gauge)
  const id = await write(gauge, '表盘有一处划痕。')
  await moveReport(tester, gauge, 'submit')
  await moveReport(auditor, gauge, 'return', '请写明位置')
  await write(gauge, '表盘右下有一处划痕，不影响读数。')
  await moveReport(tester, gauge, 'submit')
  return { id, gauge }
}

test('[BIZ-4] an auditor reads what the document says, and what became of it since it was handed in before', async () => {
  const { id } = await handedInTwice()
  const { passages, versions, isOpen } = await read(auditor, id)
  expect(isOpen).toBe(true)
  const said = (label: string) => passages.find((one) => one.label.zh === label)?.value
  expect(said('出厂编号')).toMatch(/\d/)
  expect(passages.filter(({ key }) => key.startsWith('data:')).length).toBeGreaterThan(3)
  expect(passages.filter(({ key }) => key.startsWith('standards:')).length).toBeGreaterThan(0)
  expect(new Set(passages.map(({ key }) => key)).size).toBe(passages.length)
  expect(JSON.stringify(passages)).not.toContain('指纹')
  expect(versions.map(({ number, byName }) => [number, byName])).toEqual([
    [1, '沈砚'],
    [2, '沈砚'],
  ])
  const [first, second] = versions
  if (!first || !second) throw new Error('there are two')
  expect(second.passages).toEqual(passages)
  expect(passageChanges(first.passages, passages).filter(({ kind }) => kind !== 'same')).toEqual([
    {
      kind: 'changed',
      before: '表盘有一处划痕。',
      passage: expect.objectContaining({ value: '表盘右下有一处划痕，不影响读数。', section: { zh: '说明', en: 'Notes' } }),
    },
  ])
})

test('[BIZ-4] handed in again as it was, a report has no further version; what was handed in cannot be changed', async () => {
  const {
    items: [gauge],
  } = await acceptedOrder()
  await drafted(gauge)
  const id = await write(gauge, '外观完好。')
  await moveReport(tester, gauge, 'submit')
  await moveReport(auditor, gauge, 'return', '等一天')
  await moveReport(tester, gauge, 'submit')
  expect((await read(auditor, id)).versions).toHaveLength(1)
  const change = server.database.within('000000', (tx) => tx.execute(`update report_version set by_name = 'x'`))
  await expect(change).rejects.toThrow()
})

test('[BIZ-4] what is noted beside a passage keeps what stood there, is answered, settled and opened again', async () => {
  const { id, gauge } = await handedInTwice()
  const { passages } = await read(auditor, id)
  const remark = passages.find(({ value }) => value.startsWith('表盘'))
  if (!remark) throw new Error('the remark is printed')
  const noted = await auditor.send(report.comment, { body: { id, passage: remark.key, content: '“不影响读数”有依据吗？' } })
  expect(noted).toMatchObject({ passage: remark.key, quote: remark.value, threadId: null, byName: '陆明远', settledAt: null })
  await moveReport(auditor, gauge, 'return', '见批注')
  const answer = await tester.send(report.comment, { body: { id, passage: 'x', content: '划痕在刻度之外', threadId: noted.id } })
  expect(answer).toMatchObject({ passage: remark.key, threadId: noted.id, byName: '沈砚' })
  const told = async (person: Person) =>
    (await person.send(contract.message.page, { query: {} })).records.map(({ title }) => title)
  const inEnglish = async (person: Person) => (await person.send(contract.message.page, { query: {} })).records[0]
  const { reportNo } = await reportOf(gauge)
  expect(await told(tester)).toContain(`陆明远 批注了报告 ${reportNo}`)
  expect(await told(auditor)).toContain(`沈砚 批注了报告 ${reportNo}`)
  expect(await told(tester)).not.toContain(`沈砚 批注了报告 ${reportNo}`)
  // What a person wrote is told as they wrote it.
  expect(await inEnglish(auditor)).toMatchObject({
    titleEn: expect.stringMatching(new RegExp(`Shen Yan.*${reportNo}`)),
    content: '划痕在刻度之外',
    contentEn: '划痕在刻度之外',
  })
  const settled = await tester.send(report.settle, { body: { id, commentId: noted.id, isSettled: true } })
  expect(settled).toMatchObject({ settledBy: '沈砚', settledAt: expect.any(String) })
  const more = (changes: object) =>
    auditor.send(report.comment, { body: { id, passage: remark.key, content: '好', threadId: noted.id, ...changes } })
  await expect(more({})).rejects.toMatchObject({ code: 409, reason: 'report.talk-settled' })
  await expect(more({ threadId: answer.id })).rejects.toMatchObject({ code: 409, reason: 'report.answers-an-answer' })
  expect(await auditor.send(report.settle, { body: { id, commentId: noted.id, isSettled: false } })).toMatchObject({
    settledBy: null,
  })
  // What the words become later does not change what was meant.
  await write(gauge, '表盘刻度之外有一处划痕。')
  const { comments } = await read(auditor, id)
  expect(comments.map(({ quote, content }) => [quote, content])).toEqual([
    [remark.value, '“不影响读数”有依据吗？'],
    [remark.value, '划痕在刻度之外'],
  ])
})

test('[BIZ-4] a comment is taken back by whoever wrote it, until somebody answers', async () => {
  const { id } = await handedInTwice()
  const body = { id, passage: 'cover:title', content: '标题不对' }
  const noted = await auditor.send(report.comment, { body })
  const takeBack = (person: Person, commentId: string) => person.send(report.takeBack, { body: { id, commentId } })
  await expect(takeBack(approver, noted.id)).rejects.toMatchObject({ code: 403, reason: 'report.comment-not-yours' })
  expect(await takeBack(auditor, noted.id)).toBe(true)
  await expect(takeBack(auditor, noted.id)).rejects.toMatchObject({ code: 404 })
  const again = await auditor.send(report.comment, { body })
  await approver.send(report.comment, { body: { ...body, content: '我看对', threadId: again.id } })
  await expect(takeBack(auditor, again.id)).rejects.toMatchObject({ code: 409, reason: 'report.comment-answered' })
})

test('[BIZ-4][PERM-3] nothing is noted beside a passage that there is not, nor by whom it is none of their business, nor once it is issued', async () => {
  const { id, gauge } = await handedInTwice()
  const note = (person: Person, passage = 'cover:title', record = id) =>
    person.send(report.comment, { body: { id: record, passage, content: '看这里' } })
  await expect(note(auditor, 'cover:nothing')).rejects.toMatchObject({ code: 409, reason: 'report.passage-gone' })
  await expect(note(customer)).rejects.toMatchObject({ code: 403 })
  await expect(read(customer, id)).rejects.toMatchObject({ code: 403 })
  await expect(note(stranger)).rejects.toMatchObject({ code: 404 })
  await expect(read(stranger, id)).rejects.toMatchObject({ code: 404 })
  const noted = await note(auditor)
  await moveReport(auditor, gauge, 'audit')
  await moveReport(approver, gauge, 'approve')
  await moveReport(office.issuer, gauge, 'issue')
  await expect(note(auditor)).rejects.toMatchObject({ code: 409, reason: 'report.not-readable' })
  const settle = auditor.send(report.settle, { body: { id, commentId: noted.id, isSettled: true } })
  await expect(settle).rejects.toMatchObject({ code: 409, reason: 'report.not-readable' })
  const { comments, isOpen } = await read(auditor, id)
  expect([comments.length, isOpen]).toEqual([1, false])
})

test('[BIZ-4] words that are not kept yet are seen in the document by who drafts it, and by nobody else', async () => {
  const {
    items: [gauge],
  } = await acceptedOrder()
  await drafted(gauge)
  const { id } = await reportOf(gauge)
  const picture = async (remark: string, person = tester) => (await person.send(report.trial, { body: { id, remark } })).text()
  const [without, withWords] = [await picture(''), await picture('量程上限处示值偏高，建议缩短周期。')]
  expect(without).toContain('<svg')
  expect(withWords.length).toBeGreaterThan(without.length)
  expect((await reportOf(gauge)).remark).toBe('')
  await expect(picture('x', other)).rejects.toMatchObject({ code: 403 })
  await expect(auditor.send(report.trial, { body: { id, remark: 'x' } })).rejects.toMatchObject({ code: 403 })
  await moveReport(tester, gauge, 'submit')
  await expect(picture('x')).rejects.toMatchObject({ code: 403, reason: 'report.not-drafting' })
})
