// `npm run backup [-- file]` and `npm run restore -- file`: the database that `npm start` would use, and the files that were handed in.
import { existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { BackupProblem, backup, type Manifest, restore } from './backup/index.ts'
import { openStorage, StorageProblem } from './files/index.ts'
import { onDatabase, Unreachable } from './on-database.ts'
import { say } from './say.ts'
import { settingsOfProcess } from './settings/index.ts'
import { helpIfAsked } from './typed.ts'

const usage = 'npm run backup [-- <file>], npm run restore -- <file>'

/** One line for each table, and one for the files. */
function progress() {
  let shown = ''
  return (what: string, done: number, total: number) => {
    if (what === shown) return
    shown = what
    say(`  ${what} (${done} of ${total})`)
  }
}

const sum = ({ tables, files }: Manifest) =>
  `${tables.reduce((rows, table) => rows + table.rows, 0)} rows in ${tables.length} tables, ${files.length} parts of files`

async function run([what, given, ...more]: readonly string[]): Promise<void> {
  if (given?.startsWith('-') || more.length > 0)
    throw new BackupProblem(
      `One file can be named, and nothing else: ${usage}. A name that begins with “-” wants its folder: ./-name`,
    )
  const settings = settingsOfProcess()
  if (what === 'restore') {
    if (!given) throw new BackupProblem('Say which backup: npm run restore -- <file>')
    const file = resolve(given)
    if (!existsSync(file)) throw new BackupProblem(`There is no file ${file}.`)
    mkdirSync(settings.dataFolder, { recursive: true })
    const storage = await openStorage(settings.files)
    const held = await onDatabase(settings, (url) => restore({ url, storage, file, onProgress: progress() }), {
      mayMake: true,
      alone: true,
    })
    say(`Restored ${sum(held)}, as they were at ${held.takenAt}.`)
    say(`Put the keys of that time into ${join(settings.dataFolder, 'keys')}: without them nobody can sign in.`)
    return
  }
  const file = resolve(given ?? `etalon-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}.backup`)
  const held = await onDatabase(settings, async (url) =>
    backup({ url, storage: await openStorage(settings.files), file, onProgress: progress() }),
  )
  say(`Backed up ${sum(held)} to ${file}.`)
  say(`The keys in ${join(settings.dataFolder, 'keys')} are not in it: keep a copy of them in another place.`)
}

helpIfAsked(`${usage}
  the database and the files that were handed in; a backup that is not named is written beside, under its time`)
try {
  await run(process.argv.slice(2))
} catch (error) {
  const isExpected =
    error instanceof BackupProblem ||
    error instanceof Unreachable ||
    error instanceof StorageProblem ||
    (error instanceof Error && error.name === 'SettingProblem')
  process.stderr.write(`${isExpected ? error.message : String(error instanceof Error ? error.stack : error)}\n`)
  process.exitCode = 1
}
