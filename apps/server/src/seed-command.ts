// `npm run seed -- --orders 1000000`: fills the database that `npm start` would use with orders, for lists, searches and statistics.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { migrateDatabase } from './db/index.ts'
import { seedInstitute } from './demo/index.ts'
import { onDatabase, Unreachable } from './on-database.ts'
import { say } from './say.ts'
import { seedMany } from './seed/index.ts'
import { loadSeal } from './session/index.ts'
import { settingsOfProcess } from './settings/index.ts'
import { typed } from './typed.ts'

/** A line for each step, and for each twentieth of a long one. */
function progress() {
  const began = performance.now()
  let shown = ''
  return (step: string, done: number, total: number) => {
    const now = `${step} ${Math.floor((done / total) * 20)}`
    if (now === shown) return
    shown = now
    const seconds = ((performance.now() - began) / 1000).toFixed(0).padStart(5)
    say(`${seconds} s  ${step}${total > 1 ? ` ${done.toLocaleString('en')} of ${total.toLocaleString('en')}` : ''}`)
  }
}

const usage = `npm run seed -- [--orders N] [--until DAY]
  fills the database with orders for lists, searches and statistics; where it was stopped it goes on
  --orders N   so many in all, 0 to 5000000; 1000000 where none is said
  --until DAY  the last day of an order, as 2026-10-31`

const { values } = typed(usage, {
  options: {
    orders: { type: 'string', default: '1000000' },
    /** The last day of an order. */
    until: { type: 'string', default: '2026-10-31' },
  },
})
const orders = Number(values.orders)
const stopping = new AbortController()
const stop = () => {
  say('Stopping behind what is being written; the indexes are built first. Once more stops at once.')
  stopping.abort()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.removeListener(signal, stop)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)

try {
  if (!Number.isInteger(orders) || orders < 0 || orders > 5_000_000)
    throw new Unreachable('Say how many orders, 0 to 5000000: npm run seed -- --orders 1000000')
  if (!/^20\d\d-\d\d-\d\d$/.test(values.until) || Number.isNaN(Date.parse(values.until)))
    throw new Unreachable('Say the last day as 2026-10-31: npm run seed -- --until 2026-10-31')
  const settings = settingsOfProcess()
  mkdirSync(settings.dataFolder, { recursive: true })
  const began = performance.now()
  const seeded = await onDatabase(
    settings,
    async (url) => {
      await migrateDatabase(url)
      await seedInstitute(url, loadSeal(join(settings.dataFolder, 'keys', 'password-seal.key')))
      return await seedMany(url, { orders, until: values.until, onProgress: progress(), signal: stopping.signal })
    },
    { mayMake: true, alone: true },
  )
  const minutes = ((performance.now() - began) / 60_000).toFixed(1)
  say(
    `${seeded.orders.toLocaleString('en')} orders of the seed are in the database, ${seeded.added.toLocaleString('en')} of them since ${minutes} minutes ago.`,
  )
  if (seeded.orders < orders) say(`What is in was kept. Once more goes on: npm run seed -- --orders ${orders}`)
  say('They have no history, no readings and no certificates: they are for lists, searches and statistics.')
} catch (error) {
  const isExpected = error instanceof Unreachable || (error instanceof Error && error.name === 'SettingProblem')
  process.stderr.write(`${isExpected ? error.message : String(error instanceof Error ? error.stack : error)}\n`)
  process.stderr.write('Whatever was put in before is kept; once more goes on there.\n')
  process.exitCode = 1
}
