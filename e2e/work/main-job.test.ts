import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { openBrowser } from '../support/open-browser.ts'
import { expect } from '../support/patient-expect.ts'
import { checkPdf } from '../support/pdf-programs.ts'
import { type Language, type Person, signIn, takePicture } from '../support/person.ts'
import { type Running, startProduct } from '../support/running.ts'
import { words } from '../support/words.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser({ whole: true })
})
afterAll(() => browser.close())

/** Types into the cells of the record as a tester does: a value, Tab, the next. */
async function typeReadings(page: Page, rows: readonly (readonly string[])[]): Promise<void> {
  await page.getByRole('table').or(page.getByRole('grid')).first().getByRole('textbox').first().focus()
  for (const row of rows) {
    for (const value of row) {
      await page.keyboard.type(value)
      await page.keyboard.press('Tab')
    }
  }
}

const gaugeReadings = [
  ['0', '0', '0', '0'],
  ['0.402', '0.402', '0.405', '0.404'],
  ['0.803', '0.803', '0.806', '0.806'],
  ['1.204', '1.203', '1.206', '1.206'],
  ['1.605', '1.605', '1.605', '1.605'],
]
const thermometerReadings = [
  ['0.002', '100.012', '100.013', '100.012'],
  ['100.005', '138.520', '138.521', '138.520'],
]

interface Issued {
  readonly number: string
  readonly checkCode: string
  readonly address: string
}

/** Somebody at the screen, and the words that they find on it. */
interface Speaker extends Person {
  readonly language: Language
  readonly t: (typeof words)[Language]
}

/** The languages of those who meet people and instruments, and of those who look after them. `npm test` has both in one way. */
const ways: readonly (readonly [Language, Language])[] =
  process.env.ETALON_MAIN_JOB === 'once'
    ? [['zh', 'en']]
    : [
        ['zh', 'zh'],
        ['en', 'en'],
      ]

describe.each(ways)('%s and %s', (one, other) => {
  let etalon: Running
  const enter = async (account: string, language: Language): Promise<Speaker> => ({
    ...(await signIn(browser, etalon.workspaceUrl, account, language)),
    language,
    t: words[language],
  })

  beforeAll(async () => {
    etalon = await startProduct()
  })
  afterAll(() => etalon?.remove())

  test(`[BIZ-2][BIZ-3][BIZ-4][BIZ-5][CERT-1][PUB-1][PUB-3][SES-1][NAV-4] from an order at the counter to a certificate that anyone can verify (${one}, ${other})`, async () => {
    const reception = await enter('reception', one)
    await expect(reception.page.getByRole('heading', { name: reception.t.waiting })).toBeVisible()
    await reception.picture('01-home')
    const orderNo = await registerOrder(reception)
    await acceptOrder(await enter('dispatcher', other), orderNo)
    await receiveSamples(reception, orderNo)
    await reception.leave()
    const serials = ['2101148', 'T-26-018']
    await dispatchItems(await enter('dispatcher', other), orderNo, serials)
    const tester = await enter('tester', one)
    await testItem(tester, orderNo, serials[0] ?? '', gaugeReadings, '09-record-gauge')
    await testItem(tester, orderNo, serials[1] ?? '', thermometerReadings, '10-record-thermometer')
    const auditor = await enter('auditor', other)
    await checkItems(auditor, orderNo)
    await draftReports(tester, serials)
    await tester.leave()
    await moveReports(auditor, serials, auditor.t.audit, '14-audit')
    await auditor.leave()
    const approver = await enter('approver', one)
    await moveReports(approver, serials, approver.t.approve, '15-approve')
    await approver.leave()
    const issued = await issueReports(await enter('issuer', other), serials)
    await orderIsDone(await enter('reception', one), orderNo)
    for (const [index, certificate] of issued.entries()) await verifyPublicly(certificate, index, index === 0 ? one : other)
  })

  async function registerOrder(person: Speaker): Promise<string> {
    const { page, t, language } = person
    await person.open(t.reception, t.registration)
    await page.getByRole('combobox', { name: t.enterprise }).click()
    await page.keyboard.type('星麓')
    await expect(page.getByRole('option', { name: /长沙星麓/ })).toBeVisible()
    await expect(page.getByRole('option')).toHaveCount(1)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: t.pickFromLedger }).click()
    const ledger = page.getByRole('dialog', { name: t.ledger })
    await ledger.locator('label').filter({ hasText: '2101148' }).click()
    await ledger.getByRole('button', { name: t.pickOne }).click()
    await page.getByRole('combobox', { name: t.addKind }).click()
    await page.keyboard.type(language === 'zh' ? '铂' : 'platinum')
    await page.getByRole('option', { name: new RegExp(t.thermometer) }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('textbox', { name: t.serialOfRow2 }).fill('T-26-018')
    await page.getByRole('textbox', { name: t.makerOfRow2 }).fill('衡岳传感技术有限公司')
    await page.getByRole('button', { name: t.abilityOfRow2 }).click()
    await page.getByRole('option', { name: t.calibration, exact: true }).click()
    await person.picture('02-registration')
    await page.getByRole('button', { name: t.submit, exact: true }).click()
    const heading = page.getByRole('heading', { level: 1, name: /WT\d{10}/ })
    await expect(heading).toBeVisible()
    await person.picture('03-order')
    return /WT\d{10}/.exec(await heading.innerText())?.[0] ?? ''
  }

  async function search(person: Speaker, field: string, value: string): Promise<void> {
    const box = person.page.getByRole('search').getByRole('textbox', { name: field }).filter({ visible: true })
    await box.fill(value)
    await box.press('Enter')
  }

  async function acceptOrder(person: Speaker, orderNo: string): Promise<void> {
    const { t, language } = person
    await person.open(t.reception, t.orders)
    await search(person, t.orderNo, orderNo)
    const row = person.row(orderNo)
    await expect(row).toHaveCount(1)
    await person.picture('04-accept')
    await row.getByRole('button', { name: t.accept, exact: true }).click()
    await person.agree(t.accept)
    await expect(row.getByText(language === 'zh' ? '检测中' : 'Testing')).toBeVisible()
    await person.leave()
  }

  async function receiveSamples(person: Speaker, orderNo: string): Promise<void> {
    const { page, t } = person
    await person.open(t.reception, t.samples)
    await search(person, t.orderNo, orderNo)
    await expect(person.row(orderNo)).toHaveCount(2)
    for (const label of ['1/2', '2/2']) {
      await person.row(orderNo).first().getByRole('button', { name: t.receive, exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox', { name: t.label, exact: true }).fill(label)
      if (label === '1/2') await person.picture('05-receive')
      await page.keyboard.press('Enter')
      await expect(dialog).toBeHidden()
      await expect(person.row(orderNo)).toHaveCount(label === '1/2' ? 1 : 0)
    }
  }

  async function dispatchItems(person: Speaker, orderNo: string, serials: readonly string[]): Promise<void> {
    const { page, t } = person
    const items = orderNo.replace('WT', 'XM')
    await person.open(t.testing, t.dispatchScreen)
    await search(person, t.itemNo, items)
    await expect(person.row(items)).toHaveCount(2)
    await person.picture('06-dispatch')
    for (let left = 2; left > 0; left -= 1) {
      await person.row(items).first().getByRole('button', { name: t.dispatch, exact: true }).click()
      await person.agree(t.dispatch)
      await expect(person.row(items)).toHaveCount(left - 1)
    }
    await page.getByRole('radio', { name: t.toAssign }).click()
    await expect(person.row(items)).toHaveCount(2)
    for (const serial of serials) {
      await person.row(serial).getByRole('button', { name: t.assign, exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.locator('label').filter({ hasText: t.tester }).click()
      if (serial === serials[0]) await person.picture('07-assign')
      await dialog.getByRole('button', { name: t.assign, exact: true }).click()
      // Behind the dialog no row is seen, whether it was assigned or not.
      await expect(dialog).toBeHidden()
      await expect(person.row(serial)).toHaveCount(0)
    }
    await person.leave()
  }

  async function testItem(
    person: Speaker,
    orderNo: string,
    serial: string,
    readings: readonly (readonly string[])[],
    picture: string,
  ): Promise<void> {
    const { page, t, language } = person
    await person.open(t.testing, t.tasks)
    await search(person, t.itemNo, orderNo.replace('WT', 'XM'))
    if (picture.startsWith('09')) await person.picture('08-tasks')
    await person.row(serial).getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/压力表|铂热电阻|gauge|thermometer/)
    await typeReadings(page, readings)
    for (const choice of await page.getByRole('radio', { name: t.conforms, exact: true }).all())
      await choice.check({ force: true })
    await page.getByRole('textbox', { name: t.temperature, exact: true }).filter({ visible: true }).fill('20.3')
    await page.getByRole('textbox', { name: t.humidity, exact: true }).filter({ visible: true }).fill('52')
    await page.getByRole('textbox', { name: t.place, exact: true }).filter({ visible: true }).fill('检定室')
    await page
      .locator('label')
      .filter({ hasText: serial.startsWith('T') ? /二等标准铂电阻温度计|Second-class/ : /活塞式压力计|Piston gauge/ })
      .click()
    await page.getByRole('heading', { level: 1 }).filter({ visible: true }).hover()
    await page.mouse.wheel(0, -2000)
    await person.picture(picture)
    await page.getByRole('button', { name: t.submit, exact: true }).click()
    await expect(
      page
        .getByText(language === 'zh' ? '确认中' : 'Confirming', { exact: true })
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
  }

  async function checkItems(person: Speaker, orderNo: string): Promise<void> {
    const { page, t } = person
    const items = orderNo.replace('WT', 'XM')
    await person.open(t.testing, t.check)
    await search(person, t.itemNo, items)
    await expect(person.row(items)).toHaveCount(2)
    await person.picture('11-confirm')
    for (let left = 2; left > 0; left -= 1) {
      await person.row(items).first().getByRole('button', { name: t.confirm, exact: true }).click()
      await person.agree(t.confirm)
      await expect(person.row(items)).toHaveCount(left - 1)
    }
    await page.getByRole('radio', { name: t.toReview }).click()
    await expect(person.row(items)).toHaveCount(2)
    await person.picture('12-review')
    for (let left = 2; left > 0; left -= 1) {
      await person.row(items).first().getByRole('button', { name: t.review, exact: true }).click()
      await person.agree(t.review)
      await expect(person.row(items)).toHaveCount(left - 1)
    }
  }

  async function openReport(person: Speaker, serial: string): Promise<void> {
    await person.open(person.t.reports, person.t.reportList)
    await person.row(serial).getByRole('link').first().click()
    await expect(person.page.getByRole('heading', { level: 1 })).toContainText(/BG|LX-|RG-/)
  }

  async function draftReports(person: Speaker, serials: readonly string[]): Promise<void> {
    const { t, language } = person
    for (const serial of serials) {
      await openReport(person, serial)
      if (serial === serials[0]) await person.picture('13-draft')
      await person.page.getByRole('button', { name: t.submit, exact: true }).click()
      await expect(
        person.page
          .getByText(language === 'zh' ? '审核中' : 'Auditing', { exact: true })
          .filter({ visible: true })
          .first(),
      ).toBeVisible()
    }
  }

  async function moveReports(person: Speaker, serials: readonly string[], word: string, picture: string): Promise<void> {
    for (const serial of serials) {
      await openReport(person, serial)
      if (serial === serials[0]) await person.picture(picture)
      await person.page.getByRole('button', { name: word, exact: true }).click()
      await person.agree(word)
      await expect(person.page.getByRole('button', { name: word, exact: true })).toHaveCount(0)
    }
  }

  async function issueReports(person: Speaker, serials: readonly string[]): Promise<Issued[]> {
    const issued: Issued[] = []
    for (const serial of serials) {
      await openReport(person, serial)
      const { page, t } = person
      await page.getByRole('button', { name: t.issue, exact: true }).click()
      await person.agree(t.issue)
      const number = page
        .getByText(/^(LX|RG)-\d{4}-\d{6}$/)
        .filter({ visible: true })
        .first()
      await expect(number).toBeVisible({ timeout: 20_000 })
      await person.picture(serial === serials[0] ? '16-issued-verification' : '17-issued-calibration')
      const link = page.locator('a[href*="/V/"]').filter({ visible: true }).first()
      issued.push({
        number: await number.innerText(),
        checkCode: await page
          .getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
          .filter({ visible: true })
          .first()
          .innerText(),
        address: (await link.getAttribute('href')) ?? '',
      })
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: t.downloadFromReport }).first().click(),
      ])
      expect(
        readFileSync(await download.path())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-')
    }
    await person.leave()
    return issued
  }

  async function orderIsDone(person: Speaker, orderNo: string): Promise<void> {
    const { t, language } = person
    await person.open(t.reception, t.orders)
    await search(person, t.orderNo, orderNo)
    await expect(person.row(orderNo).getByText(language === 'zh' ? '已完成' : 'Done')).toBeVisible()
    await person.leave()
  }

  /** A member of the public with a phone. */
  async function verifyPublicly(issued: Issued, index: number, language: Language): Promise<void> {
    const t = words[language]
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      acceptDownloads: true,
    })
    const page = await context.newPage()
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${(request.postData() ?? '').slice(0, 200)}`))
    let number = 18 + index * 3
    const picture = (name: string) => takePicture(page, language, `${number++}-${name}`)
    await page.goto(language === 'zh' ? etalon.portalUrl : `${etalon.portalUrl}/en`)
    await picture('portal-home')
    await page.getByRole('textbox', { name: t.certificateNumber }).fill(issued.number)
    await page.getByRole('textbox', { name: t.checkCode }).fill('00000000')
    await page.getByRole('button', { name: t.search, exact: true }).tap()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(t.notFound)
    await page.getByRole('textbox', { name: t.certificateNumber }).fill(issued.number)
    await page.getByRole('textbox', { name: t.checkCode }).fill(issued.checkCode.toLowerCase())
    await page.getByRole('button', { name: t.search, exact: true }).tap()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      issued.number.startsWith('LX') ? t.genuine : t.genuineCalibration,
    )
    await expect(page.getByText(t.ownBrowser)).toBeVisible({ timeout: 15_000 })
    await expect(page.getByText('长沙＊＊＊＊＊＊有限公司')).toBeVisible()
    expect(page.url()).not.toContain(issued.number)
    await picture('portal-genuine')

    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: t.downloadPdf }).tap()])
    const file = join(etalon.dataFolder, `${issued.number}.pdf`)
    await download.saveAs(file)
    checkPdf(file, issued.number.startsWith('LX') ? '检定证书' : '校准证书')

    // The QR code's address opens the same answer, without number or code.
    await page.goto(language === 'zh' ? issued.address : issued.address.replace(/\/V\//, '/en/v/'))
    await expect(page.getByText(issued.number).first()).toBeVisible()

    const bytes = readFileSync(file)
    const changed = Buffer.from(bytes)
    const middle = Math.floor(changed.length / 2)
    changed[middle] = (changed[middle] ?? 0) ^ 1
    const changedFile = join(etalon.dataFolder, `${issued.number}-changed.pdf`)
    writeFileSync(changedFile, changed)
    await page.goto(`${etalon.portalUrl}${language === 'zh' ? '' : '/en'}/check-file`)
    sent.length = 0
    await page.locator('input[type=file]').setInputFiles(file)
    await expect(page.getByText(t.issuedByUs)).toBeVisible({ timeout: 20_000 })
    await page.locator('input[type=file]').setInputFiles(changedFile)
    await expect(page.getByText(t.changed).first()).toBeVisible({ timeout: 20_000 })
    await picture('portal-file-check')
    // Nothing of the file leaves the device: only its reference is asked for.
    const posts = sent.filter((line) => line.startsWith('POST'))
    expect(posts.length).toBeGreaterThan(0)
    for (const line of posts)
      expect(line).toMatch(/^POST \S+\/(statement|log\/proof) \{"reference":"[0-9A-Z]{26}"(,"since":\d+)?\}$/)
    await context.close()
  }
})
