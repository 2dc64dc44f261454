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

test('[FLOW-3] work that met what another did at that moment is done once more, and sees it; what fails on its own account fails', async () => {
  const known = `insert into dictionary (tenant_id, code, dict_key, dict_value) values ('000000', 'at_once', 'one', 'first')`
  let attempts = 0
  const found = await server.database.within('000000', async (tx) => {
    attempts += 1
    const { rows } = await tx.execute<{ value: string }>(`select dict_value as value from dictionary where code = 'at_once'`)
    if (rows[0]) return rows[0].value
    await server.owner.query(known)
    await tx.execute(known)
    return 'nobody was in between'
  })
  expect([attempts, found]).toEqual([2, 'first'])

  let tries = 0
  const lost = server.database.within('000000', async (tx) => {
    tries += 1
    await tx.execute(`insert into file_part (file_id, tenant_id, place, size, sha256) values (1, '000000', 0, 0, '')`)
  })
  await expect(lost).rejects.toThrow()
  expect(tries).toBe(3)
})
