// What the server asks PostgreSQL for each kind of request, as PostgreSQL itself has written it down.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** A statement as it was asked: its text, and its values as PostgreSQL writes them. */
export interface Statement {
  /** By which it is kept ready on its connection; without where it is not. */
  readonly name?: string
  readonly text: string
  readonly values: readonly (string | null)[]
}

interface Line {
  readonly message?: string
  readonly detail?: string
  readonly dbname?: string
  readonly pid?: number
  readonly application_name?: string
}

/** Settings of a PostgreSQL that can write down what it is asked. */
export const loggingSettings = { logging_collector: 'on', log_destination: 'jsonlog' } as const

function statementOf({ message = '', detail = '' }: Line): Statement[] {
  const [, name, written] = /^(?:execute ([^:]+)|statement): ([\s\S]+)$/.exec(message) ?? []
  const text = written?.trim()
  if (text === undefined) return []
  const values = [...detail.matchAll(/\$\d+ = (?:NULL|'((?:[^']|'')*)')/g)]
  const kept = name === undefined || name === '<unnamed>' ? {} : { name }
  return [{ ...kept, text, values: values.map(([, value]) => value?.replaceAll("''", "'") ?? null) }]
}

/** What runs beside requests on connections of its own: the queue of jobs, and what is told to PostgreSQL to write down. */
const besides = new Set(['pgboss', 'etalon-recorder'])

/**
 * The statements of requests: those of the queue of jobs are left out with their connections, and the log of calls with the
 * whole of its transaction, whose begin and commit would otherwise stand in the middle of another's. A transaction has with it
 * what was looked up before it.
 */
function ofRequests(lines: readonly Line[], database: string): Statement[] {
  const transactions: Statement[][] = []
  const open = new Map<number, Statement[]>()
  let before: Statement[] = []
  for (const line of lines) {
    if (line.dbname !== database || besides.has(line.application_name ?? '')) continue
    const [pid, [statement]] = [line.pid ?? 0, statementOf(line)]
    if (!statement) continue
    const transaction = open.get(pid)
    if (transaction) transaction.push(statement)
    else before.push(statement)
    if (statement.text === 'begin') {
      open.set(pid, before)
      transactions.push(before)
      before = []
    }
    if (/^(commit|rollback)$/.test(statement.text)) open.delete(pid)
  }
  const asked = transactions.filter((one) => !one.some(({ text }) => text.startsWith('insert into api_log')))
  return asked.length > 0 ? asked.flat() : before
}

/**
 * Does something while PostgreSQL writes down its statements.
 * @param url of the database, by its superuser @param dataFolder of the cluster
 * @returns the statements of that database meanwhile
 */
export async function recorded(url: string, dataFolder: string, work: () => Promise<unknown>): Promise<Statement[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'etalon-recorder' })
  await client.connect()
  const { rows } = await client.query<{ name: string }>('select current_database() as name')
  const set = async (value: string) => {
    await client.query(`alter system set log_statement = '${value}'`)
    await client.query('select pg_reload_conf()')
    await wait(500)
  }
  const linesOf = () => {
    const folder = join(dataFolder, 'log')
    const files = readdirSync(folder).filter((one) => one.endsWith('.json'))
    return files.toSorted().flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n').filter(Boolean))
  }
  try {
    await set('all')
    const before = linesOf().length
    await work()
    await wait(300)
    const lines = linesOf().slice(before)
    await set('none')
    const written = lines.map((line) => JSON.parse(line) as Line)
    return ofRequests(written, rows[0]?.name ?? '')
  } finally {
    await client.end()
  }
}
