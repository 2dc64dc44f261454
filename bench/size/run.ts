// What a page pays for one component, beside what the same costs in Ant Design and MUI. `npm run bench:size` installs those in a
// temporary folder, bundles a page with each, and writes bench/results/size.md.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { bundle } from '../../scripts/bundle.mjs'
import { packages, parts, type Row, rows } from './contenders.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const target = join(root, 'bench/results/size.md')
/** Every page that uses React has these. */
const external = ['react', 'react/*', 'react-dom', 'react-dom/*']

type Library = Exclude<keyof Row, 'thing'>
const libraries: readonly Library[] = ['etalon', 'antd', 'mui']

/** The pages of a library, by a name for each: one for each thing of the table, and one with all of them. */
const pagesOf = (library: Library): ReadonlyMap<string, string> =>
  new Map([
    ...rows.flatMap((row, place): [string, string][] => {
      const contents = row[library]
      return contents === undefined ? [] : [[`${place}`, contents]]
    }),
    ['all', together(library)],
  ])

/** What pages weigh, by their names. */
async function weigh(folder: string, set: string, pages: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, number>> {
  const entries = [...pages].map(([name, contents]) => {
    const path = join(folder, `${set}-${name}.ts`)
    writeFileSync(path, contents)
    return [name, path] as const
  })
  const outdir = join(folder, 'bundles', set)
  await bundle(Object.fromEntries(entries), { outdir, nodePaths: [join(root, 'node_modules')], external })
  return new Map([...pages.keys()].map((name) => [name, brotliCompressSync(readFileSync(join(outdir, `${name}.js`))).byteLength]))
}

const kilobytes = (bytes: number | undefined) => (bytes === undefined ? '–' : (bytes / 1000).toFixed(1))

execFileSync('npx', ['turbo', 'run', 'build', '--filter=./packages/*', '--output-logs=errors-only'], {
  cwd: root,
  stdio: 'inherit',
})
const folder = mkdtempSync(join(tmpdir(), 'etalon-size-'))
try {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies: packages }))
  console.log('Installing Ant Design and MUI in a temporary folder …')
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--silent'], { cwd: folder, stdio: 'inherit' })
  const lines: string[] = []
  const weights: ReadonlyMap<string, number>[] = []
  for (const library of libraries) weights.push(await weigh(folder, library, pagesOf(library)))
  const line = (thing: string, page: string) => `| ${[thing, ...weights.map((of) => kilobytes(of.get(page)))].join(' | ')} |`
  for (const [place, { thing }] of rows.entries()) lines.push(line(thing, `${place}`))
  lines.push(line('**All of these on one page**', 'all'))
  console.log(lines.join('\n'))
  const named = Object.entries(parts)
  const ofParts = await weigh(folder, 'part', new Map(named.map(([, contents], place) => [`${place}`, contents])))
  const ofOurs = named.map(([part], place) => `| ${part} | ${kilobytes(ofParts.get(`${place}`))} |`)
  console.log(ofOurs.join('\n'))
  const styles = brotliCompressSync(readFileSync(join(root, 'packages/ui/dist/styles.css'))).byteLength
  mkdirSync(join(root, 'bench/results'), { recursive: true })
  writeFileSync(target, report(lines, ofOurs, styles))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
execFileSync('npx', ['biome', 'format', '--write', target], { cwd: root, stdio: 'ignore' })
console.log(`Written: ${target}`)

/** One page with everything of a library that the table names. */
function together(library: Library): string {
  const lines = rows.flatMap((row) => row[library]?.split('\n') ?? [])
  return [...new Set(lines)].map((line, place) => line.replace('{ default }', `{ default as part${place} }`)).join('\n')
}

function report(lines: readonly string[], ofOurs: readonly string[], styles: number): string {
  return `# What a component costs

Kilobytes (1000 bytes) of script that one page pays for one component: bundled by esbuild, minified, compressed by brotli. React and
React DOM are left out everywhere, and so is what a page loads only on demand. xstate and the messages of react-aria in all its languages
count in ours. Ant Design and MUI make their styles by script, so that those are in the numbers; ours are one file for all components,
${kilobytes(styles)} kB, which is not. A dash: the library has no such component, or sells it apart; the last line leaves out what has a dash.

Ant Design ${packages.antd}, MUI ${packages['@mui/material']} (data grid ${packages['@mui/x-data-grid']}, pickers ${packages['@mui/x-date-pickers']}, trees ${packages['@mui/x-tree-view']}). Again: \`npm run bench:size\`.

| component | Etalon | Ant Design | MUI |
| --- | ---: | ---: | ---: |
${lines.join('\n')}

## Why some of ours are heavier than MUI's

Where MUI is lighter, its part does less: its dialog cannot be moved, sized, minimised or made to fill the screen, its select draws every
option however many there are, its tabs cannot be closed, moved or kept, and its simple tree loads no branches. The rest is what ours
stand on, which a page pays once, however many components it shows; each part alone:

| part | kB |
| --- | ---: |
${ofOurs.join('\n')}

react-aria brings what screen readers, keyboards, touch and 34 languages need; an application that speaks two of them leaves the others
out with \`@react-aria/optimize-locales-plugin\`, as ours does. The words are one catalogue, so that an application can replace any of
them in one place: the first component of a page pays for all.
`
}
