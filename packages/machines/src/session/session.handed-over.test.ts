import { describe, expect, test } from 'vitest'
import { handOver, saved, session, signedIn } from './session-with-server.ts'

/** A stored session that was left long ago, and a link of single sign-on that opens the page again. */
async function comeBack(pages: () => Promise<number>, locked = false) {
  const it = session({ pages }, { saved: { ...saved, locked }, closedAt: 1000, now: () => 31_001 })
  expect(it.state()).toBe('recalling')
  await it.send({ type: 'SSO.ARRIVED', handOver })
  await it.turns()
  return it
}

describe('single sign-on arrives where there is a session already', () => {
  test('[SES-11][SES-8] one that is over is ended at the server, and then who was handed over is signed in', async () => {
    const it = await comeBack(async () => 0)
    expect(it.told.map(({ type, reason }) => `${type} ${reason}`)).toEqual([
      'signedOut closed',
      'tokensChanged signedIn',
      'signedIn sso',
      'tokensChanged refreshed',
    ])
    expect(it.state()).toEqual({ signedIn: 'active' })
    expect(it.context().handOver).toBeUndefined()
  })

  test('[SES-11][SES-8] whoever is signed in on another page stays so, and what was handed over is forgotten', async () => {
    const open = await comeBack(async () => 1)
    expect(open.told[0]).toMatchObject({ type: 'signedIn', reason: 'restored' })
    expect(open.context().handOver).toBeUndefined()
    const locked = await comeBack(async () => 1, true)
    expect(locked.state()).toEqual({ signedIn: 'locked' })
    expect(locked.context().handOver).toBeUndefined()
    for (const { asked } of [open, locked]) expect(asked.some((one) => one.startsWith('sso'))).toBe(false)
    await open.send({ type: 'LOGOUT.FORCED' })
    expect(open.state()).toBe('signedOut')
  })

  test('[SES-11][SES-6] while a session is being ended, it waits for the end', async () => {
    const it = await signedIn()
    it.actor.send({ type: 'LOGOUT.FORCED' })
    it.actor.send({ type: 'SSO.ARRIVED', handOver })
    expect(it.state()).toBe('signingOut')
    await it.turns()
    expect(it.told.map(({ type, reason }) => `${type} ${reason}`)).toEqual([
      'signedOut forced',
      'tokensChanged signedIn',
      'signedIn sso',
      'tokensChanged refreshed',
    ])
  })

  test('[SES-11] who is signed in and at work stays so', async () => {
    const it = await signedIn()
    await it.send({ type: 'SSO.ARRIVED', handOver })
    expect(it.state()).toEqual({ signedIn: 'active' })
    expect(it.context().handOver).toBeUndefined()
  })
})
