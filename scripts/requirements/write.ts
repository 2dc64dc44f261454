// `npm run requirements`: writes into docs/requirements.md which tests show each line.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../prepare.mjs'
import { shownByTests, withFiles } from './shown-by.ts'

const file = join(root, 'docs/requirements.md')
writeFileSync(file, withFiles(readFileSync(file, 'utf8'), shownByTests(root)))
execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', file], { stdio: 'inherit' })
