import { type RefreshAnswer, type Tokens, tokenRefreshMachine } from '@etalon/machines/token-refresh'
import type { WorkspaceEvent } from '@etalon/machines/workspace'
import { afterEach, expect, test } from 'vitest'
import { type ActorRefFrom, createActor, fromPromise, setup, waitFor } from 'xstate'
import { createPages } from './browser-session/pages.ts'
import { readTokens, removeSession, writeSession, writeTokens } from './browser-session/saved-session.ts'
import { createSiblings } from './browser-session/siblings.ts'
import { turn } from './browser-session/turn.ts'

const tokens = (issuedAt: number): Tokens => ({ accessToken: `at-${issuedAt}`, refreshToken: '', syncToken: 's', issuedAt })
const user = { id: '7', name: '李', tenantId: '000000', roles: ['tester'] }

type Keeper = ActorRefFrom<typeof tokenRefreshMachine>
const keepers: Keeper[] = []
afterEach(() => {
  for (const keeper of keepers.splice(0)) keeper.stop()
  removeSession()
})

/** What a browser tab runs, with a server that takes its time. */
function keeper(refresh: () => Promise<RefreshAnswer>): Keeper {
  const machine = tokenRefreshMachine.provide({ actors: { turn, refresh: fromPromise(refresh) } })
  const actor = createActor(machine, { input: { tokens: tokens(1), now: () => Date.now() } })
  keepers.push(actor)
  return actor.start()
}

/** As if somebody had signed in. */
const store = () => writeSession({ tokens: tokens(1), user, locked: false, mustChangePassword: false })

test('[SES-5][S6] of several that want to refresh one does, and the others find its tokens in the storage', async () => {
  store()
  let requests = 0
  const refresh = async (): Promise<RefreshAnswer> => {
    requests += 1
    await new Promise((resolve) => setTimeout(resolve, 50))
    return { outcome: 'refreshed', tokens: tokens(1 + requests) }
  }
  const all = [keeper(refresh), keeper(refresh), keeper(refresh)]
  await Promise.all(all.map((one) => waitFor(one, (snapshot) => snapshot.matches('waiting'))))
  expect(requests).toBe(1)
  expect(all.map((one) => one.getSnapshot().context.tokens.accessToken)).toEqual(['at-2', 'at-2', 'at-2'])
  expect(readTokens()).toEqual(tokens(2))
})

test('[SES-5][S6] one that goes away in the middle frees the turn', async () => {
  store()
  const dying = keeper(() => new Promise(() => {}))
  await waitFor(dying, (snapshot) => snapshot.matches({ renewing: 'refreshing' }))
  const next = keeper(async () => ({ outcome: 'refreshed', tokens: tokens(5) }))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(next.getSnapshot().value).toEqual({ renewing: 'queueing' })
  dying.stop()
  await waitFor(next, (snapshot) => snapshot.matches('waiting'))
  expect(readTokens()?.accessToken).toBe('at-5')
})

test('[SES-5] one that gives up waiting does not stand in the way', async () => {
  store()
  const holding = keeper(() => new Promise(() => {}))
  await waitFor(holding, (snapshot) => snapshot.matches({ renewing: 'refreshing' }))
  keeper(async () => ({ outcome: 'refused' })).stop()
  holding.stop()
  const last = keeper(async () => ({ outcome: 'refreshed', tokens: tokens(6) }))
  await waitFor(last, (snapshot) => snapshot.matches('waiting'))
  expect(readTokens()?.accessToken).toBe('at-6')
})

test('[SES-5][S6] a page that hears of new tokens finds those that are shared; what is told holds no token', async () => {
  store()
  const siblings = createSiblings(async () => {})
  const heard: unknown[] = []
  const listening = setup({ types: { events: {} as WorkspaceEvent }, actors: { siblings } }).createMachine({
    invoke: { src: 'siblings' },
    on: { 'SIBLING.SAID': { actions: ({ event }) => heard.push(event.word) } },
  })
  const [page, teller] = [createActor(listening).start(), createActor(siblings).start()]
  const told = new Promise<unknown>((resolve) => {
    new BroadcastChannel('etalon.session').addEventListener('message', ({ data }) => resolve(data), { once: true })
  })
  writeTokens(tokens(9))
  teller.send({ type: 'TELL', word: { said: 'refreshed', tokens: tokens(9) } })
  await expect.poll(() => heard).toEqual([{ said: 'refreshed', tokens: tokens(9) }])
  expect(await told).toEqual({ said: 'refreshed' })
  removeSession()
  teller.send({ type: 'TELL', word: { said: 'refreshed', tokens: tokens(10) } })
  teller.send({ type: 'TELL', word: { said: 'signedOut' } })
  await expect.poll(() => heard.slice(1)).toEqual([{ said: 'signedOut' }])
  page.stop()
  teller.stop()
})

test('[SES-8] pages of a session are counted, without oneself, and no longer once they are gone', async () => {
  const [mine, other, third] = [createPages(), createPages(), createPages()]
  // The browser gives and takes locks in its own time.
  const others = () => expect.poll(() => mine.countOthers())
  other.belongs(true)
  third.belongs(true)
  await others().toBe(2)
  mine.belongs(true)
  mine.belongs(true)
  await others().toBe(2)
  third.belongs(false)
  await others().toBe(1)
  other.belongs(false)
  mine.belongs(false)
  await others().toBe(0)
})
