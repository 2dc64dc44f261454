import { contract, type GroupForm, type MessageTemplateForm } from '@etalon/api/contract'
import { addDays, dayInShanghai } from '@etalon/api/domain'
import { beforeEach, expect, test } from 'vitest'
import { startTestServer } from '../../testing/index.ts'

const server = await startTestServer()
const [admin, dispatcher, tester, customer, stranger] = await Promise.all([
  server.signIn('admin'),
  server.signIn('dispatcher'),
  server.signIn('tester'),
  server.signIn('customer'),
  server.signIn('admin', '000001'),
])
const { messageTemplate, group, message, sms } = contract
await server.owner.query(
  `update account set phone = '1380000' || lpad(id::text, 4, '0') where tenant_id = '000000' and account in ('tester', 'customer')`,
)

beforeEach(async () => {
  await server.owner.query('delete from message_template')
  await server.owner.query('delete from sms_message')
})

const form = (changes: Partial<MessageTemplateForm> = {}): MessageTemplateForm => ({
  ...{ type: '2', occasion: '', name: '停电通知', title: '停电', content: '{name}：{时间}停电', contentEn: '' },
  ...changes,
})
const keep = (changes: Partial<MessageTemplateForm> = {}) => admin.send(messageTemplate.submit, { body: form(changes) })
let turn = 0
const groupOf = (members: readonly string[], changes: Partial<GroupForm> = {}) =>
  admin.send(group.submit, {
    body: { type: '2', code: `S${++turn}`, name: `短信组${turn}`, nameEn: '', remark: '', members: [...members], ...changes },
  })
const sent = async () =>
  (await server.owner.query<{ phone: string; text: string }>('select phone, text from sms_message order by id')).rows
const newest = async (person: typeof admin) => (await person.send(message.page, { query: {} })).records[0]
const askCode = (language: string) =>
  fetch(`${server.workspaceUrl}${sms.send.path.replace('{id}', 'register')}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
    body: JSON.stringify({ tenantId: '000000', mobile: '13874903318' }),
  })

test('[SYS-4] a code goes out in the institute’s own words, in each language, and in the usual ones once they are out of use', async () => {
  const content = '【示例院】注册码{code}，{minutes}分钟内有效'
  const kept = await keep({
    type: '1',
    occasion: 'sms.text.register',
    title: '',
    content,
    contentEn: 'Code {code}',
    name: '注册码',
  })
  const forget = () => server.owner.query('delete from sms_code')
  expect((await askCode('zh')).status).toBe(200)
  await forget()
  await askCode('en')
  await forget()
  await admin.send(messageTemplate.turn, { body: { id: kept.id, version: 0, status: '1' } })
  await askCode('zh')
  expect((await sent()).map(({ text }) => text)).toEqual([
    expect.stringMatching(/^【示例院】注册码\d{6}，5分钟内有效$/),
    expect.stringMatching(/^\[[^\]]+\] Code \d{6}$/),
    expect.stringMatching(/^【示例计量检测研究院】注册验证码 \d{6}，5 分钟内有效。请勿告诉他人。$/),
  ])
})

test('[SYS-4] what the system tells people where they are signed in is told in the institute’s own words', async () => {
  await keep({ occasion: 'message.training', name: '培训', title: '请参加：{title}', content: '安排：{content}' })
  const today = dayInShanghai(new Date())
  await dispatcher.send(contract.training.submit, {
    body: {
      ...{
        title: '砝码检定',
        mode: '1',
        type: '1',
        fromDay: today,
        toDay: addDays(today, 1),
        hours: 4,
        place: '线上',
        trainer: '',
      },
      ...{ content: '', participants: [tester.id] },
    },
  })
  expect(await newest(tester)).toMatchObject({
    title: '请参加：砝码检定',
    content: `安排：${today} — ${addDays(today, 1)} 线上`,
    // A template has one title, and this one has no English: who reads English is told what everybody is told.
    titleEn: 'You are to take part in the training “砝码检定”',
    contentEn: `${today} — ${addDays(today, 1)} 线上`,
  })
})

test('[SYS-4] the words that everybody has are told for each occasion', async () => {
  const usual = await admin.send(messageTemplate.usual, {})
  expect(usual.find(({ occasion }) => occasion === 'message.leave')).toEqual({
    occasion: 'message.leave',
    words: '{name} 的请假单 {number} 待处理',
    wordsEn: 'The request for leave {number} of {name} waits',
  })
})

test('[SYS-4][SYS-6] a template is sent to an SMS group: each is called by name, who cannot be told is named, and it stands in the history', async () => {
  const kept = await keep({ type: '1', title: '' })
  const told = await groupOf([tester.id, customer.id])
  await server.owner.query(`update account set phone = '' where id = $1`, [customer.id])
  const answer = await admin.send(messageTemplate.send, { body: { id: kept.id, groupId: told.id, values: { 时间: '周五' } } })
  expect(answer).toEqual({ sent: 1, passedOver: [{ name: '贺文舟', why: 'phone' }] })
  expect((await sent()).map(({ text }) => text)).toEqual(['【示例计量检测研究院】沈砚：周五停电'])
  const history = await admin.send(messageTemplate.history, { query: { id: kept.id } })
  expect(history.map(({ action, reason }) => `${action} ${reason}`)).toEqual(['register null', `send ${told.name} · 1`])
  await server.owner.query(`update account set phone = '13800001234' where id = $1`, [customer.id])
})

test('[SYS-4] a text message to a group has the mark of the institute once, which whoever words it is told; words of their own mark have no second', async () => {
  expect(await admin.send(messageTemplate.sender, {})).toEqual({
    name: '示例计量检测研究院',
    nameEn: expect.stringMatching(/[A-Z]/),
  })
  await expect(tester.send(messageTemplate.sender, {})).rejects.toMatchObject({ code: 403 })
  const told = await groupOf([tester.id, customer.id])
  const send = async (content: string) => {
    const kept = await keep({ type: '1', name: content, title: '', content })
    await admin.send(messageTemplate.send, { body: { id: kept.id, groupId: told.id, values: {} } })
  }
  await send('{name}：停电')
  await send('【示例院】{name}：来电')
  expect((await sent()).map(({ text }) => text)).toEqual([
    '【示例计量检测研究院】沈砚：停电',
    '【示例计量检测研究院】贺文舟：停电',
    '【示例院】沈砚：来电',
    '【示例院】贺文舟：来电',
  ])
})

test('[SYS-4][SRV-4] sent twice under one key it goes out once; where people are signed in they read it', async () => {
  const kept = await keep()
  const told = await groupOf([tester.id])
  const parts = {
    body: { id: kept.id, groupId: told.id, values: { 时间: '周六' } },
    idempotencyKey: crypto.randomUUID(),
  }
  expect(await admin.send(messageTemplate.send, parts)).toEqual(await admin.send(messageTemplate.send, parts))
  const records = (await tester.send(message.page, { query: {} })).records.filter(({ content }) => content.includes('周六'))
  expect(records).toMatchObject([{ topic: 'notice', title: '停电', content: '沈砚：周六停电', titleEn: '', contentEn: '' }])
})

test('[SYS-4][I18N-1] what a template says in English is sent beside it, and stands for the usual words of an occasion', async () => {
  const kept = await keep({ contentEn: '{name}: no power {时间}' })
  const told = await groupOf([tester.id])
  await admin.send(messageTemplate.send, { body: { id: kept.id, groupId: told.id, values: { 时间: '周日' } } })
  expect(await newest(tester)).toMatchObject({ content: '沈砚：周日停电', contentEn: 'Shen Yan: no power 周日' })
  const words = { title: '{name} 请假 {number}', content: '{content}', contentEn: 'To be decided: {content}' }
  await keep({ name: '请假', occasion: 'message.leave', ...words })
  const day = addDays(dayInShanghai(new Date()), 30)
  await tester.send(contract.leave.submit, {
    body: { kind: 'annual', fromDay: day, fromHalf: 'am', toDay: addDays(day, 7), toHalf: 'am', reason: '探亲', handIn: true },
  })
  const [waits] = (await dispatcher.send(message.page, { query: {} })).records
  expect(waits).toMatchObject({
    title: expect.stringMatching(/^沈砚 请假 \S+$/),
    titleEn: expect.stringMatching(/^The request for leave \S+ of Shen Yan waits$/),
    content: expect.stringMatching(/^年休假 [\d.]+ 天 /),
    contentEn: expect.stringMatching(/^To be decided: Annual leave [\d.]+ days /),
  })
})

test('[SYS-4] a message goes to no group that is none, not without what stands for its names, and not where it is for an occasion', async () => {
  const kept = await keep()
  const told = await groupOf([tester.id])
  const send = (id: string, groupId: string, values: Record<string, string> = { 时间: '今晚' }) =>
    admin.send(messageTemplate.send, { body: { id, groupId, values } })
  await expect(send(kept.id, told.id, {})).rejects.toMatchObject({ code: 400, fields: [{ path: 'values.时间' }] })
  await expect(send(kept.id, '999999999')).rejects.toMatchObject({ code: 400, fields: [{ path: 'groupId' }] })
  const calibration = await groupOf([], { type: '1' })
  await expect(send(kept.id, calibration.id)).rejects.toMatchObject({ code: 400, fields: [{ path: 'groupId' }] })
  const byItself = await keep({ name: '请假', occasion: 'message.leave', title: '{name} {number}', content: '{content}' })
  await expect(send(byItself.id, told.id)).rejects.toMatchObject({ code: 409, reason: 'template.by-itself' })
  const mail = await keep({ name: '邮件', type: '3' })
  await expect(send(mail.id, told.id)).rejects.toMatchObject({ code: 409, reason: 'template.no-mail' })
  await admin.send(messageTemplate.turn, { body: { id: kept.id, version: 0, status: '1' } })
  await expect(send(kept.id, told.id)).rejects.toMatchObject({ code: 409, reason: 'template.out-of-use' })
})

test('[SYS-4] words that would tell nothing, or what nobody knows, are refused and the field is named', async () => {
  const refused = (changes: Partial<MessageTemplateForm>, path: string) =>
    expect(keep(changes)).rejects.toMatchObject({ code: 400, fields: [{ path }] })
  await refused({ type: '9' }, 'type')
  await refused({ title: '' }, 'title')
  await refused({ content: ' ' }, 'content')
  await refused({ occasion: 'message.nothing' }, 'occasion')
  await refused({ type: '1', title: '', occasion: 'sms.text.register', content: '欢迎' }, 'content')
  await refused({ type: '1', title: '', content: '长'.repeat(301) }, 'content')
  await expect(keep({ occasion: 'message.pickup', title: '{number}', content: '{谁}' })).rejects.toMatchObject({
    code: 400,
    fields: [{ path: 'content', message: '这个场合没有参数 谁' }],
  })
  await keep({ occasion: 'message.pickup', title: '{number}', content: '{content}' })
  await expect(
    keep({ name: '又一个', occasion: 'message.pickup', title: '{number}', content: '{content}' }),
  ).rejects.toMatchObject({
    code: 409,
    reason: 'template.taken',
  })
})

test('[SYS-4][FLOW-3] of two who change a template at once one does; it is removed, and another institute has none of it', async () => {
  const kept = await keep()
  const both = await Promise.allSettled([1, 2].map((one) => keep({ id: kept.id, version: 0, title: `停电${one}` })))
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(stranger.send(messageTemplate.detail, { query: { id: kept.id } })).rejects.toMatchObject({ code: 404 })
  await expect(stranger.send(messageTemplate.remove, { query: { ids: kept.id } })).rejects.toMatchObject({ code: 404 })
  await expect(dispatcher.send(messageTemplate.list, { query: {} })).rejects.toMatchObject({ code: 403 })
  expect((await admin.send(messageTemplate.list, { query: { keyword: '停电', type: '2', status: '0' } })).total).toBe(1)
  expect(await admin.send(messageTemplate.remove, { query: { ids: kept.id } })).toBe(true)
  await expect(admin.send(messageTemplate.detail, { query: { id: kept.id } })).rejects.toMatchObject({ code: 404 })
})
