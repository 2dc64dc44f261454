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

/**
 * Does something while PostgreSQL writes down its statements.
 * @param url of the database, by its superuser @param dataFolder of the cluster
 * @returns the statements of that database meanwhile
 */
export async function recorded(url: string, dataFolder: string, work: () => Promise<unknown>): Promise<Statement[]> {
  const client = new pg.Client({ connectionString: url })
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
    return (
      lines
        .map((line) => JSON.parse(line) as Line)
        .filter(({ dbname }) => dbname === rows[0]?.name)
        .flatMap(statementOf)
        // What runs beside requests, such as the queue of jobs, batches that wait and the log of calls, is asked for by none of them.
        .filter(({ text }) => !/^(alter system|select pg_reload_conf)|etalon_jobs|issue_batch|insert into api_log/.test(text))
    )
  } finally {
    await client.end()
  }
}
