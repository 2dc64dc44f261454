import { readFileSync } from 'node:fs'
import { contract } from '@etalon/api/contract'
import { describeContract } from './index.ts'

// `npm run openapi`: prints the description of the contract.
const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }
process.stdout.write(`${JSON.stringify(describeContract(contract, version), undefined, 2)}\n`)
