import type { KindMethod } from '@etalon/api/contract'
import { isKeyOf, type OwnMethod, ownMethod, ownMethodFaults } from '@etalon/api/domain'
import * as z from 'zod/mini'
import { sql, type Transaction } from '../../db/index.ts'
import { FieldRefusal, Refusal } from '../../refusal/index.ts'

const kept = z.object({ version: z.int(), method: ownMethod })

/** The methods of an institute's own for a kind of instrument, by kind of work. @throws {Refusal} 404 */
export async function methodsOf(tx: Transaction, kindCode: string, hold = false): Promise<KindMethod[]> {
  const { rows } = await tx.execute<{ methods: Record<string, unknown> }>(
    sql`select methods from instrument_kind where code = ${kindCode} ${hold ? sql`for update` : sql``}`,
  )
  if (!rows[0]) throw new Refusal(404, 'not-found')
  return Object.entries(rows[0].methods).flatMap(([abilityType, stored]) => {
    const { success, data } = z.safeParse(kept, stored)
    return success ? [{ abilityType, ...data }] : []
  })
}

/** The method of an institute's own for a kind of work; null where there is none. */
export async function methodFor(tx: Transaction, kindCode: string, abilityType: string): Promise<OwnMethod | null> {
  const { rows } = await tx.execute<{ stored: unknown }>(
    sql`select methods->${abilityType} as stored from instrument_kind where code = ${kindCode}`,
  )
  const { success, data } = z.safeParse(kept, rows[0]?.stored)
  return success ? data.method : null
}

/** Names of the measuring standards that suit a kind; empty where nobody said. */
export async function suitableFor(tx: Transaction, kindCode: string): Promise<string[]> {
  const { rows } = await tx.execute<{ standards: string[] }>(sql`select standards from instrument_kind where code = ${kindCode}`)
  return rows[0]?.standards ?? []
}

/** What is sent to write a method down, or to take it away. */
export interface MethodForm {
  readonly code: string
  readonly abilityType: string
  readonly version: number
  readonly method: OwnMethod | null
}

/**
 * Writes down by which method of its own an institute measures, or that it has none any more. Records that were handed in stay as they are.
 * @throws {FieldRefusal} 400; {Refusal} 404, 409 where somebody changed it meanwhile
 */
export async function keepMethod(tx: Transaction, { code, abilityType, version, method }: MethodForm): Promise<KindMethod[]> {
  const before = await methodsOf(tx, code, true)
  if (!isKeyOf('ability_type', abilityType)) throw new FieldRefusal([{ path: 'abilityType', key: 'field.invalid' }])
  const known = before.find((one) => one.abilityType === abilityType)
  if ((known?.version ?? 0) !== version) throw new Refusal(409, 'edited-meanwhile', {}, { version: known?.version ?? 0 })
  if (method === null) {
    await tx.execute(sql`update instrument_kind set methods = methods - ${abilityType} where code = ${code}`)
    return before.filter((one) => one !== known)
  }
  const faults = ownMethodFaults(abilityType, method).map(({ field, kind }) => ({
    path: `method.${field}`,
    key: kind === 'required' ? ('field.required' as const) : ('field.invalid' as const),
  }))
  if (faults.length > 0) throw new FieldRefusal(faults)
  const written = JSON.stringify({ version: version + 1, method })
  await tx.execute(
    sql`update instrument_kind set methods = jsonb_set(methods, array[${abilityType}]::text[], ${written}::jsonb) where code = ${code}`,
  )
  return await methodsOf(tx, code)
}
