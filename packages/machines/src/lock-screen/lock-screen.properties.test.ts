import { fc, test as propertyTest } from '@fast-check/vitest'
import { expect } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import {
  type CheckPasswordRequest,
  type LockScreenEmitted,
  type LockScreenEvent,
  lockScreenMachine,
  type MakeVerifierRequest,
  mostTries,
  parseSavedLock,
  saveLock,
  type Verifier,
} from './index.ts'

/** What must never be found in what a locked screen holds: passwords, and the data of whatever page was open. */
const secret = fc.string({ minLength: 4, maxLength: 12, unit: 'grapheme-ascii' }).map((text) => `secret-${text}`)
const order = fc.record({ orderNo: secret, enterName: secret, mobile: secret })

/** Every event, with the data of a page hung onto it, as careless callers do. */
const anyEvent = fc
  .oneof(
    fc.constantFrom<LockScreenEvent>(
      { type: 'LOCK.REQUESTED' },
      { type: 'PASSWORD.CHANGE' },
      { type: 'PASSWORD.CANCELLED' },
      { type: 'LOGOUT.REQUESTED' },
      { type: 'PERSON.ACTIVE' },
      { type: 'DRAFTS.SAVED' },
      { type: 'SESSION.BEGAN' },
      { type: 'SESSION.LOCKED' },
      { type: 'SESSION.ENDED' },
      { type: 'UNLOCK.TOLD' },
      { type: 'IDLE.CHOSEN', minutes: 1 },
    ),
    secret.map((password): LockScreenEvent => ({ type: 'PASSWORD.CHOSEN', password, again: password })),
    secret.map((password): LockScreenEvent => ({ type: 'UNLOCK.REQUESTED', password })),
    fc
      .record({
        tries: fc.nat({ max: mostTries }),
        waitUntil: fc.nat(),
        type: fc.constantFrom('LOCK.TOLD', 'TRIES.TOLD', 'SETTINGS.TOLD'),
      })
      .map(({ type, ...lock }): LockScreenEvent => ({ type, lock: { verifier: 'v:6', idleMinutes: 0, ...lock } })),
  )
  .chain((event) => order.map((data) => ({ ...event, order: data, path: `/order/${data.orderNo}` })))

/** A verifier that tells nothing but the password's length. */
function lockScreen(saved?: unknown) {
  const clock = new SimulatedClock()
  const machine = lockScreenMachine.provide({
    actors: {
      makeVerifier: fromPromise<Verifier, MakeVerifierRequest>(async ({ input }) => `v:${input.password.length}`),
      checkPassword: fromPromise<boolean, CheckPasswordRequest>(
        async ({ input }) => input.verifier === `v:${input.password.length}`,
      ),
    },
  })
  const actor = createActor(machine, { clock, input: { now: () => clock.now(), saved } })
  const told: LockScreenEmitted[] = []
  actor.on('*', (emitted) => told.push(emitted))
  actor.start()
  actor.send({ type: 'SESSION.BEGAN' })
  return { actor, clock, told }
}

const turns = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
}

const doings = fc.array(fc.oneof(anyEvent, fc.constantFrom('100 ms', '2 s', '10 s')), { minLength: 1, maxLength: 40 })
const time = { '100 ms': 100, '2 s': 2000, '10 s': 10_000 }

propertyTest.prop([doings])(
  '[LOCK-5][LOCK-6] whatever happens, neither a password nor the data of a page is in what is held, kept or told',
  async (steps) => {
    const { actor, clock, told } = lockScreen()
    for (const step of steps) {
      if (typeof step === 'string') clock.increment(time[step])
      else actor.send(step)
      await turns()
      expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain('secret-')
      expect(JSON.stringify(saveLock(actor.getSnapshot().context))).not.toContain('secret-')
    }
    expect(JSON.stringify(told)).not.toContain('secret-')
  },
)

propertyTest.prop([doings])(
  '[LOCK-3] whatever happens, it unlocks only by a right password, by another tab or with the end of the session, and never takes a sixth wrong one',
  async (steps) => {
    const { actor, clock, told } = lockScreen()
    let wrong = 0
    for (const step of steps) {
      const wasLocked = actor.getSnapshot().matches('locked')
      told.length = 0
      if (typeof step === 'string') clock.increment(time[step])
      else actor.send(step)
      await turns()
      const { context } = actor.getSnapshot()
      for (const { type } of told) wrong += type === 'tried' ? 1 : 0
      if (wasLocked && !actor.getSnapshot().matches('locked')) {
        wrong = 0
        const ended = typeof step === 'object' && step.type === 'SESSION.ENDED'
        if (!ended) expect(told).toMatchObject([{ type: 'unlocked' }])
      }
      if (context.tries === 0) wrong = 0
      expect(wrong).toBeLessThanOrEqual(mostTries)
      expect(context.tries).toBeLessThanOrEqual(mostTries)
      if (context.tries === mostTries) expect(actor.getSnapshot().matches({ locked: 'ready' })).toBe(false)
      expect(parseSavedLock(JSON.parse(JSON.stringify(saveLock(context))))).toEqual(saveLock(context))
    }
  },
)

propertyTest.prop([fc.jsonValue()])('it starts well on whatever is stored', (stored) => {
  expect(lockScreen(stored).actor.getSnapshot().value).toEqual({ unlocked: 'watching' })
})
