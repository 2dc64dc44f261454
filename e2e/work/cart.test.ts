import { expect as same, test } from 'vitest'
import { axeFaults, withAxe } from '../support/axe-faults.ts'
import { expect } from '../support/patient-expect.ts'
import type { Person } from '../support/person.ts'
import { useProduct } from '../support/use-product.ts'

const product = useProduct({ orders: 6 })

/** Opens the ledger, all of it. */
async function openLedger({ page, open }: Person) {
  await open('业务受理', '器具台账')
  await page.getByRole('radio', { name: '全部', exact: true }).filter({ visible: true }).check({ force: true })
  await expect(page.getByRole('row').filter({ visible: true }).nth(3)).toBeVisible()
}
const cartButton = ({ page }: Person) => page.getByRole('complementary', { name: '购物车' }).getByRole('button')
const panel = ({ page }: Person) => page.getByRole('dialog', { name: '购物车' })

test('[SHELL-8][BIZ-2] instruments of the ledger are put into the cart, counted at its button, and become an order', async () => {
  const person = await product.enter()
  const { page } = person
  const button = cartButton(person)
  await expect(button).toBeVisible()
  // 250 px below the top, at the right edge.
  const box = await page.getByRole('complementary', { name: '购物车' }).boundingBox()
  same([Math.round(box?.y ?? 0), Math.round((box?.x ?? 0) + (box?.width ?? 0))]).toEqual([250, 1280])
  await button.click()
  await expect(panel(person)).toContainText('购物车是空的')
  await page.keyboard.press('Escape')
  await expect(panel(person)).toHaveCount(0)

  await openLedger(person)
  await page
    .getByRole('searchbox')
    .or(page.getByRole('textbox', { name: '委托单位' }))
    .filter({ visible: true })
    .first()
    .fill('星麓')
  await page.keyboard.press('Enter')
  const rows = page.getByRole('row').filter({ hasText: '长沙星麓', visible: true })
  await expect(rows.first()).toBeVisible()
  for (const place of [0, 1]) await rows.nth(place).getByRole('checkbox').click()
  await page.getByRole('button', { name: '放入购物车' }).filter({ visible: true }).click()
  await expect(page.getByText('2 件器具已放入购物车')).toBeVisible()
  await expect(button).toHaveAccessibleName(/2/)
  await person.picture('cart-filled')

  // What was taken out is put back.
  await button.click()
  await expect(panel(person).getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: /^移除/ }).first().click()
  await expect(panel(person).getByRole('listitem')).toHaveCount(1)
  await panel(person).getByRole('button', { name: '放回' }).click()
  await expect(panel(person).getByRole('listitem')).toHaveCount(2)
  await person.picture('cart-open')

  // A press elsewhere closes it; a reload keeps what is in it.
  await page.getByRole('heading', { level: 1, name: '器具台账' }).click()
  await expect(panel(person)).toHaveCount(0)
  await page.reload()
  await expect(button).toHaveAccessibleName(/2/)

  await button.click()
  await panel(person)
    .getByRole('button', { name: /委托单/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: '委托登记' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: '委托单位' })).toHaveValue(/长沙星麓/)
  await expect(page.getByText('长沙星麓精工机械有限公司 的 2 件器具已放入委托登记')).toBeVisible()
  await expect(page.getByRole('textbox', { name: '出厂编号，第 2 行' })).not.toHaveValue('')
  await expect(button).not.toHaveAccessibleName(/2/)
  await page.getByRole('button', { name: '提交', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: /WT\d{10}/ })).toBeVisible()
  await person.leave()
})

test('[SHELL-8][REG-2] a draft for another enterprise keeps what it has, the cart too, and it is said; the message puts back', async () => {
  const person = await product.enter()
  const { page } = person
  await openLedger(person)
  const rows = page.getByRole('row').filter({ hasText: '长沙星麓', visible: true })
  await rows
    .first()
    .getByRole('button', { name: /更多操作/ })
    .click()
  await page.getByRole('menuitem', { name: '放入购物车' }).click()
  await expect(page.getByText('1 件器具已放入购物车')).toBeVisible()
  await cartButton(person).click()
  await panel(person)
    .getByRole('button', { name: /委托单/ })
    .click()
  await page.getByRole('button', { name: '放回购物车' }).click()
  await expect(cartButton(person)).toHaveAccessibleName(/1/)
  await expect(page.getByText('还没有器具')).toBeVisible()
  // Another enterprise in the draft.
  await page.getByRole('combobox', { name: '委托单位' }).fill('')
  await page.getByRole('combobox', { name: '委托单位' }).pressSequentially('云浦')
  await page.getByRole('option', { name: /云浦/ }).first().click()
  await cartButton(person).click()
  await panel(person)
    .getByRole('button', { name: /委托单/ })
    .click()
  await expect(page.getByText(/已有 .*云浦.* 的草稿，没有放入/)).toBeVisible()
  await expect(cartButton(person)).toHaveAccessibleName(/1/)
  await expect(page.getByText('还没有器具')).toBeVisible()
  await person.leave()
})

test('[SHELL-8][A11Y-1] axe has nothing against the open cart; a tester has none', async () => {
  const tester = await product.enter('tester')
  await expect(tester.page.getByRole('complementary', { name: '购物车' })).toHaveCount(0)
  await tester.leave()
  const person = await product.enter()
  await withAxe(person.page)
  await person.page.reload()
  await cartButton(person).click()
  await expect(panel(person)).toBeVisible()
  same(await axeFaults(person.page)).toEqual([])
  await person.leave()
})
