#!/usr/bin/env node
// `npm run doctor`: what this machine lacks, one sentence each. Ends with 1 where something is lacking that no command mends by itself.
import { fileURLToPath } from 'node:url'
import { findings } from './findings.mjs'

const found = await findings(fileURLToPath(new URL('../..', import.meta.url)))
for (const { keeps, says, heals } of found) console.log(`${heals ? '·' : '✗'} ${keeps}: ${says}`)
const lacking = found.filter(({ heals }) => !heals)
if (lacking.length === 0) console.log('This machine has what Etalon needs.')
process.exitCode = lacking.length === 0 ? 0 : 1
