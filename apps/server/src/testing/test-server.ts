import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Client, createClient } from '@etalon/api/client'
import { contract } from '@etalon/api/contract'
import { afterAll } from 'vitest'
import { loadKeys, openEtalon } from '../app.ts'
import { cloneTestDatabase, type TestDatabase } from '../db/testing/index.ts'
import { demoPassword, seedInstitute } from '../demo/index.ts'
import type { Issuing } from '../modules/report/issue-certificate.ts'
import { loadSeal, loginDigest } from '../session/index.ts'
import { readSettings } from '../settings/index.ts'

/** A person at the server, over real HTTP. */
export interface Person extends Client {
  readonly id: string
  readonly token: string
}

/** The whole server on a database of its own, with the demonstration institute in it. */
export interface TestServer extends TestDatabase {
  readonly workspaceUrl: string
  readonly portalUrl: string
  readonly dataFolder: string
  readonly issuing: Issuing
  /** Signs in as the specification says: code, then md5(code + password). */
  signIn(account: string, tenant?: string, password?: string): Promise<Person>
}

/** @param pages serve the built pages too; `npm run build` makes them */
export async function startTestServer({
  environment = {},
  pages = false,
}: {
  environment?: Record<string, string>
  pages?: boolean
} = {}): Promise<TestServer> {
  const cloned = await cloneTestDatabase()
  const dataFolder = mkdtempSync(join(tmpdir(), 'etalon-server-'))
  const seal = loadSeal(join(dataFolder, 'keys/password-seal.key'))
  await seedInstitute(cloned.url, seal)
  const settings = readSettings({
    ETALON_DATA: dataFolder,
    ETALON_WORKSPACE_PORT: '0',
    ETALON_PORTAL_PORT: '0',
    ETALON_LOG: 'silent',
    ...environment,
  })
  const keys = await loadKeys(settings, cloned.database)
  const etalon = await openEtalon({ settings, database: cloned.database, seal, keys, pages })
  afterAll(async () => {
    await etalon.close()
    rmSync(dataFolder, { recursive: true, force: true })
  })

  return {
    ...cloned,
    dataFolder,
    issuing: etalon.issuing,
    workspaceUrl: etalon.workspaceUrl,
    portalUrl: etalon.portalUrl,
    async signIn(account, tenant = '000000', password = demoPassword) {
      const answer = await signInRaw(etalon.workspaceUrl, account, tenant, password)
      if (!('access_token' in answer)) throw new Error(answer.error_description)
      const client = createClient({ baseUrl: etalon.workspaceUrl, accessToken: () => answer.access_token, language: () => 'zh' })
      return { ...client, id: answer.user_id, token: answer.access_token }
    },
  }
}

/** The two steps of signing in, cookies carried by hand. */
export async function signInRaw(url: string, account: string, tenant: string, password: string) {
  const query = new URLSearchParams({ tenantId: tenant, username: account })
  const first = await fetch(`${url}${contract.session.code.path}?${query}`, { headers: { 'Tenant-Id': tenant } })
  const cookie = first.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const { data } = (await first.json()) as { data: { code: string } }
  return await createClient({ baseUrl: url }).send(contract.session.signIn, {
    query: {
      tenantId: tenant,
      username: account,
      password: loginDigest(data.code, password),
      grant_type: 'password',
      scope: 'all',
      type: 'account',
    },
    headers: { 'Tenant-Id': tenant, ...(cookie ? { Cookie: cookie } : {}) },
  })
}
