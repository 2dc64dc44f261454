import type { Socket } from 'node:net'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { cloneTestDatabase } from './testing/index.ts'
import { writeTogether } from './write-together.ts'

const { url } = await cloneTestDatabase()

test('[SRV-3] what is asked without waiting for an answer goes to PostgreSQL in one write, and what waits goes by itself', async () => {
  const pool = new pg.Pool({ connectionString: url, pipeline: true })
  onTestFinished(() => pool.end())
  const client = await pool.connect()
  onTestFinished(() => client.release())
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  let writes = 0
  for (const way of ['_write', '_writev'] as const) {
    const original = stream[way]?.bind(stream) as ((...given: unknown[]) => void) | undefined
    if (original)
      stream[way] = ((...given: unknown[]) => {
        writes += 1
        original(...given)
      }) as never
  }
  const asked = async () => {
    writes = 0
    const answers = await Promise.all([client.query('begin'), client.query('select $1::int as one', [1]), client.query('commit')])
    return { writes, rows: answers[1].rows }
  }
  expect(await asked()).toEqual({ writes: 3, rows: [{ one: 1 }] })
  writeTogether(client)
  expect(await asked()).toEqual({ writes: 1, rows: [{ one: 1 }] })
  writes = 0
  for (let time = 0; time < 2; time += 1) await client.query('select 1')
  expect(writes).toBe(2)
})
