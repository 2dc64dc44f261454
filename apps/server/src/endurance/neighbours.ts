import { createHash } from 'node:crypto'
import type pg from 'pg'
import { ownTenant } from './people.ts'

/** The institute beside the one whose people walk. */
const otherTenant = '000001'

/** Tables in which anybody may leave something at any institute, signed in or not. */
const anybodys: ReadonlySet<string> = new Set([
  'login_code',
  'login_attempt',
  'sms_code',
  'sms_message',
  'registration',
  'query_attempt',
  // Calls that name an institute stand in its log.
  'api_log',
  // The administrators are told of registrations, and of those who forgot their password.
  'station_message',
])

/** The rows of another institute, which a walk may neither see nor change. */
export interface Neighbours {
  /** A text that stands in each of the rows that were made for this and nowhere else. */
  readonly mark: string
  /** One of those rows of an area of the contract: to be asked for by people who may not. */
  readonly ids: ReadonlyMap<string, string>
  /** @returns a sentence for each table in which something is not as it was, or is to be seen from next door */
  check(): Promise<string[]>
}

const tablesWithTenant = `
  select c.relname as name, has_table_privilege('etalon_app', c.oid, 'select') as is_read from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`

/** Puts rows into the other institute that would be seen, and remembers all that it has. */
export async function createNeighbours(owner: pg.Client): Promise<Neighbours> {
  const mark = `foreign-${crypto.randomUUID()}`
  const insert = async (into: string, values: readonly unknown[] = []): Promise<string> => {
    const { rows } = await owner.query<{ id: string }>(`insert into ${into} returning id::text`, [otherTenant, mark, ...values])
    return rows[0]?.id ?? ''
  }
  const enterprise = await insert(
    `enterprise (tenant_id, name, credit_code, business_type) values ($1, $2, '91350100M000100Y43', '1')`,
  )
  const ids = new Map([
    ['enterprise', enterprise],
    ['notice', await insert('notice (tenant_id, title, content) values ($1, $2, $2)')],
    ['department', await insert('department (tenant_id, name, name_en) values ($1, $2, $2)')],
    ['parameter', await insert(`parameter (tenant_id, name, key, value) values ($1, $2, 'foreign', $2)`)],
    ['symbol', await insert('symbol (tenant_id, code, name) values ($1, $2, $2)')],
    [
      'order',
      await insert(
        `work_order (tenant_id, state, order_no, enterprise_id, applicant, mobile, bill_type, service_type, send_way, bill_date, created_by)
          select $1, '50', $2, $3, $2, '13800138000', '1', '1', '1', current_date, id from account where tenant_id = $1 limit 1`,
        [enterprise],
      ),
    ],
  ])
  const { rows: found } = await owner.query<{ name: string; is_read: boolean }>(tablesWithTenant)
  const tables = found.map(({ name }) => name)
  const kept = tables.filter((name) => !anybodys.has(name))

  async function printOf(table: string): Promise<string> {
    const { rows } = await owner.query<{ row: string }>(`select t::text as row from ${table} t where tenant_id = $1 order by 1`, [
      otherTenant,
    ])
    return createHash('sha256')
      .update(rows.map(({ row }) => row).join('\n'))
      .digest('hex')
  }
  const before = new Map<string, string>()
  for (const table of kept) before.set(table, await printOf(table))

  /** Asks as the server does, without a word about the tenant in the query. */
  async function seenFromNextDoor(table: string): Promise<number> {
    await owner.query('begin')
    try {
      await owner.query('set local role etalon_app')
      await owner.query(`select set_config('etalon.tenant', $1, true)`, [ownTenant])
      const { rows } = await owner.query<{ count: number }>(`select count(*)::int as count from ${table} where tenant_id <> $1`, [
        ownTenant,
      ])
      return rows[0]?.count ?? 0
    } finally {
      await owner.query('rollback')
    }
  }

  return {
    mark,
    ids,
    async check() {
      const faults: string[] = []
      for (const table of kept)
        if ((await printOf(table)) !== before.get(table)) faults.push(`${table} of ${otherTenant} was changed`)
      for (const { name: table, is_read } of found) {
        // What requests may not read at all is seen by nobody.
        if (!is_read) continue
        const seen = await seenFromNextDoor(table)
        if (seen > 0) faults.push(`${seen} rows of ${table} are seen by another institute`)
      }
      return faults
    },
  }
}
