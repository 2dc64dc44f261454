import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { startEmbeddedPostgres } from './index.ts'

const script = `
  const { startEmbeddedPostgres } = await import(${JSON.stringify(new URL('./index.ts', import.meta.url).href)})
  await startEmbeddedPostgres({ dataFolder: process.argv[1] })`

test('[SRV-2] power that fails while the database is being made leaves nothing that stops the next start', async () => {
  const home = mkdtempSync(join(tmpdir(), 'etalon-first-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  const dataFolder = join(home, 'postgres')
  const first = spawn(process.execPath, ['--input-type=module', '-e', script, dataFolder], { detached: true, stdio: 'ignore' })
  const ended = once(first, 'exit')
  // This file is among the first that initdb writes, wherever it works.
  while (!readdirSync(home).some((name) => existsSync(join(home, name, 'PG_VERSION')))) await wait(5)
  if (first.pid) process.kill(-first.pid, 'SIGKILL')
  await ended

  const postgres = await startEmbeddedPostgres({ dataFolder, settings: { fsync: 'off' } })
  onTestFinished(() => postgres.stop())
  const client = new pg.Client({ connectionString: postgres.url('postgres') })
  await client.connect()
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await client.end()
  expect(readdirSync(home)).toEqual(['postgres'])
})
