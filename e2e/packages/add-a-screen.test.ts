import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contract } from '@etalon/api/contract'
import { afterAll, beforeAll, expect as same, test } from 'vitest'
import { type Checkout, copyCheckout } from '../support/checkout.ts'
import { openBrowser } from '../support/open-browser.ts'
import { expect } from '../support/patient-expect.ts'
import { signIn } from '../support/person.ts'
import { makePlace, type Place } from '../support/place.ts'
import { root } from '../support/running.ts'
import { writeFilesOf } from './worked-example.ts'

const text = readFileSync(join(root, 'docs/add-a-screen.md'), 'utf8')
let checkout: Checkout
let place: Place

const inCopy = (path: string) => join(checkout.folder, path)
const change = (path: string, changed: (before: string) => string) =>
  writeFileSync(inCopy(path), changed(readFileSync(inCopy(path), 'utf8')))

/** The lines of the page that stand behind a line that is there. @throws where it is not there any more */
function writeLines(): void {
  const [, diff = ''] = /^```diff\n([\s\S]*?)^```$/m.exec(text) ?? []
  for (const part of diff.split(/^--- /m).slice(1)) {
    const [path = '', ...lines] = part.trimEnd().split('\n')
    let behind = ''
    for (const line of lines) {
      const words = line.slice(1)
      if (line.startsWith('+')) {
        change(path, (before) => before.replace(`${behind}\n`, () => `${behind}\n${words}\n`))
        behind += `\n${words}`
      } else {
        behind = words
        same(readFileSync(inCopy(path), 'utf8'), path).toContain(`${behind}\n`)
      }
    }
  }
}

/** Names the migration of the page behind the last one. */
function writeJournal(): void {
  change('apps/server/src/db/migrations/meta/_journal.json', (before) => {
    const journal: { entries: unknown[] } = JSON.parse(before)
    const entry = { idx: 900, version: '7', when: 1_794_787_200_900, tag: '0900_shelves', breakpoints: true }
    return JSON.stringify({ ...journal, entries: [...journal.entries, entry] })
  })
}

beforeAll(async () => {
  checkout = copyCheckout()
  place = await makePlace(checkout.folder)
}, 120_000)
afterAll(async () => {
  await place.clear()
  checkout.remove()
})

test('[SYS-1] the worked example of a new screen takes three small files, compiles, and works in a browser', {
  timeout: 600_000,
}, async () => {
  const files = writeFilesOf('docs/add-a-screen.md', checkout.folder)
  same(files.filter((path) => /\.tsx?$/.test(path))).toHaveLength(3)
  for (const path of files) same(readFileSync(inCopy(path), 'utf8').split('\n').length, path).toBeLessThan(120)
  writeLines()
  writeJournal()
  const compile = () => execFileSync('npx', ['tsc', '-b'], { cwd: checkout.folder, encoding: 'utf8', stdio: 'pipe' })
  same(compile()).not.toContain('error')

  await place.start()
  const admin = await place.signIn('admin')
  const [parent] = await admin.send(contract.menu.list, { query: { code: 'system' } })
  await admin.send(contract.menu.submit, {
    body: { parentId: parent?.id ?? '', code: 'shelf', name: '样品架', path: '/system/shelf', category: 1, roles: ['admin'] },
  })
  const browser = await openBrowser()
  try {
    const { page, open, row, agree, leave } = await signIn(browser, place.workspaceUrl, 'admin', 'zh')
    await open('系统管理', '样品架')
    await page.getByRole('button', { name: '新增样品架' }).first().click()
    const field = (name: RegExp) => page.getByRole('dialog').getByRole('textbox', { name })
    const save = () => page.getByRole('dialog').getByRole('button', { name: '保存', exact: true }).click()
    await field(/^架号/).fill('A-01')
    await save()
    await expect(field(/^名称/)).toHaveAccessibleDescription('请填写名称')
    await field(/^名称/).fill('力学室西墙')
    await save()
    await expect(row('A-01')).toContainText('力学室西墙')
    await page.getByRole('button', { name: 'A-01 的更多操作' }).click()
    await page.getByRole('menuitem', { name: '删除' }).click()
    await agree('删除')
    await expect(row('A-01')).toHaveCount(0)
    await page.getByRole('button', { name: '撤销' }).click()
    await expect(row('A-01')).toContainText('力学室西墙')
    await leave()
  } finally {
    await browser.close()
  }
  await same((await place.signIn('reception')).send(contract.menu.list, { query: {} })).rejects.toMatchObject({ code: 403 })
})
