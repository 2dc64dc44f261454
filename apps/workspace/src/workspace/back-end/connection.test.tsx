import { expect, test } from 'vitest'
import { createConnection } from './connection.ts'

/** A server that is there or not, as the test says. */
function server() {
  let isThere = true
  const connection = createConnection(async () => {
    if (!isThere) throw new TypeError('not carried')
    return true
  })
  return {
    ...connection,
    comes: (there: boolean) => {
      isThere = there
    },
    waiting: () => connection.actor.getSnapshot().context.waiting,
  }
}

test('[API-3] a call that fails while the server is there waits for nothing', async () => {
  const { untilBack, actor } = server()
  expect(await untilBack({})).toBe(false)
  expect(actor.getSnapshot().matches('fine')).toBe(true)
})

test('[API-3] while the server is away calls wait and are counted, and go on when it is back', async () => {
  const { untilBack, actor, comes, waiting } = server()
  comes(false)
  const waits = [untilBack({}), untilBack({})]
  await expect.poll(waiting).toBe(2)
  comes(true)
  actor.send({ type: 'RETRY' })
  expect(await Promise.all(waits)).toEqual([true, true])
  expect(actor.getSnapshot().context.waited).toBe(2)
})

test('[API-3][LOCK-5] who gives up, leaves or locks waits no longer', async () => {
  const { untilBack, comes, giveUp, waiting } = server()
  comes(false)
  const left = new AbortController()
  const waits = [untilBack({ signal: left.signal }), untilBack({})]
  await expect.poll(waiting).toBe(2)
  left.abort()
  expect(await waits[0]).toBe(false)
  expect(waiting()).toBe(1)
  giveUp()
  expect(await Promise.all(waits)).toEqual([false, false])
  expect(waiting()).toBe(0)
  // Whoever comes next waits again.
  const next = untilBack({})
  await expect.poll(waiting).toBe(1)
  giveUp()
  expect(await next).toBe(false)
})
