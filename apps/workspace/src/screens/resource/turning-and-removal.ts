import type { Client } from '@etalon/api/client'
import type { Call } from '@etalon/api/contract'
import { type RemovalWords, removal } from './removal.ts'
import type { RowAction } from './resource-definition.ts'
import { type TurningWords, turning } from './turning.ts'

/** A record that is saved by its version. */
interface Versioned {
  readonly id: string
  readonly version: number
}

interface TurningAndRemovalOptions<Row extends Versioned> {
  readonly turn: {
    readonly call: Call
    /** Sends that a record is in use, `0`, or out of it, `1`. */
    readonly send: (client: Client, of: Versioned, to: '0' | '1', idempotencyKey: string) => Promise<unknown>
  }
  readonly remove: { readonly call: Call; readonly send: (client: Client, ids: string) => Promise<unknown> }
  readonly nameOf: (row: Row) => string
  readonly stateOf: (row: Row) => string
  /** Makes a removed one anew as it was. */
  readonly undo: RowAction<Row>['undo']
}

/** What is done with most records of the office: they go out of use and come back, and they are removed. */
export function turningAndRemoval<Row extends Versioned>(
  words: TurningWords,
  usual: RemovalWords,
  { turn, remove, nameOf, stateOf, undo }: TurningAndRemovalOptions<Row>,
): readonly RowAction<Row>[] {
  return [
    ...turning<Row>(words, {
      call: turn.call,
      nameOf,
      stateOf,
      states: { enabled: '0', disabled: '1' },
      set: (client, { id, version }, to, later) => turn.send(client, { id, version: version + later }, to, crypto.randomUUID()),
    }),
    removal<Row>(usual, {
      call: remove.call,
      nameOf,
      run: async (client, row) => {
        await remove.send(client, row.id)
        return undefined
      },
      ...(undo ? { undo } : {}),
    }),
  ]
}
