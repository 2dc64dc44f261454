import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, expect as same, test } from 'vitest'
import { acceptedOrder } from '../support/accepted-order.ts'
import { axeFaults, withAxe } from '../support/axe-faults.ts'
import { film, openWithCamera, readPicture } from '../support/camera-film.ts'
import { openBrowser } from '../support/open-browser.ts'
import { expect } from '../support/patient-expect.ts'
import { signIn } from '../support/person.ts'
import { useProduct } from '../support/use-product.ts'

const product = useProduct({ orders: 12 })
const folder = mkdtempSync(join(tmpdir(), 'etalon-label-'))
const picture = join(folder, 'label.png')
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click()

let number = ''
/** Chromium with a camera that sees the printed label, one that sees paper alone, and one whose camera nobody allows. */
let [atLabel, atPaper, refused]: (Browser | undefined)[] = []

test('[BIZ-3] the label of a sample is printed with the code that is scanned', async () => {
  await acceptedOrder(product.workspaceUrl, ['S-101'])
  const person = await product.enter()
  const { page } = person
  await person.open('业务受理', '样品管理')
  await page.getByRole('radio', { name: '全部', exact: true }).filter({ visible: true }).check({ force: true })
  const link = page
    .getByRole('link', { name: /^YP\d{9}$/ })
    .filter({ visible: true })
    .first()
  number = (await link.textContent()) ?? ''
  await link.click()
  await expect(heading(page, `样品 ${number}`)).toBeVisible()
  await page
    .getByRole('link', { name: '打印标签' })
    .or(page.getByRole('button', { name: '打印标签' }))
    .filter({ visible: true })
    .first()
    .click()
  await expect(page.getByRole('img', { name: /^样品 YP\d{9}，二维码/ })).toBeVisible()
  const paper = join(folder, 'label.pdf')
  writeFileSync(paper, await page.pdf({ preferCSSPageSize: true }))
  const print = (...options: string[]) =>
    execFileSync('pdftoppm', ['-f', '1', '-l', '1', '-singlefile', '-r', '250', ...options, paper, join(folder, 'label')])
  print('-gray')
  print('-png')
  await person.leave()
  atLabel = await openWithCamera(film(join(folder, 'label.y4m'), readPicture(join(folder, 'label.pgm'))))
  atPaper = await openWithCamera(film(join(folder, 'paper.y4m'), undefined))
  refused = await openBrowser({ whole: true, switches: ['--use-fake-device-for-media-stream'] })
})
afterAll(async () => {
  for (const browser of [atLabel, atPaper, refused]) await browser?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Somebody at the counter, where samples are looked for by their labels. */
async function atCounter(browser: Browser | undefined, language: 'zh' | 'en') {
  if (browser === undefined) throw new Error('no browser')
  const person = await signIn(browser, product.workspaceUrl, 'reception', language)
  await withAxe(person.page)
  await person.page.goto(`${product.workspaceUrl}/order/sample/index`)
  await press(person.page, language === 'zh' ? '扫码查找' : 'Scan')
  const dialog = person.page.getByRole('dialog', { name: language === 'zh' ? '扫码查找样品' : 'Find a sample by its label' })
  await expect(dialog).toBeVisible()
  return { person, page: person.page, dialog }
}

test('[BIZ-3] the camera reads a printed label and its sample opens; what reads comes only then', async () => {
  const { person, page, dialog } = await atCounter(atLabel, 'zh')
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  same(fetched.filter((url) => /wasm|CameraScan/.test(url))).toEqual([])
  await dialog.getByRole('button', { name: '用相机扫码' }).click()
  await expect(heading(page, `样品 ${number}`)).toBeVisible()
  await expect(dialog).toHaveCount(0)
  same(fetched.filter((url) => !url.startsWith(product.workspaceUrl) && !url.startsWith('blob:'))).toEqual([])
  await person.leave()
})

test('[BIZ-3] by keyboard: the camera is opened and Escape stops it; a picture of a label, and the number typed, find as well', async () => {
  const { person, page, dialog } = await atCounter(atPaper, 'en')
  await dialog.getByRole('button', { name: 'Use the camera' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('status')).toHaveText('Hold the code on the label of the sample into the white frame.')
  const running = await dialog
    .locator('video')
    .evaluateHandle((video) => (video instanceof HTMLVideoElement ? video.srcObject : null))
  same(await axeFaults(page)).toEqual([])
  await person.picture('sample-scan')
  await expect(dialog.getByRole('button', { name: 'Stop' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('status')).toHaveText('The camera is off.')
  await expect(dialog).toBeVisible()
  same(
    await running.evaluate((stream) => (stream instanceof MediaStream ? stream.getTracks().map((one) => one.readyState) : [])),
  ).toEqual(['ended'])
  await dialog.locator('input[type=file]').setInputFiles(picture)
  await expect(heading(page, `Sample ${number}`)).toBeVisible()
  await page.goto(`${product.workspaceUrl}/order/sample/index`)
  await press(page, 'Scan')
  await page.keyboard.type('YP999999999')
  await page.keyboard.press('Enter')
  await expect(page.getByText('YP999999999').filter({ visible: true }).first()).toBeVisible()
  await dialog.getByRole('textbox').fill(number)
  await page.keyboard.press('Enter')
  await expect(heading(page, `Sample ${number}`)).toBeVisible()
  await person.leave()
})

test('[BIZ-3] a camera that is not allowed says what to do, and what the network does not carry can be tried again', async () => {
  const { person, page, dialog } = await atCounter(refused, 'zh')
  await page.route(/CameraScan/, (route) => route.abort())
  await dialog.getByRole('button', { name: '用相机扫码' }).click()
  await expect(dialog.getByRole('alert')).toContainText('扫码用的程序没有取到')
  await page.unroute(/CameraScan/)
  await dialog.getByRole('button', { name: '再试一次' }).click()
  await expect(dialog.getByRole('alert')).toContainText('没有得到使用相机的许可')
  await expect(dialog.getByRole('button', { name: '再试一次' })).toBeVisible()
  await dialog.locator('input[type=file]').setInputFiles(picture)
  await expect(heading(page, `样品 ${number}`)).toBeVisible()
  await person.leave()
})
