import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import * as z from 'zod'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const documents = execFileSync('git', ['ls-files', '-z', '*.md'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((path) => path !== '' && !path.startsWith('.changeset/') && existsSync(join(root, path)))

test('links in documents lead to files', () => {
  expect(documents).toEqual(expect.arrayContaining(['README.md', 'README.zh-CN.md', 'CONTRIBUTING.md', 'docs/operations.md']))
  const lost = documents.flatMap((path) =>
    [...read(path).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)]
      .map(([, to = '']) => join(dirname(path), to))
      .filter((to) => !existsSync(join(root, to)))
      .map((to) => `${path}: ${to}`),
  )
  expect(lost).toEqual([])
})

test('npm scripts and test files that documents name are there', () => {
  const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(read('package.json')))
  const text = documents.map(read).join('\n')
  const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
  const paths = [...text.matchAll(/npx vitest run --project \w+ ([\w./-]+)/g)].map(([, path = '']) => path)
  expect(paths.length).toBeGreaterThan(5)
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('operations.md explains every setting, and no other', () => {
  const declared = [...read('apps/server/src/settings/settings.ts').matchAll(/^ {2}((?:ETALON|DATABASE)_\w+): /gm)].map(
    ([, name]) => name,
  )
  const explained = [...read('docs/operations.md').matchAll(/^\| `((?:ETALON|DATABASE)_\w+)` /gm)].map(([, name]) => name)
  expect(explained.length).toBeGreaterThan(10)
  expect(explained.sort()).toEqual(declared.sort())
})

test('both READMEs name the same commands, links and code', () => {
  const facts = (path: string) => ({
    commands: [...read(path).matchAll(/`(np[mx] [^`]+)`/g)].map(([, command]) => command),
    // Pictures have a language of their own.
    links: [...read(path).matchAll(/\]\(([^)]+)\)/g)]
      .map(([, to = '']) => to.replace('.zh-CN.png', '.png').replace('/zh/', '/en/'))
      .filter((to) => !to.startsWith('README')),
    imports: [...read(path).matchAll(/from '([^']+)'/g)].map(([, from]) => from),
    points: [...read(path).matchAll(/^- /gm)].length,
  })
  expect(facts('README.zh-CN.md')).toEqual(facts('README.md'))
})

/** What an example leaves to its reader. */
const given = `
declare function findOrders(query: unknown, page: number, size: number): Promise<{ rows: readonly { id: string }[]; total: number }>
declare const token: string
declare const bytes: Uint8Array<ArrayBuffer>
void [findOrders, token, bytes]
`

test('examples in documents compile', { timeout: 120_000 }, () => {
  const folder = join(root, 'node_modules/.cache/etalon-examples')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const examples = ['README.md', 'README.zh-CN.md', 'packages/api/README.md', 'packages/verify/README.md'].flatMap((path) =>
    [...read(path).matchAll(/```tsx?\n([\s\S]*?)```/g)].map(([, code = '']) => ({ path, code })),
  )
  expect(examples.length).toBe(4)
  examples.forEach(({ code }, index) => {
    writeFileSync(join(folder, `example-${index}.tsx`), `${code}\n${given}\nexport {}\n`)
  })
  const paths = Object.fromEntries(
    ['machines', 'api', 'verify', 'ui'].map((name) => [`@etalon/${name}/*`, [join(root, `packages/${name}/src/*/index.ts`)]]),
  )
  const settings = {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: {
      composite: false,
      incremental: false,
      noEmit: true,
      emitDeclarationOnly: false,
      customConditions: [],
      lib: ['esnext', 'dom', 'dom.iterable'],
      types: ['node', 'vite/client'],
      noUnusedLocals: false,
      paths,
    },
    include: ['*.tsx'],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings))
  let said = ''
  try {
    execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder], { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    said = error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error)
  }
  expect(said).toBe('')
})
