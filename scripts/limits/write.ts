// `npm run limits`: writes the table of limits into docs/operations.md, of the numbers that count.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../prepare.mjs'
import { limitsTable } from './limits.ts'

const file = join(root, 'docs/operations.md')
const text = readFileSync(file, 'utf8')
writeFileSync(
  file,
  text.replace(/(\n## Limits\n[\s\S]*?\n)\| limit [\s\S]*?\|\n\n/, (_, before: string) => `${before}${limitsTable(root)}\n\n`),
)
