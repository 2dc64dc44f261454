import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const files = globSync('packages/ui/src/*/*.stories.tsx', { cwd: root }).sort()

/** What begins the Matrix of a file, whatever name the story itself is spread from. */
const matrix = /^export const Matrix: Story = \{\s*\.\.\.inEveryLook\b/m

test('[DS-1] every component has a story with all of its states, to be photographed in every look', () => {
  expect(files.length).toBeGreaterThan(60)
  expect(files.filter((file) => !matrix.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})
