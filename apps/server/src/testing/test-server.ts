import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { loadKeys, openEtalon } from '../app.ts'
import { cloneTestDatabase, type TestDatabase } from '../db/testing/index.ts'
import { seedInstitute } from '../demo/index.ts'
import { createJobs, type Jobs } from '../jobs/index.ts'
import type { Issuing } from '../modules/report/issue-certificate.ts'
import { loadSeal } from '../session/index.ts'
import { readSettings } from '../settings/index.ts'
import { type Person, signInAt } from './sign-in.ts'

/** The whole server on a database of its own, with the demonstration institute in it. */
export interface TestServer extends TestDatabase {
  readonly workspaceUrl: string
  readonly portalUrl: string
  readonly dataFolder: string
  readonly issuing: Issuing
  /** Begun by the first work that is handed in. */
  readonly jobs: Jobs
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
  const jobs = createJobs(cloned.url, () => {})
  const etalon = await openEtalon({ settings, database: cloned.database, seal, keys, jobs, pages })
  afterAll(async () => {
    await etalon.close()
    await jobs.stop()
    rmSync(dataFolder, { recursive: true, force: true })
  })

  return {
    ...cloned,
    dataFolder,
    issuing: etalon.issuing,
    jobs,
    workspaceUrl: etalon.workspaceUrl,
    portalUrl: etalon.portalUrl,
    signIn: (account, tenant, password) => signInAt(etalon.workspaceUrl, account, tenant, password),
  }
}
