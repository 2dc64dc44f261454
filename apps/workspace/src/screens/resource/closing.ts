import type { Client } from '@etalon/api/client'
import type { Call } from '@etalon/api/contract'
import type { RowAction } from './resource-definition.ts'

interface ClosingOptions<Row> {
  readonly calls: Readonly<Record<'close' | 'reopen', Call>>
  readonly nameOf: (row: Row) => string
  readonly set: (client: Client, row: Row, step: 'close' | 'reopen') => Promise<unknown>
}

interface ClosingWords {
  readonly close: string
  readonly closeTitle: (name: string) => string
  readonly closeMany: (count: number) => string
  readonly closeHint: string
  readonly closed: (name: string) => string
  readonly reopen: string
  /** Left out where they are reopened one at a time. */
  readonly reopenMany?: (count: number) => string
  readonly reopened: (name: string) => string
}

/** The two actions that keep people out of something and let them in again: asked first where they are kept out, and each taken back by the other. */
export function closing<Row extends { readonly status: string }>(
  words: ClosingWords,
  { calls, nameOf, set }: ClosingOptions<Row>,
): readonly RowAction<Row>[] {
  const { reopenMany } = words
  const stepping = (step: 'close' | 'reopen', back: 'close' | 'reopen', from: '1' | '2') => ({
    key: step,
    label: words[step],
    call: calls[step],
    isOffered: ({ status }: Row) => status === from,
    run: async (client: Client, row: Row) => {
      await set(client, row, step)
      return undefined
    },
    undo: (client: Client, row: Row) => set(client, row, back),
  })
  return [
    {
      ...stepping('close', 'reopen', '1'),
      danger: true,
      question: (row) => ({ title: words.closeTitle(nameOf(row)), consequence: words.closeHint }),
      many: (count) => ({ title: words.closeMany(count), consequence: words.closeHint }),
      done: (row) => words.closed(nameOf(row)),
    },
    {
      ...stepping('reopen', 'close', '2'),
      ...(reopenMany ? { many: (count: number) => ({ title: reopenMany(count) }) } : {}),
      done: (row) => words.reopened(nameOf(row)),
    },
  ]
}
