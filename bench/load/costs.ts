// What a busy time costs: of PostgreSQL by statement, and of the processors by process. It tells where to look, and promises nothing.
import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { percentile } from '../server/load.ts'
import { dayAt, kinds, type Place } from './day.ts'
import { openLoop } from './open-loop.ts'

/** Statements that are told: those that take the most. */
const [told, longest] = [30, 160]

/** Seconds of a processor that each process has had, by its number and its name. As Linux tells it, in hundredths. */
function worked(): Map<number, { readonly name: string; readonly seconds: number }> {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return new Map(
    all.flatMap((name) => {
      try {
        const [, command = '', rest = ''] = /^\d+ \((.*)\) (.*)$/s.exec(readFileSync(`/proc/${name}/stat`, 'utf8')) ?? []
        const fields = rest.split(' ')
        return [[Number(name), { name: command, seconds: (Number(fields[11]) + Number(fields[12])) / 100 }]]
      } catch {
        // It has ended meanwhile.
        return []
      }
    }),
  )
}

interface Cost extends Record<string, unknown> {
  readonly calls: string
  readonly milliseconds: number
  readonly planning: number
  readonly slowest: number
  readonly pages: string
  readonly query: string
}

/**
 * @param place the server, whose PostgreSQL has `pg_stat_statements` loaded
 * @param databaseUrl of its database, by the superuser
 */
export async function costsOf(
  place: Place & { readonly process: { readonly pid: number } },
  databaseUrl: string,
  { rate, warmUp, seconds }: { readonly rate: number; readonly warmUp: number; readonly seconds: number },
): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('create extension if not exists pg_stat_statements')
    await openLoop({ rate, seconds: warmUp, ...dayAt(place) })
    await client.query('select pg_stat_statements_reset()')
    const [before, began] = [worked(), performance.now()]
    const { samples } = await openLoop({ rate, seconds, ...dayAt(place) })
    const took = (performance.now() - began) / 1000
    const after = worked()
    const spent = (is: (pid: number, name: string) => boolean) =>
      [...after].reduce((sum, [pid, now]) => sum + (is(pid, now.name) ? now.seconds - (before.get(pid)?.seconds ?? 0) : 0), 0) /
      took
    const { rows } = await client.query<Cost>(`
      select calls, total_exec_time + total_plan_time as milliseconds, total_plan_time as planning, max_exec_time as slowest,
        (shared_blks_hit + shared_blks_read) / greatest(calls, 1) as pages, query
      from pg_stat_statements join pg_database d on d.oid = dbid where d.datname = current_database() order by milliseconds desc limit ${told}`)
    const times = (kind?: string) => samples.filter((one) => kind === undefined || one.kind === kind).map((one) => one.took)
    const time = (kind?: string) => [50, 99].map((part) => percentile(times(kind), part).toFixed(1)).join(' | ')
    return [
      '# What a busy time costs',
      '',
      `${rate} requests a second for ${seconds} s; ${samples.filter(({ status }) => status !== 200).length} of ${samples.length} not answered.`,
      '',
      `Processors that were at work: ${spent((pid) => pid === place.process.pid).toFixed(2)} for the server, ${spent((_, name) => name.startsWith('postgres')).toFixed(2)} for PostgreSQL, ${spent((pid) => pid === process.pid).toFixed(2)} for whoever asks.`,
      '',
      '| milliseconds | p50 | p99 |',
      '| --- | ---: | ---: |',
      `| all | ${time()} |`,
      ...kinds.map((kind) => `| ${kind} | ${time(kind)} |`),
      '',
      '| times | ms in all | ms each | of that planning, in all | slowest | pages each | statement |',
      '| ---: | ---: | ---: | ---: | ---: | ---: | --- |',
      ...rows.map(({ calls, milliseconds, planning, slowest, pages, query }) => {
        const text = query.replace(/\s+/g, ' ').trim().slice(0, longest).replaceAll('|', '\\|')
        const numbers = [
          milliseconds.toFixed(0),
          (milliseconds / Number(calls)).toFixed(2),
          planning.toFixed(0),
          slowest.toFixed(0),
        ]
        return `| ${[calls, ...numbers, pages, `\`${text}\``].join(' | ')} |`
      }),
      '',
    ].join('\n')
  } finally {
    await client.end()
  }
}
