import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { bundle } from './bundle.mjs'

/** A folder with these files, until the test ends. */
function madeOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

test('a page is weighed with what it loads at once, and names the heavy parts of that alone', async () => {
  const folder = madeOf({
    'node_modules/echarts/index.js': "export const draw = () => 'drawn by echarts'",
    'shared.js': "export const shared = 'shared by both'\nexport const other = 'wanted by nobody'",
    'eager.js': "import { draw } from 'echarts'\nimport { shared } from './shared.js'\nconsole.log(draw(), shared)",
    'lazy.js':
      "import { shared } from './shared.js'\nimport './looks.css'\nconsole.log(shared, import('echarts'), import('./eager.js'))",
    'looks.css': 'a { color: red }',
  })
  const outdir = join(folder, 'out')
  const heavy = await bundle({ eager: join(folder, 'eager.js'), lazy: join(folder, 'lazy.js') }, { outdir })
  const textOf = (page: string) => readFileSync(join(outdir, `${page}.js`), 'utf8')
  expect(Object.fromEntries(heavy)).toEqual({ eager: ['echarts'], lazy: [] })
  expect(textOf('eager')).toContain('drawn by echarts')
  expect(textOf('lazy')).toContain('shared by both')
  expect(textOf('lazy')).not.toMatch(/drawn by|wanted by|color/)
})
