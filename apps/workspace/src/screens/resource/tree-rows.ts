import type { TreeItem, TreeMove } from '@etalon/ui/tree'
import type { Question, ResourcePage } from './resource-definition.ts'

interface Growing {
  readonly id: string
  readonly children?: readonly this[] | undefined
}

const all = <Record extends Growing>(records: readonly Record[]): readonly Record[] =>
  records.flatMap((one) => [one, ...all<Record>(one.children ?? [])])

/**
 * The list beside a tree: what lies directly beneath what is chosen there, at the top where nothing is; or, where words are looked for, what
 * has them beneath it, however deep.
 */
export function beneath<Record extends Growing, Row>(
  tree: readonly Record[],
  question: Question,
  chosen: string | undefined,
  words: string | undefined,
  textsOf: (record: Record) => readonly string[],
): ResourcePage<Row> {
  const branch = chosen === undefined ? tree : (all(tree).find(({ id }) => id === chosen)?.children ?? [])
  const part = words?.trim().toLowerCase() ?? ''
  const found =
    part === '' ? branch : all<Record>(branch).filter((one) => textsOf(one).some((text) => text.toLowerCase().includes(part)))
  const { current, size } = question
  const rows = found.slice((current - 1) * size, current * size).map(({ children: _, ...row }) => row as Row)
  return { records: rows, total: found.length }
}

/** Items without one and all beneath it: nothing can be moved beneath itself. */
export const without = (items: readonly TreeItem[], id: string | undefined): readonly TreeItem[] =>
  items.filter((one) => one.id !== id).map((one) => (one.children ? { ...one, children: without(one.children, id) } : one))

/** A record whose place or parent is another one after a move. */
interface Placed<Record> {
  readonly record: Record
  /** From 1. */
  readonly sort: number
}

/**
 * What has to be written so that a record stands where it was moved: itself, and those of its new siblings whose places change by that.
 * @param sortOf the place of a record now
 */
export function afterMove<Record extends Growing>(
  tree: readonly Record[],
  { id, parentId, before }: TreeMove,
  sortOf: (record: Record) => number,
): readonly Placed<Record>[] {
  const records = all<Record>(tree)
  const moved = records.find((one) => one.id === id)
  if (!moved) return []
  const siblings = parentId === null ? tree : (records.find((one) => one.id === parentId)?.children ?? [])
  const others = siblings.filter((one) => one.id !== id)
  const at = before === null ? -1 : others.findIndex((one) => one.id === before)
  const ordered = at < 0 ? [...others, moved] : others.toSpliced(at, 0, moved)
  return ordered
    .map((record, place) => ({ record, sort: place + 1 }))
    .filter(({ record, sort }) => record.id === id || sortOf(record) !== sort)
}
