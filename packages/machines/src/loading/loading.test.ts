import { fc, test as propertyTest } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { isLoading, type LoadingEmitted, loadingMachine } from './index.ts'

function indicator() {
  const clock = new SimulatedClock()
  const actor = createActor(loadingMachine, { clock }).start()
  const told: LoadingEmitted['type'][] = []
  actor.on('*', ({ type }) => told.push(type))
  return {
    clock,
    told,
    start: () => actor.send({ type: 'CALL.STARTED' }),
    end: () => actor.send({ type: 'CALL.ENDED' }),
    shown: () => isLoading(actor.getSnapshot()),
    outstanding: () => actor.getSnapshot().context.outstanding,
  }
}

test('[SHELL-11] the indicator is shown while any call is out, and 100 ms longer', () => {
  const { clock, told, start, end, shown } = indicator()
  expect(shown()).toBe(false)
  start()
  start()
  end()
  clock.increment(1000)
  expect(shown()).toBe(true)
  end()
  clock.increment(99)
  expect(shown()).toBe(true)
  clock.increment(1)
  expect(shown()).toBe(false)
  expect(told).toEqual(['shown', 'hidden'])
})

test('[SHELL-11] a call within the 100 ms keeps it on screen without a flicker', () => {
  const { clock, told, start, end, shown } = indicator()
  start()
  end()
  clock.increment(60)
  start()
  clock.increment(60)
  expect(shown()).toBe(true)
  end()
  clock.increment(60)
  expect(shown()).toBe(true)
  clock.increment(40)
  expect(told).toEqual(['shown', 'hidden'])
})

test('[SHELL-11] an end without a start counts for nothing', () => {
  const { clock, start, end, shown, outstanding } = indicator()
  end()
  expect(outstanding()).toBe(0)
  start()
  end()
  end()
  clock.increment(100)
  expect(shown()).toBe(false)
  start()
  expect(outstanding()).toBe(1)
})

propertyTest.prop([fc.array(fc.constantFrom('start', 'end', 'wait'))])(
  '[SHELL-11] whatever comes, the count is never below zero and the indicator is shown while it is above',
  (steps) => {
    const { clock, start, end, shown, outstanding } = indicator()
    for (const step of steps) {
      if (step === 'start') start()
      else if (step === 'end') end()
      else clock.increment(100)
      expect(outstanding()).toBeGreaterThanOrEqual(0)
      if (outstanding() > 0) expect(shown()).toBe(true)
      if (outstanding() === 0 && step === 'wait') expect(shown()).toBe(false)
    }
  },
)
