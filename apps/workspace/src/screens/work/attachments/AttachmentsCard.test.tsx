import type { StoredFile } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InWorkspace, serve } from '../../../testing/in-workspace.tsx'
import { AttachmentsCard } from './AttachmentsCard.tsx'

const fileOf = (id: string, name: string, type: string, isShown: boolean): StoredFile => ({
  ...{ id, name, type, isShown, size: 2048, subjectKind: 'order', subjectId: '41', createUser: '9', createUserName: '周岚' },
  createTime: '2026-11-20T01:00:00Z',
})
const dot = Uint8Array.fromBase64(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
)

/** The card of an order, before a server that has these files. */
async function show(files: readonly StoredFile[], preview: () => unknown = () => undefined) {
  const heard = serve(({ path }) => {
    if (path === '/api/file/load') return { records: files, total: files.length, size: 200, current: 1, pages: 1 }
    return path.endsWith('file/preview') ? preview() : undefined
  })
  await render(
    <InWorkspace>
      <AttachmentsCard subjectKind="order" subjectId="41" />
    </InWorkspace>,
  )
  return { heard, card: page.getByRole('region', { name: '附件' }) }
}

test('[FILE-1][REG-1] a record without files says so, and offers to add some', async () => {
  const { card } = await show([])
  await expect.element(card.getByText('还没有附件')).toBeVisible()
  await card.getByRole('button', { name: '添加附件' }).click()
  await expect.element(page.getByRole('dialog', { name: '添加附件' })).toBeVisible()
})

test('[FILE-1] PDF files, pictures and texts can be looked at, others are saved alone, and only their sender may delete them', async () => {
  const { card } = await show([
    fileOf('1', '协议.pdf', 'application/pdf', true),
    fileOf('2', '铭牌.png', 'image/png', true),
    fileOf('3', '要求.txt', 'text/plain', true),
    fileOf('4', '台账.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', false),
  ])
  await expect.element(card.getByRole('button', { name: '预览 协议.pdf' })).toBeVisible()
  await expect.element(card.getByRole('button', { name: '预览 铭牌.png' })).toBeVisible()
  await expect.element(card.getByRole('button', { name: '预览 要求.txt' })).toBeVisible()
  await expect.element(card.getByRole('button', { name: '下载 台账.xlsx' })).toBeVisible()
  expect(card.getByRole('button', { name: '预览 台账.xlsx' }).elements()).toEqual([])
  expect(card.getByRole('button', { name: /^删除/ }).elements()).toEqual([])
})

test('[FILE-1] a picture is shown by its own name; where it does not come, that is said and asked again', async () => {
  let isThere = false
  const { card } = await show([fileOf('2', '铭牌.png', 'image/png', true)], () =>
    isThere
      ? new Response(dot, { headers: { 'Content-Type': 'image/png' } })
      : Response.json({ code: 409, success: false, data: {}, msg: '还在检查' }, { status: 409 }),
  )
  await card.getByRole('button', { name: '预览 铭牌.png' }).click()
  const dialog = page.getByRole('dialog', { name: '铭牌.png' })
  await expect.element(dialog.getByText('还在检查')).toBeVisible()
  isThere = true
  await dialog.getByRole('button', { name: /重试|重新/ }).click()
  const shown = dialog.getByRole('img', { name: '铭牌.png' })
  await expect.element(shown).toBeVisible()
  await expect.poll(() => Object(shown.element()).naturalWidth).toBe(1)
})

test('[FILE-1] a file of which the name lies is shown as what the server says that it is', async () => {
  const { card } = await show(
    [fileOf('2', '铭牌.pdf', 'image/png', true)],
    () => new Response(dot, { headers: { 'Content-Type': 'image/png' } }),
  )
  await card.getByRole('button', { name: '预览 铭牌.pdf' }).click()
  const shown = page.getByRole('dialog', { name: '铭牌.pdf' }).getByRole('img', { name: '铭牌.pdf' })
  await expect.poll(() => Object(shown.element()).naturalWidth).toBe(1)
})

test.each<[string, Uint8Array<ArrayBuffer>, string]>([
  ['UTF-8', new TextEncoder().encode('第一行 <b>不是标签</b>\n第二行'), '第一行 <b>不是标签</b>\n第二行'],
  ['GB 18030', new Uint8Array([0xb9, 0xfa, 0xb1, 0xea]), '国标'],
])(
  '[FILE-1][A11Y-2] a text in %s is shown as it was written, and scrolled by the keyboard',
  async (_encoding, bytes, written) => {
    const { card } = await show([fileOf('3', '要求.txt', 'text/plain', true)], () => new Response(bytes))
    await card.getByRole('button', { name: '预览 要求.txt' }).click()
    const text = page.getByRole('dialog', { name: '要求.txt' }).getByRole('region', { name: '要求.txt' })
    await expect.element(text).toHaveAttribute('tabindex', '0')
    await expect.poll(() => text.element().textContent).toBe(written)
  },
)

test('[FILE-1] a file that was cut off goes on in the next page with what the server has, and with nothing of another record', async () => {
  const chosen = new File([new Uint8Array(2048)], '五十兆.pdf', { type: 'application/pdf', lastModified: 1_790_000_000_000 })
  const begun = async (subjectId: string) => {
    const heard = serve(({ path }) => {
      if (path === '/api/file/load') return { records: [], total: 0, size: 200, current: 1, pages: 1 }
      return path === '/api/file/upload/begin' ? { uploadId: '7001', partSize: 1024, received: [] } : undefined
    })
    const screen = await render(
      <InWorkspace>
        <AttachmentsCard subjectKind="order" subjectId={subjectId} />
      </InWorkspace>,
    )
    await page.getByRole('button', { name: '添加附件' }).click()
    const input = page.getByRole('dialog', { name: '添加附件' }).element().querySelector('input[type=file]')
    // As it is: what is handed over as bytes would be a file of this moment.
    const handed = new DataTransfer()
    handed.items.add(chosen)
    if (!(input instanceof HTMLInputElement)) throw new Error('there is a place for files')
    input.files = handed.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
    const begin = () => heard.find(({ path }) => path === '/api/file/upload/begin')
    await expect.poll(begin).toBeDefined()
    await expect.poll(() => localStorage.getItem('etalon.uploads')).toContain('7001')
    await screen.unmount()
    return begin()?.body
  }
  expect(await begun('41')).not.toHaveProperty('uploadId')
  expect(await begun('41')).toMatchObject({ uploadId: '7001', subjectId: '41' })
  expect(await begun('42')).not.toHaveProperty('uploadId')
})
