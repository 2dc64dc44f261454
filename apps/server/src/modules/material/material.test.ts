import { contract, encodeSearch } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { sessionsBehind, startTestServer } from '../../testing/index.ts'

const server = await startTestServer()
const admin = await server.signIn('admin')
const tester = await server.signIn('tester')
const customer = await server.signIn('customer')
const stranger = await server.signIn('admin', '000001')
const { file, material } = contract

const uploaded = async (name: string, person = admin) =>
  (await person.send(file.upload, { query: {}, body: new File([`内容：${name}`], name) })).id
const offer = async (name: string, category = 'form') =>
  await admin.send(material.submit, { body: { name, category, fileId: await uploaded(`${name}.txt`) } })

test('[SHELL-10] what an institute offers is found by everybody, customers too, and can be downloaded', async () => {
  const [form, prices] = [await offer('委托单模板'), await offer('收费标准', 'price')]
  expect(form).toMatchObject({ fileName: '委托单模板.txt', type: 'text/plain', createUserName: '管理员' })
  const page = await customer.send(material.page, { query: { size: 20, current: 1 }, body: {} })
  expect(page.records.map(({ name }) => name)).toEqual(['收费标准', '委托单模板'])
  expect((await tester.send(material.page, { query: {}, body: { name: '委托' } })).records).toEqual([form])
  expect((await tester.send(material.page, { query: {}, body: { category: 'price' } })).records).toEqual([prices])
  const asked = encodeSearch({ current: 1, size: 50, filter: { name: '收费' }, op: { name: 'LIKE' } })
  expect((await tester.send(material.downloads, { body: asked })).records).toEqual([prices])
  const { ticket } = await customer.send(file.ticket, { body: { id: form.fileId, kind: 'file' } })
  const answer = await fetch(`${server.workspaceUrl}${file.download.path}?fileId=${form.fileId}&ticket=${ticket}`)
  expect(await answer.text()).toBe('内容：委托单模板.txt')
  expect((await stranger.send(material.page, { query: {}, body: {} })).total).toBe(0)
})

test('[PERM-1] only administrators offer anything, and only files of their own; what is offered is not deleted', async () => {
  const fileId = await uploaded('别人的.txt', tester)
  await expect(tester.send(material.submit, { body: { name: '自荐', fileId } })).rejects.toMatchObject({ code: 403 })
  await expect(admin.send(material.submit, { body: { name: '代荐', fileId } })).rejects.toMatchObject({ code: 404 })
  const offered = await offer('作业指导书')
  await expect(admin.send(file.remove, { query: { ids: offered.fileId } })).rejects.toMatchObject({
    code: 409,
    reason: 'file.offered',
  })
  await expect(stranger.send(material.remove, { query: { ids: offered.id } })).rejects.toMatchObject({ code: 404 })
  const renamed = await admin.send(material.submit, { body: { id: offered.id, name: '作业指导书 2026', fileId: offered.fileId } })
  expect(renamed).toMatchObject({ id: offered.id, name: '作业指导书 2026', category: '' })
  expect(await admin.send(material.remove, { query: { ids: offered.id } })).toBe(true)
  await expect(admin.send(material.remove, { query: { ids: offered.id } })).rejects.toMatchObject({ code: 404 })
  expect(await admin.send(file.remove, { query: { ids: offered.fileId } })).toBe(true)
})

test('[API-2] two materials of one category do not share a name; of two at once one is refused', async () => {
  const taken = { code: 409, reason: 'material.name-taken', fields: [{ path: 'name' }] }
  const first = await offer('校准流程')
  await expect(offer('校准流程')).rejects.toMatchObject(taken)
  const other = await offer('校准流程', 'price')
  const change = (one: typeof first, category: string) =>
    admin.send(material.submit, { body: { id: one.id, name: '校准流程', category, remark: '新', fileId: one.fileId } })
  await expect(change(other, 'form')).rejects.toMatchObject(taken)
  expect(await change(first, 'form')).toMatchObject({ remark: '新' })
  const both = await Promise.allSettled([offer('同时提供'), offer('同时提供')])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('[FLOW-3] a file that is deleted while it is being offered stays, and whoever deletes it is told what it is offered as', async () => {
  const fileId = await uploaded('同时.txt')
  await server.owner.query('begin')
  await server.owner.query(
    `insert into material (tenant_id, name, category, remark, file_id, created_by)
      select tenant_id, '正在发布', '', '', id, account_id from stored_file where id = $1`,
    [fileId],
  )
  const deleting = admin.send(file.remove, { query: { ids: fileId } }).catch((refusal: unknown) => refusal)
  await expect.poll(() => sessionsBehind(server.owner)).toBe(1)
  await server.owner.query('commit')
  expect(await deleting).toMatchObject({ code: 409, reason: 'file.offered', message: expect.stringContaining('正在发布') })
})

test('[SYS-4] what somebody else has offered is renamed without its file being handed in again; another file has to be one’s own', async () => {
  const offered = await offer('检定须知')
  const { password } = await admin.send(contract.account.open, { body: { account: 'second', name: '第二位', roles: ['admin'] } })
  const second = await server.signIn('second', '000000', password)
  const renamed = await second.send(material.submit, { body: { id: offered.id, name: '检定须知（新）', fileId: offered.fileId } })
  expect(renamed).toMatchObject({ id: offered.id, name: '检定须知（新）', fileId: offered.fileId })
  const other = await uploaded('管理员的.txt')
  await expect(second.send(material.submit, { body: { id: offered.id, name: '换文件', fileId: other } })).rejects.toMatchObject({
    code: 404,
  })
})
