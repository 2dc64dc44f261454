import type { sampleConditions } from '@etalon/api/contract'
import { sql, type Transaction } from '../../db/index.ts'
import { writeFacts } from '../../history/index.ts'
import { FieldRefusal, Refusal } from '../../refusal/index.ts'
import type { Moved, Mover } from '../../workflow/index.ts'
import { checkedMaterials, materialFacts, materialsWritten } from './materials.ts'
import { heldSample, said, writeMovement } from './move-sample.ts'

/** What is noted of a sample that is brought again. */
export interface BroughtAgain {
  readonly id: string
  readonly version: number
  readonly condition: (typeof sampleConditions)[number]
  readonly conditionNote: string
  /** What came with it this time. @default nothing */
  readonly materials?: readonly string[] | undefined
  readonly place: string
  /** Who brought it, or why it comes. */
  readonly note: string
}

/**
 * Takes a sample over at the counter that went home before: it keeps its number, its label and what was tested of it, and can be tested
 * again from then on.
 * @throws {FieldRefusal} 400 where damage is not described; {Refusal} 404; 409 where it is here, was discarded, or changed meanwhile
 */
export async function receiveAgain(tx: Transaction, mover: Mover, given: BroughtAgain): Promise<Moved> {
  if (given.condition !== 'intact' && given.conditionNote === '')
    throw new FieldRefusal([{ path: 'conditionNote', key: 'field.required' }])
  const materials = await checkedMaterials(tx, given.materials)
  const sample = await heldSample(tx, given.id, given.version)
  if (!sample.returned || sample.state === '0')
    throw new Refusal(409, 'sample.is-here', {}, { state: sample.state, version: sample.version })
  const told = said(`${sample.enter_name} → ${mover.name}`, given.place, given.conditionNote, given.note)
  return await writeMovement(tx, mover, sample, {
    kind: 'receiveAgain',
    from: { id: null, name: sample.enter_name },
    to: { id: mover.personId, name: mover.name },
    place: given.place,
    note: given.note,
    said: materials.length === 0 ? told : writeFacts([told, ...materialFacts(materials)]),
    becomes: sql`returned_at = null, holder_id = ${mover.personId}, place = ${given.place}, condition = ${given.condition},
      condition_note = ${given.conditionNote}, materials = ${materialsWritten(materials)}`,
  })
}
