import type pg from 'pg'

/** What a transaction writes at its very end. Made once, where it is written from. */
export interface LastWriter<Item> {
  /** Others wait for what it locks: it writes after those for whom nobody waits. @default false */
  readonly locks?: boolean
  /** The statements that write all that was given, in the order in which it was given. */
  statements(items: readonly Item[]): readonly pg.QueryConfig[]
}

/** What one transaction has still to write. */
interface Course {
  readonly client: pg.PoolClient
  readonly items: Map<LastWriter<never>, unknown[]>
}
const courses = new WeakMap<object, Course>()

/** A transaction begins: whatever the one before it on this connection had left to write is no matter of its. */
export function beginCourse(tx: object, client: pg.PoolClient): void {
  courses.set(tx, { client, items: new Map() })
}

function courseOf(tx: object): Course {
  const course = courses.get(tx)
  if (!course) throw new Error('only a transaction of the database writes at its end')
  return course
}

/**
 * Gives a transaction something to write at its end. What others wait for is held for as long as it takes to write it down and to end, and
 * not for what is done in between.
 */
export function writeLast<Item>(tx: object, writer: LastWriter<Item>, item: Item): void {
  const { items } = courseOf(tx)
  const given = items.get(writer)
  if (given) given.push(item)
  else items.set(writer, [item])
}

/** Takes what is left to write out of a transaction. */
export function takeLast(tx: object): readonly pg.QueryConfig[] {
  const { items } = courseOf(tx)
  const writers = [...items].toSorted(([one], [other]) => Number(one.locks ?? false) - Number(other.locks ?? false))
  const statements = writers.flatMap(([writer, given]) => [...(writer as LastWriter<unknown>).statements(given)])
  items.clear()
  return statements
}

/** Writes at once what was to be written at the end, because somebody in the same transaction reads it. */
export async function writeNow(tx: object): Promise<void> {
  await sendTogether(courseOf(tx).client, takeLast(tx))
}

/** Sends statements without waiting from one to the next. @throws what the first of them fails with */
export async function sendTogether(client: pg.PoolClient, statements: readonly (pg.QueryConfig | string)[]): Promise<void> {
  const outcomes = await Promise.allSettled(statements.map((one) => client.query(one)))
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
}
