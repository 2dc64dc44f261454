import { type SQL, sql } from '../db/index.ts'
import { Refusal } from '../refusal/index.ts'
import { aliasesIn } from './list-source.ts'
import { collationOf, own, type SearchFields, shown } from './search-field.ts'

const mostSorts = 5

/** One of the values by which rows are sorted. */
export interface SortKey {
  /** The field, or an id that tells rows apart whose fields are alike. */
  readonly name: string
  readonly sql: SQL
  readonly up: boolean
  readonly nullable: boolean
  /** The type of its values in the database. */
  readonly type: 'text' | 'numeric' | 'date' | 'boolean' | 'bigint'
}

const types = { text: 'text', key: 'text', id: 'bigint', number: 'numeric', date: 'date', boolean: 'boolean' } as const

const idKey = (name: string, id: SQL, up: boolean): SortKey => ({ name, sql: id, up, nullable: false, type: 'bigint' })

/** Tables that have one row for each row of a list which stands on them. */
const joined: readonly string[] = ['o', 's', 'i', 'e']

/**
 * How a list is sorted: by what is asked, then by the id of the joined table that the last field is of, then by `tieBreak`, the id of the list
 * itself. All of them go the way of the last field, so that an index which ends with the id is read off either way.
 * @throws {Refusal} 400 for a field that is not there, or by which nothing is sorted
 */
export function sortKeys(
  fields: SearchFields,
  { ascs, descs }: { readonly ascs?: string | undefined; readonly descs?: string | undefined },
  tieBreak: SQL,
): readonly SortKey[] {
  const names = (list: string | undefined) => (list ?? '').split(',').filter(Boolean)
  const wanted = [...names(ascs).map((name) => ({ name, up: true })), ...names(descs).map((name) => ({ name, up: false }))]
  if (wanted.length > mostSorts) throw new Refusal(400, 'search.sort', { name: '…' })
  const keys = wanted.map(({ name, up }): SortKey => {
    const field = own(fields, name)
    if (!field || field.sortable === false) throw new Refusal(400, 'search.sort', { name: shown(name) })
    const key = field.type === 'text' ? sql`${field.sql} ${collationOf(field)}` : field.sql
    return { name, sql: key, up, nullable: field.nullable === true, type: types[field.type] }
  })
  const last = keys.at(-1)
  const up = last?.up ?? false
  const [alias, ...others] = last && !last.nullable ? aliasesIn(last.sql) : []
  const between =
    alias !== undefined && others.length === 0 && joined.includes(alias) && !aliasesIn(tieBreak).includes(alias)
      ? [idKey(`${alias}.id`, sql.raw(`${alias}.id`), up)]
      : []
  return [...keys, ...between, idKey('id', tieBreak, up)]
}

/** @param reversed from the other end */
export function orderOf(keys: readonly SortKey[], reversed = false): SQL {
  const parts = keys.map(({ sql: key, up, nullable }) => {
    const direction = up === reversed ? sql`desc` : sql`asc`
    return nullable ? sql`${key} ${direction} nulls ${reversed ? sql`first` : sql`last`}` : sql`${key} ${direction}`
  })
  return sql.join(parts, sql`, `)
}

/** The rows that stand after one with these values; null where it has none. */
export function standsAfter(keys: readonly SortKey[], values: readonly (string | null)[]): SQL {
  const given = keys.map(({ type }, place) => sql`${values[place] ?? null}::${sql.raw(type)}`)
  const pairs = keys.map((key, place) => ({ key, value: given[place] ?? sql`null`, isNull: (values[place] ?? null) === null }))
  const isAlike = keys.every(({ up, nullable }) => up === keys[0]?.up && !nullable)
  const beyond = (up: boolean | undefined) => (up ? sql`>` : sql`<`)
  // As one comparison of rows it is where an index begins to be read.
  if (isAlike) {
    const row = sql.join(
      keys.map((key) => key.sql),
      sql`, `,
    )
    return sql`(${row}) ${beyond(keys[0]?.up)} (${sql.join(given, sql`, `)})`
  }
  const alternatives = pairs.flatMap(({ key, value, isNull }, place) => {
    if (isNull) return []
    const same = pairs
      .slice(0, place)
      .map((one) => (one.isNull ? sql`${one.key.sql} is null` : sql`${one.key.sql} = ${one.value}`))
    const after = sql`${key.sql} ${beyond(key.up)} ${value}`
    return [sql.join([...same, key.nullable ? sql`(${after} or ${key.sql} is null)` : after], sql` and `)]
  })
  const first = pairs[0]
  const bound =
    first && !first.key.nullable ? sql`${first.key.sql} ${first.key.up ? sql`>=` : sql`<=`} ${first.value} and ` : sql``
  return sql`${bound}(${sql.join(alternatives, sql` or `)})`
}
