import type pg from 'pg'
import { institute } from '../demo/index.ts'
import { days, firstOfDay, monthsOf } from './calendar.ts'

/** Tables that are filled, and how many rows an order has in each. */
const rowsOf = { work_order: 1, sample: 3, item: 3, report: 1.05, enterprise: 0.02, enterprise_instrument: 0.1 } as const
export type Filled = keyof typeof rowsOf

/** Orders that are put in together, and how far that has come. */
export interface Load {
  readonly id: string
  readonly orders: number
  /** Orders that are in. */
  readonly done: number
  /** The last day of the load. */
  readonly until: string
  /** The id before the first one of each table. */
  readonly before: Readonly<Record<Filled, number>>
  /** Numbers of each month that were given before: `202611` → 12. */
  readonly given: Readonly<Record<'order' | 'sample' | 'report', Readonly<Record<string, number>>>>
}

/** How many enterprises so many orders have; one at least. */
export const enterprisesOf = (orders: number) => Math.max(1, Math.ceil(orders * rowsOf.enterprise))

/** Makes what the seed remembers between runs, beside the tables of the product. */
export async function prepareMemory(client: pg.Client): Promise<void> {
  await client.query(`
    create schema if not exists etalon_seed;
    create table if not exists etalon_seed.load (id bigint generated always as identity primary key, orders int not null, done int not null default 0,
      until date not null, before jsonb not null, given jsonb not null);
    create table if not exists etalon_seed.index_to_build (name text primary key, definition text not null)`)
}

/** Every load so far. */
export async function loads(client: pg.Client): Promise<Load[]> {
  const { rows } = await client.query<Load>(
    'select id, orders, done, until::text, before, given from etalon_seed.load order by id',
  )
  return rows
}

/** Reserves ids and numbers for more orders, so that nobody else is given them. */
export async function planLoad(client: pg.Client, orders: number, until: string): Promise<void> {
  await client.query('begin')
  const before: Record<string, number> = {}
  for (const [table, share] of Object.entries(rowsOf)) {
    const rows = Math.ceil(orders * share) + 10
    const { rows: found } = await client.query(
      `select nextval(pg_get_serial_sequence($1, 'id'))::text as first, setval(pg_get_serial_sequence($1, 'id'), currval(pg_get_serial_sequence($1, 'id')) + $2) as last`,
      [table, rows],
    )
    before[table] = Number(found[0]?.first) - 1
  }
  const given = { order: {}, sample: {}, report: {} } as Record<'order' | 'sample' | 'report', Record<string, number>>
  for (const { month, first, end } of monthsOf(until, orders)) {
    const perOrder = { order: 1, sample: 3, report: 2 } as const
    for (const [kind, share] of Object.entries(perOrder) as [keyof typeof perOrder, number][]) {
      const scope = `${kind}:${kind === 'sample' ? month.slice(2) : month}`
      const { rows } = await client.query<{ value: string }>(
        `insert into counter (tenant_id, scope, value) values ($1, $2, $3::bigint)
         on conflict (tenant_id, scope) do update set value = counter.value + $3::bigint returning value`,
        [institute.id, scope, (end - first) * share],
      )
      given[kind][month] = Number(rows[0]?.value) - (end - first) * share
    }
  }
  await client.query('insert into etalon_seed.load (orders, until, before, given) values ($1, $2, $3, $4)', [
    orders,
    until,
    JSON.stringify(before),
    JSON.stringify(given),
  ])
  await client.query('commit')
}

/** The first order of the month that a day is in. */
export function firstOfMonth(load: Load, day: number, month: string): number {
  let at = day
  while (at > 0 && days(load.until)[at - 1]?.month === month) at -= 1
  return firstOfDay(at, load.orders)
}
