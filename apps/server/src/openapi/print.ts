// `npm run openapi [-- file]`: writes the description of the contract into a file, or prints it.
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { contract } from '@etalon/api/contract'
import { Validator } from '@seriousme/openapi-schema-validator'
import { say } from '../say.ts'
import { contractWords, describeContract } from './index.ts'

/** The file that is named; a word that is none would otherwise become one's name. */
function namedFile(): string | undefined {
  try {
    const { positionals } = parseArgs({ allowPositionals: true, options: {} })
    if (positionals.length <= 1) return positionals[0]
  } catch {
    // It is said below what can be given.
  }
  process.stderr.write(
    'npm run openapi [-- file]: prints the contract as OpenAPI 3.1, or writes it into the file. Nothing was written.\n',
  )
  process.exit(2)
}

const file = namedFile()
const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }
const text = JSON.stringify(describeContract(contract, version, contractWords), undefined, 2)
const { valid, errors } = await new Validator().validate(JSON.parse(text))
if (!valid) throw new Error(`The contract makes no valid OpenAPI: ${JSON.stringify(errors)}`)

if (file === undefined) {
  say(text)
} else {
  writeFileSync(resolve(file), `${text}\n`)
  say(`Written to ${resolve(file)}.`)
}
