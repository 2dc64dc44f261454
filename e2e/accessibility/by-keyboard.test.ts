import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { type Hands, signInByKeyboard } from '../support/hands.ts'
import { openBrowser } from '../support/open-browser.ts'
import { expect } from '../support/patient-expect.ts'
import { type Running, startProduct } from '../support/running.ts'
import { words } from '../support/words.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

/** English words are the longer ones: where room is short, whoever reads most, or writes most, works in English. */
const screens = [
  { name: 'on a desk', width: 1280, height: 800, deviceScaleFactor: 1, inEnglish: [''] },
  { name: 'at 400 %', width: 320, height: 256, deviceScaleFactor: 4, inEnglish: ['tester', 'auditor', 'issuer'] },
]

/** What is not in the catalogue of the journey. */
const besides = {
  zh: { inWork: '检测中', confirming: '确认中', inAudit: '审核中', cancel: '取消' },
  en: { inWork: 'Testing', confirming: 'Confirming', inAudit: 'Auditing', cancel: 'Cancel' },
}
/** What the screens say to whoever works there. */
const said = ({ language }: Hands) => ({ ...words[language], ...besides[language] })

describe.each(screens)('$name', (screen) => {
  let etalon: Running
  beforeAll(async () => {
    etalon = await startProduct()
  })
  afterAll(() => etalon?.remove())
  const enter = (account: string) =>
    signInByKeyboard(browser, etalon.workspaceUrl, account, screen, screen.inEnglish.includes(account) ? 'en' : 'zh')

  test('[A11Y-2][BIZ-2][BIZ-4][BIZ-5] from an order at the counter to an issued certificate by keyboard alone', async () => {
    const reception = await enter('reception')
    const orderNo = await registerOrder(reception)
    const dispatcher = await enter('dispatcher')
    const t = said(dispatcher)
    await search(dispatcher, t.orders, t.orderNo, orderNo)
    await dispatcher.useInRow(orderNo, t.accept)
    await agree(dispatcher, t.accept)
    await expect(dispatcher.row(orderNo).getByText(t.inWork)).toBeVisible()
    await receiveSample(reception, orderNo)
    await reception.leave()
    await dispatchItem(dispatcher, orderNo)
    await dispatcher.leave()
    const tester = await enter('tester')
    await testItem(tester, orderNo)
    const auditor = await enter('auditor')
    await checkItem(auditor, orderNo)
    await openReport(tester)
    await tester.reach('button', said(tester).submit)
    await tester.press('Enter')
    await expect(tester.page.getByText(said(tester).inAudit, { exact: true }).filter({ visible: true }).first()).toBeVisible()
    await tester.hasFocus()
    await tester.leave()
    await moveReport(auditor, said(auditor).audit)
    await auditor.leave()
    const approver = await enter('approver')
    await moveReport(approver, said(approver).approve)
    await approver.leave()
    const issuer = await enter('issuer')
    await moveReport(issuer, said(issuer).issue)
    await expect(
      issuer.page
        .getByText(/^LX-\d{4}-\d{6}$/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
    await issuer.reach('button', said(issuer).downloadFromReport)
    const [download] = await Promise.all([issuer.page.waitForEvent('download'), issuer.press('Enter')])
    expect(download.suggestedFilename()).toMatch(/\.pdf$/)
    await issuer.leave()
  })
})

async function search(hands: Hands, screen: string, field: string, value: string): Promise<void> {
  await hands.goTo(screen)
  await expect(hands.page.getByRole('search').filter({ visible: true })).toBeVisible()
  const box = hands.page.getByRole('search').getByRole('textbox', { name: field, exact: true }).filter({ visible: true })
  // Where the bar has room for one field, that is another on some screens; what is newest comes first anyway.
  if ((await box.count()) === 0) return
  await hands.tabTo(box)
  await hands.press('Control+a')
  await hands.type(value)
  await hands.press('Enter')
}

/** Answers a question by the word on its button. */
async function agree(hands: Hands, word: string): Promise<void> {
  const dialog = hands.page.getByRole('alertdialog').filter({ has: hands.page.getByRole('button', { name: said(hands).cancel }) })
  await hands.tabTo(dialog.getByRole('button', { name: word, exact: true }))
  await hands.press('Enter')
  await expect(dialog).toBeHidden()
  await hands.hasFocus()
}

async function registerOrder(hands: Hands): Promise<string> {
  const t = said(hands)
  const { page } = hands
  await hands.goTo(t.registration)
  await hands.reach('combobox', t.enterprise)
  await hands.type('星麓')
  const found = page.getByRole('option', { name: /长沙星麓/ })
  await expect(found).toBeVisible()
  await expect(page.getByRole('option')).toHaveCount(1)
  await hands.press('ArrowDown')
  await expect(found).toHaveAttribute('data-focused', 'true')
  await hands.press('Enter')
  await expect(page.getByRole('combobox', { name: t.enterprise })).toHaveValue(/长沙星麓/)
  await hands.reach('button', t.pickFromLedger)
  await hands.press('Enter')
  const ledger = page.getByRole('dialog', { name: t.ledger })
  await hands.tabTo(ledger.getByRole('checkbox', { name: /2101148/ }))
  await hands.press('Space')
  await hands.tabTo(ledger.getByRole('button', { name: t.pickOne }))
  await hands.press('Enter')
  await expect(ledger).toBeHidden()
  await hands.hasFocus()
  await hands.reach('button', t.submit)
  await hands.press('Enter')
  const heading = page.getByRole('heading', { level: 1, name: /WT\d{10}/ })
  await expect(heading).toBeVisible()
  await hands.hasFocus()
  return /WT\d{10}/.exec(await heading.innerText())?.[0] ?? ''
}

async function receiveSample(hands: Hands, orderNo: string): Promise<void> {
  const t = said(hands)
  await search(hands, t.samples, t.orderNo, orderNo)
  await expect(hands.row(orderNo)).toHaveCount(1)
  await hands.useInRow(orderNo, t.receive)
  const dialog = hands.page.getByRole('dialog')
  await hands.tabTo(dialog.getByRole('textbox', { name: t.label, exact: true }))
  await hands.type('1/1')
  await hands.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(hands.row(orderNo)).toHaveCount(0)
  await hands.hasFocus()
}

async function dispatchItem(hands: Hands, orderNo: string): Promise<void> {
  const t = said(hands)
  const { page } = hands
  const item = orderNo.replace('WT', 'XM')
  await search(hands, t.dispatchScreen, t.itemNo, item)
  await hands.useInRow(item, t.dispatch)
  await agree(hands, t.dispatch)
  await expect(hands.row(item)).toHaveCount(0)
  await hands.hasFocus()
  // The states are one choice: Tab leads to the chosen one, arrows to the next.
  await hands.tabTo(page.getByRole('radio', { checked: true }).filter({ visible: true }).first())
  await hands.press('ArrowRight')
  await expect(page.getByRole('radio', { name: t.toAssign })).toBeChecked()
  await expect(hands.row(item)).toHaveCount(1)
  await hands.useInRow(item, t.assign)
  const dialog = page.getByRole('dialog')
  const tester = dialog.getByRole('radio', { name: new RegExp(t.tester) })
  await expect(tester).toBeAttached()
  await hands.tabTo(dialog.getByRole('radio', { disabled: false }).first())
  for (let presses = 0; presses < 6 && !(await tester.isChecked()); presses += 1) await hands.press('ArrowDown')
  await expect(tester).toBeChecked()
  await hands.tabTo(dialog.getByRole('button', { name: t.assign, exact: true }))
  await hands.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(hands.row(item)).toHaveCount(0)
  await hands.hasFocus()
}

const readings = [
  ['0', '0', '0', '0'],
  ['0.402', '0.402', '0.405', '0.404'],
  ['0.803', '0.803', '0.806', '0.806'],
  ['1.204', '1.203', '1.206', '1.206'],
  ['1.605', '1.605', '1.605', '1.605'],
]

async function testItem(hands: Hands, orderNo: string): Promise<void> {
  const t = said(hands)
  const { page } = hands
  await search(hands, t.tasks, t.itemNo, orderNo.replace('WT', 'XM'))
  await hands.useInRow('2101148', /XM/)
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toContainText(/压力表|gauge/)
  await hands.hasFocus()
  await hands.tabTo(page.locator('[data-cell="0-0"]').filter({ visible: true }))
  for (const value of readings.flat()) {
    await hands.type(value)
    await hands.press('Tab')
  }
  for (const choice of await page.getByRole('radiogroup').filter({ visible: true }).all()) {
    const conforms = choice.getByRole('radio', { name: t.conforms, exact: true })
    if ((await conforms.count()) === 0) continue
    await hands.tabTo(choice.getByRole('radio').first())
    await hands.press('Space')
    await expect(conforms).toBeChecked()
  }
  for (const [field, value] of [
    [t.temperature, '20.3'],
    [t.humidity, '52'],
    [t.place, '检定室'],
  ] as const) {
    await hands.reach('textbox', field)
    await hands.press('Control+a')
    await hands.type(value)
  }
  await hands.reach('checkbox', /活塞式压力计|Piston gauge/)
  await hands.press('Space')
  await hands.reach('button', t.submit)
  await hands.press('Enter')
  await expect(page.getByText(t.confirming, { exact: true }).filter({ visible: true }).first()).toBeVisible()
  await hands.hasFocus()
}

async function checkItem(hands: Hands, orderNo: string): Promise<void> {
  const t = said(hands)
  const { page } = hands
  const item = orderNo.replace('WT', 'XM')
  await search(hands, t.check, t.itemNo, item)
  await hands.useInRow(item, t.confirm)
  await agree(hands, t.confirm)
  await expect(hands.row(item)).toHaveCount(0)
  await hands.hasFocus()
  await hands.tabTo(page.getByRole('radio', { checked: true }).filter({ visible: true }).first())
  await hands.press('ArrowRight')
  await expect(page.getByRole('radio', { name: t.toReview })).toBeChecked()
  await hands.useInRow(item, t.review)
  await agree(hands, t.review)
  await expect(hands.row(item)).toHaveCount(0)
  await hands.hasFocus()
}

async function openReport(hands: Hands): Promise<void> {
  const t = said(hands)
  await hands.goTo(t.reportList)
  await hands.useInRow('2101148', /^(BG|LX)/)
  await expect(hands.page.getByRole('heading', { level: 1 }).filter({ visible: true })).toContainText(/BG|LX-/)
  await hands.hasFocus()
}

async function moveReport(hands: Hands, word: string): Promise<void> {
  await openReport(hands)
  await hands.reach('button', word)
  await hands.press('Enter')
  await agree(hands, word)
  await expect(hands.page.getByRole('button', { name: word, exact: true })).toHaveCount(0)
  await hands.hasFocus()
}
