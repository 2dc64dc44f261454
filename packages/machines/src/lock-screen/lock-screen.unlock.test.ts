import { describe, expect, test } from 'vitest'
import { mostTries, saveLock } from './index.ts'
import { locked, lockScreen, saved, verifierOf, watching } from './lock-screen-with-ports.ts'

describe('unlocking', () => {
  test('[LOCK-3] the right password unlocks and forgives the wrong ones', async () => {
    const { unlock, state, told, context, clock } = await locked()
    await unlock('wrong')
    clock.increment(1000)
    told.length = 0
    await unlock('1357')
    expect(state()).toEqual(watching)
    expect(told).toEqual([{ type: 'unlocked', reason: 'password' }])
    expect(context()).toMatchObject({ tries: 0, waitUntil: 0, problem: undefined })
  })

  test('[LOCK-3] a wrong one says so, tells the other tabs, and is followed by a wait', async () => {
    const { unlock, state, told, context, clock } = await locked()
    await unlock('wrong')
    const lock = { verifier: verifierOf('1357'), tries: 1, waitUntil: clock.now() + 1000, idleMinutes: 0 }
    expect(told).toEqual([{ type: 'tried', lock, reason: 'wrong' }])
    expect(state()).toEqual({ locked: 'slowed' })
    expect(context()).toMatchObject({ ...lock, problem: 'wrong' })
    await unlock('1357')
    expect(state()).toEqual({ locked: 'slowed' })
    clock.increment(999)
    expect(state()).toEqual({ locked: 'slowed' })
    clock.increment(1)
    expect(state()).toEqual({ locked: 'ready' })
    expect(context().problem).toBe('wrong')
  })

  test('[LOCK-3] each wrong one doubles the wait: 1, 2, 4, 8 s; the fifth ends the session', async () => {
    const { unlock, state, told, clock } = await locked()
    const waits: number[] = []
    for (let tries = 1; tries < 5; tries += 1) {
      await unlock('wrong')
      const begun = clock.now()
      while (JSON.stringify(state()).includes('slowed')) clock.increment(500)
      waits.push(clock.now() - begun)
    }
    expect(waits).toEqual([1000, 2000, 4000, 8000])
    await unlock('wrong')
    expect(state()).toEqual({ locked: 'spent' })
    expect(told.at(-1)).toEqual({ type: 'signOutNeeded', reason: 'tooManyTries' })
    clock.increment(60_000)
    await unlock('1357')
    expect(state()).toEqual({ locked: 'spent' })
    expect(mostTries).toBe(5)
  })

  test('[LOCK-3] an empty one is no try', async () => {
    const { unlock, state, context, told } = await locked()
    await unlock(' ')
    expect(state()).toEqual({ locked: 'ready' })
    expect(context()).toMatchObject({ problem: 'empty', tries: 0 })
    expect(told).toEqual([])
  })

  test('[LOCK-3] what cannot be checked is no try either', async () => {
    const { unlock, state, context, told, mend } = await locked({ breaks: 'checkPassword' })
    await unlock('1357')
    expect(state()).toEqual({ locked: 'ready' })
    expect(context()).toMatchObject({ problem: 'broken', tries: 0 })
    expect(told).toEqual([{ type: 'failed', error: new Error('no crypto'), reason: 'checkPassword' }])
    mend()
    await unlock('1357')
    expect(state()).toEqual(watching)
  })

  test('[LOCK-3] a wrong password forgets what was said before while it is checked', async () => {
    const { actor, unlock, context, state } = await locked()
    await unlock('')
    actor.send({ type: 'UNLOCK.REQUESTED', password: 'x' })
    expect(state()).toEqual({ locked: 'checking' })
    expect(context().problem).toBeUndefined()
  })

  test('[LOCK-3] a reload does not shorten the wait, and a clock set back does not lengthen it', async () => {
    const it = await locked()
    await it.unlock('wrong')
    const stored: unknown = JSON.parse(JSON.stringify(saveLock(it.context())))
    expect(stored).toMatchObject({ tries: 1, waitUntil: 1100 })
    const again = lockScreen({ saved: { ...saved, tries: 1, waitUntil: 1100 } })
    await again.send({ type: 'SESSION.LOCKED' })
    again.clock.increment(100)
    expect(again.state()).toEqual({ locked: 'slowed' })
    again.clock.increment(999)
    expect(again.state()).toEqual({ locked: 'slowed' })
    again.clock.increment(1)
    expect(again.state()).toEqual({ locked: 'ready' })
    const late = lockScreen({ saved: { ...saved, tries: 2, waitUntil: 99_000_000 } })
    await late.send({ type: 'SESSION.LOCKED' })
    late.clock.increment(100)
    late.clock.increment(2000)
    expect(late.state()).toEqual({ locked: 'ready' })
  })

  test('[LOCK-3] five wrong ones are five after a reload', async () => {
    const { send, clock, state, told } = lockScreen({ saved: { ...saved, tries: 5 } })
    await send({ type: 'SESSION.LOCKED' })
    clock.increment(100)
    expect(state()).toEqual({ locked: 'spent' })
    expect(told.at(-1)).toEqual({ type: 'signOutNeeded', reason: 'tooManyTries' })
  })

  test('[LOCK-3] wrong ones in another browser tab count here; fewer than here undo nothing', async () => {
    const { send, state, told, context, clock } = await locked()
    const lock = { verifier: 'v', tries: 3, waitUntil: clock.now() + 4000, idleMinutes: 0 }
    await send({ type: 'TRIES.TOLD', lock })
    expect(state()).toEqual({ locked: 'slowed' })
    expect(context()).toMatchObject({ tries: 3, verifier: verifierOf('1357') })
    await send({ type: 'TRIES.TOLD', lock: { ...lock, tries: 2, waitUntil: 0 } })
    expect(context()).toMatchObject({ tries: 3, waitUntil: lock.waitUntil })
    await send({ type: 'TRIES.TOLD', lock: { ...lock, tries: 5 } })
    expect(state()).toEqual({ locked: 'spent' })
    await send({ type: 'TRIES.TOLD', lock: { ...lock, tries: 5 } })
    expect(told).toEqual([{ type: 'signOutNeeded', reason: 'tooManyTries' }])
  })

  test('[LOCK-3] told while a try is checked or before /lock is shown, they count and change nothing else', async () => {
    const { actor, state, context, clock } = await locked()
    const lock = { verifier: 'v', tries: 5, waitUntil: 0, idleMinutes: 0 }
    actor.send({ type: 'UNLOCK.REQUESTED', password: 'wrong' })
    actor.send({ type: 'TRIES.TOLD', lock })
    expect(state()).toEqual({ locked: 'checking' })
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
    expect(state()).toEqual({ locked: 'spent' })
    expect(context().tries).toBe(5)
    const early = lockScreen({ saved })
    await early.send({ type: 'LOCK.REQUESTED' })
    await early.send({ type: 'TRIES.TOLD', lock: { ...lock, tries: 1, waitUntil: clock.now() + 900 } })
    expect(early.state()).toEqual({ locked: 'flagged' })
    expect(early.context().tries).toBe(1)
    early.clock.increment(100)
    expect(early.told.at(-1)).toEqual({ type: 'lockShown', reason: 'requested' })
  })

  test('[LOCK-3] before anything is locked, tries that are told are kept for later', async () => {
    const { send, state, context } = lockScreen({ saved })
    await send({ type: 'TRIES.TOLD', lock: { verifier: 'v', tries: 2, waitUntil: 7, idleMinutes: 0 } })
    expect(state()).toEqual(watching)
    expect(context()).toMatchObject({ tries: 2, waitUntil: 7 })
  })

  test('[LOCK-3] where the stored password is lost, the only way is out', async () => {
    const { send, unlock, clock, told, state } = lockScreen({ saved: 'rubbish' })
    await send({ type: 'SESSION.LOCKED' })
    clock.increment(100)
    await unlock('1357')
    expect(told.at(-1)).toEqual({ type: 'signOutNeeded', reason: 'passwordLost' })
    expect(state()).toEqual({ locked: 'ready' })
  })

  test('[LOCK-4] from the lock screen one can log out instead, and stays locked until that is done', async () => {
    const { send, state, told, context } = await locked()
    await send({ type: 'LOGOUT.REQUESTED' })
    expect(told).toEqual([{ type: 'signOutNeeded', reason: 'asked' }])
    expect(state()).toEqual({ locked: 'ready' })
    await send({ type: 'SESSION.ENDED' })
    expect(state()).toBe('off')
    expect(context()).toMatchObject({ verifier: undefined, tries: 0, waitUntil: 0, idleMinutes: 0 })
  })
})
