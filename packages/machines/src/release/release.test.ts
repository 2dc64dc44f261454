import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { isOutdated, offersReload, type ReleaseEmitted, type ReleaseEvent, releaseMachine } from './index.ts'

/** A page of the release a1 before a server whose answers the test gives. */
function page({ running }: { readonly running: string | undefined } = { running: 'a1' }) {
  const asked: ((release: string | undefined) => void)[] = []
  const clock = new SimulatedClock()
  const machine = releaseMachine.provide({
    actors: { askRelease: fromPromise<string | undefined>(() => new Promise((resolve) => asked.push(resolve))) },
  })
  const actor = createActor(machine, { input: { running, now: () => clock.now() }, clock })
  const told: ReleaseEmitted[] = []
  actor.on('*', (emitted) => told.push(emitted))
  actor.start()
  return {
    asked,
    told,
    clock,
    offers: () => offersReload(actor.getSnapshot()),
    outdated: () => isOutdated(actor.getSnapshot()),
    send: (...types: ReleaseEvent['type'][]) => {
      for (const type of types) actor.send({ type })
    },
    answer: async (release: string | undefined) => {
      asked.at(-1)?.(release)
      for (let turn = 0; turn < 10; turn += 1) await undefined
    },
  }
}

test('[NAV-11] a page that is shown asks at most once a minute, and every quarter of an hour by itself', async () => {
  const it = page()
  it.send('PAGE.SHOWN')
  expect(it.asked).toHaveLength(0)
  it.clock.increment(60_000)
  it.send('PAGE.SHOWN', 'PAGE.SHOWN')
  expect(it.asked).toHaveLength(1)
  await it.answer('a1')
  it.send('PAGE.SHOWN')
  expect(it.asked).toHaveLength(1)
  it.clock.increment(900_000)
  expect(it.asked).toHaveLength(2)
  await it.answer(undefined)
  expect([it.offers(), it.told]).toEqual([false, []])
})

test('[NAV-11] another release is told once, can be put off, and is offered again later or where a part is missing', async () => {
  const it = page()
  it.send('PART.MISSING')
  await it.answer('b2')
  expect([it.offers(), it.told]).toEqual([true, [{ type: 'found', release: 'b2', reason: 'asked' }]])
  it.send('LATER')
  expect([it.offers(), it.outdated()]).toEqual([false, true])
  it.send('PAGE.SHOWN')
  expect(it.offers()).toBe(false)
  it.send('PART.MISSING')
  expect(it.offers()).toBe(true)
  it.send('LATER')
  it.clock.increment(900_000)
  expect(it.offers()).toBe(true)
  expect(it.asked).toHaveLength(1)
})

test.each([
  ['saved', 'DRAFTS.SAVED'],
  ['late', undefined],
] as const)('[NAV-11][REG-2] before the page is loaded anew, what was typed is kept (%s)', async (reason, event) => {
  const it = page()
  it.send('PART.MISSING')
  await it.answer('b2')
  it.send('RELOAD.REQUESTED')
  expect(it.told.at(-1)).toEqual({ type: 'saveDrafts', reason: 'requested' })
  if (event) it.send(event)
  else it.clock.increment(3000)
  expect(it.told.at(-1)).toEqual({ type: 'reload', reason })
  // A browser that did not do it can be asked once more.
  it.send('RELOAD.REQUESTED')
  expect(it.told.at(-1)).toEqual({ type: 'saveDrafts', reason: 'requested' })
})

test('[NAV-11] a page that names no release asks nobody', () => {
  const it = page({ running: undefined })
  it.clock.increment(900_000)
  it.send('PAGE.SHOWN', 'PART.MISSING')
  expect(it.asked).toHaveLength(0)
})

test('[NAV-11] an unprovided port is no other release', async () => {
  const actor = createActor(releaseMachine, { input: { running: 'a1', now: () => 0 } }).start()
  actor.send({ type: 'PART.MISSING' })
  for (let turn = 0; turn < 10; turn += 1) await undefined
  expect(offersReload(actor.getSnapshot())).toBe(false)
  actor.stop()
})
