import { CallProblem, createClient } from '@etalon/api/client'
import { contract } from '@etalon/api/contract'
import type { Page } from 'playwright'
import { expect as same, test } from 'vitest'
import { expect } from '../support/patient-expect.ts'
import { ordersWith, registration } from './registration.ts'
import { measured, useFaultyProduct } from './use-faults.ts'

const product = useFaultyProduct()
const orderPage = /\/api\/hm-metrology\/order\/page$/
const keepOrder = /\/api\/hm-metrology\/order\/keep$/

const failure = (page: Page) => page.getByRole('alert').filter({ visible: true })
const note = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text, visible: true })
const grid = (page: Page) => page.getByRole('grid').filter({ visible: true })
const rows = (page: Page) => grid(page).getByRole('row')
const search = (page: Page) => page.getByRole('button', { name: '查询', exact: true }).filter({ visible: true }).click()
const number = (page: Page) => page.getByRole('link', { name: /^WT\d+$/ }).filter({ visible: true })
const isAnswered = (page: Page) => expect(grid(page)).toHaveAttribute('aria-busy', 'false')

/** What the form says of itself where no answer came. */
const doubt = (page: Page, title: string) =>
  page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: title, visible: true })
const again = (page: Page, name: '再次提交' | '完成') =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).click()

test('[API-3][F1] the network goes at the click of save: it is said, the input stays, and once it is back one record is made by itself', async (context) => {
  const { page, open, leave } = await product.enter()
  await open('业务受理', '委托登记')
  const words = `断网-${crypto.randomUUID()}`
  await registration.fill(page, words)
  await page.context().setOffline(true)
  await registration.keep(page)
  const begun = performance.now()
  await expect(page.getByText('网络没有连上，您填写的内容没有丢失').first()).toBeVisible()
  const said = performance.now() - begun
  await expect(note(page, '网络已断开')).toContainText('1 份未提交的草稿保存在本机')
  await expect(doubt(page, '没有收到服务器的答复')).toBeVisible()
  await registration.holds(page, words)
  same(await ordersWith(product.etalon, words)).toBe(0)
  const back = performance.now()
  await page.context().setOffline(false)
  await registration.isKept(page)
  const sent = performance.now() - back
  same(await ordersWith(product.etalon, words)).toBe(1)

  // What was changed meanwhile is offered, with what is known of the first.
  await open('业务受理', '委托登记')
  const first = `断网后改-${crypto.randomUUID()}`
  await registration.fill(page, first)
  await page.context().setOffline(true)
  await registration.keep(page)
  await expect(doubt(page, '没有收到服务器的答复')).toBeVisible()
  const later = `${first}-改`
  await page.getByRole('textbox', { name: '备注' }).filter({ visible: true }).fill(later)
  await page.context().setOffline(false)
  await expect(doubt(page, '上次提交没有保存')).toBeVisible()
  same([await ordersWith(product.etalon, first), await ordersWith(product.etalon, later)]).toEqual([0, 0])
  await again(page, '再次提交')
  await registration.isKept(page)
  same([await ordersWith(product.etalon, first), await ordersWith(product.etalon, later)]).toEqual([0, 1])
  measured(
    context,
    `said after ${(said / 1000).toFixed(1)} s; all fields stayed; ${(sent / 1000).toFixed(1)} s after the network was back 1 record by itself; what was changed meanwhile was offered, and made 1 record`,
  )
  await leave()
})

test('[SRV-4][F2] a submission arrives and its answers are cut: it is said, the input stays, and the repeat finds the record that there is', async (context) => {
  const { page, open, leave } = await product.enter()
  await open('业务受理', '委托登记')
  const words = `答复丢失-${crypto.randomUUID()}`
  await registration.fill(page, words)
  const cut = product.inject({ path: keepOrder }, { kind: 'answer cut' })
  await registration.keep(page)
  await expect(page.getByText('网络没有连上，您填写的内容没有丢失').first()).toBeVisible()
  await expect(doubt(page, '上次提交已经保存')).toBeVisible()
  same(await ordersWith(product.etalon, words)).toBe(1)
  await registration.holds(page, words)
  const { met } = cut
  cut.remove()
  await again(page, '完成')
  await registration.isKept(page)
  same(await ordersWith(product.etalon, words)).toBe(1)
  measured(context, `${met} answers cut, ${met + 1} submissions with one key: 1 record; it is said that it is saved`)
  await leave()
})

test('[TBL-2][F3] a late answer does not take the place of a newer one: list, menu, detail', async (context) => {
  const { page, open, leave } = await product.enter()
  await open('业务受理', '委托单')
  await isAnswered(page)
  const all = await rows(page).count()
  const late = product.inject({ path: orderPage, says: /^(?!.*NONE-SUCH)/s }, { kind: 'late', milliseconds: 3000 })
  await search(page)
  await same.poll(() => late.met).toBe(1)
  await page.getByRole('search').getByRole('textbox', { name: '委托单号' }).filter({ visible: true }).fill('NONE-SUCH')
  await search(page)
  await expect(rows(page)).toHaveCount(1)
  await page.waitForTimeout(4000)
  await expect(rows(page)).toHaveCount(1)
  same(all).toBeGreaterThan(2)
  late.remove()
  await page.getByRole('button', { name: '重置', exact: true }).filter({ visible: true }).click()
  await same.poll(() => rows(page).count()).toBeGreaterThan(2)

  // Two entries of the top menu, of which the first one's side menu comes late.
  const side = page.getByRole('navigation', { name: '侧边菜单' })
  const bar = page.getByRole('navigation', { name: '主菜单' })
  const lateMenu = product.inject({ path: /\/menu\/routes$/, times: 1 }, { kind: 'late', milliseconds: 3000 })
  const names = (await bar.getByRole('link').allInnerTexts()).filter((name) => name !== '首页' && name !== '业务受理')
  const [first = '', second = ''] = names
  await bar.getByRole('link', { name: first, exact: true }).click()
  await bar.getByRole('link', { name: second, exact: true }).click()
  await page.waitForTimeout(500)
  const newer = await side.innerText()
  await page.waitForTimeout(4000)
  same(await side.innerText()).toBe(newer)

  // Two orders, of which the first one's detail comes late.
  await open('业务受理', '委托单')
  const numbers = number(page)
  const [one = '', two = ''] = await numbers.allInnerTexts()
  const lateDetail = product.inject({ path: /\/order\/detail$/, times: 1 }, { kind: 'late', milliseconds: 3000 })
  await numbers.filter({ hasText: one }).click()
  await same.poll(() => lateDetail.met).toBe(1)
  await page.getByRole('tablist', { name: '已打开页面' }).getByRole('tab', { name: '委托单', exact: true }).click()
  await numbers.filter({ hasText: two }).click()
  const heading = page.getByRole('heading', { level: 1 }).filter({ visible: true })
  await expect(heading).toContainText(two)
  await page.waitForTimeout(4000)
  await expect(heading).toContainText(two)
  measured(context, `3 s late each: list, menu (${lateMenu.met} met) and detail stay at what was asked last`)
  await leave()
})

test('[API-3][F5] an answer that is cut somewhere is a failure with a way to try again, never an empty list', async (context) => {
  const { page, open, leave } = await product.enter()
  await open('业务受理', '委托单')
  await isAnswered(page)
  const parts = [0.1, 0.3, 0.5, 0.7, 0.9]
  for (const looksWhole of [true, false]) {
    for (const part of parts) {
      const cut = product.inject({ path: orderPage }, { kind: 'truncated', part, looksWhole })
      await search(page)
      await expect(failure(page).getByRole('button', { name: '重试' })).toBeVisible()
      await expect(page.getByText('暂无数据').filter({ visible: true })).toHaveCount(0)
      same(cut.met).toBeGreaterThan(0)
      cut.remove()
      await failure(page).getByRole('button', { name: '重试' }).click()
      await isAnswered(page)
      await expect(failure(page)).toHaveCount(0)
      same(await rows(page).count()).toBeGreaterThan(2)
    }
  }
  measured(
    context,
    `cut at ${parts.map((part) => `${part * 100} %`).join(', ')}, with and without a broken connection: 10 of 10 said so with 重试, none "no data"`,
  )
  await leave()
})

const markup = '<!doctype html><html><body><h1>MARKUP-OF-A-PROXY</h1><script>window.ran = true</script></body></html>'

test('[API-3][F6] a page of markup comes in place of an answer: no markup is shown; what only asks is asked again, what writes only with its key', async (context) => {
  const { page, open, leave } = await product.enter()
  await open('业务受理', '委托单')
  await isAnswered(page)
  const isClean = async () => {
    same(await page.content()).not.toContain('MARKUP-OF-A-PROXY')
    same(await page.evaluate(() => 'ran' in window)).toBe(false)
  }
  for (const status of [502, 200]) {
    const html = { kind: 'replaced', status, type: 'text/html; charset=utf-8', body: markup } as const
    // Once, and of what is only read: nobody notices.
    await open('业务受理', '委托单')
    await isAnswered(page)
    const once = product.inject({ path: /\/order\/detail$/, times: 1 }, html)
    await number(page)
      .nth(status === 502 ? 0 : 1)
      .click()
    await expect(page.getByRole('heading', { level: 1, name: /WT\d+/ }).filter({ visible: true })).toBeVisible()
    same(once.met).toBe(1)
    // Always, and of a list: it is said in our words.
    await page.getByRole('tablist', { name: '已打开页面' }).getByRole('tab', { name: '委托单', exact: true }).click()
    const always = product.inject({ path: orderPage }, html)
    await search(page)
    await expect(failure(page).getByRole('button', { name: '重试' })).toBeVisible()
    await isClean()
    always.remove()
    await failure(page).getByRole('button', { name: '重试' }).click()
    await isAnswered(page)
    await expect(failure(page)).toHaveCount(0)
    // A write has its key, and is sent again.
    const words = `网页-${status}-${crypto.randomUUID()}`
    await open('业务受理', '委托登记')
    await registration.fill(page, words)
    const written = product.inject({ path: keepOrder, times: 1 }, html)
    await registration.keep(page)
    await registration.isKept(page)
    same(written.met).toBe(1)
    same(await ordersWith(product.etalon, words)).toBe(1)
    await isClean()
  }
  // Without a key nothing is sent twice.
  const sent = product.inject({ path: keepOrder }, { kind: 'replaced', status: 502, type: 'text/html', body: markup })
  const client = createClient({ baseUrl: product.url, accessToken: () => 'x'.repeat(40) })
  await same(client.send(contract.order.keep, { body: {} as never })).rejects.toBeInstanceOf(CallProblem)
  same(sent.met).toBe(1)
  measured(
    context,
    '502 and 200 with markup: a GET and a write with its key are sent again and come through; without a key 1 try; no markup in the page',
  )
  await leave()
})

test('[API-1][API-3][F7] no answer comes: 20 s, a file 120 s, then it is said with 请重试, and nothing loads any more', async (context) => {
  const { page, open, leave } = await product.enter()
  const file = createClient({ baseUrl: product.url, accessToken: () => 'x'.repeat(40) })
  product.inject({ path: contract.file.download.path }, { kind: 'swallowed' })
  const fileBegan = performance.now()
  const waiting = file.send(contract.file.download, { query: { fileId: '1', ticket: 'none' } }).then(
    () => ({ kind: 'answered', seconds: 0 }),
    (error: unknown) => ({
      kind: error instanceof CallProblem ? error.kind : 'other',
      seconds: (performance.now() - fileBegan) / 1000,
    }),
  )
  await open('业务受理', '委托单')
  await isAnswered(page)
  const swallowed = product.inject({ path: orderPage }, { kind: 'swallowed' })
  const began = performance.now()
  await search(page)
  await expect(grid(page)).toHaveAttribute('aria-busy', 'true')
  await expect(failure(page)).toContainText('请求超时,请重试~~~', { timeout: 30_000 })
  const seconds = (performance.now() - began) / 1000
  same(seconds).toBeGreaterThan(19)
  same(seconds).toBeLessThan(23)
  await expect(page.getByRole('progressbar').filter({ visible: true })).toHaveCount(0)
  swallowed.remove()
  await failure(page).getByRole('button', { name: '重试' }).click()
  await isAnswered(page)
  await expect(failure(page)).toHaveCount(0)
  const given = await waiting
  same(given.kind).toBe('timeout')
  same(given.seconds).toBeGreaterThan(119)
  same(given.seconds).toBeLessThan(125)
  measured(
    context,
    `list ${seconds.toFixed(1)} s, file ${given.seconds.toFixed(1)} s, then 请求超时,请重试~~~; nothing loads any more`,
  )
  await leave()
})
