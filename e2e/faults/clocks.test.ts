import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { contract } from '@etalon/api/contract'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { loadCertificateKeys } from '../../apps/server/src/certificates/index.ts'
import { startEmbeddedPostgres } from '../../apps/server/src/db/embedded/index.ts'
import { demoPassword } from '../../apps/server/src/demo/index.ts'
import { loadSeal } from '../../apps/server/src/session/index.ts'
import { anEnterprise, orderForm } from '../../apps/server/src/testing/main-flow.ts'
import { startServerProcess } from '../../apps/server/src/testing/server-process.ts'
import { signInAt, signInRaw, withToken } from '../../apps/server/src/testing/sign-in.ts'
import { root } from '../support/running.ts'
import { ownFolder } from './own-folder.ts'
import { measured } from './use-faults.ts'

const day = 86_400_000

test('[SRV-5][SES-2][F17] the clocks of two processes are a day off, one either way, and one jumps back: sessions, limits and numbers follow PostgreSQL’s', async (context) => {
  const folder = ownFolder()
  const postgres = await startEmbeddedPostgres({ dataFolder: join(folder, 'postgres') })
  onTestFinished(() => postgres.stop())
  const owner = new pg.Client({ connectionString: postgres.url('postgres') })
  await owner.connect()
  await owner.query('create database etalon')
  await owner.end()
  const [here, there] = [join(folder, 'here'), join(folder, 'there')]
  loadSeal(join(here, 'keys/password-seal.key'))
  await loadCertificateKeys({ dataFolder: here, issuedBefore: false, now: new Date() })
  cpSync(join(here, 'keys'), join(there, 'keys'), { recursive: true })
  const shifted = pathToFileURL(join(root, 'e2e/faults/shifted-clock.mjs')).href
  const start = (home: string, off: number) =>
    startServerProcess({
      ETALON_DATA: home,
      DATABASE_URL: postgres.url('etalon'),
      NODE_OPTIONS: `--import=${shifted}`,
      ETALON_TEST_CLOCK: String(off),
    })
  const early = await start(here, -day)
  onTestFinished(() => early.kill())
  const late = await start(there, day)
  onTestFinished(() => late.kill())
  const look = new pg.Client({ connectionString: postgres.url('etalon') })
  await look.connect()
  onTestFinished(() => look.end())

  // What one lets in, the other knows; after the jump too.
  const byEarly = await signInAt(early.workspaceUrl, 'reception')
  const byLate = await signInAt(late.workspaceUrl, 'reception')
  const isIn = (url: string, token: string) => withToken(url, token).send(contract.menu.routes, { query: {} })
  const everywhere = async () => {
    for (const url of [early.workspaceUrl, late.workspaceUrl])
      for (const { token } of [byEarly, byLate]) expect((await isIn(url, token)).length).toBeGreaterThan(0)
  }
  await everywhere()
  process.kill(early.pid, 'SIGUSR2')
  await everywhere()
  const { rows: lives } = await look.query<{ seconds: number }>(
    `select extract(epoch from access_expires_at - clock_timestamp())::int as seconds from session where account_id = $1`,
    [byEarly.id],
  )
  for (const { seconds } of lives) {
    expect(seconds).toBeGreaterThan(3500)
    expect(seconds).toBeLessThanOrEqual(3600)
  }

  // Numbers are of PostgreSQL's day, and follow each other over both.
  const enterId = await anEnterprise(byEarly)
  const numbers: string[] = []
  for (let at = 0; at < 6; at += 1) {
    const { orderNo } = await withToken((at % 2 === 0 ? early : late).workspaceUrl, byEarly.token).send(contract.order.submit, {
      body: orderForm(enterId, { remark: 'clocks' }),
    })
    numbers.push(orderNo)
  }
  const counted = numbers.map((number) => Number(number.slice(-4)))
  expect(new Set(numbers.map((number) => number.slice(0, -4))).size).toBe(1)
  expect(counted).toEqual(counted.map((_, at) => (counted[0] ?? 0) + at))
  const { rows: moments } = await look.query<{ off: number }>(
    `select abs(extract(epoch from created_at - clock_timestamp()))::int as off from work_order where remark = 'clocks'`,
  )
  for (const { off } of moments) expect(off).toBeLessThan(60)
  const { rows: history } = await look.query<{ off: number }>(
    `select abs(extract(epoch from at - clock_timestamp()))::int as off from history order by sequence desc limit 6`,
  )
  for (const { off } of history) expect(off).toBeLessThan(60)

  // Five wrong passwords are counted over both.
  const said: string[] = []
  for (let at = 0; at < 8; at += 1) {
    const answer = await signInRaw((at % 2 === 0 ? early : late).workspaceUrl, 'cashier', '000000', 'wrong')
    said.push('error_description' in answer ? answer.error_description : 'signed in')
  }
  expect(said.filter((one) => one === '用户名或密码不正确')).toHaveLength(5)
  for (const server of [early, late])
    expect(await signInRaw(server.workspaceUrl, 'cashier', '000000', demoPassword)).toMatchObject({
      error_description: expect.stringContaining('尝试次数过多'),
    })
  // A token that was lately replaced is forgiven by PostgreSQL's seconds, and one that has run out is out at both.
  await look.query(`update session set access_expires_at = clock_timestamp() - interval '1 second' where account_id = $1`, [
    byLate.id,
  ])
  for (const url of [early.workspaceUrl, late.workspaceUrl])
    await expect(isIn(url, byLate.token)).rejects.toMatchObject({ code: 401 })
  measured(
    context,
    `−1 day, −5 min more, +1 day: tokens good at both for 3600 s, ${numbers.length} numbers of one day without a gap, 5 of 8 wrong passwords looked at over both, moments within a minute of PostgreSQL’s`,
  )
})
