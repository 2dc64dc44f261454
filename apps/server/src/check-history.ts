// `npm run check:history`: whether every tenant's history is as it was written, in the database that `npm start` would use.
import { sqlState } from './db/index.ts'
import { checkHistories, type HistoryCheck } from './history/index.ts'
import { onDatabase } from './on-database.ts'
import { say } from './say.ts'
import { settingsOfProcess } from './settings/index.ts'
import { typed } from './typed.ts'

const words = {
  gap: 'rows before it were taken out',
  link: 'it does not follow the row before it',
  content: 'it is not as it was written',
} as const

const verdict = ({ rows, broken }: HistoryCheck) =>
  broken
    ? `BROKEN at row ${broken.sequence}: ${words[broken.why]}; the ${rows} rows before it hold`
    : `${rows} rows, nothing broken`

typed(
  `npm run check:history
  checks that the history of every institute is as it was written`,
  {},
)
try {
  const tenants = await onDatabase(settingsOfProcess(), checkHistories)
  for (const one of tenants) {
    say(`${one.tenant} ${one.name}`)
    say(`  ${[...one.standing].map(([what, count]) => `${what}: ${count}`).join(', ') || 'no records'}`)
    say(`  history: ${verdict(one)}`)
  }
  process.exitCode = tenants.every(({ broken }) => broken === undefined) ? 0 : 1
} catch (error) {
  const missing = sqlState(error) === '42P01'
  const why = missing
    ? 'That database is not Etalon’s: it has no tenants.'
    : error instanceof Error
      ? error.message
      : String(error)
  process.stderr.write(`${why}\n`)
  process.exitCode = 2
}
