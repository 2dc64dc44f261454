// `npm run contract`: writes docs/contract.md from the contract, the list of specified calls and the tests.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contractDocument, testFiles } from './index.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const file = join(root, 'docs', 'contract.md')
writeFileSync(file, contractDocument(testFiles(root)))
execFileSync(join(root, 'node_modules', '.bin', 'biome'), ['format', '--write', file], { cwd: root, stdio: 'pipe' })
process.stdout.write(`Written to ${file}.\n`)
