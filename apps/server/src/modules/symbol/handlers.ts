import type { PageRequest, personalSymbolCalls, SymbolRecord, symbolCalls } from '@etalon/api/contract'
import { and, eq, inArray, isNull, max, type SQL, sql, type Transaction, tables, toldIfTaken } from '../../db/index.ts'
import type { Handlers } from '../../http/index.ts'
import { FieldConflict, Refusal } from '../../refusal/index.ts'
import { compileSearch, type SearchFields } from '../../search/index.ts'
import type { Caller } from '../../session/index.ts'

const { symbol } = tables

/** More symbols than any keyboard shows. */
const most = 2000

const fields: SearchFields = {
  code: { sql: sql`code`, type: 'text' },
  name: { sql: sql`name`, type: 'text' },
  nameEn: { sql: sql`name_en`, type: 'text' },
  sort: { sql: sql`sort`, type: 'number' },
}
/** Where nothing else is asked, those of one place stand in the order in which they came. */
const usual = sql`sort, id`

const recordOf = ({ id, code, name, nameEn, sort }: typeof symbol.$inferSelect): SymbolRecord => ({
  id: String(id),
  code,
  name,
  nameEn,
  sort,
})

interface Paging {
  readonly current: number
  readonly size: number
}

async function pageOf(tx: Transaction, where: SQL | undefined, orderBy: SQL, { current, size }: Paging) {
  const total = await tx.$count(symbol, where)
  const rows = await tx
    .select()
    .from(symbol)
    .where(where)
    .orderBy(orderBy)
    .limit(size)
    .offset((current - 1) * size)
  return { records: rows.map(recordOf), total, size, current, pages: Math.ceil(total / size) }
}

/** The symbols that everybody of an institute is offered, or those that a person keeps. */
export function symbolHandlers(mine: boolean): Handlers<typeof symbolCalls> & Handlers<typeof personalSymbolCalls> {
  const ownerOf = (caller: Caller) => (mine ? BigInt(caller.personId) : null)
  const belongs = (caller: Caller) => (mine ? eq(symbol.ownerId, BigInt(caller.personId)) : isNull(symbol.ownerId))
  const search = (caller: Caller, body: PageRequest) => {
    const { where, orderBy } = compileSearch(fields, body, sql`id`)
    const isSorted = body.ascs !== undefined || body.descs !== undefined
    return { where: and(belongs(caller), where), orderBy: isSorted ? orderBy : usual }
  }

  return {
    async list({ tx, caller, query: { current = 1, size = 10, code } }) {
      const wanted = code ? sql`position(lower(${code}) in lower(${symbol.code})) > 0` : undefined
      return await pageOf(tx, and(belongs(caller), wanted), usual, { current, size })
    },
    async page({ tx, caller, query, body }) {
      const { where, orderBy } = search(caller, body)
      return await pageOf(tx, where, orderBy, { current: query.current ?? body.current, size: query.size ?? body.size })
    },
    async submit({ tx, caller, body: { id, code, name = '', nameEn = '', sort } }) {
      const written = { code, name, nameEn, ...(sort === undefined ? {} : { sort }) }
      try {
        if (id !== undefined) {
          const [changed] = await tx
            .update(symbol)
            .set(written)
            .where(and(belongs(caller), eq(symbol.id, BigInt(id))))
            .returning()
          if (!changed) throw new Refusal(404, 'not-found')
          return recordOf(changed)
        }
        if ((await tx.$count(symbol, belongs(caller))) >= most) throw new Refusal(409, 'symbol.too-many', { most })
        const [last] = await tx
          .select({ sort: max(symbol.sort) })
          .from(symbol)
          .where(belongs(caller))
        const [made] = await tx
          .insert(symbol)
          .values({
            tenantId: caller.tenant,
            ownerId: ownerOf(caller),
            sort: Math.min((last?.sort ?? 0) + 1, 1_000_000),
            ...written,
          })
          .returning()
        if (!made) throw new Refusal(404, 'not-found')
        return recordOf(made)
      } catch (error) {
        throw toldIfTaken(error, new FieldConflict('code', 'symbol.known', { code }))
      }
    },
    async remove({ tx, caller, query }) {
      const ids = [...new Set(query.ids.split(','))].map(BigInt)
      const gone = await tx
        .delete(symbol)
        .where(and(belongs(caller), inArray(symbol.id, ids)))
        .returning({ id: symbol.id })
      // The transaction takes back what was removed.
      if (gone.length < ids.length) throw new Refusal(404, 'not-found')
      return true
    },
  }
}
