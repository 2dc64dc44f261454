import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract } from '@etalon/api/contract'
import { afterAll, expect, test } from 'vitest'
import { cloneTestDatabase } from '../db/testing/index.ts'
import { loadSeal } from '../session/index.ts'
import { signInAt, signInRaw, startServerProcess } from '../testing/index.ts'
import { openFirstInstitute } from './index.ts'

const folder = mkdtempSync(join(tmpdir(), 'etalon-first-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const database = await cloneTestDatabase()
const start = () => startServerProcess({ DATABASE_URL: database.url, ETALON_DATA: folder, ETALON_DEMO: '0' })

test('[SRV-1][SES-13] a server without demonstration data says once how its administrator signs in, who then has to choose another password', {
  timeout: 120_000,
}, async () => {
  const server = await start()
  const [, account, password] = /tenant 000000, as (\S+), password (\S+) /.exec(server.output()) ?? []
  if (account === undefined || password === undefined) throw new Error(server.output())
  expect(await signInRaw(server.workspaceUrl, account, '000000', password)).toMatchObject({ password_change_required: true })
  const admin = await signInAt(server.workspaceUrl, account, '000000', password)
  const tops = await admin.send(contract.menu.topMenu, {})
  expect(tops.length).toBeGreaterThan(0)
  expect(await admin.send(contract.account.page, { query: {} })).toMatchObject({ total: 1 })
  const body = { oldPassword: password, newPassword: 'My-own-words-26' }
  expect(await admin.send(contract.security.changePassword, { body })).toBe(true)
  const answer = await signInRaw(server.workspaceUrl, account, '000000', body.newPassword)
  expect(answer).toMatchObject({ password_change_required: false })
  expect(await server.stop()).toBe(0)

  const again = await start()
  expect(again.output()).not.toContain('Sign in')
  expect((await signInAt(again.workspaceUrl, account, '000000', body.newPassword)).id).toBe(admin.id)
  expect(await again.stop()).toBe(0)
})

test('[SRV-1] processes that start at once on an empty database open one institute, and one of them says how to sign in', async () => {
  const empty = await cloneTestDatabase()
  const seal = loadSeal(join(folder, 'keys/password-seal.key'))
  const opened = await Promise.all([1, 2, 3].map(() => openFirstInstitute(empty.url, seal)))
  expect(opened.filter((one) => one !== undefined)).toHaveLength(1)
  const { rows } = await empty.owner.query('select tenant_id, account, roles from account')
  expect(rows).toEqual([{ tenant_id: '000000', account: 'admin', roles: ['admin'] }])
})
