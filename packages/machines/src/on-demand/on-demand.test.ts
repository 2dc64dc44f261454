import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { type OnDemandEmitted, onDemandMachine } from './index.ts'

/** A part whose coming the test decides. */
function part() {
  const asked: { come: () => void; stay: (error: Error) => void }[] = []
  const fetchPart = fromPromise<void>(
    () =>
      new Promise((resolve, reject) => {
        asked.push({ come: () => resolve(), stay: reject })
      }),
  )
  const actor = createActor(onDemandMachine.provide({ actors: { fetchPart } })).start()
  const told: OnDemandEmitted[] = []
  actor.on('failed', (emitted) => told.push(emitted))
  return {
    asked,
    told,
    retry: () => actor.send({ type: 'RETRY' }),
    state: () => actor.getSnapshot().value,
    settled: async () => {
      for (let turn = 0; turn < 10; turn += 1) await undefined
    },
  }
}

test('it is fetched at once, and ready when it came', async () => {
  const { asked, state, settled } = part()
  expect([state(), asked.length]).toEqual(['loading', 1])
  asked[0]?.come()
  await settled()
  expect(state()).toBe('ready')
})

test('what could not be fetched is told with its cause, and fetched again when that is wanted', async () => {
  const { asked, told, retry, state, settled } = part()
  const error = new Error('offline')
  asked[0]?.stay(error)
  await settled()
  expect([state(), told]).toEqual(['failed', [{ type: 'failed', error, attempt: 1 }]])
  retry()
  expect([state(), asked.length]).toEqual(['loading', 2])
  asked[1]?.stay(error)
  await settled()
  expect(told.map(({ attempt }) => attempt)).toEqual([1, 2])
  retry()
  asked[2]?.come()
  await settled()
  expect(state()).toBe('ready')
})

test('while it is on its way, and once it is there, trying again does nothing', async () => {
  const { asked, retry, state, settled } = part()
  retry()
  expect(asked).toHaveLength(1)
  asked[0]?.come()
  await settled()
  retry()
  expect([state(), asked.length]).toEqual(['ready', 1])
})

test('an unprovided port says what to provide', async () => {
  const actor = createActor(onDemandMachine)
  const said: unknown[] = []
  actor.on('failed', ({ error }) => said.push(error))
  actor.start()
  for (let turn = 0; turn < 10; turn += 1) await undefined
  expect(said).toEqual([new Error('on-demand: provide fetchPart, which fetches the part and keeps it.')])
})
