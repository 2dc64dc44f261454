import type { Call } from '@etalon/api/contract'
import type { RowAction } from './resource-definition.ts'

interface RemovalOptions<Row> {
  readonly call: Call
  readonly nameOf: (row: Row) => string
  /** What follows, besides that it is gone. */
  readonly consequence?: (row: Row) => string
  readonly run: RowAction<Row>['run']
  /** Makes it anew as it was. @default it cannot be taken back */
  readonly undo?: RowAction<Row>['undo']
  readonly isOffered?: RowAction<Row>['isOffered']
  readonly refusal?: RowAction<Row>['refusal']
}

/** What is said of a removal. */
export interface RemovalWords {
  readonly remove: string
  readonly removeTitle: (name: string) => string
  readonly removeMany: (count: number) => string
  readonly removeUndone: string
  readonly removeForGood: string
  readonly removed: (name: string) => string
}

/** The action that deletes: asked first, said afterwards, and taken back where that is possible. */
export function removal<Row>(words: RemovalWords, options: RemovalOptions<Row>): RowAction<Row> {
  const { call, nameOf, consequence, run, undo, isOffered, refusal } = options
  const follows = undo ? words.removeUndone : words.removeForGood
  return {
    key: 'remove',
    label: words.remove,
    call,
    danger: true,
    question: (row) => ({ title: words.removeTitle(nameOf(row)), consequence: consequence?.(row) ?? follows }),
    many: (count) => ({ title: words.removeMany(count), consequence: follows }),
    run,
    done: (row) => words.removed(nameOf(row)),
    ...(undo ? { undo } : {}),
    ...(isOffered ? { isOffered } : {}),
    ...(refusal ? { refusal } : {}),
  }
}
