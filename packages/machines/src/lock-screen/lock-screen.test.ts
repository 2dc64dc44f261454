import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { type LockScreenEmitted, lockScreenMachine, parseSavedLock, saveLock, waitAfter } from './index.ts'
import { locked, lockScreen, saved, verifierOf, watching } from './lock-screen-with-ports.ts'

describe('setting a lock password', () => {
  test('[LOCK-1] locking asks for a lock password first when none is set, and then locks', async () => {
    const { send, state, told, context } = lockScreen()
    await send({ type: 'LOCK.REQUESTED' })
    expect(state()).toEqual({ unlocked: 'choosing' })
    expect(told).toEqual([])
    await send({ type: 'PASSWORD.CHOSEN', password: '1357', again: '1357' })
    expect(context().verifier).toBe(verifierOf('1357'))
    const lock = { verifier: verifierOf('1357'), tries: 0, waitUntil: 0, idleMinutes: 0 }
    expect(told).toEqual([
      { type: 'settingsChanged', lock, reason: 'password' },
      { type: 'saveDrafts', reason: 'requested' },
      { type: 'locked', reason: 'requested', lock, draftsSaved: true },
    ])
    expect(state()).toEqual({ locked: 'flagged' })
  })

  test.each(['', ' ', '\t'])('[LOCK-1] an empty one (%o) is refused', async (password) => {
    const { send, state, context } = lockScreen()
    await send({ type: 'LOCK.REQUESTED' })
    await send({ type: 'PASSWORD.CHOSEN', password, again: password })
    expect(state()).toEqual({ unlocked: 'choosing' })
    expect(context()).toMatchObject({ problem: 'empty', verifier: undefined })
  })

  test('[LOCK-1] two that differ are refused, and what was wrong is forgotten with the next', async () => {
    const { actor, send, state, context } = lockScreen()
    await send({ type: 'LOCK.REQUESTED' })
    await send({ type: 'PASSWORD.CHOSEN', password: '1357', again: '1375' })
    expect(context().problem).toBe('different')
    actor.send({ type: 'PASSWORD.CHOSEN', password: '1357', again: '1357' })
    expect([state(), context().problem]).toEqual([{ unlocked: 'deriving' }, undefined])
    await send({ type: 'PERSON.ACTIVE' })
    expect(state()).toEqual({ locked: 'flagged' })
  })

  test('[LOCK-1] cancelled, nothing is locked; the next try begins afresh', async () => {
    const { send, state, context, told } = lockScreen()
    await send({ type: 'LOCK.REQUESTED' })
    await send({ type: 'PASSWORD.CHOSEN', password: '', again: '' })
    await send({ type: 'PASSWORD.CANCELLED' })
    expect(state()).toEqual(watching)
    expect(context().problem).toBeUndefined()
    expect(told).toEqual([])
  })

  test('[LOCK-1] cancelled while it is derived, a late answer sets and locks nothing', async () => {
    const { actor, send, state, context } = lockScreen()
    actor.send({ type: 'LOCK.REQUESTED' })
    actor.send({ type: 'PASSWORD.CHOSEN', password: '1357', again: '1357' })
    expect(state()).toEqual({ unlocked: 'deriving' })
    await send({ type: 'PASSWORD.CANCELLED' })
    expect(state()).toEqual(watching)
    expect(context().verifier).toBeUndefined()
  })

  test('[LOCK-1] a password can be changed without locking; a wrong one before does not count on', async () => {
    const { send, state, context, told } = lockScreen({ saved: { ...saved, tries: 2, waitUntil: 1000 } })
    await send({ type: 'PASSWORD.CHANGE' })
    await send({ type: 'PASSWORD.CHOSEN', password: '2468', again: '2468' })
    expect(state()).toEqual(watching)
    const lock = { verifier: verifierOf('2468'), tries: 0, waitUntil: 0, idleMinutes: 0 }
    expect(context()).toMatchObject(lock)
    expect(told).toEqual([{ type: 'settingsChanged', lock, reason: 'password' }])
  })

  test('[LOCK-1] a lock that was given up does not come with a later change of the password', async () => {
    const { send, state } = lockScreen()
    await send({ type: 'LOCK.REQUESTED' })
    await send({ type: 'PASSWORD.CANCELLED' })
    await send({ type: 'PASSWORD.CHANGE' })
    await send({ type: 'PASSWORD.CHOSEN', password: '1357', again: '1357' })
    expect(state()).toEqual(watching)
  })

  test('[LOCK-1] what cannot be derived is said, and can be tried again', async () => {
    const { send, state, context, told, mend } = lockScreen({ breaks: 'makeVerifier' })
    await send({ type: 'LOCK.REQUESTED' })
    await send({ type: 'PASSWORD.CHOSEN', password: '1357', again: '1357' })
    expect(state()).toEqual({ unlocked: 'choosing' })
    expect(context().problem).toBe('broken')
    expect(told).toEqual([{ type: 'failed', error: new Error('no crypto'), reason: 'makeVerifier' }])
    mend()
    await send({ type: 'PASSWORD.CHOSEN', password: '1357', again: '1357' })
    expect(state()).toEqual({ locked: 'flagged' })
  })
})

describe('locking', () => {
  test('[LOCK-2] with a password set, the flag comes at once and /lock after 100 ms', async () => {
    const { send, state, told, clock } = lockScreen({ saved })
    await send({ type: 'LOCK.REQUESTED' })
    expect(told.map(({ type }) => type)).toEqual(['saveDrafts', 'locked'])
    clock.increment(99)
    expect(state()).toEqual({ locked: 'flagged' })
    expect(told).toHaveLength(2)
    clock.increment(1)
    expect(told.at(-1)).toEqual({ type: 'lockShown', reason: 'requested' })
    expect(state()).toEqual({ locked: 'ready' })
  })

  test('[LOCK-5] before the lock, drafts are saved', async () => {
    const { send, state, told } = lockScreen({ saved, saves: false })
    await send({ type: 'LOCK.REQUESTED' })
    expect(told).toEqual([{ type: 'saveDrafts', reason: 'requested' }])
    expect(state()).toBe('savingDrafts')
    await send({ type: 'DRAFTS.SAVED' })
    expect(told.at(-1)).toMatchObject({ type: 'locked', reason: 'requested', draftsSaved: true })
  })

  test('[LOCK-5] a form that never answers does not keep the screen open for more than 2 s', async () => {
    const { send, clock, state, told } = lockScreen({ saved, saves: false })
    await send({ type: 'LOCK.REQUESTED' })
    clock.increment(1999)
    expect(state()).toBe('savingDrafts')
    clock.increment(1)
    expect(told.at(-1)).toMatchObject({ type: 'locked', reason: 'requested', draftsSaved: false })
    expect(state()).toEqual({ locked: 'flagged' })
  })

  test('[LOCK-2] told by another browser tab, this one saves its drafts and locks with the password of that one', async () => {
    const { send, told, clock, unlock, state } = lockScreen()
    const lock = { verifier: verifierOf('2468'), tries: 1, waitUntil: 0, idleMinutes: 0 }
    await send({ type: 'LOCK.TOLD', lock })
    clock.increment(100)
    expect(told).toEqual([
      { type: 'saveDrafts', reason: 'told' },
      { type: 'locked', reason: 'told', lock, draftsSaved: true },
      { type: 'lockShown', reason: 'told' },
    ])
    await unlock('2468')
    expect(state()).toEqual(watching)
  })

  test('[LOCK-2] told while a password is being set, it locks as well', async () => {
    const { send, state } = lockScreen()
    await send({ type: 'LOCK.REQUESTED' })
    await send({ type: 'LOCK.TOLD', lock: { verifier: 'v', tries: 0, waitUntil: 0, idleMinutes: 0 } })
    expect(state()).toEqual({ locked: 'flagged' })
  })

  test('[LOCK-2] unlocked in another browser tab, this one is as well, even while it was about to lock', async () => {
    const it = await locked()
    await it.send({ type: 'UNLOCK.TOLD' })
    expect(it.state()).toEqual(watching)
    expect(it.told).toEqual([{ type: 'unlocked', reason: 'told' }])
    const slow = lockScreen({ saved, saves: false })
    await slow.send({ type: 'LOCK.REQUESTED' })
    await slow.send({ type: 'UNLOCK.TOLD' })
    expect(slow.state()).toEqual(watching)
    slow.clock.increment(5000)
    expect(slow.told).toEqual([{ type: 'saveDrafts', reason: 'requested' }])
  })

  test('[LOCK-2] each lock has its own reason, whatever the last one was', async () => {
    const it = await locked()
    await it.send({ type: 'UNLOCK.TOLD' })
    await it.send({ type: 'LOCK.TOLD', lock: { verifier: verifierOf('1357'), tries: 2, waitUntil: 0, idleMinutes: 0 } })
    await it.send({ type: 'UNLOCK.TOLD' })
    expect(it.context()).toMatchObject({ tries: 0, waitUntil: 0 })
    await it.send({ type: 'LOCK.REQUESTED' })
    await it.send({ type: 'SESSION.ENDED' })
    await it.send({ type: 'SESSION.LOCKED' })
    await it.send({ type: 'UNLOCK.TOLD' })
    await it.send({ type: 'LOCK.REQUESTED' })
    await it.send({ type: 'PASSWORD.CHOSEN', password: '1', again: '1' })
    expect(it.told.filter(({ type }) => type === 'locked').map(({ reason }) => reason)).toEqual([
      'told',
      'requested',
      'requested',
    ])
  })

  test('[LOCK-2] a session that is locked already, as after a reload, is shown locked and saves nothing', async () => {
    const { send, told, clock, state, unlock } = lockScreen({ saved })
    await send({ type: 'SESSION.LOCKED' })
    clock.increment(100)
    expect(told).toEqual([{ type: 'lockShown', reason: 'session' }])
    await unlock('1357')
    expect(state()).toEqual(watching)
  })

  test('[LOCK-2] while nobody is signed in there is nothing to lock, but a restored session may be locked', async () => {
    const { send, state, told, clock } = lockScreen({ saved: { ...saved, idleMinutes: 1 }, begins: false })
    await send({ type: 'LOCK.REQUESTED' })
    await send({ type: 'PASSWORD.CHANGE' })
    clock.increment(60_000)
    expect(state()).toBe('off')
    await send({ type: 'SESSION.LOCKED' })
    clock.increment(100)
    expect(state()).toEqual({ locked: 'ready' })
    expect(told).toEqual([{ type: 'lockShown', reason: 'session' }])
  })

  test('[LOCK-2] what other browser tabs say is passed on while a session is still being recalled, and forgotten with it', async () => {
    const lock = { verifier: 'v', tries: 1, waitUntil: 1, idleMinutes: 3 }
    const { send, state, told, context } = lockScreen({ begins: false })
    await send({ type: 'LOCK.TOLD', lock })
    await send({ type: 'SETTINGS.TOLD', lock: { ...lock, idleMinutes: 4 } })
    expect(context()).toMatchObject({ ...lock, idleMinutes: 4 })
    await send({ type: 'UNLOCK.TOLD' })
    expect(told).toEqual([
      { type: 'locked', reason: 'told', lock, draftsSaved: true },
      { type: 'unlocked', reason: 'told' },
    ])
    expect([state(), context().tries, context().waitUntil]).toEqual(['off', 0, 0])
    await send({ type: 'SESSION.ENDED' })
    expect(context().verifier).toBeUndefined()
  })

  test('[LOCK-1] what was wrong with a new lock password is not said at the lock', async () => {
    const { send, state, context } = lockScreen({ saved })
    await send({ type: 'PASSWORD.CHANGE' })
    await send({ type: 'PASSWORD.CHOSEN', password: '1', again: '2' })
    expect(context().problem).toBe('different')
    await send({ type: 'LOCK.REQUESTED' })
    expect([state(), context().problem]).toEqual([{ locked: 'flagged' }, undefined])
  })

  test('[LOCK-2] while a lock password is being changed, a wish to lock is heard, with the password of before; without one there is none', async () => {
    const { send, state, context, told } = lockScreen({ saved })
    await send({ type: 'PASSWORD.CHANGE' })
    await send({ type: 'LOCK.REQUESTED' })
    expect(state()).toEqual({ locked: 'flagged' })
    expect(told).toMatchObject([
      { type: 'saveDrafts', reason: 'requested' },
      { type: 'locked', reason: 'requested' },
    ])
    expect(context().verifier).toBe(saved.verifier)
    const without = lockScreen()
    await without.send({ type: 'PASSWORD.CHANGE' })
    await without.send({ type: 'LOCK.REQUESTED' })
    expect(without.state()).toEqual({ unlocked: 'choosing' })
  })

  test('locked is locked: nothing of what an open screen hears is heard', async () => {
    const { send, state, told, context } = await locked()
    await send({ type: 'LOCK.REQUESTED' })
    await send({ type: 'LOCK.TOLD', lock: { verifier: 'other', tries: 0, waitUntil: 0, idleMinutes: 0 } })
    await send({ type: 'SESSION.LOCKED' })
    await send({ type: 'PASSWORD.CHANGE' })
    await send({ type: 'PASSWORD.CHOSEN', password: 'x', again: 'x' })
    await send({ type: 'IDLE.CHOSEN', minutes: 9 })
    expect(state()).toEqual({ locked: 'ready' })
    expect(told).toEqual([])
    expect(context()).toMatchObject({ verifier: verifierOf('1357'), idleMinutes: 0 })
  })
})

describe('what is kept', () => {
  test('[LOCK-6] the verifier is kept, the tries and the idle time; read back it is the same', async () => {
    const { context, unlock } = await locked({ saved: { ...saved, idleMinutes: 3 } })
    await unlock('wrong')
    const kept = saveLock(context())
    expect(kept).toEqual({ version: 1, verifier: verifierOf('1357'), tries: 1, waitUntil: 1100, idleMinutes: 3 })
    expect(parseSavedLock(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
  })

  test('[LOCK-6] without a password too', () => {
    const kept: unknown = JSON.parse(JSON.stringify(saveLock(lockScreen().context())))
    expect(kept).toEqual({ version: 1, tries: 0, waitUntil: 0, idleMinutes: 0 })
    expect(parseSavedLock(kept)).toEqual({ ...saved, verifier: undefined })
  })

  test.each([
    undefined,
    'lock',
    [saved],
    { ...saved, version: 2 },
    { ...saved, verifier: 1357 },
    { ...saved, tries: -1 },
    { ...saved, tries: 6 },
    { ...saved, tries: '1' },
    { ...saved, tries: 1.5 },
    { ...saved, waitUntil: Number.POSITIVE_INFINITY },
    { ...saved, waitUntil: null },
    { ...saved, idleMinutes: undefined },
    { ...saved, idleMinutes: 1441 },
  ])('a stored lock that is %o counts as none', (rubbish) => {
    expect(parseSavedLock(rubbish)).toBeUndefined()
    expect(lockScreen({ saved: rubbish }).context()).toMatchObject({ verifier: undefined, tries: 0, idleMinutes: 0 })
  })

  test('a wait begins with the first wrong password', () => {
    expect([0, 1, 2, 3, 4, 5].map(waitAfter)).toEqual([0, 1000, 2000, 4000, 8000, 16_000])
  })
})

test.each([
  ['provide makeVerifier', undefined, { type: 'PASSWORD.CHOSEN', password: 'x', again: 'x' }],
  ['provide checkPassword', saved, { type: 'UNLOCK.REQUESTED', password: 'x' }],
] as const)('without its ports it says what to provide: %s', async (words, stored, event) => {
  const clock = new SimulatedClock()
  const actor = createActor(lockScreenMachine, { clock, input: { now: () => 0, saved: stored } })
  const told: LockScreenEmitted[] = []
  actor.on('*', (emitted) => {
    told.push(emitted)
    if (emitted.type === 'saveDrafts') actor.send({ type: 'DRAFTS.SAVED' })
  })
  actor.start()
  actor.send({ type: 'SESSION.BEGAN' })
  actor.send({ type: 'LOCK.REQUESTED' })
  clock.increment(100)
  actor.send(event)
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
  expect(told.at(-1)).toMatchObject({ type: 'failed', error: { message: expect.stringContaining(words) } })
})
