import { describe, expect, test } from 'vitest'
import { saveLock } from './index.ts'
import { locked, lockScreen, minute, saved, verifierOf, watching } from './lock-screen-with-ports.ts'

describe('idling', () => {
  const idle = { ...saved, idleMinutes: 5 }

  test('[LOCK-7] after the chosen time without a sign of life it locks itself', async () => {
    const { clock, told, state, send } = lockScreen({ saved: idle })
    clock.increment(5 * minute - 1)
    await send({ type: 'PERSON.ACTIVE' })
    clock.increment(5 * minute - 1)
    expect(state()).toEqual(watching)
    clock.increment(1)
    expect(told).toMatchObject([
      { type: 'saveDrafts', reason: 'idle' },
      { type: 'locked', reason: 'idle' },
    ])
  })

  test('[LOCK-7] the time can be chosen and taken back', async () => {
    const { clock, state, send, context } = lockScreen({ saved })
    clock.increment(999 * minute)
    expect(state()).toEqual(watching)
    await send({ type: 'IDLE.CHOSEN', minutes: 1 })
    expect(saveLock(context()).idleMinutes).toBe(1)
    clock.increment(minute - 1)
    await send({ type: 'IDLE.CHOSEN', minutes: 0 })
    clock.increment(999 * minute)
    expect(state()).toEqual(watching)
    await send({ type: 'IDLE.CHOSEN', minutes: 1440 })
    clock.increment(1440 * minute)
    expect(state()).toEqual({ locked: 'flagged' })
  })

  test.each([-1, 0.5, 1441, Number.NaN, Number.POSITIVE_INFINITY])('[LOCK-7] %d minutes are no choice', async (minutes) => {
    const { send, context } = lockScreen({ saved: idle })
    await send({ type: 'IDLE.CHOSEN', minutes })
    expect(context().idleMinutes).toBe(5)
  })

  test('[LOCK-7] what another browser tab chose holds here too, from now on', async () => {
    const { clock, state, send, context } = lockScreen()
    const lock = { verifier: 'v', tries: 0, waitUntil: 0, idleMinutes: 1 }
    await send({ type: 'SETTINGS.TOLD', lock })
    expect(saveLock(context())).toEqual({ version: 1, ...lock })
    clock.increment(minute - 1)
    expect(state()).toEqual(watching)
    clock.increment(1)
    expect(state()).toEqual({ locked: 'flagged' })
  })

  test('[LOCK-7] it is taken over while a password is being set, which goes on', async () => {
    const { state, send, context } = lockScreen()
    await send({ type: 'PASSWORD.CHANGE' })
    await send({ type: 'SETTINGS.TOLD', lock: { verifier: 'v', tries: 0, waitUntil: 0, idleMinutes: 1 } })
    expect(state()).toEqual({ unlocked: 'choosing' })
    expect(context()).toMatchObject({ verifier: 'v', idleMinutes: 1 })
  })

  test('[LOCK-7] and while a new password is derived', async () => {
    const { actor, send, context } = lockScreen()
    await send({ type: 'PASSWORD.CHANGE' })
    actor.send({ type: 'PASSWORD.CHOSEN', password: '1', again: '1' })
    await send({ type: 'SETTINGS.TOLD', lock: { verifier: 'v', tries: 0, waitUntil: 0, idleMinutes: 7 } })
    expect(context()).toMatchObject({ verifier: verifierOf('1'), idleMinutes: 7 })
  })

  test('[LOCK-7] locked by hand while a password is changed, it says so, whatever locked it before', async () => {
    const { clock, told, send, unlock } = lockScreen({ saved: { ...saved, idleMinutes: 1 } })
    clock.increment(minute)
    clock.increment(100)
    expect(told.at(-1)).toMatchObject({ type: 'lockShown', reason: 'idle' })
    await unlock('1357')
    await send({ type: 'PASSWORD.CHANGE' })
    await send({ type: 'LOCK.REQUESTED' })
    expect(told.slice(-2)).toMatchObject([
      { type: 'saveDrafts', reason: 'requested' },
      { type: 'locked', reason: 'requested' },
    ])
  })

  test('[LOCK-7] it runs on while a password is being changed, from the last sign of life or choice', async () => {
    const { clock, told, state, send } = lockScreen({ saved: idle })
    clock.increment(5 * minute - 1)
    await send({ type: 'PASSWORD.CHANGE' })
    clock.increment(5 * minute - 1)
    await send({ type: 'PERSON.ACTIVE' })
    expect(state()).toEqual({ unlocked: 'choosing' })
    clock.increment(5 * minute - 1)
    await send({ type: 'IDLE.CHOSEN', minutes: 2 })
    clock.increment(2 * minute - 1)
    await send({ type: 'SETTINGS.TOLD', lock: { verifier: 'v', tries: 0, waitUntil: 0, idleMinutes: 1 } })
    clock.increment(minute - 1)
    expect(state()).toEqual({ unlocked: 'choosing' })
    clock.increment(1)
    expect(told.slice(-2)).toMatchObject([
      { type: 'saveDrafts', reason: 'idle' },
      { type: 'locked', reason: 'idle' },
    ])
  })

  test('[LOCK-7] without a lock password nothing locks itself while one is chosen', async () => {
    const { clock, state, send } = lockScreen({ saved: { ...idle, verifier: undefined } })
    await send({ type: 'PASSWORD.CHANGE' })
    clock.increment(60 * minute)
    expect(state()).toEqual({ unlocked: 'choosing' })
  })

  test('[LOCK-7] it can be chosen together with the password', async () => {
    const { send, context, state, told } = lockScreen()
    await send({ type: 'PASSWORD.CHANGE' })
    await send({ type: 'IDLE.CHOSEN', minutes: -5 })
    expect(context().idleMinutes).toBe(0)
    await send({ type: 'IDLE.CHOSEN', minutes: 10 })
    expect(state()).toEqual({ unlocked: 'choosing' })
    const lock = { verifier: undefined, tries: 0, waitUntil: 0, idleMinutes: 10 }
    expect(context()).toMatchObject(lock)
    await send({ type: 'PASSWORD.CHOSEN', password: '1', again: '1' })
    expect(told).toEqual([
      { type: 'settingsChanged', lock, reason: 'idle' },
      { type: 'settingsChanged', lock: { ...lock, verifier: verifierOf('1') }, reason: 'password' },
    ])
  })

  test('[LOCK-7] without a lock password nothing locks itself', () => {
    const { clock, state } = lockScreen({ saved: { ...idle, verifier: undefined } })
    clock.increment(60 * minute)
    expect(state()).toEqual(watching)
  })

  test('[LOCK-7] unlocked, the time begins anew', async () => {
    const { clock, state, unlock } = await locked({ saved: idle })
    clock.increment(60 * minute)
    await unlock('1357')
    clock.increment(5 * minute - 1)
    expect(state()).toEqual(watching)
    clock.increment(1)
    expect(state()).toEqual({ locked: 'flagged' })
  })
})
