import { type ItemTyped, itemTyped, recordTemplate } from '@etalon/api/contract'
import {
  type Deviation,
  type DictionaryKey,
  deviation,
  deviationsOf,
  type Evaluation,
  evaluateIfPossible,
  evaluationsAgree,
  isDecimalText,
  isKeyOf,
  measurementOf,
  missingFields,
  type OwnMethod,
  ownFields,
  ownMethod,
  type ResultRecord,
  type Sheet,
  sheetBy,
} from '@etalon/api/domain'
import * as z from 'zod/mini'
import { executeNamed, sql, type Transaction } from '../../db/index.ts'
import { tellOf } from '../../history/index.ts'
import { instituteDay } from '../../numbering/index.ts'
import { FieldRefusal, Refusal } from '../../refusal/index.ts'
import { holdOrder, itemTable, labelsOf, type Mover } from '../../workflow/index.ts'
import { methodFor, suitableFor } from '../instrument-kind/methods.ts'
import { type RecordFields, templateFor } from '../record-template/template-for.ts'
import type { StandardRow } from '../staff/standards.ts'

interface ItemRow extends Record<string, unknown> {
  id: string
  state: string
  version: number
  duties: Record<string, string>
  item_no: string
  kind_code: string
  ability_type: string
  technology_domain: string
}

async function heldItem(tx: Transaction, id: string): Promise<ItemRow> {
  await holdOrder(tx, itemTable, id)
  const { rows } = await executeNamed<ItemRow>(
    tx,
    'item-held',
    sql`
    select i.id, i.state, i.version, i.duties, i.item_no, s.kind_code, i.ability_type, i.technology_domain from item i join sample s on s.id = i.sample_id where i.id = ${id}`,
  )
  const [row] = rows
  if (!row) throw new Refusal(404, 'not-found')
  return row
}

/** The standards that were used, of the item's own domain: others prove nothing about it. */
async function standardsOf(tx: Transaction, item: ItemRow, { standardIds: ids, performedOn }: ItemTyped): Promise<StandardRow[]> {
  if (ids.length === 0) return []
  const { rows } = await tx.execute<StandardRow>(sql`
    select id, name, name_en, number, range, accuracy, certificate_number, valid_until::text, expanded_uncertainty::text, coverage_factor::text,
      (device_state = '1' and valid_until >= ${performedOn}::date) as usable
    from measuring_standard where technology_domain = ${item.technology_domain} and id in (${sql.join(
      ids.map((id) => sql`${id}::bigint`),
      sql`, `,
    )}) order by id`)
  if (rows.length !== new Set(ids).size) throw new FieldRefusal([{ path: 'typed.standardIds', key: 'field.invalid' }])
  const unusable = rows.find((row) => !row.usable)
  if (unusable) throw new Refusal(409, 'item.standard-unusable', { name: unusable.name })
  return rows
}

/** Whether everything is given that the method asks for, besides the readings. */
const conditionsGiven = (sheet: Sheet, typed: ItemTyped) =>
  sheet.conditions.every(({ key }) => isDecimalText(typed.conditions[key] ?? ''))

function resultRecordOf(
  item: ItemRow,
  sheet: Sheet,
  typed: ItemTyped,
  standards: readonly StandardRow[],
): { result: ResultRecord | undefined; evaluation: Evaluation | undefined } {
  const measurement = measurementOf(
    sheet,
    typed,
    standards.map((row) => ({
      zh: row.name,
      en: row.name_en,
      expanded: row.expanded_uncertainty,
      coverageFactor: row.coverage_factor,
    })),
  )
  if (!measurement) return { result: undefined, evaluation: undefined }
  const result: ResultRecord = {
    recordNumber: item.item_no,
    place: typed.place,
    measuredOn: typed.performedOn,
    conditions: sheet.conditions.map(({ key, zh, en, unit }) => ({ key, zh, en, unit, value: typed.conditions[key] ?? '' })),
    standards: standards.map((row) => ({
      zh: row.name,
      en: row.name_en,
      range: row.range,
      accuracy: row.accuracy,
      certificateNumber: row.certificate_number,
      validUntil: row.valid_until,
    })),
    measurement,
  }
  return { result, evaluation: evaluateIfPossible(measurement) }
}

/** Deviations in marks that every language reads: what was measured, and within what; the numbers of the standards. */
const deviationsText = (deviations: readonly Deviation[]): string =>
  deviations
    .map((one) =>
      one.kind === 'condition'
        ? `${one.value} ${one.unit} (${one.minimum}–${one.maximum})`
        : one.used.map(({ number }) => number).join(', '),
    )
    .join('; ')

/**
 * Keeps what the tester typed, and computes everything from it with the functions the screen uses. What the screen computed is
 * compared digit by digit: a move asks for that agreement.
 * @throws {Refusal} 403 for anyone but the assigned tester, 409 in other states or where somebody saved in between
 */
export async function keepOriginalRecord(
  tx: Transaction,
  mover: Mover,
  given: { id: string; version: number; typed: ItemTyped; evaluation: unknown },
) {
  const item = await heldItem(tx, given.id)
  const labels = labelsOf(itemTable, mover.language)
  if (item.duties.tester !== mover.personId) throw new Refusal(403, 'item.not-assigned')
  if (item.state !== '300')
    throw new Refusal(409, 'item.not-writable', { state: labels.state(item.state) }, { state: item.state, version: item.version })
  if (item.version !== given.version) throw new Refusal(409, 'edited-meanwhile', {}, { state: item.state, version: item.version })
  const method = await methodFor(tx, item.kind_code, item.ability_type)
  const sheet = sheetBy(method, item.kind_code, item.ability_type)
  if (!sheet) throw new Refusal(409, 'move.fact', { action: labels.action('submit'), fact: labels.fact('abilityEnabled') })

  if (given.typed.performedOn > (await instituteDay(tx, mover.at)))
    throw new FieldRefusal([{ path: 'typed.performedOn', key: 'field.later' }])
  const standards = await standardsOf(tx, item, given.typed)
  const { result, evaluation } = resultRecordOf(item, sheet, given.typed, standards)
  const template = await templateFor(tx, item.kind_code, item.ability_type)
  const known = new Set(ownFields(template?.fields ?? []).map(({ key }) => key))
  const unknown = Object.keys(given.typed.fields ?? {}).find((key) => !known.has(key))
  if (unknown !== undefined) throw new FieldRefusal([{ path: `typed.fields.${unknown}`, key: 'record-template.unknown-field' }])
  const complete =
    evaluation !== undefined &&
    standards.length > 0 &&
    conditionsGiven(sheet, given.typed) &&
    missingFields(template?.fields ?? [], given.typed.fields ?? {}).length === 0
  const used = standards.map(({ number, name, name_en }) => ({ number, name, nameEn: name_en }))
  const suitable = await suitableFor(tx, item.kind_code)
  // Kept as it was on that day: those who check it see that it was told, and that the tester went on.
  const deviations = deviationsOf(sheet, given.typed.conditions, used, suitable)
  const agrees = evaluation !== undefined && evaluationsAgree(evaluation, given.evaluation)
  await tx.execute(sql`
    update item set version = version + 1, performed_on = ${given.typed.performedOn},
      record = ${JSON.stringify({ typed: given.typed, result: result ?? null, template: template ?? null, method, deviations })}::jsonb,
      result = ${JSON.stringify({ evaluation: evaluation ?? null, complete, agrees })}::jsonb
    where id = ${item.id}`)
  const told = deviations.length === 0 ? { action: 'record' } : { action: 'recordDeviating', reason: deviationsText(deviations) }
  await tellOf(tx, { kind: 'item' }, mover, { id: item.id, from: item.state, to: item.state, ...told })
  return { id: item.id, state: item.state, version: item.version + 1, evaluation: evaluation ?? null }
}

const kept = z.object({ typed: itemTyped, result: z.nullable(z.unknown()) })

/** What was typed, read back from the database; null where nothing was. */
export function typedOf(stored: unknown): ItemTyped | null {
  const parsed = z.safeParse(kept, stored)
  return parsed.success ? parsed.data.typed : null
}

const made = z.object({ template: z.pick(recordTemplate, { id: true, version: true, name: true, nameEn: true, fields: true }) })

/** The template that a record was made by; undefined where there was none. */
export function templateOf(stored: unknown): RecordFields | undefined {
  const parsed = z.safeParse(made, stored)
  return parsed.success ? parsed.data.template : undefined
}

const departed = z.object({ deviations: z.array(deviation) })

/** In what a record departs from its method, as it was kept; nothing of one from before that was kept. */
export function deviationsKept(stored: unknown): Deviation[] {
  const parsed = z.safeParse(departed, stored)
  return parsed.success ? parsed.data.deviations : []
}

const by = z.object({ method: ownMethod })

/** The institute's own method that a record was made by; null for one that is built in. */
export function methodOf(stored: unknown): OwnMethod | null {
  const parsed = z.safeParse(by, stored)
  return parsed.success ? parsed.data.method : null
}

/** The ability type of a row, as the dictionary's key. */
export function abilityTypeOf(key: string): DictionaryKey<'ability_type'> {
  if (isKeyOf('ability_type', key)) return key
  throw new Error(`${key} is no ability type`)
}
