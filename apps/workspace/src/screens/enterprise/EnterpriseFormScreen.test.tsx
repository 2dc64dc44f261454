import type { EnterpriseDetail } from '@etalon/api/contract'
import { draftKey } from '@etalon/machines/draft'
import { Activity, useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { enterpriseMessages } from '../../messages/enterprise.ts'
import { commonMessages } from '../../messages/index.ts'
import { recordFormMessages } from '../../messages/record-form.ts'
import { workMessages } from '../../messages/work.ts'
import { InWorkspace, serve } from '../../testing/in-workspace.tsx'
import EnterpriseFormScreen from './EnterpriseFormScreen.tsx'

const before = {
  id: '7',
  enterName: '湘江量仪集团有限公司',
  socialNumber: '91350100M000100Y43',
  enterType: '1',
  areaCode: '430102',
  areaName: '湖南省长沙市芙蓉区',
  address: '五一大道 1 号',
  contactName: '沈砚',
  mobile: '13800000001',
  onAccount: false,
  state: '1',
  instrumentCount: 0,
  orderCount: 0,
  lastOrderDate: null,
  version: 3,
  contacts: [{ contactName: '沈砚', department: '', mobile: '13800000001', phone: '' }],
  remark: '',
  openOrderCount: 0,
  accountCount: 0,
  mergedInto: null,
} satisfies EnterpriseDetail
const later = { ...before, address: '五一大道 9 号', remark: '先电话联系', version: 4 } satisfies EnterpriseDetail

test('of an enterprise that is changed elsewhere meanwhile, what was typed stays, also what is typed until the newer one has come', async () => {
  let [saved, isReached] = [before as EnterpriseDetail, true]
  const heard = serve(({ path, body }) => {
    if (path === 'enterprise/detail') return isReached ? saved : undefined
    if (path === 'enterprise/history') return isReached ? [] : undefined
    if (path !== 'enterprise/submit') return []
    if (body.version === saved.version) return { ...saved, version: 5 }
    return Response.json(
      { code: 409, success: false, data: { reason: 'edited-meanwhile' }, msg: '刚被他人修改' },
      { status: 409 },
    )
  })
  await render(
    <InWorkspace>
      <main id="main" tabIndex={-1}>
        <EnterpriseFormScreen query={{ id: '7' }} />
      </main>
    </InWorkspace>,
  )
  const remark = page.getByRole('textbox', { name: '备注' })
  const address = page.getByRole('textbox', { name: '详细地址' })
  await expect.element(address).toHaveValue('五一大道 1 号')
  await remark.fill('上午不在')
  ;[saved, isReached] = [later, false]
  await page.getByRole('button', { name: '保存' }).click()
  // It cannot be brought up to date yet, and somebody types on.
  const stale = page.getByRole('alert').filter({ hasText: commonMessages.zh.stale })
  await expect.element(stale).toBeVisible()
  await remark.fill('上午不在，下午在')
  isReached = true
  await stale.getByRole('button').click()
  const both = page.getByRole('list', { name: '两边不一致的内容' })
  await expect.element(both).toHaveTextContent('备注已保存： 先电话联系您的： 上午不在，下午在用已保存的')
  await expect.element(remark).toHaveValue('上午不在，下午在')
  // What nobody typed follows what is saved.
  await expect.element(address).toHaveValue('五一大道 9 号')
  await page.getByRole('button', { name: '保存' }).click()
  await expect.poll(() => heard.filter(({ path }) => path === 'enterprise/submit').length).toBe(2)
  expect(heard.findLast(({ path }) => path === 'enterprise/submit')?.body).toMatchObject({
    version: 4,
    remark: '上午不在，下午在',
    address: '五一大道 9 号',
  })
})

/** As the shell keeps a tab: it is asked for anew each time it is shown. */
const tab = (language: 'zh' | 'en', isShown: boolean) => (
  <InWorkspace language={language}>
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <main id="main" tabIndex={-1}>
        <EnterpriseFormScreen query={{ id: '7' }} />
      </main>
    </Activity>
  </InWorkspace>
)

test.each([
  ['zh', 403, workMessages.zh.notYours],
  ['en', 403, workMessages.en.notYours],
  ['zh', 404, enterpriseMessages.zh.notFound],
  ['en', 404, enterpriseMessages.en.notFound],
] as const)(
  '[NAV-10][I18N-1] in %s, an enterprise that is refused with %i is shown no more; what was typed is said to be kept, and comes back with it',
  async (language, code, said) => {
    let isRefused = false
    serve(({ path }) => {
      if (path === 'enterprise/history') return []
      if (path !== 'enterprise/detail') return []
      return isRefused ? Response.json({ code, success: false, data: null, msg: 'no' }, { status: code }) : before
    })
    const screen = await render(tab(language, true))
    const remark = page.getByRole('textbox', { name: enterpriseMessages[language].remark })
    await remark.fill('上午不在')
    await screen.rerender(tab(language, false))
    isRefused = true
    await screen.rerender(tab(language, true))
    await expect.element(page.getByRole('heading', { level: 1, name: said })).toBeVisible()
    await expect.element(page.getByText(commonMessages[language].typedKept)).toBeVisible()
    expect(page.getByText(before.enterName).elements()).toEqual([])
    await screen.rerender(tab(language, false))
    isRefused = false
    await screen.rerender(tab(language, true))
    await expect.element(remark).toHaveValue('上午不在')
    expect(page.getByText(commonMessages[language].typedKept).elements()).toEqual([])
  },
)

test('of an enterprise on which nothing was typed, nothing is said to be kept where it is refused', async () => {
  let isRefused = false
  serve(({ path }) => {
    if (path !== 'enterprise/detail') return []
    return isRefused ? Response.json({ code: 403, success: false, data: null, msg: 'no' }, { status: 403 }) : before
  })
  const screen = await render(tab('zh', true))
  await expect.element(page.getByRole('textbox', { name: '备注' })).toBeVisible()
  await screen.rerender(tab('zh', false))
  isRefused = true
  await screen.rerender(tab('zh', true))
  await expect.element(page.getByRole('heading', { level: 1, name: workMessages.zh.notYours })).toBeVisible()
  expect(page.getByText(commonMessages.zh.typedKept).elements()).toEqual([])
})

/** The form in a tab that is left and shown again, which asks for its record anew. */
function InTab() {
  const [isShown, setShown] = useState(true)
  return (
    <InWorkspace>
      <button type="button" onClick={() => setShown(!isShown)}>
        other tab
      </button>
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <main id="main" tabIndex={-1}>
          <EnterpriseFormScreen query={{ id: '7' }} />
        </main>
      </Activity>
    </InWorkspace>
  )
}

test('[TAB-4][FLOW-3] what was typed goes over into a newer version that comes by itself, as when its tab is shown again', async () => {
  let saved: EnterpriseDetail = before
  serve(({ path }) => (path === 'enterprise/detail' ? saved : []))
  await render(<InTab />)
  const remark = page.getByRole('textbox', { name: '备注' })
  const tab = page.getByRole('button', { name: 'other tab' })
  await expect.element(remark).toHaveValue('')
  await remark.fill('上午不在')
  await tab.click()
  await expect.element(remark).not.toBeInTheDocument()
  saved = later
  await tab.click()
  const both = page.getByRole('list', { name: '两边不一致的内容' })
  await expect.element(both).toHaveTextContent('备注已保存： 先电话联系您的： 上午不在用已保存的')
  await expect.element(remark).toHaveValue('上午不在')
  await expect.element(page.getByRole('textbox', { name: '详细地址' })).toHaveValue('五一大道 9 号')
  // Once more, and what was carried over is carried on.
  await tab.click()
  saved = { ...later, address: '五一大道 11 号', version: 5 }
  await tab.click()
  await expect.element(page.getByRole('textbox', { name: '详细地址' })).toHaveValue('五一大道 11 号')
  await expect.element(remark).toHaveValue('上午不在')
})

test('a form in which nothing was typed follows what is saved, and says nothing', async () => {
  let saved: EnterpriseDetail = before
  serve(({ path }) => (path === 'enterprise/detail' ? saved : []))
  await render(<InTab />)
  const tab = page.getByRole('button', { name: 'other tab' })
  await expect.element(page.getByRole('textbox', { name: '备注' })).toHaveValue('')
  await tab.click()
  saved = later
  await tab.click()
  await expect.element(page.getByRole('textbox', { name: '备注' })).toHaveValue('先电话联系')
  expect(page.getByRole('list', { name: '两边不一致的内容' }).elements()).toEqual([])
})

/** The form as a page that was opened anew shows it. */
const form = (language: 'zh' | 'en' = 'zh', id = '7') => (
  <InWorkspace language={language}>
    <main id="main" tabIndex={-1}>
      <EnterpriseFormScreen query={{ id }} />
    </main>
  </InWorkspace>
)
const fieldsOf = (language: 'zh' | 'en' = 'zh') => {
  const words = enterpriseMessages[language]
  return {
    remark: page.getByRole('textbox', { name: words.remark }),
    address: page.getByRole('textbox', { name: words.address }),
    both: page.getByRole('list', { name: recordFormMessages[language].conflicts }),
  }
}
/** Types into the form, and lets its page go before anything is saved. */
async function typeAndGo(typed: { readonly remark?: string; readonly address?: string }, id = '7') {
  const screen = await render(form('zh', id))
  const fields = fieldsOf()
  await expect.element(fields.address).toHaveValue(before.address)
  if (typed.remark !== undefined) await fields.remark.fill(typed.remark)
  if (typed.address !== undefined) await fields.address.fill(typed.address)
  await screen.unmount()
}
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'))

test.each(['zh', 'en'] as const)(
  '[REG-2][FLOW-3] in %s, what was typed before the page went stands on the version that somebody saved meanwhile, with both texts, and is said to be kept',
  async (language) => {
    let saved: EnterpriseDetail = before
    serve(({ path }) => (path === 'enterprise/detail' ? saved : []))
    await typeAndGo({ remark: '上午不在' })
    saved = later
    const words = recordFormMessages[language]
    const { remark, address, both } = fieldsOf(language)
    const screen = await render(form(language))
    const told = `${enterpriseMessages[language].remark}${words.savedNow} 先电话联系${words.yours} 上午不在${words.takeSaved}`
    await expect.element(both).toHaveTextContent(told)
    await expect.element(page.getByText(words.changedSince)).toBeVisible()
    await expect.element(page.getByText(words.decide)).toBeVisible()
    await expect.element(remark).toHaveValue('上午不在')
    // What nobody typed follows what is saved.
    await expect.element(address).toHaveValue('五一大道 9 号')
    // The page goes once more: one draft is kept, and still tells both texts.
    await screen.unmount()
    expect(drafts()).toEqual([draftKey({ userId: '', formId: 'enterprise:7:4' })])
    await render(form(language))
    await expect.element(both).toHaveTextContent(told)
    await expect.element(page.getByText(words.changedSince)).toBeVisible()
    await expect.element(address).toHaveValue('五一大道 9 号')
  },
)

test('[REG-2][FLOW-3] an older draft that was carried over is saved on the newer version, and no draft stays', async () => {
  let saved: EnterpriseDetail = { ...before, id: '8' }
  const heard = serve(({ path, body }) => {
    if (path === 'enterprise/detail') return saved
    return path === 'enterprise/submit' ? { ...saved, ...body, version: 5 } : []
  })
  await typeAndGo({ remark: '上午不在' }, '8')
  saved = { ...later, id: '8' }
  await render(form('zh', '8'))
  await expect.element(fieldsOf().both).toBeVisible()
  await page.getByRole('button', { name: enterpriseMessages.zh.save }).click()
  await expect.poll(drafts).toEqual([])
  const sent = { version: 4, remark: '上午不在', address: '五一大道 9 号' }
  expect(heard.find(({ path }) => path === 'enterprise/submit')?.body).toMatchObject(sent)
})

test('[REG-2][FLOW-3] what was typed before the page went and does not touch what was saved meanwhile is put together with it, and said to be', async () => {
  let saved: EnterpriseDetail = before
  serve(({ path }) => (path === 'enterprise/detail' ? saved : []))
  await typeAndGo({ remark: '上午不在' })
  saved = { ...before, address: '五一大道 9 号', version: 6 }
  await render(form())
  const { remark, address, both } = fieldsOf()
  await expect.element(remark).toHaveValue('上午不在')
  await expect.element(address).toHaveValue('五一大道 9 号')
  const { changedSince, together } = recordFormMessages.zh
  await expect.element(page.getByRole('alert')).toHaveTextContent(`${changedSince}${together}`)
  expect(both.elements()).toEqual([])
})

test('[REG-2][FLOW-3] an older draft that is discarded is gone, and the form shows what is saved', async () => {
  let saved: EnterpriseDetail = before
  serve(({ path }) => (path === 'enterprise/detail' ? saved : []))
  await typeAndGo({ remark: '上午不在' })
  saved = later
  const screen = await render(form())
  const { remark, both } = fieldsOf()
  await expect.element(both).toBeVisible()
  await page.getByRole('button', { name: recordFormMessages.zh.discard }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: recordFormMessages.zh.discard }).click()
  await expect.element(remark).toHaveValue('先电话联系')
  expect(page.getByText(recordFormMessages.zh.changedSince).elements()).toEqual([])
  await expect.poll(drafts).toEqual([])
  // What is typed from here on is typed on what is saved.
  await remark.fill('下午在')
  expect(page.getByText(recordFormMessages.zh.changedSince).elements()).toEqual([])
  await screen.unmount()
  await render(form())
  await expect.element(remark).toHaveValue('下午在')
  expect(both.elements()).toEqual([])
})

test('[REG-2][FLOW-3] of two texts the saved one that was taken is not asked about again when the page comes back', async () => {
  let saved: EnterpriseDetail = before
  serve(({ path }) => (path === 'enterprise/detail' ? saved : []))
  await typeAndGo({ remark: '上午不在', address: '五一大道 3 号' })
  saved = later
  const screen = await render(form())
  const { remark, address, both } = fieldsOf()
  await both.getByRole('button', { name: /备注/ }).click()
  await expect.element(remark).toHaveValue('先电话联系')
  await screen.unmount()
  await render(form())
  await expect.element(both).toHaveTextContent('详细地址已保存： 五一大道 9 号您的： 五一大道 3 号用已保存的')
  await expect.element(address).toHaveValue('五一大道 3 号')
  await expect.element(remark).toHaveValue('先电话联系')
})

test('[REG-2][FLOW-3] an older draft that says what is saved by now is dropped without a word', async () => {
  let saved: EnterpriseDetail = before
  serve(({ path }) => (path === 'enterprise/detail' ? saved : []))
  await typeAndGo({ remark: '先电话联系' })
  expect(drafts()).toHaveLength(1)
  saved = later
  await render(form())
  const { remark, address } = fieldsOf()
  await expect.element(address).toHaveValue('五一大道 9 号')
  await expect.element(remark).toHaveValue('先电话联系')
  await expect.poll(drafts).toEqual([])
  expect(page.getByText(recordFormMessages.zh.changedSince).elements()).toEqual([])
  expect(page.getByRole('button', { name: recordFormMessages.zh.discard }).elements()).toEqual([])
})

test('[REG-2][FLOW-3] what was typed on the newer version comes first; an older draft waits beside it and is not lost', async () => {
  let saved: EnterpriseDetail = before
  serve(({ path }) => (path === 'enterprise/detail' ? saved : []))
  await typeAndGo({ remark: '上午不在' })
  const key = draftKey({ userId: '', formId: 'enterprise:7:3' })
  const kept = localStorage.getItem(key) ?? ''
  localStorage.clear()
  saved = later
  const screen = await render(form())
  const { remark, both } = fieldsOf()
  await expect.element(remark).toHaveValue('先电话联系')
  await remark.fill('下午在')
  await screen.unmount()
  localStorage.setItem(key, kept)
  const again = await render(form())
  await expect.element(remark).toHaveValue('下午在')
  expect(both.elements()).toEqual([])
  await again.unmount()
  expect(localStorage.getItem(key)).toBe(kept)
  localStorage.removeItem(draftKey({ userId: '', formId: 'enterprise:7:4' }))
  await render(form())
  await expect.element(both).toHaveTextContent('备注已保存： 先电话联系您的： 上午不在用已保存的')
})

test('[REG-2] a draft of before, which does not tell what it began with, is taken on its own version', async () => {
  serve(({ path }) => (path === 'enterprise/detail' ? before : []))
  await typeAndGo({ remark: '上午不在' })
  const key = draftKey({ userId: '', formId: 'enterprise:7:3' })
  const { began, ...old } = JSON.parse(localStorage.getItem(key) ?? '{}')
  expect(began).toMatchObject({ remark: '' })
  localStorage.setItem(key, JSON.stringify(old))
  await render(form())
  const { remark, both } = fieldsOf()
  await expect.element(remark).toHaveValue('上午不在')
  expect(both.elements()).toEqual([])
})

test('[TAB-4][FLOW-3] what was carried over and typed on stays so when the tab is left and shown again; one draft of it is kept', async () => {
  let saved: EnterpriseDetail = before
  serve(({ path }) => (path === 'enterprise/detail' ? saved : []))
  await render(<InTab />)
  const { remark, both } = fieldsOf()
  const tab = page.getByRole('button', { name: 'other tab' })
  await expect.element(remark).toHaveValue('')
  await remark.fill('上午不在')
  await tab.click()
  saved = later
  await tab.click()
  await expect.element(both).toBeVisible()
  await remark.fill('上午不在，下午在')
  await tab.click()
  await expect.element(remark).not.toBeInTheDocument()
  expect(drafts()).toEqual([draftKey({ userId: '', formId: 'enterprise:7:4' })])
  await tab.click()
  await expect.element(both).toHaveTextContent('备注已保存： 先电话联系您的： 上午不在，下午在用已保存的')
  await expect.element(remark).toHaveValue('上午不在，下午在')
})
