import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openBrowser } from '../e2e/support/open-browser.ts'

test('the Chromium of the tests writes nothing into the home of whoever runs them', async () => {
  const home = mkdtempSync(join(tmpdir(), 'etalon-home-'))
  onTestFinished(() => {
    vi.unstubAllEnvs()
    rmSync(home, { recursive: true, force: true })
  })
  vi.stubEnv('HOME', home)
  const browser = await openBrowser()
  const page = await browser.newPage()
  await page.goto('data:text/html,<p>Etalon</p>')
  expect(await page.textContent('p')).toBe('Etalon')
  await browser.close()
  expect(readdirSync(home, { recursive: true })).toEqual([])
})
