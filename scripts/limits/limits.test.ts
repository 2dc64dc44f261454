import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { limitsTable } from './limits.ts'

const root = join(import.meta.dirname, '../..')

test('[SRV-3] the limits that the documents tell are those that are enforced; `npm run limits` writes them', () => {
  const told = /\n## Limits\n[\s\S]*?\n(\| limit [\s\S]*?\|)\n\n/.exec(
    readFileSync(join(root, 'docs/operations.md'), 'utf8'),
  )?.[1]
  expect(told).toBe(limitsTable(root))
})
