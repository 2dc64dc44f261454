import { expect, test } from 'vitest'

declare global {
  interface ImportMeta {
    /** Vite's list of files, here with their text. */
    glob(
      pattern: string | readonly string[],
      options: { query: '?raw'; import: 'default'; eager: true },
    ): Readonly<Record<string, string>>
  }
}

// Vite reads these calls without running them: their options are written out each time.
const sources = import.meta.glob(['./**/*.ts', '!./**/*.test.ts'], { query: '?raw', import: 'default', eager: true })
const tests = import.meta.glob('./**/*.test.ts', { query: '?raw', import: 'default', eager: true })
const settings = import.meta.glob('../tsconfig.json', { query: '?raw', import: 'default', eager: true })

const specifier =
  /^(?:import|export|\})[^'"]*?\bfrom\s+['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm

/** Everything that a file imports that is not a file beside it. */
function packagesOf(source: string) {
  return [...source.matchAll(specifier)].flatMap(([, from, bare, lazy]) => {
    const name = from ?? bare ?? lazy
    return name === undefined || name.startsWith('.') ? [] : [name]
  })
}

function withoutComments(source: string) {
  return source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
}

test('[PKG-1] an import is found in each of its forms', () => {
  const source = [
    "import { a } from 'one'",
    "import {\n  b,\n} from 'two'",
    "import 'three'",
    "const four = await import('four')",
    "export { c } from 'five'",
    "const text = 'from ', other = 'x'",
    "import { d } from './beside.ts'",
  ]
  expect(packagesOf(source.join('\n'))).toEqual(['one', 'two', 'three', 'four', 'five'])
})

test('[PKG-1] machines import xstate and nothing else: no DOM, no React, no network', () => {
  const found = Object.entries(sources).flatMap(([path, source]) =>
    packagesOf(source)
      .filter((name) => !/^xstate(\/graph|\/guards)?$/.test(name))
      .map((name) => `${path} imports ${name}`),
  )
  expect(found).toEqual([])
  expect(Object.keys(sources).length).toBeGreaterThan(40)
})

test('[PKG-1] a folder reaches another through its index.ts alone', () => {
  const found = Object.entries({ ...sources, ...tests })
    .filter(([path]) => path.split('/').length === 3)
    .flatMap(([path, source]) =>
      [...source.matchAll(/from\s+'(\.\.\/[^']+)'/g)]
        .filter(([, name]) => name !== undefined && !/^\.\.\/[^/]+\/index\.ts$/.test(name))
        .map(([, name]) => `${path} reaches ${name}`),
    )
  expect(found).toEqual([])
})

test('[PKG-1] no two folders need each other, by whatever detour', () => {
  const needs = new Map<string, Set<string>>()
  for (const [path, source] of Object.entries(sources)) {
    const [, folder = '', file] = path.split('/')
    if (file === undefined) continue
    const others = [...source.matchAll(/from\s+'\.\.\/([^/']+)\//g)].flatMap(([, name]) => (name === undefined ? [] : [name]))
    needs.set(folder, new Set([...(needs.get(folder) ?? []), ...others]))
  }
  const reaches = (from: string, seen = new Set<string>()): Set<string> => {
    for (const next of needs.get(from) ?? []) if (!seen.has(next)) reaches(next, seen.add(next))
    return seen
  }
  expect([...needs.keys()].filter((folder) => reaches(folder).has(folder))).toEqual([])
  expect([...reaches('workspace')]).toContain('token-refresh')
})

test('[PKG-1] their tests add the tools of testing alone', () => {
  const found = Object.values(tests).flatMap(packagesOf)
  expect([...new Set(found)].sort()).toEqual(['@fast-check/vitest', 'vitest', 'xstate'])
})

test('[PKG-1] time, chance and the outside come through ports and inputs only', () => {
  const outside =
    /\b(?:Date|Math\.random|performance|setTimeout|setInterval|fetch|document|window|globalThis|localStorage|console)\b/
  const found = Object.entries(sources).flatMap(([path, source]) => {
    const [word] = outside.exec(withoutComments(source)) ?? []
    return word === undefined ? [] : [`${path} uses ${word}`]
  })
  expect(found).toEqual([])
})

test('[PKG-1] the compiler knows neither DOM nor Node in this package', () => {
  const { compilerOptions } = JSON.parse(settings['../tsconfig.json'] ?? '{}')
  expect(compilerOptions).toMatchObject({ lib: ['esnext'], types: [] })
})
