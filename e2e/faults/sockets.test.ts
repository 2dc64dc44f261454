import type { Page } from 'playwright'
import { expect as same, test } from 'vitest'
import { inDatabase, tell } from '../support/in-database.ts'
import { expect } from '../support/patient-expect.ts'
import { measured, useFaultyProduct } from './use-faults.ts'

const product = useFaultyProduct({ orders: 0 })

const bell = (page: Page) => page.getByRole('button', { name: /^消息与公告/ })
const tellReception = (title: string) => tell(product.etalon, 'reception', title, '', '')

/** Counts how often each message is shown as it comes. */
const countShown = (page: Page) =>
  page.evaluate(() => {
    const shown: Record<string, number> = {}
    Object.assign(window, { shown })
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) {
          if (!(node instanceof HTMLElement)) continue
          const toasts = [...node.querySelectorAll('[role=alertdialog]'), ...(node.matches('[role=alertdialog]') ? [node] : [])]
          for (const toast of toasts) {
            const title = /第\d+号/.exec(toast.textContent)?.[0]
            if (title) shown[title] = (shown[title] ?? 0) + 1
          }
        }
    }).observe(document, { subtree: true, childList: true })
  })
const shownOn = (page: Page) => page.evaluate(() => (window as unknown as { shown: Record<string, number> }).shown)

test('[SHELL-10][F8] the socket is reset every 2 s for a minute: each of 100 messages comes, and none twice', async (context) => {
  const { page, leave } = await product.enter()
  const { sockets } = product.proxy
  await expect.poll(() => sockets.open).toBe(1)
  await countShown(page)
  const already = sockets.opened.length
  let resets = 0
  for (let at = 1; at <= 100; at += 1) {
    await tellReception(`第${at}号`)
    await page.waitForTimeout(600)
    if (Math.floor((at * 600) / 2000) > resets) {
      sockets.reset()
      resets += 1
    }
  }
  await expect(bell(page)).toHaveAccessibleName('消息与公告，100 条未读')
  const opened = sockets.opened.slice(already)
  await expect.poll(() => sockets.open, { timeout: 40_000 }).toBe(1)
  const shown = await shownOn(page)
  const twice = Object.entries(shown).filter(([, times]) => times > 1)
  same(twice).toEqual([])
  // Each wait after a break, in seconds: from the reset, which ends the socket at once, until the next is asked for.
  const gaps = opened.slice(1).map((moment, at) => (moment - (opened[at] ?? 0)) / 1000)
  same(resets).toBeGreaterThan(25)
  same(new Set(gaps.map((gap) => gap.toFixed(1))).size).toBeGreaterThan(2)
  same(Math.min(...gaps)).toBeGreaterThan(1)
  const { rows } = { rows: await inDatabase(product.etalon, `select 1 from station_message where title like '第%号'`) }
  same(rows).toHaveLength(100)
  measured(
    context,
    `${resets} resets, ${opened.length} sockets, ${Math.min(...gaps).toFixed(1)} to ${Math.max(...gaps).toFixed(1)} s apart; 100 of 100 messages, ${Object.keys(shown).length} of them shown as they came, none twice`,
  )
  await leave()
})

test('[SHELL-10][F9] nothing passes the socket any more and nothing ends it: it is made anew within 40 s, and what came meanwhile is told', async (context) => {
  const { page, leave } = await product.enter('tester')
  const { sockets } = product.proxy
  await expect.poll(() => sockets.open).toBe(1)
  await page.waitForTimeout(1000)
  const before = sockets.opened.length
  sockets.swallow()
  const swallowed = performance.now()
  await tell(product.etalon, 'tester', '断线时来的', '', '')
  await expect(bell(page)).toHaveAccessibleName('消息与公告，1 条未读', { timeout: 60_000 })
  const seconds = (performance.now() - swallowed) / 1000
  same(sockets.opened.length).toBe(before + 1)
  same(seconds).toBeGreaterThan(20)
  same(seconds).toBeLessThan(40)
  measured(context, `a new socket, and the message of meanwhile, after ${seconds.toFixed(1)} s`)
  await leave()
})
