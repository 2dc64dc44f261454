import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { dayInShanghai } from '@etalon/api/domain'
import { afterAll, inject } from 'vitest'
import { loadKeys, openEtalon } from '../app.ts'
import { cloneTestDatabase, institutesName, type TestDatabase } from '../db/testing/index.ts'
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

/**
 * @param pages serve the built pages too; `npm run build` makes them
 * @param patience milliseconds that a question waits for a connection, for a test that looks at those who wait; @default as everywhere
 * @param lookEvery milliseconds between two looks of the sockets, for a test that waits for them; @default as everywhere
 */
export async function startTestServer({
  environment = {},
  pages = false,
  patience,
  lookEvery,
}: {
  environment?: Record<string, string>
  pages?: boolean
  patience?: number
  lookEvery?: number
} = {}): Promise<TestServer> {
  const { day, sealFile } = inject('institutes')
  // What stands in the template counts its dates from the day on which the run began.
  const isOfToday = day === dayInShanghai(new Date())
  const cloned = await cloneTestDatabase(isOfToday ? institutesName : undefined, patience)
  const dataFolder = mkdtempSync(join(tmpdir(), 'etalon-server-'))
  const ownSealFile = join(dataFolder, 'keys/password-seal.key')
  mkdirSync(dirname(ownSealFile))
  if (isOfToday) copyFileSync(sealFile, ownSealFile)
  const seal = loadSeal(ownSealFile)
  if (!isOfToday) await seedInstitute(cloned.url, seal)
  const settings = readSettings({
    ETALON_DATA: dataFolder,
    ETALON_WORKSPACE_PORT: '0',
    ETALON_PORTAL_PORT: '0',
    ETALON_LOG: 'silent',
    ...environment,
  })
  const keys = await loadKeys(settings, cloned.database)
  const jobs = createJobs(cloned.url, () => {})
  const etalon = await openEtalon({
    settings,
    database: cloned.database,
    seal,
    keys,
    jobs,
    pages,
    ...(lookEvery === undefined ? {} : { lookEvery }),
  })
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
