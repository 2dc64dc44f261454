import { type DictionaryDraft, type DictionaryRecord, type dictionaryCalls, noParent, rootKey } from '@etalon/api/contract'
import { dictionaries, fillInProblem, isDictionaryCode, isOpenDictionary } from '@etalon/api/domain'
import { and, eq, inArray, type Transaction, tables, toldIfTaken } from '../../db/index.ts'
import type { Handlers } from '../../http/index.ts'
import { FieldConflict, FieldRefusal, Refusal } from '../../refusal/index.ts'
import type { Caller } from '../../session/index.ts'
import { grow, toNodes } from '../../tree/index.ts'
import { allRecords, type FlatRecord, ownRows } from './dictionary-records.ts'
import { refuseUsed } from './used-keys.ts'

const { dictionary } = tables

/** Whether an entry may be written under a code of the specification. @throws {Refusal} where its labels are given, or its key is none */
function checkFillIn({ code, dictKey, dictValue, dictValueEn = '' }: DictionaryDraft, isRoot: boolean): void {
  if (!isDictionaryCode(code)) return
  if (isRoot) throw new Refusal(409, 'dictionary.sealed', { code })
  const found = fillInProblem(code, [{ key: dictKey, zh: dictValue, en: dictValueEn }])
  if (found === undefined) return
  if (found.problem === 'label') throw new FieldRefusal([{ path: 'dictValueEn', key: 'field.required' }])
  if (found.problem === 'unknownKey') throw new Refusal(409, 'dictionary.key-unknown', { code, key: dictKey })
  if (found.problem === 'given') throw new Refusal(409, 'dictionary.sealed', { code })
  throw new FieldRefusal([{ path: 'dictKey', key: 'field.invalid' }])
}

/** The handlers of the dictionaries of the system, or of those of the business. */
export function dictionaryHandlers(business: boolean): Handlers<typeof dictionaryCalls> {
  const records = (tx: Transaction, caller: Caller) => allRecords(tx, caller.tenant, business)

  /** @throws {Refusal} 404 */
  async function one(tx: Transaction, caller: Caller, isIt: (record: FlatRecord) => boolean): Promise<DictionaryRecord> {
    const all = await records(tx, caller)
    const found = all.find(isIt)
    if (!found) throw new Refusal(404, 'not-found')
    return { ...found, hasChildren: all.some(({ parentId }) => parentId === found.id) }
  }

  async function checkParent(tx: Transaction, caller: Caller, { code, parentId }: DictionaryDraft): Promise<void> {
    const parent = (await records(tx, caller)).find(({ id }) => id === parentId)
    if (parent?.parentId !== noParent || parent.code !== code) throw new Refusal(409, 'dictionary.parent-unknown', { code })
  }

  return {
    async list({ tx, caller, query: { code, dictValue } }) {
      const all = await records(tx, caller)
      const has = (text: string, part = '') => text.toLowerCase().includes(part.toLowerCase())
      return grow(all.filter((one) => has(one.code, code) && (has(one.dictValue, dictValue) || has(one.dictValueEn, dictValue))))
    },
    async detail({ tx, caller, query }) {
      return await one(tx, caller, ({ id }) => id === query.id)
    },
    async tree({ tx, caller }) {
      return toNodes(grow(await records(tx, caller)), ({ dictValue }) => dictValue)
    },
    async dictionary({ tx, caller, query }) {
      const all = await records(tx, caller)
      return all
        .filter(({ code, dictKey }) => code === query.code && dictKey !== rootKey)
        .map((row) => ({ ...row, hasChildren: false }))
    },
    async submit({ tx, caller, body }) {
      const { id, parentId = noParent, code, dictValue, dictValueEn = '', sort = 0, remark = '' } = body
      const isRoot = parentId === noParent
      if (!isRoot && body.dictKey === rootKey) throw new FieldRefusal([{ path: 'dictKey', key: 'field.invalid' }])
      const dictKey = isRoot ? rootKey : body.dictKey
      if (!business) checkFillIn(body, isRoot)
      if (!isRoot) await checkParent(tx, caller, body)
      const values = { code, dictKey, dictValue, dictValueEn, sort, remark }
      const known = id === undefined ? undefined : (await ownRows(tx, business)).find((row) => String(row.id) === id)
      const isFilledIn = !business && isDictionaryCode(code) && !isOpenDictionary(code) && dictionaries[code].entries.length > 0
      try {
        if (isFilledIn) {
          // The key is the specification's: what is written is its label, whether there was one before or not.
          await tx
            .insert(dictionary)
            .values({ tenantId: caller.tenant, business, ...values })
            .onConflictDoUpdate({
              target: [dictionary.tenantId, dictionary.business, dictionary.code, dictionary.dictKey],
              set: values,
            })
        } else if (id === undefined) {
          await tx.insert(dictionary).values({ tenantId: caller.tenant, business, ...values })
        } else {
          if (!known || (known.dictKey === rootKey) !== isRoot || known.code !== code) throw new Refusal(404, 'not-found')
          if (!business && isOpenDictionary(code) && known.dictKey !== dictKey)
            throw new Refusal(409, 'dictionary.key-stays', { key: known.dictKey })
          await tx.update(dictionary).set(values).where(eq(dictionary.id, known.id))
        }
      } catch (error) {
        throw toldIfTaken(error, new FieldConflict('dictKey', 'dictionary.key-taken', { code, key: dictKey }))
      }
      return await one(tx, caller, (record) => record.code === code && record.dictKey === dictKey)
    },
    async remove({ tx, caller, query }) {
      const ids = new Set(query.ids.split(','))
      const all = await records(tx, caller)
      const gone = all.filter(({ id }) => ids.has(id))
      if (gone.length < ids.size) throw new Refusal(404, 'not-found')
      const fixed = gone.find(({ code, isSealed }) => !business && isDictionaryCode(code) && isSealed === 1)
      if (fixed) throw new Refusal(409, 'dictionary.sealed', { code: fixed.code })
      const kept = all.find(({ id, parentId }) => ids.has(parentId) && !ids.has(id))
      if (kept) throw new Refusal(409, 'dictionary.has-entries', { code: kept.code })
      const own = (await ownRows(tx, business)).filter((row) =>
        gone.some(({ code, dictKey }) => code === row.code && dictKey === row.dictKey),
      )
      if (own.length > 0)
        await tx.delete(dictionary).where(
          and(
            eq(dictionary.business, business),
            inArray(
              dictionary.id,
              own.map(({ id }) => id),
            ),
          ),
        )
      // Whoever writes a record with such a key holds it: they are through by now, or see that it is gone.
      if (!business) for (const { code, dictKey } of own) await refuseUsed(tx, code, dictKey)
      return true
    },
  }
}
