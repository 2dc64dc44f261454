import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Call, contract } from '@etalon/api/contract'
import pg from 'pg'
import { expect, test } from 'vitest'
import { loadKeys, openEtalon } from './app.ts'
import { migrateDatabase, openDatabase } from './db/index.ts'
import { dropDatabase } from './db/testing/index.ts'
import { demoPassword, seedInstitute } from './demo/index.ts'
import { createJobs } from './jobs/index.ts'
import { loadSeal } from './session/index.ts'
import { readSettings } from './settings/index.ts'
import { signInRaw, startTestServer } from './testing/index.ts'

const server = await startTestServer()
const calls = Object.entries(contract).flatMap(([area, group]) =>
  Object.entries<Call>(group).map(([name, call]) => [`${area}.${name}`, call] as const),
)

test.each(calls)('[SRV-1] %s is answered at its own path, and only to whom it is for', async (_name, call) => {
  const response = await fetch(`${server.workspaceUrl}${call.path}`, {
    method: call.method,
    ...(call.method === 'POST' ? { headers: { 'Content-Type': 'application/json' }, body: '{}' } : {}),
  })
  const body: unknown = await response.json()
  expect(body).toMatchObject({ code: expect.any(Number), msg: expect.any(String) })
  // What takes a file says so first.
  if (call.auth === 'session') expect(response.status).toBe(call.takes ? 415 : 401)
  else expect([200, 400, 401, 403]).toContain(response.status)
})

test('[SRV-1] a PostgreSQL server of one’s own serves as well, under an owner that is no superuser', async () => {
  const name = `etalon_own_${randomBytes(4).toString('hex')}`
  await server.owner.query(`create role ${name} login createrole password 'x'`)
  await server.owner.query(`grant etalon_app to ${name}`)
  // Who makes a database for somebody must be able to act for them, unless they may do anything.
  await server.owner.query(`grant ${name} to current_user`)
  await server.owner.query(`create database ${name} owner ${name}`)
  const url = new URL(server.url)
  url.pathname = `/${name}`
  // By the folder of a socket the user stands behind it: a URL without a host has none before it.
  if (url.hostname === '') url.searchParams.set('user', name)
  url.username = name
  url.password = 'x'
  const own = url.href
  const dataFolder = mkdtempSync(join(tmpdir(), 'etalon-own-'))
  await migrateDatabase(own)
  await migrateDatabase(own)
  const seal = loadSeal(join(dataFolder, 'keys/seal.key'))
  await seedInstitute(own, seal)
  const database = openDatabase(own, { connections: 4 })
  const settings = readSettings({
    ETALON_DATA: dataFolder,
    DATABASE_URL: 'postgresql://x@y/z',
    ETALON_WORKSPACE_PORT: '0',
    ETALON_PORTAL_PORT: '0',
    ETALON_LOG: 'silent',
  })
  const jobs = createJobs(own, () => {})
  const keys = await loadKeys(settings, database)
  const etalon = await openEtalon({ settings, database, seal, keys, jobs, pages: false })
  try {
    await jobs.start()
    expect(await signInRaw(etalon.workspaceUrl, 'reception', '000000', demoPassword)).toMatchObject({ account: 'reception' })
    const { rows } = await database.within('000001', (tx) => tx.execute('select id from enterprise'))
    expect(rows).toEqual([])
  } finally {
    await etalon.close()
    await jobs.stop()
    await database.close()
    const owner = new pg.Client({ connectionString: server.url })
    await owner.connect()
    await dropDatabase(owner, name)
    await owner.query(`drop role ${name}`)
    await owner.end()
    rmSync(dataFolder, { recursive: true, force: true })
  }
})
