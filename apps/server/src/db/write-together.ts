import type { Writable } from 'node:stream'
import type pg from 'pg'

/** What @types/pg leaves out: the stream on which a connection writes. */
interface Connected {
  readonly connection?: { readonly stream?: Writable }
}

/**
 * Writes what is asked in one go in one go: a transaction begins with three statements and ends with several, and each write by itself
 * wakes PostgreSQL, which costs both more than most of these statements do.
 */
export function writeTogether(client: pg.PoolClient): void {
  const stream = (client as Connected).connection?.stream
  if (!stream) return
  let isHeld = false
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  client.query = ((...given: unknown[]) => {
    if (!isHeld) {
      isHeld = true
      stream.cork()
      // Once everything is asked that is asked without waiting for an answer.
      process.nextTick(() => {
        isHeld = false
        stream.uncork()
      })
    }
    return query(...given)
  }) as typeof client.query
}
