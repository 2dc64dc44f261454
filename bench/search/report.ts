/** Milliseconds: medians over the rounds, and the quartiles of the rounds' p95. */
interface Figures {
  readonly p50: number
  readonly p95: number
  readonly spread: readonly [number, number]
}

/** What a search took in a database. */
export interface Measured {
  readonly orders: number
  readonly name: string
  readonly list: string
  readonly indexed: boolean
  /** Rows of the page, and the total that was told. */
  readonly rows: number
  readonly total: string
  /** How many statements look for the rows. */
  readonly statements: number
  readonly http: Figures
  readonly sql: Figures
}

/** All that was measured, as the JSON file has it. */
export interface Results {
  readonly date: string
  readonly machine: string
  readonly versions: string
  readonly rounds: number
  readonly times: number
  readonly measured: readonly Measured[]
}

/** p95 over HTTP against that of SQL, milliseconds beside it, and growth from the smallest database to the largest. */
const goals = { ratio: 1.5, beside: 3, growth: 2 } as const

const ms = (value: number) => value.toFixed(1)

/** The results as a page. */
export function reportOf({ date, machine, versions, rounds, times, measured }: Results): string {
  const sizes = [...new Set(measured.map(({ orders }) => orders))]
  const [smallest, largest] = [sizes[0] ?? 0, sizes.at(-1) ?? 0]
  const names = [...new Set(measured.map(({ name }) => name))]
  const at = (name: string, orders: number) => measured.find((one) => one.name === name && one.orders === orders)
  const tables = sizes.map((orders) => {
    const rows = measured
      .filter((one) => one.orders === orders)
      .map(({ name, total, http, sql }) => {
        const most = goals.ratio * sql.p95 + goals.beside
        return [
          ...[name, total, ms(http.p50), ms(http.p95), `${ms(http.spread[0])}–${ms(http.spread[1])}`, ms(sql.p50), ms(sql.p95)],
          ...[(http.p95 / sql.p95).toFixed(2), http.p95 <= most ? 'met' : `missed by ${ms(http.p95 - most)}`],
        ]
      })
    const head = ['search', 'total', 'HTTP p50', 'HTTP p95', 'quartiles of p95', 'SQL p50', 'SQL p95', 'ratio of p95', 'goal']
    return `## ${orders.toLocaleString('en')} orders\n\n${tableOf(head, rows)}`
  })
  const growth = names.map((name) => {
    const [from, to] = [at(name, smallest), at(name, largest)]
    if (!from || !to) return [name, '', '', '', '']
    const [http, sql] = [to.http.p50 / from.http.p50, to.sql.p50 / from.sql.p50]
    return [name, from.total, to.total, http.toFixed(2), sql.toFixed(2), http <= goals.growth ? 'met' : 'missed']
  })
  const grown = tableOf(['search', `total at ${smallest}`, `total at ${largest}`, 'HTTP', 'SQL', 'goal'], growth)
  return `# Searches over HTTP, beside the same SQL alone

Twelve searches of an ordinary day in databases of \`npm run seed\`: of each order three samples, three items and about one report. Each is asked
over HTTP, one after the other on one connection, and its own statement through pg on the same PostgreSQL, in turn, ${rounds} rounds of ${times}; a
figure is the median of the rounds. The statement alone has no sign-in, no permission, no transaction and no words around it. Milliseconds.

Goals: p95 over HTTP at most ${goals.ratio} × that of the SQL + ${goals.beside} ms; from the smallest database to the largest at most ${goals.growth} × the time.

${tables.join('\n\n')}

## Growth of p50 from ${smallest.toLocaleString('en')} to ${largest.toLocaleString('en')} orders

${grown}

${date}, ${machine}, ${versions}. Again: \`npm run bench:search\`; \`-- --sizes 10000,100000\` measures these again and keeps the others.
`
}

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map((_, place) => (place === 0 ? '---' : '--:')), ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
