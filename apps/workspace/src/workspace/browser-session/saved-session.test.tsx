import { beforeEach, expect, test } from 'vitest'
import { readCookie, removeCookie } from './cookies.ts'
import { accessCookie, readSession, readTokens, removeSession, writeSession, writeTokens } from './saved-session.ts'

const user = { id: '1', name: '周岚', tenantId: '000000', roles: ['reception'] }
const tokens = (accessToken: string, issuedAt: number) => ({ accessToken, refreshToken: '', syncToken: '', issuedAt })
const context = { tokens: tokens('old', 1000), user, locked: false, mustChangePassword: false }

/** What another page of the same session does when it has fetched new tokens. */
const anotherPageRefreshes = () => writeTokens(tokens('new', 2000))

beforeEach(() => {
  removeSession()
  writeSession(context)
})

/** The same code in a page that was opened later: it knows nothing of this one. */
const reloaded = (): Promise<typeof import('./saved-session.ts')> => import('./saved-session.ts?reloaded' as './saved-session.ts')

test('[SES-5] a page that was reloaded leaves the tokens that another one has stored meanwhile', async () => {
  const page = await reloaded()
  expect(page.readSession()).toMatchObject({ user, locked: false, tokens: { accessToken: 'old', issuedAt: 1000 } })
  anotherPageRefreshes()
  page.writeSession(context)
  expect(readCookie(accessCookie)).toBe('new')
  expect(readTokens()).toMatchObject({ accessToken: 'new', issuedAt: 2000 })
})

test('[SES-5] and so does one that has something else to keep', () => {
  anotherPageRefreshes()
  writeSession({ ...context, locked: true })
  expect(readSession()).toMatchObject({ locked: true, tokens: { accessToken: 'new', issuedAt: 2000 } })
})

test('[SES-5] tokens of its own are stored, and those of somebody else are not taken for them', async () => {
  writeSession({ ...context, tokens: tokens('mine', 3000) })
  expect(readTokens()).toMatchObject({ accessToken: 'mine', issuedAt: 3000 })
  const page = await reloaded()
  page.writeSession({ ...context, tokens: tokens('theirs', 4000), user: { ...user, id: '2' } })
  writeSession({ ...context, tokens: tokens('mine', 3000), locked: true })
  expect(readSession()).toMatchObject({ user: { id: '1' }, tokens: { accessToken: 'mine', issuedAt: 3000 } })
})

test('[SES-5] once forgotten, the same session is written anew', () => {
  removeSession()
  expect([readSession(), readCookie(accessCookie)]).toEqual([undefined, undefined])
  writeSession(context)
  expect(readTokens()).toMatchObject({ accessToken: 'old' })
})

test('[SES-5] a page that local storage reaches late knows how old the tokens are all the same', () => {
  const late = Object.entries(localStorage)
  anotherPageRefreshes()
  for (const [key, text] of late) localStorage.setItem(key, text)
  expect(readTokens()).toEqual(tokens('new', 2000))
})

test('[SES-5] a synchronisation token comes back to the letter', () => {
  const syncToken = 'a b; c=d, "é 号"'
  writeTokens({ ...tokens('new', 2000), syncToken })
  expect(readTokens()).toEqual({ ...tokens('new', 2000), syncToken })
})

test('[API-4][SES-5] a refresh token that a back end leaves to the page is shared by all tabs, and goes with the session', () => {
  writeTokens({ ...tokens('new', 2000), refreshToken: 'r 1;' })
  expect([readTokens()?.refreshToken, readCookie('x-refresh-token')]).toEqual(['r 1;', 'r 1;'])
  writeTokens(tokens('newer', 3000))
  expect([readTokens()?.refreshToken, readCookie('x-refresh-token')]).toEqual(['', undefined])
  writeTokens({ ...tokens('newest', 4000), refreshToken: 'r2' })
  removeSession()
  expect(readCookie('x-refresh-token')).toBeUndefined()
})

test('[SES-7] tokens that come after signing out are not kept', () => {
  removeSession()
  anotherPageRefreshes()
  expect([readTokens(), readCookie(accessCookie)]).toEqual([undefined, undefined])
})

test('[SES-5] cookies that were cleared are written again with the next thing to keep', () => {
  for (const name of [accessCookie, 'etalon.token']) {
    removeCookie(name)
    expect([name, readSession()]).toEqual([name, undefined])
    writeSession({ ...context, locked: name === accessCookie })
    expect(readSession()).toMatchObject({ user, tokens: { accessToken: 'old', issuedAt: 1000 } })
  }
})
