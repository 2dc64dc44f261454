import { fc, test as propertyTest } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { parseSavedWorkspace, type SavedWorkspace, takeSnapshot, type WorkspaceEvent } from './index.ts'
import { type Given, inside, tokens, user, workspace } from './workspace-with-server.ts'

type Running = ReturnType<typeof workspace>

/** A value as it comes back from a storage. */
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const takenFrom = (it: Running) => stored(takeSnapshot(it.actor))

async function restored(snapshot: unknown, given: Given = { tokens }) {
  const it = workspace({ restored: snapshot, ...given })
  await it.turns()
  return it
}

const lock = async (it: Running) => {
  it.lockScreen.send({ type: 'LOCK.REQUESTED' })
  it.lockScreen.send({ type: 'PASSWORD.CHOSEN', password: '1357', again: '1357' })
  await it.turns()
}

const entering = (id: string, label: string): WorkspaceEvent => ({
  type: 'ROUTE.ENTERED',
  target: { path: '/order/detail', label, query: { id } },
  address: `/order/detail?id=${id}`,
})

/** Somebody at work, in English, with an order open. */
async function atWork() {
  const it = await inside()
  it.preferences.send({ type: 'LANGUAGE.CHOSEN', language: 'en' })
  await it.send(entering('10083', '长沙星麓精工'))
  return it
}

describe('one value', () => {
  test('[SES-8][TAB-7] brings back who is in, the tabs and what was chosen', async () => {
    const snapshot = takenFrom(await atWork())
    const it = await restored(snapshot)
    expect(it.state()).toBe('signedIn')
    expect(it.session.getSnapshot().context).toMatchObject({ user, tokens })
    expect(it.tabs()).toEqual(['首页', '长沙星麓精工-10083'])
    expect(it.preferences.getSnapshot().context.language).toBe('en')
    expect(it.menuLoads()).toBe(1)
    expect(takenFrom(it)).toEqual(snapshot)
  })

  test('[LOCK-5][LOCK-6] holds no token, no password, and nothing of the work while it is locked', async () => {
    const it = await atWork()
    const open = JSON.stringify(takenFrom(it))
    await lock(it)
    const locked = JSON.stringify(takenFrom(it))
    for (const text of [open, locked])
      for (const secret of [tokens.accessToken, tokens.refreshToken, tokens.syncToken, 'Etalon-demo-1', '1357'])
        expect(text).not.toContain(`"${secret}"`)
    expect(open).toContain('10083')
    for (const word of ['10083', '长沙星麓精工', '/order', 'tabs']) expect(locked).not.toContain(word)
  })

  test('[LOCK-2][LOCK-3] brings back a lock with its password and its tries', async () => {
    const it = await atWork()
    await lock(it)
    it.clock.increment(100)
    it.lockScreen.send({ type: 'UNLOCK.REQUESTED', password: 'wrong' })
    await it.turns()
    const again = await restored(takenFrom(it))
    expect(again.state()).toBe('locked')
    expect(again.menuLoads()).toBe(0)
    expect(again.tabs()).toEqual(['首页'])
    expect(again.lockScreen.getSnapshot().context.tries).toBe(1)
    again.clock.increment(2000)
    again.lockScreen.send({ type: 'UNLOCK.REQUESTED', password: '1357' })
    await again.turns()
    expect(again.state()).toBe('signedIn')
  })

  test('[SES-6] of nobody brings back nobody, but what was chosen', async () => {
    const it = await atWork()
    it.session.send({ type: 'LOGOUT.FEDERATED' })
    await it.turns()
    const snapshot = takenFrom(it)
    expect(snapshot).not.toHaveProperty('session')
    expect(snapshot).not.toHaveProperty('tabs')
    const again = await restored(snapshot)
    expect(again.state()).toBe('signedOut')
    expect(again.preferences.getSnapshot().context.language).toBe('en')
  })

  test('[SES-6] who is on the way out does not come back', async () => {
    const it = await atWork()
    it.session.send({ type: 'LOGOUT.FORCED' })
    expect(it.session.getSnapshot().value).toBe('signingOut')
    expect(takenFrom(it)).not.toHaveProperty('session')
  })

  test('[SES-8] whoever is being asked whether another page stayed is still in', async () => {
    const it = await atWork()
    const snapshot = takenFrom(it)
    it.session.send({ type: 'PAGE.CLOSING' })
    it.clock.increment(30_001)
    it.session.send({ type: 'PAGE.SHOWN' })
    expect(it.session.getSnapshot().value).toBe('recalling')
    expect(takenFrom(it)).toEqual(snapshot)
  })
})

describe('the tokens beside it', () => {
  test.each([
    ['none', undefined],
    ['rubbish', 'token'],
    ['half of them', { accessToken: 'a' }],
  ])('[SES-10] with %s nobody is in, and no tab of anybody is open', async (_, given) => {
    const it = await restored(takenFrom(await atWork()), { tokens: given })
    expect(it.state()).toBe('signedOut')
    expect(it.tabs()).toEqual(['首页'])
    expect(it.told).toEqual([])
  })

  test('[SES-10] an empty one ends the session, whatever else was kept', async () => {
    for (const snapshot of [takenFrom(await atWork()), undefined]) {
      const it = await restored(snapshot, { tokens: { accessToken: '' } })
      expect(it.told).toContainEqual({ type: 'forget', reason: 'empty-token' })
    }
  })

  test('without a snapshot they let nobody in', async () => {
    expect((await restored(undefined)).state()).toBe('signedOut')
  })
})

test('what a part is given itself counts before the snapshot', async () => {
  const it = await restored(takenFrom(await atWork()), {
    tokens,
    tabStrip: { saved: undefined },
    preferences: { saved: 'rubbish' },
  })
  expect(it.tabs()).toEqual(['首页'])
  expect(it.preferences.getSnapshot().context.language).toBe('zh')
})

const sound = async () => takeSnapshot((await atWork()).actor)
test.each<[string, (saved: SavedWorkspace) => unknown]>([
  ['nothing', () => undefined],
  ['a text', (saved) => JSON.stringify(saved)],
  ['a list', (saved) => [saved]],
  ['an older version', (saved) => ({ ...saved, version: 0 })],
  ['a newer version', (saved) => ({ ...saved, version: 2 })],
  ['one without preferences', ({ preferences: _, ...saved }) => saved],
  ['one without a lock', ({ lock: _, ...saved }) => saved],
  ['one with preferences of another version', (saved) => ({ ...saved, preferences: { ...saved.preferences, version: 2 } })],
  ['one with tries that cannot be', (saved) => ({ ...saved, lock: { ...saved.lock, tries: -1 } })],
  ['one of somebody who cannot be', (saved) => ({ ...saved, session: { ...saved.session, user: 'li' } })],
  ['one with tabs that are none', (saved) => ({ ...saved, tabs: { version: 1, tabs: 'all', active: 0 } })],
  ['somebody in without tabs', ({ tabs: _, ...saved }) => saved],
  ['tabs of nobody', ({ session: _, ...saved }) => saved],
  ['tabs behind a lock', (saved) => ({ ...saved, session: { ...saved.session, locked: true } })],
])('[TAB-7] %s is no stored workspace, and begins as none does', async (_, spoiled) => {
  const saved = spoiled(await sound())
  expect(parseSavedWorkspace(saved)).toBeUndefined()
  const it = await restored(saved)
  expect(it.state()).toBe('signedOut')
  expect(takenFrom(it)).toEqual(takenFrom(workspace()))
})

test('[TAB-7] nothing else is read from a stored workspace than what belongs into it', async () => {
  const saved = await sound()
  const more = { ...saved, password: 'x', session: { ...saved.session, tokens } }
  expect(parseSavedWorkspace(stored(more))).toEqual(stored(saved))
})

const doings = ['signIn', 'open', 'home', 'dark', 'english', 'lock', 'wrong', 'unlock', 'idle', 'out', 'wait'] as const

async function doThese(it: Running, steps: readonly (typeof doings)[number][]) {
  for (const [place, doing] of steps.entries()) {
    if (doing === 'signIn' && it.state() === 'signedOut') await it.signIn()
    else if (doing === 'open') await it.send(entering(String(place), '单'))
    else if (doing === 'home') it.tabStrip.send({ type: 'TABS.CLOSE_ALL' })
    else if (doing === 'dark') it.preferences.send({ type: 'SCHEME.CHOSEN', scheme: 'dark' })
    else if (doing === 'english') it.preferences.send({ type: 'LANGUAGE.CHOSEN', language: 'en' })
    else if (doing === 'lock') await lock(it)
    else if (doing === 'wrong') it.lockScreen.send({ type: 'UNLOCK.REQUESTED', password: 'wrong' })
    else if (doing === 'unlock') it.lockScreen.send({ type: 'UNLOCK.REQUESTED', password: '1357' })
    else if (doing === 'idle') it.lockScreen.send({ type: 'IDLE.CHOSEN', minutes: 5 })
    else if (doing === 'out') it.session.send({ type: 'LOGOUT.FEDERATED' })
    else it.clock.increment(1000)
    await it.turns()
  }
}

propertyTest.prop([fc.array(fc.constantFrom(...doings), { maxLength: 12 })])(
  '[SES-8][LOCK-2][LOCK-5][TAB-7] whatever was done, a snapshot comes back as it was taken, and no locked one tells of the work',
  async (steps) => {
    const it = workspace()
    await doThese(it, steps)
    const snapshot = takenFrom(it)
    expect(parseSavedWorkspace(snapshot)).toEqual(snapshot)
    const again = await restored(snapshot)
    expect(again.state()).toBe(it.state())
    expect(takenFrom(again)).toEqual(snapshot)
    if (it.state() !== 'signedIn') expect(JSON.stringify(snapshot)).not.toContain('/order')
  },
)

propertyTest.prop([fc.jsonValue(), fc.jsonValue()])(
  '[TAB-7] with any JSON as snapshot and as tokens the workspace starts well',
  async (saved, given) => {
    const it = await restored(saved, { tokens: given })
    expect(it.state()).toBe('signedOut')
    await it.signIn()
    expect(it.state()).toBe('signedIn')
  },
)

/** Every place in a value, from its root. */
const placesIn = (value: unknown): string[][] =>
  typeof value === 'object' && value !== null
    ? [[], ...Object.entries(value).flatMap(([name, part]) => placesIn(part).map((place) => [name, ...place]))]
    : [[]]
const withAt = (value: unknown, [name, ...place]: readonly string[], part: unknown): unknown => {
  if (name === undefined) return part
  const entries = Object.entries(value ?? {}).map(([key, own]) => [key, key === name ? withAt(own, place, part) : own])
  return Array.isArray(value) ? entries.map(([, own]) => own) : Object.fromEntries(entries)
}

propertyTest.prop([fc.nat(), fc.jsonValue()])(
  '[TAB-7] with any JSON in any place of a sound snapshot it is refused, or comes back as it is read',
  async (number, part) => {
    const saved = stored(await sound())
    const places = placesIn(saved)
    const spoiled = stored(withAt(saved, places[number % places.length] ?? [], part))
    const read = parseSavedWorkspace(spoiled)
    const it = await restored(spoiled)
    expect(it.state()).toBe(read?.session ? (read.session.locked ? 'locked' : 'signedIn') : 'signedOut')
    if (!read) expect(takenFrom(it)).toEqual(takenFrom(workspace()))
    else expect(parseSavedWorkspace(takenFrom(it))).toMatchObject({ preferences: read.preferences, lock: stored(read.lock) })
  },
)
