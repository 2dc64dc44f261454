import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const workspace = fileURLToPath(new URL('../apps/workspace/src', import.meta.url))
/** What takes what people type, in whichever width they type it, and what takes lists of numbers apart that the server put together. */
const takesApart = /\/(?:\\.|\[(?:\\.|[^\]])*\]|[^/\n[])+\/[a-z]*|\.split\('、'\)/g
const isComment = (line: string) => /^\s*(?:\/\/|\/?\*)/.test(line)

test('[I18N-1] marks of Chinese stand between words in the catalogues alone, where English has its own', () => {
  const files = globSync(['**/*.{ts,tsx}'], {
    cwd: workspace,
    exclude: ['messages/**', '**/*.test.*', '**/testing/**', 'screens/testing/**'],
  })
  expect(files.length).toBeGreaterThan(300)
  const found = files.flatMap((file) =>
    readFileSync(join(workspace, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        !isComment(line) && /[、。；，：（）「」《》]/.test(line.replaceAll(takesApart, '')) ? [`${file}:${index + 1}`] : [],
      ),
  )
  expect(found).toEqual([])
})
