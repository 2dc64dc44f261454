import { type DictionaryCode, labelOf } from '@etalon/api/domain'
import { type SQL, sql, type Transaction } from '../db/index.ts'
import type { Language, MessageKey } from '../refusal/index.ts'
import { type Doer, type RecordKind, tellOf } from './history.ts'
import { type Fact, writeFacts } from './told-facts.ts'

/** A kind of record whose changes are told from what stands in its table before and after a call. */
export interface Followed {
  readonly kind: RecordKind
  readonly table: SQL
  /** @default the column `id` */
  readonly id?: SQL
  /** What people call one. */
  readonly name: SQL
  /** Which columns are told, each by the words `changed.<column>`. */
  readonly columns: readonly Column[]
  /** Those of which is told that they changed, and not how: of people, or too long. */
  readonly closed?: readonly Column[]
  /** Those that hold a key of a dictionary: their label is told. */
  readonly coded?: { readonly [Name in Column]?: DictionaryCode }
  /** Which records a call names, where that is not by ids. */
  readonly named?: (ask: FollowedAsk) => SQL | undefined
  /** Whether a call that names some can put in others besides. @default false */
  readonly grows?: true
}

type Column = MessageKey extends infer Key ? (Key extends `changed.${infer Name}` ? Name : never) : never

/** What handlers of such records are given. */
export interface FollowedAsk {
  readonly tx: Transaction
  readonly caller: Doer
  readonly body?: Readonly<Record<string, unknown>> | null
  readonly query?: Readonly<Record<string, unknown>> | null
}

interface Standing extends Record<string, unknown> {
  readonly id: string
  readonly name: string
  readonly values: Readonly<Record<string, unknown>>
}

/** Longer values are cut: a history says what changed, the record says it whole. */
const longest = 120

const idsOf = ({ body, query }: FollowedAsk): readonly string[] =>
  [body?.id, query?.ids, query?.userId].flatMap((one) => (typeof one === 'string' && one !== '' ? one.split(',') : []))

const written = (value: unknown): string => {
  const text = Array.isArray(value) ? value.join(', ') : value === null || value === undefined ? '' : String(value)
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What is to be told of a record that stood as one and stands as the other. */
function changesOf({ columns, closed = [], coded = {} }: Followed, before: Standing, now: Standing): readonly Fact[] {
  const own = columns
    .filter((column) => !isSame(before.values[column], now.values[column]))
    .map((column): Fact => {
      const code = coded[column]
      const inWords = (language: Language) => {
        const [from, to] = [before, now].map(({ values }) => {
          const text = written(values[column])
          return (code && labelOf(code, text, language)) ?? text
        })
        return from === '' ? (to ?? '') : `${from} → ${to || '—'}`
      }
      return { said: `changed.${column}`, is: code ? { zh: inWords('zh'), en: inWords('en') } : inWords('zh') }
    })
  const hidden = closed
    .filter((column) => !isSame(before.values[column], now.values[column]))
    .map((column): Fact => ({ said: `changed.${column}` }))
  return [...own, ...hidden]
}

/** What this transaction put in, by itself or in one within it: nobody else’s is seen before it has ended. */
const putIn = (last: string) => sql`x.id > ${last}::bigint and pg_xact_status((
  pg_current_xact_id()::text::bigint + ((x.xmin::text::bigint - pg_current_xact_id()::text::bigint + 2147483648) & 4294967295) - 2147483648
)::text::xid8) = 'in progress'`

const lastOf = async (tx: Transaction, { table }: Followed): Promise<string> =>
  (await tx.execute<{ last: string }>(sql`select coalesce(max(x.id), 0)::text as last from ${table} x`)).rows[0]?.last ?? '0'

async function standing(tx: Transaction, followed: Followed, where: SQL): Promise<ReadonlyMap<string, Standing>> {
  const { table, id = sql`x.id`, name, columns, closed = [] } = followed
  const values = [...columns, ...closed].flatMap((column) => [
    sql`${sql.raw(`'${column}'`)}::text`,
    sql`x.${sql.identifier(column)}`,
  ])
  const { rows } = await tx.execute<Standing>(sql`
    select (${id})::text as id, ${name} as name, jsonb_build_object(${sql.join(values, sql`, `)}) as values
    from ${table} x where ${where}`)
  return new Map(rows.map((row) => [row.id, row]))
}

/** How a call is told: `written` as a new record or as what changed of it, anything else as that action. */
type Telling = 'written' | 'remove' | (string & {})

/**
 * Handlers whose calls are told to the history: who changed what of which record, from what to what (SYS-5). It stands where the handlers
 * are put together, so that none of them can forget it.
 * @param tellings how each call is told; calls that are not named change nothing
 */
export function followed<H extends object>(of: Followed, handlers: H, tellings: { readonly [Name in keyof H]?: Telling }): H {
  const told = Object.entries(tellings).map(([name, telling]) => {
    const handler: unknown = Object.entries(handlers).find(([one]) => one === name)?.[1]
    if (typeof handler !== 'function') throw new Error(`there is no handler ${name}`)
    const run = async (ask: FollowedAsk) => {
      const ids = idsOf(ask)
      const where = of.named ? of.named(ask) : ids.length > 0 ? sql`x.id = any(${sql.param(ids)}::bigint[])` : undefined
      const last = where && !of.grows ? '0' : await lastOf(ask.tx, of)
      const before = where ? await standing(ask.tx, of, where) : new Map<string, Standing>()
      const answer: unknown = await handler(ask)
      const now = await standing(ask.tx, of, where && of.grows ? sql`${where} or ${putIn(last)}` : (where ?? putIn(last)))
      for (const id of new Set([...before.keys(), ...now.keys()])) await tell(ask, String(telling), before.get(id), now.get(id))
      return answer
    }
    return [name, run] as const
  })
  const tell = async ({ tx, caller }: FollowedAsk, telling: Telling, before: Standing | undefined, now: Standing | undefined) => {
    const one = now ?? before
    if (!one) return
    const changes = before && now ? changesOf(of, before, now) : [one.name]
    const isByChange = telling === 'written' || telling === 'remove'
    if (isByChange && changes.length === 0) return
    const action = !now ? 'remove' : !isByChange ? telling : before ? 'edit' : 'register'
    const reason = changes.length === 0 ? null : writeFacts(changes)
    await tellOf(tx, { kind: of.kind }, caller, { id: one.id, action, from: null, to: null, reason })
  }
  return { ...handlers, ...Object.fromEntries(told) }
}
