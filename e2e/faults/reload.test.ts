import type { Page } from 'playwright'
import { expect as same, test } from 'vitest'
import { expect } from '../support/patient-expect.ts'
import { ordersWith, registration } from './registration.ts'
import { measured, useFaultyProduct } from './use-faults.ts'

const product = useFaultyProduct({ orders: 0 })
const keepOrder = /\/api\/hm-metrology\/order\/keep$/

/** The form again, in the page as it was opened anew. */
const formAgain = async (page: Page) => {
  await page.goto(`${product.url}/order/order-registration/index`)
  await expect(page.getByRole('heading', { level: 1, name: '委托登记' })).toBeVisible()
}

const calls = () => product.proxy.seen.filter(({ call }) => keepOrder.test(call)).length

const ways = ['reload', 'crash'] as const
const moments = ['before it arrives', 'after it was committed'] as const

test('[SRV-4][REG-2][F23] the page is loaded anew, or its process crashes, in the midst of saving: every field is back, it is said whether a record was made, and saving again makes no second one', async (context) => {
  const seen: string[] = []
  for (const way of ways) {
    for (const moment of moments) {
      const { page, open } = await product.enter()
      await open('业务受理', '委托登记')
      const words = `${way}-${moment}-${crypto.randomUUID()}`
      await registration.fill(page, words)
      // Not one of its tries arrives before the page goes; or what arrives is never answered.
      const isEarly = moment === 'before it arrives'
      const already = calls()
      const fault = product.inject({ path: keepOrder }, { kind: isEarly ? 'refused' : 'swallowed' })
      await registration.keep(page)
      await same.poll(calls).toBeGreaterThan(already)
      if (!isEarly) await same.poll(() => ordersWith(product.etalon, words)).toBe(1)
      let next = page
      if (way === 'reload') await page.reload()
      else {
        const crashed = page.waitForEvent('crash')
        await page.goto('chrome://crash').catch(() => {})
        await crashed
        next = await page.context().newPage()
        await formAgain(next)
      }
      await registration.holds(next, words)
      const records = await ordersWith(product.etalon, words)
      same(records).toBe(isEarly ? 0 : 1)
      const says = next
        .getByRole(isEarly ? 'alert' : 'status')
        .filter({ hasText: isEarly ? '上次提交没有保存' : '上次提交已经保存' })
      await expect(says).toBeVisible()
      // Nobody pressed a button in this page: nothing went by itself.
      same(await ordersWith(product.etalon, words)).toBe(records)
      fault.remove()
      await says.getByRole('button', { name: isEarly ? '再次提交' : '完成' }).click()
      await registration.isKept(next)
      same(await ordersWith(product.etalon, words)).toBe(1)
      seen.push(`${way} ${moment}: ${records} record, and it is said; then 1`)
      await page.context().close()
    }
  }
  measured(context, `all fields back 4 of 4 times; ${seen.join('; ')}`)
})
