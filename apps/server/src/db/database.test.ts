import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { startTestServer } from '../testing/index.ts'
import { openDatabase } from './index.ts'

const server = await startTestServer()

/** Ends a connection from another process while this one waits, so that it cannot have noticed when it goes on. */
function endConnection(pid: number): void {
  const script = `
    import { createRequire } from 'node:module'
    const pg = createRequire(${JSON.stringify(fileURLToPath(import.meta.url))})('pg')
    const client = new pg.Client({ connectionString: ${JSON.stringify(server.url)} })
    await client.connect()
    await client.query('select pg_terminate_backend($1, 5000)', [${pid}])
    await client.end()`
  execFileSync(process.execPath, ['--input-type=module', '-e', script])
}

test('[SRV-2] a connection that broke before its transaction began is not kept: the next call has one, and closing ends', async () => {
  const database = openDatabase(server.url, { connections: 1 })
  const pidOf = () =>
    database.within('000000', async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>('select pg_backend_pid() as pid')
      return rows[0]?.pid ?? 0
    })
  const first = await pidOf()
  endConnection(first)
  await expect(pidOf()).rejects.toThrow()
  expect(await pidOf()).not.toBe(first)
  await database.close()
})
