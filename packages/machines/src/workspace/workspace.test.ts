import { describe, expect, test } from 'vitest'
import { saveLock } from '../lock-screen/index.ts'
import { savePreferences } from '../preferences/index.ts'
import { saveSession } from '../session/index.ts'
import { saveTabs, tabKey } from '../tab-strip/index.ts'
import { inside, orders, savedSession, tokens, workspace } from './workspace-with-server.ts'

describe('signing in and out', () => {
  test('[SES-1][TAB-7][NAV-4] signed in, the menu loads, the tabs are cleared, and home is shown', async () => {
    const {
      signIn,
      menu: menuActor,
      paths,
      tabs,
      state,
    } = workspace({
      tabStrip: {
        saved: {
          version: 1,
          tabs: [
            { path: '/wel/index', label: '首页' },
            { path: '/old', label: '旧' },
          ],
          active: 1,
        },
      },
    })
    expect(tabs()).toEqual(['首页', '旧'])
    await signIn()
    expect(state()).toBe('signedIn')
    expect(menuActor.getSnapshot().matches('loaded')).toBe(true)
    expect(tabs()).toEqual(['首页'])
    expect(paths()).toEqual(['/wel/index (signedIn)'])
  })

  test('[SES-1] signed in, the lock is cleared: what an earlier session left of it counts no more', async () => {
    const saved = { version: 1, verifier: 'v:old', tries: 4, waitUntil: 9000, idleMinutes: 5 }
    const left = workspace({ lockScreen: { saved } })
    await left.signIn()
    expect(saveLock(left.lockScreen.getSnapshot().context)).toEqual({ ...saved, verifier: undefined, tries: 0, waitUntil: 0 })
    expect(left.lockScreen.getSnapshot().matches('unlocked')).toBe(true)
    const reloaded = workspace({ lockScreen: { saved }, session: { saved: savedSession } })
    expect(saveLock(reloaded.lockScreen.getSnapshot().context)).toEqual(saved)
  })

  test('[SES-8][TAB-7] a reload keeps the place and the tabs', async () => {
    const first = await inside()
    await first.send(orders)
    const saved = {
      session: { saved: saveSession(first.session.getSnapshot().context) },
      tabStrip: { saved: saveTabs(first.tabStrip.getSnapshot().context) },
    }
    const again = workspace(saved)
    await again.turns()
    expect(again.state()).toBe('signedIn')
    expect(again.tabs()).toEqual(['首页', '委托管理'])
    expect(again.menuLoads()).toBe(1)
    expect(again.paths()).toEqual([])
  })

  test('[SES-6][TAB-7] logout clears menu and tabs, drops their views, tells the app to forget, and shows /login', async () => {
    const it = await inside()
    await it.send(orders)
    it.session.send({ type: 'LOGOUT.REQUESTED' })
    it.session.send({ type: 'LOGOUT.CONFIRMED' })
    await it.turns()
    expect(it.state()).toBe('signedOut')
    expect(it.menu.getSnapshot().matches('idle')).toBe(true)
    expect(it.tabs()).toEqual(['首页'])
    expect(it.told).toEqual([
      { type: 'forget', reason: 'logout' },
      { type: 'navigate', path: '/login', query: {}, reason: 'signedOut' },
      { type: 'viewsDropped', keys: [tabKey({ path: '/order/index' })], reason: 'cleared' },
    ])
  })

  test('[SES-10] an empty stored token leads to /login at once', async () => {
    const it = workspace({ session: { saved: { ...savedSession, tokens: { ...tokens, accessToken: '' } } } })
    await it.turns()
    expect(it.told).toEqual([
      { type: 'forget', reason: 'empty-token' },
      { type: 'navigate', path: '/login', query: {}, reason: 'signedOut' },
    ])
  })

  test('[SES-9] after an expired session the same user is back where they were, with that page as a new tab', async () => {
    const it = await inside()
    await it.send(orders)
    it.refuse()
    it.session.send({ type: 'CALL.UNAUTHORISED', token: 'a' })
    await it.turns()
    expect(it.state()).toBe('signedOut')
    it.accept()
    await it.signIn()
    expect(it.paths()).toEqual(['/login (signedOut)', '/order/index?a=1 (returnedTo)'])
    expect(it.menuLoads()).toBe(2)
    await it.send(orders)
    expect(it.tabs()).toEqual(['首页', '委托管理'])
  })

  test('[SES-13] a flagged user is taken to the password form on entering the shell, once', async () => {
    const it = workspace({}, true)
    await it.signIn()
    it.told.length = 0
    it.session.send({ type: 'SHELL.ENTERED' })
    it.session.send({ type: 'SHELL.ENTERED' })
    expect(it.told).toEqual([
      { type: 'navigate', path: '/info/index', query: { activeName: 'password' }, reason: 'passwordChange' },
    ])
  })
})

describe('moving about', () => {
  test('[TAB-1][TAB-4] a shown view has a tab; choosing and closing tabs say where to go', async () => {
    const it = await inside()
    await it.send({ type: 'ROUTE.ENTERED', target: { path: '/wel/index', label: '首页' }, address: '/wel/index' })
    await it.send({
      type: 'ROUTE.ENTERED',
      target: { path: '/order/detail', label: '详情', query: { id: '7' } },
      address: '/order/detail?id=7',
    })
    expect(it.tabs()).toEqual(['首页', '详情-7'])
    expect(it.paths()).toEqual([])
    const key = tabKey({ path: '/order/detail', query: { id: '7' } })
    it.tabStrip.send({ type: 'TAB.ACTIVATE', key: tabKey({ path: '/wel/index' }) })
    it.tabStrip.send({ type: 'TAB.ACTIVATE', key })
    it.tabStrip.send({ type: 'TAB.CLOSE', key })
    expect(it.told).toEqual([
      { type: 'navigate', path: '/wel/index', query: {}, reason: 'tab' },
      { type: 'navigate', path: '/order/detail', query: { id: '7' }, reason: 'tab' },
      { type: 'navigate', path: '/wel/index', query: {}, reason: 'tab' },
      { type: 'viewsDropped', keys: [key], reason: 'closed' },
    ])
  })

  test('[NAV-4] a chosen top entry says where to go once its side menu is there', async () => {
    const it = await inside()
    it.menu.send({ type: 'TOP.CHOSEN', id: '1' })
    await it.turns()
    expect(it.paths()).toEqual(['/order/index (menu)'])
  })

  test('views shown before signing in have no tab', async () => {
    const it = workspace()
    await it.send(orders)
    expect(it.tabs()).toEqual(['首页'])
  })
})

describe('locking', () => {
  test('[LOCK-2][LOCK-3] locked, /lock follows after 100 ms; unlocked, the page left comes back, and the menu is not loaded again', async () => {
    const it = await inside()
    await it.send(orders)
    it.session.send({ type: 'LOCK.REQUESTED' })
    it.clock.increment(99)
    expect(it.paths()).toEqual([])
    it.clock.increment(1)
    expect(it.paths()).toEqual(['/lock (locked)'])
    it.session.send({ type: 'LOCK.LIFTED' })
    expect(it.paths()).toEqual(['/lock (locked)', '/order/index?a=1 (unlocked)'])
    expect(it.menuLoads()).toBe(1)
  })

  test('[LOCK-5] restored as locked, no menu is asked for until it is unlocked, and then the active tab is shown', async () => {
    const it = workspace({ session: { saved: { ...savedSession, locked: true } } })
    await it.turns()
    expect(it.state()).toBe('locked')
    expect(it.menuLoads()).toBe(0)
    it.session.send({ type: 'LOCK.LIFTED' })
    await it.turns()
    expect(it.menuLoads()).toBe(1)
    expect(it.paths()).toEqual(['/wel/index (tab)'])
  })

  test('[LOCK-5] while locked neither tabs nor menu lead anywhere', async () => {
    const it = await inside()
    await it.send(orders)
    it.session.send({ type: 'LOCK.REQUESTED' })
    it.tabStrip.send({ type: 'TAB.ACTIVATE', key: tabKey({ path: '/wel/index' }) })
    it.menu.send({ type: 'HOME.CHOSEN' })
    await it.send({ type: 'ROUTE.ENTERED', target: { path: '/lock', label: '锁屏' }, address: '/lock' })
    expect(it.paths()).toEqual([])
    expect(it.tabs()).toEqual(['首页', '委托管理'])
  })

  test('[LOCK-3] locked where no lock password is kept, a try ends the session, and no wrong tries are told of', async () => {
    const it = workspace({ session: { saved: { ...savedSession, locked: true } } })
    await it.turns()
    it.clock.increment(100)
    it.lockScreen.send({ type: 'UNLOCK.REQUESTED', password: 'right' })
    await it.turns()
    expect(it.state()).toBe('signedOut')
    expect(it.told).toContainEqual({ type: 'forget', reason: 'passwordLost' })
    expect(it.session.getSnapshot().context.reason).toBe('passwordLost')
  })

  test('[LOCK-4] logged out from the lock screen, nothing of the session is left', async () => {
    const it = await inside()
    it.session.send({ type: 'LOCK.REQUESTED' })
    it.session.send({ type: 'LOGOUT.FEDERATED' })
    it.clock.increment(200)
    expect(it.state()).toBe('signedOut')
    expect(it.paths()).toEqual(['/login (signedOut)'])
  })
})

describe('the long-lived actors', () => {
  test('are found under their system ids, whoever is signed in', async () => {
    const it = workspace({
      preferences: {
        saved: savePreferences({ scheme: 'dark', language: 'en', density: 'compact', theme: 'd2', colour: '#000000' }),
      },
    })
    it.loading.send({ type: 'CALL.STARTED' })
    expect(it.loading.getSnapshot().matches('shown')).toBe(true)
    expect(it.preferences.getSnapshot().context.language).toBe('en')
    await it.signIn()
    expect(it.loading.getSnapshot().context.outstanding).toBe(1)
  })

  test.each(['PAGE.SHOWN', 'NETWORK.ONLINE'] as const)('[SES-4] %s reaches the token', async (type) => {
    const it = await inside({ session: { tokenTime: 15 } })
    it.clock.increment(10_000)
    it.clock.increment(5_000)
    expect(it.refreshes).toEqual(['start'])
    await it.send({ type })
    expect(it.refreshes).toEqual(['start', 'due'])
  })
})
