import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect as same, test } from 'vitest'
import { expect } from '../support/patient-expect.ts'
import { root } from '../support/running.ts'
import { installExample, runIn, serveBuilt, startServer, visit } from './consumer.ts'

/** What every page over the table's machine does: pages, a search, a failure and another try. */
async function workWithInstruments(page: Page): Promise<void> {
  const status = page.getByRole('status')
  await expect(status).toHaveText('Page 1 of 3, 40 in all')
  await expect(page.getByRole('cell', { name: 'Pressure gauge 15' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(status).toHaveText('Page 2 of 3, 40 in all')
  await expect(page.getByRole('cell', { name: 'Caliper 16' })).toBeVisible()
  await page.getByLabel('Name').fill('caliper')
  await page.getByLabel('Name').press('Tab')
  await expect(status).toHaveText('Page 1 of 2, 20 in all')
  await page.getByLabel('Name').fill('?')
  await page.getByLabel('Name').press('Tab')
  await expect(status).toHaveText('Not loaded')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(status).toHaveText('Page 1 of 3, 40 in all')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden()
}

const installed = (folder: string) => readdirSync(join(folder, 'node_modules'))

test('[PKG-1] a page without React works with a machine, and its compiler finds nothing wrong with the declarations', async () => {
  const folder = await installExample('plain')
  same(installed(folder)).not.toContain('react')
  await runIn(folder, 'npm', 'run', 'build')
  const { page, complaints } = await visit(await serveBuilt(folder))
  await workWithInstruments(page)
  same(complaints).toEqual([])
})

test('[PKG-1] a page of Vue works with the same machine', async () => {
  const instruments = (name: string) => readFileSync(join(root, 'examples', name, 'src/instruments.ts'), 'utf8')
  same(instruments('vue')).toBe(instruments('plain'))
  const folder = await installExample('vue')
  same(installed(folder)).not.toContain('react')
  await runIn(folder, 'npm', 'run', 'build')
  const { page, complaints } = await visit(await serveBuilt(folder))
  await workWithInstruments(page)
  same(complaints).toEqual([])
})

test('[PKG-2] an app of Next.js writes on its server what needs no client, takes the styles once, and comes alive without a complaint', async () => {
  const folder = await installExample('next')
  await runIn(folder, 'npm', 'run', 'build')
  const next = join(folder, 'node_modules/next/dist/bin/next')
  const address = await startServer(folder, (port) => [next, 'start', '-H', '127.0.0.1', '-p', String(port)])
  const html = await (await fetch(address)).text()
  same(html).toMatch(/<html[^>]* data-theme="iview"/)
  same(html).toContain('2026-11-25 09:02')
  same(html).toContain('单位名称')
  const { page, complaints } = await visit(address)
  await expect(page.getByRole('gridcell', { name: 'WT2026110001' })).toBeVisible()
  await page.getByRole('textbox', { name: '单位名称' }).fill('株洲')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('gridcell', { name: 'WT2026110001' })).toBeHidden()
  await expect(page.getByRole('grid')).toHaveCSS('font-size', '13px')
  const timesStyled = await page.evaluate(() => {
    const texts = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => (rule instanceof CSSLayerBlockRule ? texts(rule.cssRules) : [rule.cssText]))
    const all = [...document.styleSheets].flatMap((sheet) => texts(sheet.cssRules))
    return all.filter((text) => text.startsWith(':root, [data-scheme]') && text.includes('--etalon-canvas')).length
  })
  same(timesStyled).toBe(1)
  same(complaints).toEqual([])
})

test('[PKG-2] a script for Node tells a genuine certificate from a changed one, and so does the command', async () => {
  const folder = await installExample('verify')
  const samples = ['calibration.pdf', 'calibration.jws', 'keys.json', 'seal.pem']
  for (const name of samples) cpSync(join(root, 'docs/certificates', name), join(folder, name))
  const rest = ['keys.json', 'calibration.jws', 'seal.pem'] as const
  same(await runIn(folder, 'npm', 'start', '--silent', 'calibration.pdf', ...rest)).toContain('calibration.pdf: genuine')
  const command = join(folder, 'node_modules/.bin/etalon-verify')
  same(existsSync(command)).toBe(true)
  const asked = ['--seal', 'seal.pem', '--keys', 'keys.json', '--statement', 'calibration.jws'] as const
  same(await runIn(folder, command, 'calibration.pdf', ...asked)).toMatch(/^holds {3}seal[\s\S]*^holds {3}statement/m)
  const bytes = readFileSync(join(folder, 'calibration.pdf'))
  const last = bytes.lastIndexOf('startxref')
  bytes[last - 2] = (bytes[last - 2] ?? 0) ^ 1
  writeFileSync(join(folder, 'changed.pdf'), bytes)
  await same(runIn(folder, 'npm', 'start', '--silent', 'changed.pdf', ...rest)).rejects.toThrow('changed.pdf: changed')
  await same(runIn(folder, command, 'changed.pdf', ...asked)).rejects.toThrow(/etalon-verify changed\.pdf/)
})
