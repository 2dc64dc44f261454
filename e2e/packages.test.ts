import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, preview } from 'vite'
import { onTestFinished, expect as same, test } from 'vitest'
import { openBrowser } from './open-browser.ts'
import { expect } from './patient-expect.ts'
import { root } from './running.ts'

const bin = (program: string) => join(root, 'node_modules/.bin', program)

/** The example of the README, as it stands there. */
function readmeExample(): string {
  const [, example] = readFileSync(join(root, 'packages/ui/README.md'), 'utf8').match(/```tsx\n([\s\S]*?)```/) ?? []
  if (!example) throw new Error('The README of ui has no example.')
  return example
}

/** What the example leaves to whoever uses it: rows, fields, columns, and a place on the page. */
const around = `
import '@etalon/ui/styles.css'
import type { LoadPageRequest } from '@etalon/machines/data-table'
import type { SearchFieldDefinition } from '@etalon/machines/search-bar'
import type { ColumnDefinition } from '@etalon/ui/data-table'
import { createRoot } from 'react-dom/client'

const orders = [
  { id: '1', orderNo: 'WT2026110001', enterName: '长沙星麓精工机械有限公司' },
  { id: '2', orderNo: 'WT2026110002', enterName: '株洲中车时代电气股份有限公司' },
]
const fields: SearchFieldDefinition[] = [{ prop: 'enterName', label: '单位名称' }]
const columns: ColumnDefinition[] = [{ key: 'orderNo', header: '委托单号' }, { key: 'enterName', header: '委托单位' }]
async function fetchOrders({ query }: LoadPageRequest) {
  const rows = orders.filter(({ enterName }) => enterName.includes(String(query.enterName ?? '')))
  return { rows, total: rows.length }
}
createRoot(document.body.appendChild(document.createElement('div'))).render(<Orders />)
`

const head = '<!doctype html><title>app</title><link rel="icon" href="data:,">'

/** A folder that knows the packages only as they would come from a registry; what they stand on is found further up. */
function freshApp(): string {
  mkdirSync(join(root, '.data'), { recursive: true })
  const folder = mkdtempSync(join(root, '.data/fresh-app-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const name of ['machines', 'ui']) {
    const home = join(folder, 'node_modules/@etalon', name)
    mkdirSync(home, { recursive: true })
    const packed = execFileSync('npm', ['pack', '--json', '--silent', '--pack-destination', folder], {
      cwd: join(root, 'packages', name),
      encoding: 'utf8',
    })
    const [{ filename }] = JSON.parse(packed)
    execFileSync('tar', ['-xzf', join(folder, filename), '-C', home, '--strip-components=1'])
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }\n')
  writeFileSync(join(folder, 'index.html'), `${head}<script type="module" src="./main.tsx"></script>\n`)
  writeFileSync(join(folder, 'main.tsx'), `${readmeExample()}${around}`)
  const compilerOptions = {
    target: 'esnext',
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    lib: ['esnext', 'dom', 'dom.iterable'],
    types: ['vite/client'],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['main.tsx'] }))
  return folder
}

test('[PKG-3] a fresh Vite app that installs the packed tarballs renders a search bar and a table by the example of the README', async () => {
  const builds = ['run', 'build', '--filter=@etalon/machines', '--filter=@etalon/ui', '--output-logs=errors-only']
  execFileSync(bin('turbo'), builds, { cwd: root, stdio: 'pipe' })
  const folder = freshApp()
  const [, component = ''] = readmeExample().match(/(function Orders[\s\S]*)/) ?? []
  same(component.trim().split('\n').length).toBe(10)
  execFileSync(bin('tsc'), ['-p', folder], { cwd: root, stdio: 'pipe' })
  await build({ root: folder, configFile: false, logLevel: 'error', build: { outDir: 'dist' } })
  const server = await preview({ root: folder, configFile: false, logLevel: 'error', preview: { port: 0, host: '127.0.0.1' } })
  const browser = await openBrowser()
  try {
    const page = await browser.newPage()
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    await page.goto(server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0] ?? '')
    await expect(page.getByRole('gridcell', { name: 'WT2026110001' })).toBeVisible()
    await expect(page.getByRole('gridcell', { name: 'WT2026110002' })).toBeVisible()
    await page.getByRole('textbox', { name: '单位名称' }).fill('株洲')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('gridcell', { name: 'WT2026110001' })).toBeHidden()
    await expect(page.getByRole('gridcell', { name: 'WT2026110002' })).toBeVisible()
    // Its styles came, too.
    await expect(page.getByRole('grid')).toHaveCSS('font-size', '13px')
    same(complaints).toEqual([])
  } finally {
    await browser.close()
    await server.close()
  }
})
