import { expect, test } from 'vitest'
import { isWanted } from './is-wanted.ts'

const run = (...words: string[]) => ['node', 'vitest', 'run', ...words]

test('a project is wanted where it is named, in either way to write it', () => {
  expect(isWanted('storybook', run('--project', 'storybook'))).toBe(true)
  expect(isWanted('storybook', run('--project=node', '--project=storybook'))).toBe(true)
})

test('it is not where others alone are named', () => {
  expect(isWanted('storybook', run('--project', 'node', 'storybook'))).toBe(false)
  expect(isWanted('storybook', run('--project=browser'))).toBe(false)
})

test('it is where no project is named, or a pattern that may mean it', () => {
  expect(isWanted('storybook', run('packages/ui'))).toBe(true)
  expect(isWanted('storybook', run('--project', 'story*'))).toBe(true)
  expect(isWanted('storybook', run('--project', '!node'))).toBe(true)
})
