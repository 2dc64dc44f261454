import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { spokenLanguages } from './spoken-languages.mjs'

const root = join(import.meta.dirname, '..')

/** The script of a page that shows a combo box, built with these plugins. */
async function comboBoxWith(plugins: readonly Plugin[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'etalon-languages-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const entry = join(folder, 'entry.ts')
  writeFileSync(entry, `export { ComboBox } from '${join(root, 'node_modules/react-aria-components/dist/exports/index.mjs')}'\n`)
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [...plugins],
    build: { write: false, lib: { entry, formats: ['es'] }, minify: false },
  })
  const [result] = Array.isArray(built) ? built : [built]
  if (!result || !('output' in result)) throw new Error('Vite watches instead of building.')
  const code = result.output.map((part) => (part.type === 'chunk' ? part.code : '')).join('\n')
  return code.replaceAll(/\\u\{([0-9A-F]+)\}/g, (_, place) => String.fromCodePoint(Number.parseInt(place, 16)))
}

test('of react-aria the page brings what it says in Chinese and in English, and nothing else', async () => {
  const everything = await comboBoxWith([])
  expect(everything).toContain('Empfehlungen')
  const spoken = await comboBoxWith([spokenLanguages()].flat())
  expect(spoken).not.toContain('Empfehlungen')
  expect(spoken).toContain('Show suggestions')
  expect(spoken).toContain('显示建议')
  expect(spoken).not.toContain('顯示建議')
})
