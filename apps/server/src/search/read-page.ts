import type { PageRequest } from '@etalon/api/contract'
import { executeOften, type SQL, sql, statementText, type Transaction } from '../db/index.ts'
import { compileSearch } from './compile-search.ts'
import { type Lookup, lookUp } from './conditions.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { type ListSource, tablesFor } from './list-source.ts'
import type { SearchFields } from './search-field.ts'
import { orderOf, type SortKey, standsAfter } from './sort-keys.ts'

/** Rows are counted up to the next thousand behind the page: a total beyond is told as "over". */
const countedAhead = 1000
/** A page that begins behind so many rows is looked for from the nearer end, unless a cursor says where it begins. */
const deep = 10_000

/** A page of a list as the contract answers it. */
export interface Page<Shown> {
  records: Shown[]
  total: number
  totalIsCapped?: boolean
  cursor?: string
  size: number
  current: number
  pages: number
}

/** What a list is asked, by whom and of what. */
export interface Listing {
  readonly source: ListSource
  readonly fields: SearchFields
  readonly request: PageRequest
  /** Which rows the caller reaches. */
  readonly reached: SQL
  /** What is shown of a row. */
  readonly columns: SQL
  /** The tables of the columns, in which `source.id` is the row's id. */
  readonly from: SQL
}

type Shown = { readonly hit_place: number; readonly hit_found: number; readonly hit_keys: readonly (string | null)[] }

/** Which rows are looked for, and what of them is shown. */
interface Window {
  readonly where: SQL
  readonly order: SQL
  /** Rows that are passed over in the database. */
  readonly skip: number
  /** Rows that are found, or counted, at most. */
  readonly most: number
  /** The first of the found rows that is shown, and the one behind the last. */
  readonly from: number
  readonly to: number
}

/**
 * Reads a page. Ids are found first, from the tables that the question names and no further than to the next thousand; what is shown of
 * the page's rows is looked up by them in the same statement. Behind a cursor an index is read from there on.
 * @throws {Refusal} 400 for what cannot be asked
 */
export async function readPage<Row extends Record<string, unknown>>(tx: Transaction, listing: Listing): Promise<Page<Row>> {
  const { source, fields, request } = listing
  const { current, size } = request
  const lookups: Lookup[] = []
  const { where: asked, keys } = compileSearch(fields, request, source.id, lookups)
  const where = sql`${listing.reached} and ${asked}`
  const offset = (current - 1) * size
  await lookUp(tx, lookups)
  const page = (records: Row[], total: number, rest: { isCapped: boolean; cursor?: string | undefined }): Page<Row> => ({
    records,
    total,
    ...(rest.isCapped ? { totalIsCapped: true } : {}),
    ...(rest.cursor === undefined ? {} : { cursor: rest.cursor }),
    size,
    current,
    pages: Math.ceil(total / size),
  })

  const counted = countedAhead * Math.ceil((offset + size + 1) / countedAhead)
  if (request.after === undefined && offset + size > deep) {
    const { rows, total } = await fromNearerEnd<Row>(tx, listing, keys, where, offset)
    const isMore = offset + rows.length < total
    return page(rows.map(shownOf), total, {
      isCapped: false,
      cursor: isMore ? cursorOf(keys, rows, offset + rows.length) : undefined,
    })
  }
  const cursor = request.after === undefined ? undefined : readCursor(request.after, keys, offset)
  const begin = cursor ? offset : 0
  const window: Window = {
    where: cursor ? sql`${where} and ${standsAfter(keys, cursor.values)}` : where,
    order: orderOf(keys),
    skip: 0,
    most: counted - begin + 1,
    from: offset - begin,
    to: offset - begin + size,
  }
  const rows = await find<Row>(tx, listing, keys, window)
  const found = rows[0]?.hit_found ?? (window.from === 0 ? 0 : await count(tx, listing, keys, where, window.most))
  const isCapped = found >= window.most
  const isMore = found > window.to
  return page(rows.map(shownOf), isCapped ? counted : begin + found, {
    isCapped,
    cursor: isMore ? cursorOf(keys, rows, offset + size) : undefined,
  })
}

function shownOf<Row extends Record<string, unknown>>(row: Row & Shown): Row {
  const { hit_place: _place, hit_found: _found, hit_keys: _keys, ...shown } = row
  // What was added by `find` is taken off again.
  return shown as unknown as Row
}

function cursorOf(keys: readonly SortKey[], rows: readonly Shown[], place: number): string | undefined {
  const last = rows.at(-1)
  return last && writeCursor(keys, { place, values: last.hit_keys })
}

const tablesOf = ({ source }: Listing, keys: readonly SortKey[], where: SQL) =>
  tablesFor(source, [where, ...keys.map((key) => key.sql)])

async function find<Row>(tx: Transaction, listing: Listing, keys: readonly SortKey[], window: Window): Promise<(Row & Shown)[]> {
  const { source, columns, from } = listing
  const { where, order, skip, most } = window
  const named = sql.join(
    keys.map((key, place) => sql`${key.sql} as ${sql.raw(`k${place}`)}`),
    sql`, `,
  )
  const texts = sql.join(
    keys.map((_, place) => sql.raw(`hit.k${place}::text`)),
    sql`, `,
  )
  // How many are looked for stands in the text: a plan that is kept for any number would be one for a tenth of the table.
  // A list of more than eight tables is joined as it is written, before what was found: said of the table itself, it is the first thing
  // that is looked for.
  const shown = sql`hit.place > ${window.from} and hit.place <= ${window.to}`
  // Without a question any rows are as good to be counted as the ones of the page, and an index has them without their tables.
  const isPlain = statementText(where).values.length === 0
  const counted = isPlain
    ? sql`(select from ${tablesOf(listing, [], where)} where ${where} limit ${sql.raw(String(most))}) as counted`
    : sql`hit`
  // By the hundred, so that the pages that are asked most have one text, which is planned once.
  const found = isPlain ? Math.min(most, 100 * Math.ceil(window.to / 100)) : most
  const statement = sql`
    with hit as materialized (
      select *, row_number() over () as place from (
        select ${source.id} as id, ${named} from ${tablesOf(listing, keys, where)} where ${where}
        order by ${order} limit ${sql.raw(String(found))} offset ${sql.raw(String(skip))}) as found)
    select hit.place::int as hit_place, (select count(*)::int from ${counted}) as hit_found, array[${texts}] as hit_keys, ${columns}
    from ${from} join hit on hit.id = ${source.id}
    where ${source.id} = any (array(select hit.id from hit where ${shown})) and ${shown} order by hit.place`
  // Without a question there is one plan; with one, the best depends on what is looked for.
  const { rows } = isPlain ? await executeOften(tx, statement) : await tx.execute(statement)
  // The columns are the listing's own: `Row` says what it selects.
  return rows as unknown as (Row & Shown)[]
}

async function count(tx: Transaction, listing: Listing, keys: readonly SortKey[], where: SQL, most?: number): Promise<number> {
  const limit = most === undefined ? sql`` : sql`limit ${most}`
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from (select from ${tablesOf(listing, keys, where)} where ${where} ${limit}) as found`)
  return rows[0]?.count ?? 0
}

/** A page deep in a list whose cursor nobody has: its ids alone are passed over, from the end that is nearer. */
async function fromNearerEnd<Row extends Record<string, unknown>>(
  tx: Transaction,
  listing: Listing,
  keys: readonly SortKey[],
  where: SQL,
  offset: number,
): Promise<{ rows: (Row & Shown)[]; total: number }> {
  const total = await count(tx, listing, keys, where)
  const size = Math.min(listing.request.size, total - offset)
  if (size <= 0) return { rows: [], total }
  const isReversed = offset > total / 2
  const rows = await find<Row>(tx, listing, keys, {
    where,
    order: orderOf(keys, isReversed),
    skip: isReversed ? total - offset - size : offset,
    most: size,
    from: 0,
    to: size,
  })
  return { rows: isReversed ? rows.toReversed() : rows, total }
}
