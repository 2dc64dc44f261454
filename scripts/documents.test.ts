import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { settingNames } from '../apps/server/src/settings/settings.ts'
import { toolNames } from '../apps/server/src/settings/unknown-settings.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const documents = execFileSync('git', ['ls-files', '-z', '*.md'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((path) => path !== '' && !path.startsWith('.changeset/') && existsSync(join(root, path)))
/** Where they are listed, and where tests misspell them. */
const isAboutNames = /^apps\/server\/src\/(?:settings\/|commands\.test\.ts$)|^e2e\/operation\/start\.test\.ts$/

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

test('lines that documents add to sources have a place there', () => {
  const parts = documents.flatMap((path) =>
    [...read(path).matchAll(/^```diff\n([\s\S]*?)^```$/gm)].flatMap(([, diff = '']) => diff.split(/^--- /m).slice(1)),
  )
  expect(parts.length).toBeGreaterThan(3)
  const lost = parts.flatMap((part) => {
    const [path = '', ...lines] = part.trimEnd().split('\n')
    const source = read(path)
    const behind = lines.filter((line) => line.startsWith(' ')).map((line) => line.slice(1))
    return behind.filter((line) => !source.includes(`${line}\n`)).map((line) => `${path}: ${line}`)
  })
  expect(lost).toEqual([])
})

test('[SRV-6] operations.md explains every setting, and no other', () => {
  const explained = [...read('docs/operations.md').matchAll(/^\| `((?:ETALON|DATABASE)_\w+)` /gm)].map(([, name]) => name)
  expect(explained.length).toBeGreaterThan(10)
  expect(explained.sort()).toEqual([...settingNames].sort())
})

test('[SRV-6] every name of a variable in the sources is a setting, or known to be read by a tool, and none of these is known in vain', () => {
  const sources = execFileSync('git', ['ls-files', '-z', '*.ts', '*.tsx', '*.mts', '*.mjs', '*.js', '*.json'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(root, path)) && !isAboutNames.test(path))
  const named = new Set(sources.flatMap((path) => read(path).match(/\bETALON_[A-Z0-9_]*[A-Z0-9]\b/g) ?? []))
  // The standards of a laboratory are etalons, too.
  named.delete('ETALON_INSTRUMENT_TYPE')
  expect([...named].filter((name) => !settingNames.includes(name)).sort()).toEqual([...toolNames].sort())
})

test('[SRV-6] operations.md tells of every reading that is taken, and of no other', () => {
  const taken = [...read('apps/server/src/metrics/metrics.ts').matchAll(/name: '(etalon_\w+)'/g)].map(([, name]) => name)
  const told = [...read('docs/operations.md').matchAll(/^\| `(etalon_\w+)`(?!,)/gm)].map(([, name]) => name)
  expect(taken.length).toBeGreaterThan(3)
  expect(told.sort()).toEqual(taken.sort())
})

test.for([
  ['README.md', 'README.zh-CN.md'],
  ['docs/packages.md', 'docs/packages.zh-CN.md'],
  ['docs/administrators.md', 'docs/administrators.zh-CN.md'],
] as const)('%s and %s name the same commands, links and code', ([english, chinese]) => {
  const facts = (path: string) => ({
    commands: [...read(path).matchAll(/`(np[mx] [^`]+)`/g)].map(([, command]) => command),
    // Pictures and some documents have a language of their own.
    links: [...read(path).matchAll(/\]\(([^)]+)\)/g)]
      .filter(([, to = '']) => !to.startsWith('README'))
      .map(([, to = '']) =>
        to
          .replace(/\.zh-CN\.(png|md)$/, '.$1')
          .replace('/zh/', '/en/')
          .replace('-zh-', '-en-'),
      ),
    imports: [...read(path).matchAll(/from '([^']+)'/g)].map(([, from]) => from),
    points: [...read(path).matchAll(/^- /gm)].length,
  })
  expect(facts(chinese)).toEqual(facts(english))
})

/** What an example leaves to its reader. */
const given = `
declare function findOrders(query: unknown, page: number, size: number): Promise<{ rows: readonly { id: string }[]; total: number }>
declare const token: string
declare const bytes: Uint8Array<ArrayBuffer>
void [findOrders, token, bytes]
`

const machineExports = (): ReadonlyMap<string, string> => {
  const folders = readdirSync(join(root, 'packages/machines/src'), { withFileTypes: true })
  return new Map(
    folders
      .filter((entry) => entry.isDirectory() && existsSync(join(root, `packages/machines/src/${entry.name}/index.ts`)))
      .flatMap(({ name }) =>
        [
          ...read(`packages/machines/src/${name}/index.ts`)
            .replaceAll(/\btype \w+,?/g, '')
            .matchAll(/\{([^}]*)\}/g),
        ].flatMap(([, names = '']) => names.split(',').map((one): [string, string] => [one.trim(), name])),
      )
      .filter(([one]) => /^\w+$/.test(one)),
  )
}

/** What examples take from the app around them: its ports, its views, its records. */
const ofTheApp =
  'address api askForCode bar beginUpload camera cancelUpload checkFile checkPassword clearDraft client closedAt columns commands ' +
  'conditions count countPages credentials emptyOrder enter event explain facts fetchField fetchOrders fields file findCommands findRegions finishUpload form ' +
  'groupIds inbox insertAtCaret items leave listener loadCharts loadChildren loadEntries loadMenu loadNotices loadPage ' +
  'loadRegions loadSideMenu loadSystemConfig lockScreen log makeVerifier menu messages navigate openDocument order orders password ' +
  'readAddress readFile readLayout readPicture readText record refresh removeLayout restoreDraft router run save saveAll saveDraft saveSettings ' +
  'saved say searchBar sendPart sendSms series session show siblings signIn signOut socket storage store stored storedSession ' +
  'search storedTabs systemDark table toast tokenRefresh turn uploadLog uploadPicture user username vault views who writeFile writeLayout ' +
  'itemProgression preferences scrollToPage focusOn List reach askRelease build drafts send askOutcome'

/** The examples of machines and components show one thing each: what they take from elsewhere is put before them. */
function completed(code: string, exported: ReadonlyMap<string, string>): string {
  const used = new Set(code.replaceAll(/'[^']*'|\.\.\./g, ' ').match(/(?<![.\w])[a-zA-Z]\w*/g))
  const isOwn = (name: string) => new RegExp(`(const|function|import \\{[^}]*) ${name}\\b`).test(code)
  const imports = [...used].flatMap((name) => {
    const folder = isOwn(name) ? undefined : exported.get(name)
    return folder === undefined ? [] : [`import { ${name} } from '@etalon/machines/${folder}'`]
  })
  const taken = [...new Set(ofTheApp.split(' '))].filter((name) => used.has(name) && !isOwn(name))
  return [
    `import { useActorRef, useSelector } from '@xstate/react'`,
    `import type { ExportRowsRequest } from '@etalon/machines/data-table'`,
    /import .* from 'xstate'/.test(code) ? '' : `import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'`,
    ...imports,
    ...taken.map((name) => `declare const ${name}: any`),
    code,
  ].join('\n')
}

test('examples in documents compile', { timeout: 120_000 }, () => {
  const folder = join(root, 'node_modules/.cache/etalon-examples')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const examples = documents
    .filter((path) => path.startsWith('README') || /^packages\/\w+\/README\.md$/.test(path))
    .flatMap((path) => [...read(path).matchAll(/```tsx?\n([\s\S]*?)```/g)].map(([, code = '']) => ({ path, code })))
  expect(examples.length).toBeGreaterThan(40)
  const exported = machineExports()
  examples.forEach(({ path, code }, index) => {
    const whole = /machines|ui/.test(path) ? completed(code, exported) : code
    writeFileSync(join(folder, `${path.replaceAll('/', '-')}-${index}.tsx`), `${whole}\n${given}\nexport {}\n`)
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
      noUnusedParameters: false,
      // What an example takes from the app around it is of any kind.
      noImplicitAny: false,
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
