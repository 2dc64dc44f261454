import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestFile } from './named-in-tests.ts'

/** Tests that ask every call, or none by its name: they say nothing about one. */
const ofAll = /(every-call|specified-calls|named-in-tests|openapi|api-docs)\.test\.ts$/

/** All tests of the repository that git knows, or that are new and not ignored, by their paths. */
export function testFiles(root: string): TestFile[] {
  const listed = execFileSync(
    'git',
    [
      'ls-files',
      '-z',
      '--cached',
      '--others',
      '--exclude-standard',
      'apps/**/*.test.ts*',
      'packages/**/*.test.ts*',
      'e2e/**/*.test.ts',
    ],
    { cwd: root, encoding: 'utf8' },
  )
  return [...new Set(listed.split('\0'))]
    .filter((path) => path !== '' && !ofAll.test(path))
    .toSorted()
    .flatMap((path) => {
      try {
        return [{ path, text: readFileSync(join(root, path), 'utf8') }]
      } catch {
        // Removed, and not yet so for git.
        return []
      }
    })
}
