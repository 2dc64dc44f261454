import type { Client } from '@etalon/api/client'
import type { Call } from '@etalon/api/contract'
import type { RowAction } from './resource-definition.ts'

interface TurningOptions<Row, State extends string> {
  readonly call: Call
  readonly nameOf: (row: Row) => string
  readonly stateOf: (row: Row) => string
  /** The states between which it turns; in any other it is not offered. */
  readonly states: { readonly enabled: State; readonly disabled: State }
  /** @param later by how many versions the record is newer than its row says: 1 where it is taken back */
  readonly set: (client: Client, row: Row, to: State, later: number) => Promise<unknown>
}

/** What is said where a record goes out of use, or comes back. */
export interface TurningWords {
  readonly enable: string
  readonly disable: string
  readonly enabled: (name: string) => string
  readonly disabled: (name: string) => string
  readonly disableQuestion: (name: string) => string
  readonly disableConsequence: string
}

/** The two actions that take a record into use and out of it: asked first where it goes out of use, and each taken back by the other. */
export function turning<Row, State extends string = '0' | '1'>(
  words: TurningWords,
  { call, nameOf, stateOf, states: { enabled, disabled }, set }: TurningOptions<Row, State>,
): readonly RowAction<Row>[] {
  const between = (from: State, to: State) => ({
    call,
    isOffered: (row: Row) => stateOf(row) === from,
    many: true as const,
    run: async (client: Client, row: Row) => {
      await set(client, row, to, 0)
      return undefined
    },
    undo: (client: Client, row: Row) => set(client, row, from, 1),
  })
  return [
    { ...between(disabled, enabled), key: 'enable', label: words.enable, done: (row) => words.enabled(nameOf(row)) },
    {
      ...between(enabled, disabled),
      key: 'disable',
      label: words.disable,
      question: (row) => ({ title: words.disableQuestion(nameOf(row)), consequence: words.disableConsequence }),
      done: (row) => words.disabled(nameOf(row)),
    },
  ]
}
