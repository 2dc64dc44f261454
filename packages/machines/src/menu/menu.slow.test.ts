import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { type LoadMenuAnswer, menuMachine } from './index.ts'

test('[NAV-6] a menu that has not come within three seconds is slow, and tried again it has three seconds anew', async () => {
  const clock = new SimulatedClock()
  let fail = (_: Error) => {}
  const loadMenu = fromPromise<LoadMenuAnswer>(() => new Promise((_, refuse) => (fail = refuse)))
  const menu = createActor(menuMachine.provide({ actors: { loadMenu } }), { input: {}, clock }).start()
  const isSlow = () => menu.getSnapshot().matches({ loading: 'slow' })
  menu.send({ type: 'MENU.LOAD' })
  clock.increment(2999)
  expect(isSlow()).toBe(false)
  clock.increment(1)
  expect(isSlow()).toBe(true)
  fail(new Error('timeout'))
  await waitFor(menu, (snapshot) => snapshot.matches('failed'))
  menu.send({ type: 'MENU.RETRY' })
  expect(isSlow()).toBe(false)
  clock.increment(3000)
  expect(isSlow()).toBe(true)
})
