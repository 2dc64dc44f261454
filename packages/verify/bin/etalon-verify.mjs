#!/usr/bin/env node
// Checks a certificate or a log on the machine of whoever calls it; what it says is in src/command.
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { runCommand } from '@etalon/verify/command'

const names = ['seal', 'signature', 'keys', 'statement', 'proof', 'head']
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
})

process.exitCode = await runCommand(
  { words: positionals, options: values },
  {
    say: (line) => process.stdout.write(`${line}\n`),
    readFile: (path) => new Uint8Array(readFileSync(path)),
    writeFile: (path, text) => writeFileSync(path, text),
    fetchBytes: async (address) => {
      const answer = await fetch(address)
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
      return new Uint8Array(await answer.arrayBuffer())
    },
  },
)
