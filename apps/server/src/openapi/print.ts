// `npm run openapi [-- file]`: writes the description of the contract into a file, or prints it.
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { contract } from '@etalon/api/contract'
import { Validator } from '@seriousme/openapi-schema-validator'
import { contractWords, describeContract } from './index.ts'

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }
const text = JSON.stringify(describeContract(contract, version, contractWords), undefined, 2)
const { valid, errors } = await new Validator().validate(JSON.parse(text))
if (!valid) throw new Error(`The contract makes no valid OpenAPI: ${JSON.stringify(errors)}`)

const file = process.argv[2]
if (file === undefined) {
  process.stdout.write(`${text}\n`)
} else {
  writeFileSync(resolve(file), `${text}\n`)
  process.stdout.write(`Written to ${resolve(file)}.\n`)
}
