import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import {
  type RefreshAnswer,
  type RefreshRequest,
  type TokenRefreshReport,
  type Tokens,
  type TurnWord,
  tokenRefreshMachine,
} from './index.ts'

const tokens = (issuedAt: number): Tokens => ({ accessToken: `at-${issuedAt}`, refreshToken: 'r', syncToken: '', issuedAt })

/** A browser without locks, where everybody's turn comes at once; the refresh is answered by hand. */
function alone() {
  const clock = new SimulatedClock()
  const { promise, resolve, reject } = Promise.withResolvers<RefreshAnswer>()
  const reports: TokenRefreshReport[] = []
  const shared: Tokens[] = []
  const listener = createActor(
    fromCallback<TokenRefreshReport>(({ receive }) => receive((report) => reports.push(report))),
  ).start()
  const machine = tokenRefreshMachine.provide({
    actors: {
      turn: fromCallback<TurnWord>(({ sendBack, receive }) => {
        receive((word) => shared.push(word.tokens))
        sendBack({ type: 'TURN.TAKEN' })
      }),
      refresh: fromPromise<RefreshAnswer, RefreshRequest>(() => promise),
    },
  })
  const actor = createActor(machine, { clock, input: { tokens: tokens(0), now: () => clock.now(), reportTo: listener } }).start()
  expect(actor.getSnapshot().value).toEqual({ renewing: 'refreshing' })
  return { actor, clock, resolve, reject, reports, shared, told: tokens(5) }
}
const turns = async () => {
  for (let turn = 0; turn < 6; turn += 1) await Promise.resolve()
}
const adoptedOnly = [{ type: 'TOKEN.REFRESHING' }, { type: 'TOKEN.ADOPTED', tokens: tokens(5) }]

test('[SES-9] a refusal says what ended the session, where the server tells it', async () => {
  const it = alone()
  const told: unknown[] = []
  it.actor.on('refused', (emitted) => told.push(emitted))
  it.resolve({ outcome: 'refused', endedBy: 'administrator' })
  await turns()
  expect(told).toStrictEqual([{ type: 'refused', reason: 'start', endedBy: 'administrator' }])
  expect(it.reports).toStrictEqual([{ type: 'TOKEN.REFRESHING' }, { type: 'TOKEN.REFUSED', endedBy: 'administrator' }])
})

describe("another tab's tokens come while a refresh is out", () => {
  test('[SES-5] a refusal ends no session that was renewed meanwhile', async () => {
    const it = alone()
    it.actor.send({ type: 'TOKENS.ADOPTED', tokens: it.told })
    it.resolve({ outcome: 'refused' })
    await turns()
    expect(it.actor.getSnapshot()).toMatchObject({
      value: 'waiting',
      status: 'active',
      context: { tokens: it.told, owed: false },
    })
    expect(it.reports).toEqual(adoptedOnly)
  })

  test.each([4, 5])('[SES-5] an answer that is no newer (%i) is not taken, and not shared', async (issuedAt) => {
    const it = alone()
    it.actor.send({ type: 'TOKENS.ADOPTED', tokens: it.told })
    it.resolve({ outcome: 'refreshed', tokens: { ...tokens(issuedAt), accessToken: 'own' } })
    await turns()
    expect(it.actor.getSnapshot()).toMatchObject({ value: 'waiting', context: { tokens: it.told } })
    expect(it.reports).toEqual(adoptedOnly)
    expect(it.shared).toEqual([])
  })

  test('[SES-5] a newer answer is taken, and shared', async () => {
    const it = alone()
    it.actor.send({ type: 'TOKENS.ADOPTED', tokens: it.told })
    it.resolve({ outcome: 'refreshed', tokens: tokens(6) })
    await turns()
    expect(it.actor.getSnapshot()).toMatchObject({ value: 'waiting', context: { tokens: tokens(6), owed: false } })
    expect(it.reports).toEqual([...adoptedOnly, { type: 'TOKEN.REFRESHED', tokens: tokens(6) }])
    expect(it.shared).toEqual([tokens(6)])
  })

  test('[SES-5] no answer, or none in time, is owed by nobody', async () => {
    const silent = alone()
    silent.actor.send({ type: 'TOKENS.ADOPTED', tokens: silent.told })
    silent.clock.increment(30_000)
    const broken = alone()
    broken.actor.send({ type: 'TOKENS.ADOPTED', tokens: broken.told })
    broken.reject(new Error('offline'))
    await turns()
    for (const { actor, reports } of [silent, broken]) {
      expect(actor.getSnapshot()).toMatchObject({ value: 'waiting', context: { owed: false } })
      expect(reports).toEqual(adoptedOnly)
    }
  })

  test('[SES-9] what was adopted before the refresh began does not save a session that is refused', async () => {
    const it = alone()
    it.actor.send({ type: 'TOKENS.ADOPTED', tokens: it.told })
    it.resolve({ outcome: 'refused' })
    await turns()
    it.actor.send({ type: 'REFRESH.REQUESTED' })
    expect(it.actor.getSnapshot()).toMatchObject({ value: { renewing: 'refreshing' }, context: { overtaken: false } })
    await turns()
    expect(it.actor.getSnapshot().status).toBe('done')
  })

  test('[SES-5] where a call was refused with what was adopted, the own answer counts after all', async () => {
    const it = alone()
    it.actor.send({ type: 'TOKENS.ADOPTED', tokens: it.told })
    it.actor.send({ type: 'REFRESH.REQUESTED' })
    it.resolve({ outcome: 'refreshed', tokens: tokens(4) })
    await turns()
    expect(it.actor.getSnapshot()).toMatchObject({ value: 'waiting', context: { tokens: tokens(4) } })
    expect(it.reports).toEqual([...adoptedOnly, { type: 'TOKEN.REFRESHED', tokens: tokens(4) }])
  })

  test('[SES-5] an older word changes nothing, and the refusal counts', async () => {
    const it = alone()
    it.actor.send({ type: 'TOKENS.ADOPTED', tokens: tokens(0) })
    it.resolve({ outcome: 'refused' })
    await turns()
    expect(it.reports).toEqual([{ type: 'TOKEN.REFRESHING' }, { type: 'TOKEN.REFUSED' }])
  })
})
