import type { instrumentKindCalls, KindRecord } from '@etalon/api/contract'
import { isKeyOf } from '@etalon/api/domain'
import { type SQL, sql, sqlState, type Transaction, toldIfTaken } from '../../db/index.ts'
import type { Handlers } from '../../http/index.ts'
import { FieldConflict, type FieldFault, FieldRefusal, Refusal } from '../../refusal/index.ts'
import { countedPage, is } from '../../search/index.ts'
import { knowsKey } from '../dictionary/used-keys.ts'
import { keepMethod, methodsOf } from './methods.ts'

interface Row extends Record<string, unknown>, KindRecord {}

const selected = (tail: SQL) => sql`
  select k.id::text, k.code, k.name, k.name_en as "nameEn", k.technology_domain as "technologyDomain", k.ability_types as "abilityTypes",
    k.range, k.unit, k.accuracy, k.mpe, k.regulation, k.regulation_name as "regulationName", k.regulation_name_en as "regulationNameEn",
    k.cycle_months as "cycleMonths", k.mandatory_mark as "mandatoryMark", k.points, k.price::text as price, k.work_minutes as "workMinutes",
    k.standards,
    array(select jsonb_object_keys(k.methods) order by 1) as "ownMethods"
  from instrument_kind k ${tail}`

async function one(tx: Transaction, id: string): Promise<KindRecord> {
  const { rows } = await tx.execute<Row>(selected(sql`where k.id = ${id}`))
  if (!rows[0]) throw new Refusal(404, 'not-found')
  return rows[0]
}

/** Keys that no dictionary has. */
async function unknownKeys(
  tx: Transaction,
  { technologyDomain, abilityTypes, cycleMonths, mandatoryMark }: Omit<KindRecord, 'id' | 'ownMethods' | 'standards'>,
): Promise<FieldFault[]> {
  const faults: FieldFault[] = []
  const refuse = (path: string) => faults.push({ path, key: 'field.invalid' })
  if (!(await knowsKey(tx, 'technology_domain_type', technologyDomain))) refuse('technologyDomain')
  if (!abilityTypes.every((one) => isKeyOf('ability_type', one))) refuse('abilityTypes')
  if (!(await knowsKey(tx, 'VERIFICATION_CYCLE', cycleMonths))) refuse('cycleMonths')
  if (!isKeyOf('strong_inspection_mark', mandatoryMark)) refuse('mandatoryMark')
  return faults
}

/** The kinds of instrument that an institute works on (SYS-4). */
export const instrumentKindHandlers: Handlers<typeof instrumentKindCalls> = {
  async page({ tx, query: { current, size }, body: { name = '', technologyDomain, abilityType } }) {
    const named = sql`position(lower(${name}) in lower(concat_ws(' ', k.code, k.name, k.name_en, k.regulation))) > 0`
    const able = abilityType === undefined ? sql`true` : sql`${abilityType} = any(k.ability_types)`
    const where = sql`where ${named} and ${able} and ${is(sql`k.technology_domain`, technologyDomain)}`
    return await countedPage<Row>(tx, { current, size }, sql`from instrument_kind k ${where}`, (limits) =>
      selected(sql`${where} order by k.technology_domain, k.id ${limits}`),
    )
  },
  async submit({ tx, caller, body: { id, code, standards, ...kind } }) {
    const faults = await unknownKeys(tx, { code, ...kind })
    if (faults.length > 0) throw new FieldRefusal(faults)
    const abilities = sql`${sql.param([...new Set(kind.abilityTypes)])}::text[]`
    const points = sql`${sql.param(kind.points)}::text[]`
    const suitable = sql`${sql.param(standards ? [...new Set(standards)] : null)}::text[]`
    try {
      const { rows } = await tx.execute<{ id: string }>(
        id === undefined
          ? sql`insert into instrument_kind (tenant_id, code, name, name_en, technology_domain, ability_types, range, unit, accuracy, mpe, regulation,
                regulation_name, regulation_name_en, cycle_months, mandatory_mark, points, price, work_minutes, standards)
              values (${caller.tenant}, ${code}, ${kind.name}, ${kind.nameEn}, ${kind.technologyDomain}, ${abilities}, ${kind.range}, ${kind.unit},
                ${kind.accuracy}, ${kind.mpe}, ${kind.regulation}, ${kind.regulationName}, ${kind.regulationNameEn}, ${kind.cycleMonths},
                ${kind.mandatoryMark}, ${points}, ${kind.price}, ${kind.workMinutes}, coalesce(${suitable}, '{}')) returning id::text`
          : sql`update instrument_kind set name = ${kind.name}, name_en = ${kind.nameEn}, technology_domain = ${kind.technologyDomain},
                ability_types = ${abilities}, range = ${kind.range}, unit = ${kind.unit}, accuracy = ${kind.accuracy}, mpe = ${kind.mpe},
                regulation = ${kind.regulation}, regulation_name = ${kind.regulationName}, regulation_name_en = ${kind.regulationNameEn},
                cycle_months = ${kind.cycleMonths}, mandatory_mark = ${kind.mandatoryMark}, points = ${points}, price = ${kind.price},
                work_minutes = ${kind.workMinutes}, standards = coalesce(${suitable}, standards) where id = ${id} and code = ${code} returning id::text`,
      )
      if (rows[0]) return await one(tx, rows[0].id)
    } catch (error) {
      throw toldIfTaken(error, new FieldConflict('code', 'instrument-kind.code-taken', { code }))
    }
    // Whoever knows the record may have sent another code with it.
    const { code: kept } = await one(tx, id ?? '0')
    throw new Refusal(409, 'instrument-kind.code-stays', { code: kept })
  },
  methods: ({ tx, query }) => methodsOf(tx, query.code),
  keepMethod: ({ tx, body }) => keepMethod(tx, body),
  async remove({ tx, query }) {
    const ids = sql`${sql.param([...new Set(query.ids.split(','))])}::bigint[]`
    try {
      const { rows } = await tx.execute<{ named: boolean }>(sql`
        delete from instrument_kind k where id = any(${ids}) returning exists (select from quote_line q where q.kind_code = k.code)
          or exists (select from contract_price p where p.kind_code = k.code)
          or exists (select from standard_file f where k.code = any(f.kinds)) as named`)
      if (rows.some(({ named }) => named)) throw new Refusal(409, 'instrument-kind.in-use')
      // The transaction takes back what was removed.
      if (rows.length < new Set(query.ids.split(',')).size) throw new Refusal(404, 'not-found')
      return true
    } catch (error) {
      if (sqlState(error) === '23503') throw new Refusal(409, 'instrument-kind.in-use')
      throw error
    }
  },
}
