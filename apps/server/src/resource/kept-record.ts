import { recordKinds } from '@etalon/api/domain'
import { type SQL, sql, sqlState, type Transaction } from '../db/index.ts'
import { type RecordKind, tellOf } from '../history/index.ts'
import { type MessageKey, Refusal } from '../refusal/index.ts'
import type { Caller } from '../session/index.ts'

/** What is special about records that an institute keeps beside its business: groups, templates, routes. */
interface KeptRecordDefinition {
  readonly kind: RecordKind
  readonly table: SQL
  /** The column of what people call it. @default name */
  readonly name?: SQL
  /** The column of its state. @default status */
  readonly state?: SQL
  /** Why it is not removed while something needs it; the words may say its `name`. Left out where nothing can. */
  readonly isNeeded?: MessageKey
}

interface HeldRecord extends Record<string, unknown> {
  readonly name: string
  readonly state: string
  readonly version: number
}

interface Told {
  readonly id: string
  readonly action: string
  readonly from: string | null
  readonly to: string | null
}

/** What happens alike to all records that an institute keeps. */
export interface KeptRecord {
  /** Holds one until the transaction ends, as the person saw it. @throws {Refusal} 404; 409 where it was changed meanwhile */
  hold(tx: Transaction, id: string, version?: number): Promise<HeldRecord>
  /** Writes down what somebody did; states only where people have words for them. */
  tell(tx: Transaction, caller: Caller, told: Told): Promise<void>
  /** Removes all or none of them. @param ids separated by commas @throws {Refusal} 404; 409 where something needs one */
  remove(tx: Transaction, caller: Caller, ids: string): Promise<true>
}

/** What happens alike to those that are taken out of use and back besides. */
export interface TurnedRecord extends KeptRecord {
  /** @param state a key of `m_enable_status` @throws {Refusal} 404; 409 where it was changed meanwhile, or is so already */
  turn(tx: Transaction, caller: Caller, id: string, version: number, state: '0' | '1'): Promise<void>
}

/** Makes what happens to records of one kind. */
export function keptRecord(definition: KeptRecordDefinition): KeptRecord {
  const { kind, table, name = sql`name`, state = sql`status`, isNeeded } = definition
  const hold: KeptRecord['hold'] = async (tx, id, version) => {
    const { rows } = await tx.execute<HeldRecord>(
      sql`select ${name} as name, ${state} as state, version from ${table} where id = ${id} for update`,
    )
    const [held] = rows
    if (!held) throw new Refusal(404, 'not-found')
    if (version !== undefined && held.version !== version)
      throw new Refusal(409, 'edited-meanwhile', { state: held.name }, { state: held.state, version: held.version })
    return held
  }
  const tell: KeptRecord['tell'] = (tx, caller, told) =>
    tellOf(tx, { kind }, caller, recordKinds[kind] === null ? { ...told, from: null, to: null } : told)

  return {
    hold,
    tell,
    async remove(tx, caller, ids) {
      for (const id of new Set(ids.split(','))) {
        const { name: called, state: from } = await hold(tx, id)
        try {
          await tx.execute(sql`delete from ${table} where id = ${id}`)
        } catch (error) {
          if (isNeeded !== undefined && sqlState(error) === '23503') throw new Refusal(409, isNeeded, { name: called })
          throw error
        }
        await tell(tx, caller, { id, action: 'remove', from, to: null })
      }
      return true
    },
  }
}

/** Makes what happens to records of one kind that are taken out of use and back. @param isSo why one is not turned into the state that it has */
export function turnedRecord(definition: KeptRecordDefinition & { readonly isSo: MessageKey }): TurnedRecord {
  const { table, state: column = sql`status`, isSo } = definition
  const kept = keptRecord(definition)
  return {
    ...kept,
    async turn(tx, caller, id, version, state) {
      const { state: from } = await kept.hold(tx, id, version)
      if (from === state) throw new Refusal(409, isSo, {}, { state, version })
      await tx.execute(sql`update ${table} set ${column} = ${state}, version = version + 1 where id = ${id}`)
      await kept.tell(tx, caller, { id, action: state === '0' ? 'enable' : 'disable', from, to: state })
    },
  }
}
