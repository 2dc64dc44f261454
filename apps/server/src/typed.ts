import { type ParseArgsConfig, parseArgs } from 'node:util'
import { say } from './say.ts'

/** Where somebody asked for help behind a command, gives it and ends the process. */
export function helpIfAsked(usage: string): void {
  if (!process.argv.slice(2).some((word) => word === '--help' || word === '-h')) return
  say(usage)
  process.exit(0)
}

/**
 * What was typed behind a command. Where that asks for help, or cannot be understood, it is told how the command is called, and the process
 * ends: with 0, or with 2.
 * @param usage how it is called, and what each option does
 */
export function typed<Config extends ParseArgsConfig>(usage: string, config: Config): ReturnType<typeof parseArgs<Config>> {
  helpIfAsked(usage)
  try {
    return parseArgs(config)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${usage}\n`)
    process.exit(2)
  }
}
