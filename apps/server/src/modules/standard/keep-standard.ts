import type { CalibrationForm, StandardCalibration, StandardDetail, StandardForm } from '@etalon/api/contract'
import { isKeyOf, isVerificationCycle, standardProgression, validUntil } from '@etalon/api/domain'
import { decideMove } from '@etalon/machines/workflow'
import { sql, type Transaction, today, toldIfTaken } from '../../db/index.ts'
import { tellOf } from '../../history/index.ts'
import { instituteDay } from '../../numbering/index.ts'
import { FieldConflict, type FieldFault, FieldRefusal, type Language, Refusal } from '../../refusal/index.ts'
import type { Caller } from '../../session/index.ts'
import { labelsOf, type Moved, type MoveRequest, refusalOf } from '../../workflow/index.ts'
import { knowsKey } from '../dictionary/used-keys.ts'
import { holdWaitingPlans, noteCertificate } from '../trace-plan/plan-certificates.ts'
import { standardColumns, standardFacts } from './standard-list.ts'

/** One measuring standard with its calibrations. @throws {Refusal} 404 */
export async function oneStandard(tx: Transaction, id: string): Promise<StandardDetail> {
  const { rows } = await tx.execute<StandardDetail & Record<string, unknown>>(sql`
    select ${standardColumns}, m.model, m.serial, m.manufacturer, m.remark from measuring_standard m where m.id = ${id}`)
  const [found] = rows
  if (!found) throw new Refusal(404, 'not-found')
  const { rows: calibrations } = await tx.execute<StandardCalibration & Record<string, unknown>>(sql`
    select x.id, x.certificate_number as "certificateNumber", x.calibrated_on::text as "calibratedOn", x.valid_until::text as "validUntil",
      x.institution, x.check_way as "checkWay", x.result, x.expanded_uncertainty::text as "expandedUncertainty",
      x.coverage_factor::text as "coverageFactor", x.remark, x.by_name as "byName", x.reference,
      (select jsonb_build_object('id', y.id::text, 'number', y.number, 'name', y.name, 'nameEn', y.name_en) from measuring_standard y
        where y.id = x.by_standard_id) as "byStandard",
      to_char(x.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
    from standard_calibration x where x.standard_id = ${id} order by x.id desc limit 200`)
  return { ...found, calibrations }
}

interface Held extends Record<string, unknown> {
  readonly state: string
  readonly version: number
  readonly cycle: string
  readonly number: string
  readonly facts: Record<string, boolean>
}

/** Holds one until the transaction ends, as the person saw it. @throws {Refusal} 404; 409 where it was changed meanwhile */
async function hold(
  tx: Transaction,
  id: string,
  version: number,
  reason: 'changed' | 'edited-meanwhile',
  language: Language,
): Promise<Held> {
  await tx.execute(sql`select id from measuring_standard where id = ${id} for update`)
  const { rows } = await tx.execute<Held>(
    sql`select m.device_state as state, m.version, m.cycle, m.number, ${standardFacts} as facts from measuring_standard m where m.id = ${id}`,
  )
  const [held] = rows
  if (!held) throw new Refusal(404, 'not-found')
  if (held.version === version) return held
  const state = labelsOf({ progression: standardProgression }, language).state(held.state)
  throw new Refusal(409, reason, { state }, { state: held.state, version: held.version })
}

/** What a standard is classed as, with the dictionaries of it. */
const classed = [
  ['etalonType', 'ETALON_INSTRUMENT_TYPE'],
  ['grade', 'STANDARD_GRADE'],
  ['classify', 'INSTRUMENT_CLASSIFY'],
  ['imported', 'INSTRUMENT_IMPORT'],
] as const

const tell = (tx: Transaction, caller: Caller, id: string, action: string, from: string | null, to: string, reason?: string) =>
  tellOf(tx, { kind: 'standard' }, caller, { id, action, from, to, reason })

/** Kinds of instrument that a standard suits know it by its name: they know the new one, and forget the old one once none has it. */
async function followName(tx: Transaction, id: string, name: string): Promise<void> {
  await tx.execute(sql`
    update instrument_kind k set standards = case when old.others then array_remove(k.standards, ${name}) || ${name}::text
      else array_replace(array_remove(k.standards, ${name}), old.name, ${name}) end
    from (select m.name, exists (select from measuring_standard o where o.name = m.name and o.id <> m.id) as others
      from measuring_standard m where m.id = ${id} and m.name <> ${name}) old
    where old.name = any(k.standards)`)
}

/**
 * Writes down a new standard, or what changed of one. A new one is out of use until it has a certificate.
 * @throws {FieldRefusal} 400; {Refusal} 409 for a number that another has, or what was changed meanwhile
 */
export async function keepStandard(tx: Transaction, caller: Caller, language: Language, form: StandardForm): Promise<string> {
  const faults: FieldFault[] = []
  if (!(await knowsKey(tx, 'VERIFICATION_CYCLE', form.cycle))) faults.push({ path: 'cycle', key: 'field.invalid' })
  if (!(await knowsKey(tx, 'technology_domain_type', form.technologyDomain)))
    faults.push({ path: 'technologyDomain', key: 'field.invalid' })
  for (const [path, code] of classed) {
    const value = form[path] ?? ''
    if (value !== '' && !isKeyOf(code, value)) faults.push({ path, key: 'field.invalid' })
  }
  if (faults.length > 0) throw new FieldRefusal(faults)
  try {
    if (form.id === undefined) {
      const { rows } = await tx.execute<{ id: string }>(sql`
        insert into measuring_standard (tenant_id, number, name, name_en, model, serial, manufacturer, range, accuracy, unit, technology_domain,
          cycle, place, remark, etalon_type, grade, classify, imported, certificate_number, valid_until, device_state)
        values (${caller.tenant}, ${form.number}, ${form.name}, ${form.nameEn}, ${form.model}, ${form.serial}, ${form.manufacturer}, ${form.range},
          ${form.accuracy}, ${form.unit}, ${form.technologyDomain}, ${form.cycle}, ${form.place}, ${form.remark},
          ${form.etalonType ?? ''}, ${form.grade ?? ''}, ${form.classify ?? ''}, ${form.imported ?? ''}, '', ${today} - 1, '2')
        returning id`)
      const id = rows[0]?.id ?? ''
      await tell(tx, caller, id, 'register', null, '2')
      return id
    }
    if (form.version === undefined) throw new FieldRefusal([{ path: 'version', key: 'field.required' }])
    const held = await hold(tx, form.id, form.version, 'edited-meanwhile', language)
    await followName(tx, form.id, form.name)
    await tx.execute(sql`
      update measuring_standard set number = ${form.number}, name = ${form.name}, name_en = ${form.nameEn}, model = ${form.model},
        serial = ${form.serial}, manufacturer = ${form.manufacturer}, range = ${form.range}, accuracy = ${form.accuracy}, unit = ${form.unit},
        technology_domain = ${form.technologyDomain}, cycle = ${form.cycle}, place = ${form.place}, remark = ${form.remark},
        etalon_type = coalesce(${form.etalonType ?? null}, etalon_type), grade = coalesce(${form.grade ?? null}, grade),
        classify = coalesce(${form.classify ?? null}, classify), imported = coalesce(${form.imported ?? null}, imported), version = version + 1
      where id = ${form.id}`)
    await tell(tx, caller, form.id, 'edit', held.state, held.state)
    return form.id
  } catch (error) {
    throw toldIfTaken(error, new FieldConflict('number', 'standard.number-taken', { number: form.number }))
  }
}

/** Of `CHECK_WAY`: the institute calibrates it itself. */
const bySelf = '4'

/** What stands against a standard as the one that another was calibrated with on a day. */
async function faultsOfReference(tx: Transaction, id: string, by: string, day: string): Promise<FieldFault[]> {
  const path = 'byStandardId'
  if (by === id) return [{ path, key: 'standard.itself' }]
  const { rows } = await tx.execute<{ name: string; usable: boolean; leadsBack: boolean }>(sql`
    with recursive above (id) as (
      select ${by}::bigint
      union
      select last.by_standard_id from above cross join lateral (
        select x.by_standard_id from standard_calibration x where x.standard_id = above.id and x.result = '1'
        order by x.calibrated_on desc, x.id desc limit 1) last
      where last.by_standard_id is not null
    )
    select m.name, m.device_state = '1' and m.valid_until >= ${day} as usable,
      exists (select from above where above.id = ${id}) as "leadsBack" from measuring_standard m where m.id = ${by}`)
  const [found] = rows
  if (!found) return [{ path, key: 'field.invalid' }]
  if (found.leadsBack) return [{ path, key: 'standard.circle', parameters: { name: found.name } }]
  return found.usable ? [] : [{ path, key: 'standard.reference-unusable', parameters: { name: found.name } }]
}

/**
 * Writes down a calibration. One that conforms gives the standard its certificate; one that does not takes it out of use.
 * @throws {FieldRefusal} 400; {Refusal} 404, 409
 */
export async function calibrate(tx: Transaction, caller: Caller, language: Language, form: CalibrationForm): Promise<void> {
  await holdWaitingPlans(tx, form.id)
  const held = await hold(tx, form.id, form.version, 'edited-meanwhile', language)
  if (held.state === '3') throw new Refusal(409, 'standard.scrapped')
  const now = await instituteDay(tx)
  const byCycle = isVerificationCycle(held.cycle) ? validUntil(form.calibratedOn, held.cycle) : null
  const until = form.validUntil ?? byCycle
  const faults: FieldFault[] = []
  if (form.calibratedOn > now) faults.push({ path: 'calibratedOn', key: 'field.later' })
  if (until === null) faults.push({ path: 'validUntil', key: 'field.required' })
  else if (until < form.calibratedOn) faults.push({ path: 'validUntil', key: 'field.range' })
  if (!isKeyOf('CHECK_WAY', form.checkWay)) faults.push({ path: 'checkWay', key: 'field.invalid' })
  if (!isKeyOf('SOURCE_TRACE_RESULT', form.result)) faults.push({ path: 'result', key: 'field.invalid' })
  if (form.expandedUncertainty && !form.coverageFactor) faults.push({ path: 'coverageFactor', key: 'field.required' })
  const by = form.byStandardId ?? null
  if (by === null && form.checkWay === bySelf) faults.push({ path: 'byStandardId', key: 'field.required' })
  if (by !== null) faults.push(...(await faultsOfReference(tx, form.id, by, form.calibratedOn)))
  if (faults.length > 0) throw new FieldRefusal(faults)
  const [uncertainty, factor] = [form.expandedUncertainty ?? null, form.coverageFactor ?? null]
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into standard_calibration (tenant_id, standard_id, certificate_number, calibrated_on, valid_until, institution, check_way, result,
      expanded_uncertainty, coverage_factor, remark, by_id, by_name, reference, by_standard_id)
    values (${caller.tenant}, ${form.id}, ${form.certificateNumber}, ${form.calibratedOn}, ${until}, ${form.institution}, ${form.checkWay},
      ${form.result}, ${uncertainty}, ${factor}, ${form.remark}, ${caller.personId}, ${caller.name}, ${form.reference ?? ''}, ${by})
    returning id`)
  await noteCertificate(tx, { ...caller, language }, form.id, rows[0]?.id ?? '', `${held.number} ${form.certificateNumber}`)
  if (form.result === '1') {
    await tx.execute(sql`
      update measuring_standard set certificate_number = ${form.certificateNumber}, valid_until = ${until}, expanded_uncertainty = ${uncertainty},
        coverage_factor = ${factor}, version = version + 1 where id = ${form.id}`)
    await tell(tx, caller, form.id, 'calibrate', held.state, held.state, form.certificateNumber)
    return
  }
  const state = held.state === '1' ? '2' : held.state
  await tx.execute(sql`update measuring_standard set device_state = ${state}, version = version + 1 where id = ${form.id}`)
  await tell(tx, caller, form.id, 'nonconforming', held.state, state, form.certificateNumber)
}

/** Moves a standard by its progression. @throws {Refusal} 404, 409, 403, 400 */
export async function moveStandard(tx: Transaction, caller: Caller, language: Language, request: MoveRequest): Promise<Moved> {
  const { id, version, action, reason } = request
  const held = await hold(tx, id, version, 'changed', language)
  const decision = decideMove(standardProgression, { state: held.state, duties: {}, facts: held.facts }, caller, action, reason)
  if (!decision.allowed) throw refusalOf(decision, action, held.state, labelsOf({ progression: standardProgression }, language))
  const repaired = action === 'repaired' ? sql`, repaired_on = ${today}` : sql``
  await tx.execute(
    sql`update measuring_standard set device_state = ${decision.to}, version = version + 1 ${repaired} where id = ${id}`,
  )
  await tell(tx, caller, id, action, held.state, decision.to, reason)
  return { id, state: decision.to, version: version + 1 }
}
