import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { withoutChangeset } from './changesets.ts'
import { reportOf } from './report.ts'
import { surfaceOf } from './surface.ts'

/** A folder with files, which is removed when the test has ended. */
function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'etalon-api-report-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  write(folder, files)
  return folder
}

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

test('[PKG-2] a report says what can be imported and what that is made of, and nothing of comments', () => {
  const folder = folderWith({
    'door/index.d.ts': [
      "export { make, type Options as MakeOptions } from './make.ts'",
      "export * from './names.ts'",
      "export { z } from 'zod'",
    ].join('\n'),
    'door/make.d.ts': [
      "import type { Shape } from './shape.ts'",
      "import type { ReactNode } from 'react'",
      '/** Told here. */',
      'export interface Options {',
      '    /** A size. */',
      '    readonly size: Size;',
      '    readonly children: ReactNode;',
      '}',
      'type Size = "small" | "large";',
      'export declare function make(options: Options): Shape;',
      'export declare function make(): Shape;',
      'export declare const unseen: number;',
    ].join('\n'),
    'door/shape.d.ts': 'export interface Shape {\n    readonly corners: number;\n}\nexport interface Other {}\n',
    'door/names.d.ts': 'declare const own: "own";\nexport { own };\n',
  })
  const { exported, reached } = surfaceOf(join(folder, 'door/index.d.ts'))
  expect(exported.map(({ name, text }) => [name, text])).toEqual([
    ['MakeOptions', 'interface Options {\n    readonly size: Size;\n    readonly children: ReactNode;\n}'],
    ['make', 'function make(options: Options): Shape;\nfunction make(): Shape;'],
    ['own', 'const own: "own";'],
    ['z', "export { z } from 'zod'"],
  ])
  expect(reached.map(({ text }) => text)).toEqual([
    'type Size = "small" | "large";',
    'interface Shape {\n    readonly corners: number;\n}',
  ])
})

test('[PKG-2] a long inferred type stands as its beginning and a digest, which changes with it', () => {
  const long = (last: string) =>
    `export declare const machine: Machine<{\n${'    readonly some: "member";\n'.repeat(200)}    readonly last: ${last};\n}>;\n`
  const reports = ['1', '2'].map((last) => {
    const folder = folderWith({ 'door/index.d.ts': long(last) })
    return reportOf('@etalon/some', folder, ['door'])
  })
  expect(reports[0]).toContain('const machine: Machine<{ …\n// 203 lines, sha256 ')
  expect(reports[0]).not.toBe(reports[1])
})

test('[PKG-2] a name that its file does not have is told', () => {
  const folder = folderWith({ 'door/index.d.ts': "export { gone } from './some.ts'", 'door/some.d.ts': 'export {};\n' })
  expect(() => surfaceOf(join(folder, 'door/index.d.ts'))).toThrow(/some\.d\.ts has no gone/)
})

test('[PKG-2] a report that changes asks for a changeset that names its package, on a branch and on main', () => {
  const manifest = '{ "version": "0.1.0" }'
  const folder = folderWith({ 'packages/ui/api-report.md': 'one', 'packages/ui/package.json': manifest })
  const git = (...words: readonly string[]) => execFileSync('git', words, { cwd: folder, stdio: 'pipe' })
  const commit = () => {
    git('add', '.')
    git('-c', 'user.name=a', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false', 'commit', '-qm', 'a')
  }
  git('init', '-q', '-b', 'main')
  commit()
  expect(withoutChangeset(folder)).toEqual({ compared: false, names: [] })
  git('checkout', '-qb', 'work')
  write(folder, {
    'packages/ui/api-report.md': 'two',
    'packages/api/api-report.md': 'new',
    'packages/api/package.json': manifest,
  })
  commit()
  write(folder, { other: 'a later commit' })
  commit()
  expect(withoutChangeset(folder)).toEqual({ compared: true, names: ['@etalon/ui'] })
  write(folder, { '.changeset/of-another.md': '---\n"@etalon/api": minor\n---\n\nNew.\n' })
  expect(withoutChangeset(folder).names).toEqual(['@etalon/ui'])
  write(folder, { '.changeset/of-it.md': '---\n"@etalon/ui": minor\n---\n\nTwo.\n' })
  expect(withoutChangeset(folder).names).toEqual([])
  commit()
  git('checkout', '-q', 'main')
  git('merge', '-q', '--ff-only', 'work')
  write(folder, { 'packages/ui/api-report.md': 'three' })
  expect(withoutChangeset(folder).names).toEqual([])
  commit()
  write(folder, { 'packages/ui/api-report.md': 'four' })
  expect(withoutChangeset(folder).names).toEqual(['@etalon/ui'])
  write(folder, { 'packages/ui/package.json': '{ "version": "0.2.0" }' })
  expect(withoutChangeset(folder).names).toEqual([])
})
