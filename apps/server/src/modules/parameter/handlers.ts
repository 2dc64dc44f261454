import type { Parameter, parameterCalls } from '@etalon/api/contract'
import { isParameterValue, knownParameter, saysYes } from '@etalon/api/domain'
import { and, asc, count, eq, inArray, like, sql, type Transaction, tables, toldIfTaken } from '../../db/index.ts'
import { smsRequiredKey } from '../../decisions/index.ts'
import type { Handlers } from '../../http/index.ts'
import { FieldConflict, type FieldFault, FieldRefusal, Refusal } from '../../refusal/index.ts'
import { hasWords } from '../../search/index.ts'
import type { Caller } from '../../session/index.ts'

const { account, parameter } = tables

/** More settings than any institute has. */
const most = 2000
/** What screens may know begins so. */
const shown = 'view.'

const recordOf = (row: typeof parameter.$inferSelect): Parameter => ({
  id: String(row.id),
  tenantId: row.tenantId,
  paramName: row.name,
  paramKey: row.key,
  paramValue: row.value,
  remark: row.remark,
  isDeleted: 0,
})

/** Whoever requires codes from text messages must be able to get one. @throws {Refusal} */
async function checkPhone(tx: Transaction, caller: Caller): Promise<void> {
  const [person] = await tx
    .select({ phone: account.phone })
    .from(account)
    .where(eq(account.id, BigInt(caller.personId)))
  if (person?.phone === '') throw new Refusal(409, 'account.phone-needed')
}

/** What is wrong with the value of a parameter that programs read. */
function faultOf(key: string): FieldFault {
  const known = knownParameter(key)
  if (known?.kind === 'count')
    return { path: 'paramValue', key: 'parameter.count', parameters: { least: known.least, most: known.most } }
  return { path: 'paramValue', key: 'parameter.decision' }
}

export const parameterHandlers: Handlers<typeof parameterCalls> = {
  async list({ tx, query: { current = 1, size = 10, paramName, paramKey } }) {
    const conditions = [hasWords(sql`${parameter.name}`, paramName), hasWords(sql`${parameter.key}`, paramKey)]
    const [counted] = await tx
      .select({ total: count() })
      .from(parameter)
      .where(and(...conditions))
    const total = counted?.total ?? 0
    const rows = await tx
      .select()
      .from(parameter)
      .where(and(...conditions))
      .orderBy(asc(parameter.key))
      .limit(size)
      .offset((current - 1) * size)
    return { records: rows.map(recordOf), total, size, current, pages: Math.ceil(total / size) }
  },
  async submit({ tx, caller, body: { id, paramName, paramKey, paramValue, remark = '' } }) {
    if (!isParameterValue(paramKey, paramValue)) throw new FieldRefusal([faultOf(paramKey)])
    if (paramKey === smsRequiredKey && saysYes(paramValue)) await checkPhone(tx, caller)
    const values = { name: paramName, key: paramKey, value: paramValue, remark }
    if (id === undefined && (await tx.$count(parameter)) >= most) throw new Refusal(409, 'parameter.too-many', { most })
    try {
      const [written] =
        id === undefined
          ? await tx
              .insert(parameter)
              .values({ tenantId: caller.tenant, ...values })
              .returning()
          : await tx
              .update(parameter)
              .set(values)
              .where(eq(parameter.id, BigInt(id)))
              .returning()
      if (!written) throw new Refusal(404, 'not-found')
      return recordOf(written)
    } catch (error) {
      throw toldIfTaken(error, new FieldConflict('paramKey', 'parameter.key-taken', { key: paramKey }))
    }
  },
  async remove({ tx, query }) {
    const ids = [...new Set(query.ids.split(','))].map(BigInt)
    const gone = await tx.delete(parameter).where(inArray(parameter.id, ids)).returning({ id: parameter.id })
    // The transaction takes back what was removed.
    if (gone.length < ids.length) throw new Refusal(404, 'not-found')
    return true
  },
  async view({ tx, query }) {
    const rows = await tx
      .select({ key: parameter.key, value: parameter.value })
      .from(parameter)
      .where(and(like(parameter.key, `${shown}%`), ...(query.code ? [eq(parameter.key, query.code)] : [])))
      .orderBy(asc(parameter.key))
    return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
  },
}
