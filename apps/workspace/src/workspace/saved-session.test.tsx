import { beforeEach, expect, test } from 'vitest'
import { readCookie, writeCookie } from './cookies.ts'
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
  writeCookie(accessCookie, '')
  removeSession()
})
