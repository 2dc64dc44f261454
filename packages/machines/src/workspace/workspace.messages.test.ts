import { describe, expect, test } from 'vitest'
import { acceptancePath } from '../notice-popup/index.ts'
import { inside, pickup, savedSession, workspace } from './workspace-with-server.ts'

/** An app that has messages and notices. */
const withMessages = { messageSocket: { random: () => 0 }, noticePopup: { now: () => 0 } }

describe('messages and notices', () => {
  test('[SHELL-9] who signs in hears messages and is shown what waits; signed out, nothing is listened for or shown', async () => {
    const it = await inside(withMessages)
    expect(it.sockets.at(-1)).toBe('+7')
    expect(it.noticePopup.getSnapshot().context.notices).toEqual([pickup])
    it.session.send({ type: 'LOGOUT.FORCED' })
    await it.turns()
    expect(it.sockets.at(-1)).toBe('-7')
    expect(it.messageSocket.getSnapshot().value).toBe('off')
    expect(it.noticePopup.getSnapshot()).toMatchObject({ value: { popup: 'hidden' }, context: { notices: [] } })
  })

  test('[SHELL-9] a new token makes the connection anew, for the same person', async () => {
    const it = await inside(withMessages)
    const before = it.sockets.length
    it.session.send({ type: 'CALL.UNAUTHORISED', token: 'a' })
    await it.turns()
    expect(it.sockets.slice(before)).toEqual(['-7', '+7'])
  })

  test('[LOCK-5] while the screen is locked nothing is listened for or shown, and unlocked it is again', async () => {
    const it = await inside(withMessages)
    it.session.send({ type: 'LOCK.REQUESTED' })
    await it.turns()
    expect([it.state(), it.sockets.at(-1), it.messageSocket.getSnapshot().value]).toEqual(['locked', '-7', 'off'])
    expect(it.noticePopup.getSnapshot().context.notices).toEqual([])
    it.session.send({ type: 'LOCK.LIFTED' })
    await it.turns()
    expect([it.state(), it.sockets.at(-1)]).toEqual(['signedIn', '+7'])
    expect(it.noticePopup.getSnapshot().context.notices).toEqual([pickup])
  })

  test('[LOCK-5] a session that comes back locked listens once it is unlocked', async () => {
    const it = workspace({ ...withMessages, session: { saved: { ...savedSession, locked: true } } })
    await it.turns()
    expect([it.state(), it.sockets]).toEqual(['locked', []])
    it.session.send({ type: 'LOCK.LIFTED' })
    await it.turns()
    expect(it.sockets).toEqual(['+7'])
  })

  test('[SHELL-9] a notice that is chosen leads to the acceptance of pickups; one that goes away leads nowhere', async () => {
    const it = await inside(withMessages)
    it.noticePopup.send({ type: 'NOTICE.CHOSEN', pickupNo: 'P1' })
    await it.turns()
    expect(it.paths()).toEqual([`${acceptancePath} (notice)`])
  })

  test('[SHELL-9] without the network no connection is tried, and with it at once', async () => {
    const it = await inside(withMessages)
    await it.send({ type: 'NETWORK.OFFLINE' })
    expect(it.messageSocket.getSnapshot().value).toEqual({ on: 'offline' })
    await it.send({ type: 'NETWORK.ONLINE' })
    expect(it.messageSocket.getSnapshot().value).toEqual({ on: { linked: 'open' } })
  })

  test('an app that has neither is asked for neither', async () => {
    const it = await inside()
    it.session.send({ type: 'LOCK.REQUESTED' })
    it.session.send({ type: 'LOCK.LIFTED' })
    await it.turns()
    expect([it.sockets, it.messageSocket.getSnapshot().value]).toEqual([[], 'off'])
    expect(it.noticePopup.getSnapshot().context.notices).toEqual([])
  })
})

test('[LOG-1] the error log outlives whoever is signed in, and begins with what was kept', async () => {
  const caught = { url: '/order/index', type: 'error', message: 'no rows', info: '' } as const
  const first = await inside()
  let saved: unknown
  first.errorLog.on('changed', ({ saved: kept }) => {
    saved = kept
  })
  first.errorLog.send({ type: 'ERROR.CAUGHT', error: caught })
  first.session.send({ type: 'LOGOUT.FORCED' })
  await first.turns()
  expect(first.errorLog.getSnapshot().context.entries).toMatchObject([caught])
  const second = workspace({ errorLog: { saved: JSON.parse(JSON.stringify(saved)) } })
  expect(second.errorLog.getSnapshot().context.entries).toMatchObject([caught])
})
