import { fc, test as propertyTest } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { saveLock } from '../lock-screen/index.ts'
import { type SiblingWord, workspaceMachine } from './index.ts'
import { inside, orders, savedSession, tokens, workspace } from './workspace-with-server.ts'

type Tab = ReturnType<typeof workspace>

/** Several browser tabs of one session; each hears what the others tell, at once. */
async function browser(count: number) {
  const tabs: Tab[] = []
  for (let number = 0; number < count; number += 1) {
    const channel = (word: SiblingWord) => {
      for (const [other, tab] of tabs.entries()) if (other !== number) tab.actor.send({ type: 'SIBLING.SAID', word })
    }
    const tab = workspace({ session: { saved: savedSession } }, false, channel)
    tabs.push(tab)
    await tab.turns()
  }
  const settle = async () => {
    for (const tab of tabs) await tab.turns()
  }
  for (const tab of tabs) {
    tab.told.length = 0
    tab.words.length = 0
  }
  const [first, second] = tabs
  if (!first || !second) throw new Error('a browser with two tabs at least')
  return { tabs, first, second, settle }
}

const lockBy = async (tab: Tab, settle: () => Promise<void>) => {
  tab.lockScreen.send({ type: 'LOCK.REQUESTED' })
  tab.lockScreen.send({ type: 'PASSWORD.CHOSEN', password: '1357', again: '1357' })
  await settle()
}

describe('several browser tabs', () => {
  test('[SES-7] signed out in one, all are signed out, without a question and without telling it round', async () => {
    const { first, second, settle, tabs } = await browser(3)
    await first.send(orders)
    first.session.send({ type: 'LOGOUT.REQUESTED' })
    first.session.send({ type: 'LOGOUT.CONFIRMED' })
    await settle()
    expect(tabs.map((tab) => tab.state())).toEqual(['signedOut', 'signedOut', 'signedOut'])
    expect(second.told.slice(0, 2)).toEqual([
      { type: 'forget', reason: 'otherTab' },
      { type: 'navigate', path: '/login', query: {}, reason: 'signedOut' },
    ])
    expect(tabs.map((tab) => tab.words)).toEqual([[{ said: 'signedOut' }], [], []])
  })

  test('[SES-7] so they are when the server ends the session of one', async () => {
    const { first, settle, tabs } = await browser(2)
    first.session.send({ type: 'LOGOUT.FEDERATED' })
    await settle()
    expect(tabs.map((tab) => tab.state())).toEqual(['signedOut', 'signedOut'])
  })

  test('[SES-7][SES-9] what the server says ended the session is said in all tabs', async () => {
    const { first, settle, tabs } = await browser(3)
    first.session.send({ type: 'TOKEN.REFUSED', endedBy: 'administrator' })
    await settle()
    expect(tabs.map((tab) => tab.session.getSnapshot().context.endedBy)).toEqual(Array(3).fill('administrator'))
    expect(tabs.map((tab) => tab.words)).toEqual([[{ said: 'signedOut', endedBy: 'administrator' }], [], []])
  })

  test('[LOCK-2] locked in one, all are locked and at /lock; unlocked in another, all are where they were', async () => {
    const { first, second, settle } = await browser(2)
    await second.send(orders)
    await lockBy(first, settle)
    expect([first.state(), second.state()]).toEqual(['locked', 'locked'])
    const lock = { verifier: 'v:1357', tries: 0, waitUntil: 0, idleMinutes: 0 }
    expect(first.words).toEqual([
      { said: 'settings', lock },
      { said: 'locked', lock },
    ])
    expect(second.words).toEqual([])
    second.clock.increment(100)
    expect(second.paths()).toEqual(['/lock (locked)'])
    first.clock.increment(100)
    second.lockScreen.send({ type: 'UNLOCK.REQUESTED', password: '1357' })
    await settle()
    expect([first.state(), second.state()]).toEqual(['signedIn', 'signedIn'])
    expect(second.words).toEqual([{ said: 'unlocked' }])
    expect(first.words).toHaveLength(2)
    expect(second.paths()).toEqual(['/lock (locked)', '/order/index?a=1 (unlocked)'])
    expect(first.paths()).toEqual(['/lock (locked)', '/wel/index (tab)'])
  })

  test('[LOCK-1][LOCK-7] a lock password and an idle time that are chosen in one hold in all', async () => {
    const { first, second, settle, tabs } = await browser(2)
    first.lockScreen.send({ type: 'PASSWORD.CHANGE' })
    first.lockScreen.send({ type: 'IDLE.CHOSEN', minutes: 5 })
    first.lockScreen.send({ type: 'PASSWORD.CHOSEN', password: '1357', again: '1357' })
    await settle()
    expect(tabs.map((tab) => tab.state())).toEqual(['signedIn', 'signedIn'])
    expect(saveLock(second.lockScreen.getSnapshot().context)).toEqual(saveLock(first.lockScreen.getSnapshot().context))
    second.clock.increment(5 * 60_000)
    await settle()
    expect(tabs.map((tab) => tab.state())).toEqual(['locked', 'locked'])
  })

  test('[LOCK-2] a word that is not known unlocks nothing', async () => {
    const { first, settle } = await browser(2)
    await lockBy(first, settle)
    first.actor.send({ type: 'SIBLING.SAID', word: JSON.parse('{"said":"hello"}') })
    await settle()
    expect(first.state()).toBe('locked')
  })

  test('[LOCK-2] a page that comes back while the others are counted hears that they were locked, and unlocked', async () => {
    const lock = { verifier: 'v', tries: 0, waitUntil: 0, idleMinutes: 0 }
    const recalled = () => {
      const it = workspace({ session: { saved: savedSession, closedAt: 0, now: () => 31_000 } })
      expect([it.state(), it.session.getSnapshot().value]).toEqual(['signedOut', 'recalling'])
      return it
    }
    const it = recalled()
    it.actor.send({ type: 'SIBLING.SAID', word: { said: 'locked', lock } })
    await it.turns()
    expect([it.state(), it.session.getSnapshot().value]).toEqual(['locked', { signedIn: 'locked' }])
    expect(it.lockScreen.getSnapshot()).toMatchObject({ value: { locked: 'flagged' }, context: { verifier: 'v' } })
    expect(it.words.filter(({ said }) => said === 'locked')).toEqual([])
    const other = recalled()
    other.actor.send({ type: 'SIBLING.SAID', word: { said: 'locked', lock } })
    other.actor.send({ type: 'SIBLING.SAID', word: { said: 'unlocked' } })
    await other.turns()
    expect([other.state(), other.session.getSnapshot().value]).toEqual(['signedIn', { signedIn: 'active' }])
  })

  test('[LOCK-3] wrong passwords count together, and the fifth signs all out', async () => {
    const { first, second, settle, tabs } = await browser(2)
    await lockBy(first, settle)
    for (const tab of tabs) tab.clock.increment(100)
    for (const tab of [first, second, first, second]) {
      tab.lockScreen.send({ type: 'UNLOCK.REQUESTED', password: 'wrong' })
      await settle()
      for (const one of tabs) one.clock.increment(8000)
    }
    expect(tabs.map((tab) => saveLock(tab.lockScreen.getSnapshot().context).tries)).toEqual([4, 4])
    first.lockScreen.send({ type: 'UNLOCK.REQUESTED', password: 'wrong' })
    await settle()
    expect(tabs.map((tab) => tab.state())).toEqual(['signedOut', 'signedOut'])
    expect(first.told).toContainEqual({ type: 'forget', reason: 'forced' })
    expect(saveLock(second.lockScreen.getSnapshot().context)).toMatchObject({ verifier: undefined, tries: 0 })
  })

  test('[SES-5] tokens that one fetched are told to the others, which do not tell them on', async () => {
    const { first, second, settle } = await browser(2)
    const newer = { ...tokens, accessToken: 'b', issuedAt: 9 }
    first.session.send({ type: 'TOKEN.REFRESHED', tokens: newer })
    await settle()
    expect(first.words).toEqual([{ said: 'refreshed', tokens: newer }])
    expect(second.session.getSnapshot().context.tokens).toEqual(newer)
    expect(second.words).toEqual([])
  })

  test('a page on which nobody is signed in follows no other', async () => {
    const it = workspace()
    await it.send({
      type: 'SIBLING.SAID',
      word: { said: 'locked', lock: { verifier: 'v', tries: 0, waitUntil: 0, idleMinutes: 0 } },
    })
    it.clock.increment(5000)
    expect(it.state()).toBe('signedOut')
    expect(it.told).toEqual([])
    expect(it.lockScreen.getSnapshot().value).toBe('off')
  })

  test('[SES-10] an empty stored token is this page’s own affair', async () => {
    const it = workspace({ session: { saved: { ...savedSession, tokens: { ...tokens, accessToken: '' } } } })
    await it.turns()
    expect(it.words).toEqual([])
  })
})

describe('lock and session go together', () => {
  const locked = async () => {
    const it = await inside()
    await lockBy(it, it.turns)
    it.clock.increment(100)
    it.told.length = 0
    return it
  }

  test('[LOCK-4] log out from the lock screen asks first; confirmed, the session is over and the password forgotten', async () => {
    const it = await locked()
    it.lockScreen.send({ type: 'LOGOUT.REQUESTED' })
    expect(it.session.getSnapshot().value).toEqual({ signedIn: 'asking' })
    it.session.send({ type: 'LOGOUT.CANCELLED' })
    expect(it.session.getSnapshot().value).toEqual({ signedIn: 'locked' })
    it.lockScreen.send({ type: 'LOGOUT.REQUESTED' })
    it.session.send({ type: 'LOGOUT.CONFIRMED' })
    await it.turns()
    expect(it.state()).toBe('signedOut')
    expect(it.told).toContainEqual({ type: 'forget', reason: 'logout' })
    expect(it.lockScreen.getSnapshot()).toMatchObject({ value: 'off', context: { verifier: undefined } })
  })

  test('[LOCK-3] unlocked while it asks whether to leave, it is unlocked when one stays', async () => {
    const it = await locked()
    it.lockScreen.send({ type: 'LOGOUT.REQUESTED' })
    await it.send({ type: 'SIBLING.SAID', word: { said: 'unlocked' } })
    it.session.send({ type: 'LOGOUT.CANCELLED' })
    expect(it.session.getSnapshot().value).toEqual({ signedIn: 'active' })
    expect(it.state()).toBe('signedIn')
  })

  test('[LOCK-2] a session that the server locks shows the lock, and one that it unlocks shows the page', async () => {
    const it = await inside()
    it.words.length = 0
    it.session.send({ type: 'LOCK.REQUESTED' })
    expect(it.lockScreen.getSnapshot().value).toEqual({ locked: 'flagged' })
    it.session.send({ type: 'LOCK.LIFTED' })
    expect(it.lockScreen.getSnapshot().value).toEqual({ unlocked: 'watching' })
    expect(it.words).toEqual([])
  })

  test('[LOCK-3] a restored lock knows its password, and the page that was left is shown', async () => {
    const before = await locked()
    const saved = saveLock(before.lockScreen.getSnapshot().context)
    const it = workspace({ session: { saved: { ...savedSession, locked: true } }, lockScreen: { saved } })
    it.clock.increment(100)
    it.lockScreen.send({ type: 'UNLOCK.REQUESTED', password: '1357' })
    await it.turns()
    expect(it.state()).toBe('signedIn')
    expect(it.paths()).toEqual(['/lock (locked)', '/wel/index (tab)'])
  })

  test('[LOCK-7] a page that was kept aside for longer than its idle time wakes locked, before the others are counted', async () => {
    const it = await inside()
    it.lockScreen.send({ type: 'PASSWORD.CHANGE' })
    it.lockScreen.send({ type: 'IDLE.CHOSEN', minutes: 1 })
    it.lockScreen.send({ type: 'PASSWORD.CHOSEN', password: '1357', again: '1357' })
    await it.turns()
    await it.send({ type: 'PAGE.CLOSING' })
    it.clock.increment(59_999)
    it.actor.send({ type: 'PAGE.SHOWN' })
    it.clock.increment(1)
    await it.turns()
    expect(it.state()).toBe('locked')
    expect(it.session.getSnapshot().value).toEqual({ signedIn: 'locked' })
    it.clock.increment(100)
    it.lockScreen.send({ type: 'UNLOCK.REQUESTED', password: '1357' })
    await it.turns()
    expect(it.state()).toBe('signedIn')
    expect(it.session.getSnapshot().value).toEqual({ signedIn: 'active' })
  })

  test('[SES-8] a page that is left tells its session', async () => {
    const it = await inside()
    await it.send({ type: 'PAGE.CLOSING' })
    expect(it.session.getSnapshot().context.closedAt).toBe(0)
  })

  test('without its port it says what to provide', () => {
    const actor = createActor(workspaceMachine, { input: { session: { now: () => 0 } } })
    const errors: unknown[] = []
    actor.subscribe({ error: (error) => errors.push(error) })
    actor.start()
    expect(String(errors[0])).toContain('provide siblings')
  })
})

const doings = ['lock', 'unlock', 'wrong', 'logout', 'forced', 'refresh', 'leave', 'wait'] as const

propertyTest.prop([fc.array(fc.tuple(fc.constantFrom(...doings), fc.nat({ max: 2 })), { maxLength: 20 })])(
  '[SES-7][LOCK-2] whatever is done in whichever tab, all are signed out together, all are locked together, and a locked session is a locked screen',
  async (steps) => {
    const { tabs, settle } = await browser(3)
    for (const [doing, number] of steps) {
      const tab = tabs[number]
      if (!tab) continue
      if (doing === 'lock') await lockBy(tab, settle)
      else if (doing === 'unlock') tab.lockScreen.send({ type: 'UNLOCK.REQUESTED', password: '1357' })
      else if (doing === 'wrong') tab.lockScreen.send({ type: 'UNLOCK.REQUESTED', password: 'wrong' })
      else if (doing === 'forced') tab.session.send({ type: 'LOGOUT.FORCED' })
      else if (doing === 'refresh') tab.session.send({ type: 'CALL.UNAUTHORISED', token: 'a' })
      else if (doing === 'leave') tab.actor.send({ type: 'PAGE.CLOSING' })
      else if (doing === 'wait') for (const one of tabs) one.clock.increment(1000)
      else {
        tab.session.send({ type: 'LOGOUT.REQUESTED' })
        tab.session.send({ type: 'LOGOUT.CONFIRMED' })
      }
      await settle()
      const states = new Set(tabs.map((one) => one.state()))
      expect([...states]).toHaveLength(1)
      for (const one of tabs) {
        expect(one.lockScreen.getSnapshot().matches('locked')).toBe(one.state() === 'locked')
        expect(one.session.getSnapshot().context.locked).toBe(one.state() === 'locked')
      }
    }
  },
)
