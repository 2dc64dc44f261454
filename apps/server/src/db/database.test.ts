import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { startTestServer } from '../testing/index.ts'
import { executeNamed, executeOften, openDatabase, sql } from './index.ts'

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

test('[SRV-2] a transaction that cannot begin says why, not that what follows it is ignored, and the connection is whole again', async () => {
  const database = openDatabase(server.url, { connections: 1 })
  const pid = async (patience: number) =>
    await database.within(
      '000000',
      async (tx) => (await tx.execute<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid,
      { patience },
    )
  const first = await pid(1000)
  await expect(pid(-5)).rejects.toThrow(/statement_timeout/)
  expect(await pid(1000)).toBe(first)
  await database.close()
})

test('[SRV-2] what every request asks is planned once on a connection, and answers for the tenant of each transaction', async () => {
  const database = openDatabase(server.url, { connections: 1 })
  const accounts = async (tenant: string) =>
    await database.within(tenant, async (tx) => {
      const asked = sql`select count(*)::int as count from account where tenant_id = ${tenant} and ${tenant} = '000000'`
      return (await executeNamed<{ count: number }>(tx, 'accounts', asked)).rows[0]?.count
    })
  expect(await accounts('000000')).toBeGreaterThan(0)
  expect(await accounts('000001')).toBe(0)
  const kept = await database.within(
    '000000',
    async (tx) => (await tx.execute<{ name: string }>('select name from pg_prepared_statements order by name')).rows,
  )
  expect(kept).toEqual([{ name: 'accounts' }, { name: 'enter' }])
  await database.close()
})

test('[SRV-2] of what is made while it runs the first texts are planned once on a connection, and all are answered', async () => {
  const database = openDatabase(server.url, { connections: 1 })
  const answers = await database.within('000000', async (tx) => {
    const found: unknown[] = []
    for (const turn of [1, 2])
      for (let place = 0; place < 70; place += 1) {
        const asked = sql`select ${sql.raw(String(place))} + ${turn}::int as sum`
        found.push((await executeOften<{ sum: number }>(tx, asked)).rows[0]?.sum)
      }
    return found
  })
  expect(answers).toEqual([1, 2].flatMap((turn) => Array.from({ length: 70 }, (_, place) => place + turn)))
  const { rows } = await database.within(
    '000000',
    async (tx) => await tx.execute(`select from pg_prepared_statements where name like 'often-%'`),
  )
  expect(rows).toHaveLength(64)
  await database.close()
})

test('[SRV-2] where a transaction can be neither kept nor given up, its connection is not lent again', async () => {
  const database = openDatabase(server.url, { connections: 1 })
  const pid = () =>
    database.within(
      '000000',
      async (tx) => (await tx.execute<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0,
    )
  const first = await pid()
  await expect(
    database.within('000000', async (tx) => {
      endConnection((await tx.execute<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0)
      throw new Error('changed my mind')
    }),
  ).rejects.toMatchObject({ name: 'StillOpen', cause: { message: 'changed my mind' } })
  expect(await pid()).not.toBe(first)
  await database.close()
})

test('[TBL-5][SRV-2] where even giving up is stopped since whoever asked has gone, what stopped the work is told, and no fault', async () => {
  const leaving = new AbortController()
  const work = server.database.within(
    '000000',
    async (tx) => {
      const [row] = (await tx.execute<{ pid: number }>('select pg_backend_pid() as pid')).rows
      leaving.abort()
      endConnection(row?.pid ?? 0)
      throw new Error('stopped')
    },
    { signal: leaving.signal },
  )
  await expect(work).rejects.toMatchObject({ name: 'Error', message: 'stopped' })
})

test('[TBL-5] who goes away between two statements stops the next one as well', async () => {
  const leaving = new AbortController()
  const work = server.database.within(
    '000000',
    async (tx) => {
      leaving.abort()
      // Meanwhile the connection has nothing to do: a word to stop finds nothing that it could stop.
      await new Promise((resolve) => setTimeout(resolve, 200))
      await tx.execute(sql`select pg_sleep(60)`)
    },
    { signal: leaving.signal },
  )
  await expect(work).rejects.toMatchObject({ cause: { code: '57014' } })
}, 10_000)
