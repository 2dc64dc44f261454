import { once } from 'node:events'
import { mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { startEmbeddedPostgres } from './index.ts'

/** A PostgreSQL of its own, what it tells, and how to kill its postmaster. */
async function aPostgres() {
  const home = mkdtempSync(join(tmpdir(), 'etalon-heal-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  const dataFolder = join(home, 'postgres')
  const told = new EventTarget()
  const postgres = await startEmbeddedPostgres({
    dataFolder,
    settings: { fsync: 'off' },
    onEvent: (event, detail) => told.dispatchEvent(new CustomEvent(event, { detail })),
  })
  onTestFinished(() => postgres.stop())
  const connect = async () => {
    const client = new pg.Client({ connectionString: postgres.url('postgres') })
    client.on('error', () => {})
    await client.connect()
    return client
  }
  const kill = () => process.kill(Number(readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL')
  return { dataFolder, connect, kill, next: async (event: 'lost' | 'recovered') => (await once(told, event))[0].detail as string }
}

async function answers(connect: () => Promise<pg.Client>): Promise<void> {
  const client = await connect()
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await client.end()
}

test('[SRV-2] a backend that stands still and outlives its PostgreSQL does not keep it from coming back', async () => {
  const { connect, kill, next } = await aPostgres()
  const client = await connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  process.kill(rows[0]?.pid ?? 0, 'SIGSTOP')
  const back = next('recovered')
  kill()
  await back
  await answers(connect)
})

test('[SRV-2] what hinders PostgreSQL from coming back is told and may pass: it is tried until it does', async () => {
  const { dataFolder, connect, kill, next } = await aPostgres()
  const control = join(dataFolder, 'global/pg_control')
  renameSync(control, `${control}.away`)
  const lost = next('lost')
  kill()
  await lost
  expect(await next('lost')).toContain('pg_control')
  expect(await next('lost')).toContain('Tried again in 0.5 s.')
  const back = next('recovered')
  renameSync(`${control}.away`, control)
  await back
  await answers(connect)
})
