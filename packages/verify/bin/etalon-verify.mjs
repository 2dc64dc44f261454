#!/usr/bin/env node
// Checks a certificate or a log on the machine of whoever calls it; what it says is in src/command.
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { runCommand, usage } from '@etalon/verify/command'

const names = ['seal', 'signature', 'keys', 'statement', 'proof', 'head']
const ports = {
  say: (line) => process.stdout.write(`${line}\n`),
  readFile: (path) => new Uint8Array(readFileSync(path)),
  writeFile: (path, text) => writeFileSync(path, text),
  fetchBytes: async (address) => {
    const answer = await fetch(address, { signal: AbortSignal.timeout(60_000) }).catch((error) => {
      // What fetch says of itself is only that it failed.
      throw new Error(`${address} cannot be reached: ${error.cause?.message ?? error.message}`)
    })
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
    return new Uint8Array(await answer.arrayBuffer())
  },
}

/** What was typed, or undefined after saying what is wrong with it. */
const typed = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        ...Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    ports.say(`${error.message}\n${usage}`)
    return undefined
  }
}

const question = typed()
if (question === undefined) process.exitCode = 2
else if (question.values.help) ports.say(usage)
else process.exitCode = await runCommand({ words: question.positionals, options: question.values }, ports)
