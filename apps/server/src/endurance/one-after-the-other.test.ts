import { randomBytes } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createClient } from '@etalon/api/client'
import { contract } from '@etalon/api/contract'
import pg from 'pg'
import { afterAll, expect, inject, test, vi } from 'vitest'
import { freePort } from '../../../../scripts/free-port.mjs'
import { loadCertificateKeys } from '../certificates/index.ts'
import { dropDatabase } from '../db/testing/index.ts'
import { loadSeal } from '../session/index.ts'
import { all, anEnterprise, orderForm, type ServerProcess, signInAt, startServerProcess, withToken } from '../testing/index.ts'
import { startBalancer } from './balancer.ts'

const folder = mkdtempSync(join(tmpdir(), 'etalon-several-'))
const at = (name: string) => inject('postgres').replace(/%7Bname%7D|\{name\}/, name)
const maintenance = new pg.Client({ connectionString: at('postgres') })
await maintenance.connect()
const name = `etalon_test_${randomBytes(6).toString('hex')}`
await maintenance.query(`create database ${name}`)
const balancer = await startBalancer()

const first = join(folder, '0')
loadSeal(join(first, 'keys/password-seal.key'))
await loadCertificateKeys({ dataFolder: first, issuedBefore: false, now: new Date() })

/** A process behind the balancer. */
interface Member {
  readonly process: ServerProcess
  readonly port: number
}

/** Starts a process with the keys of all, and waits until it gets calls. @param place of its folder, in which no other runs */
async function enter(place: number): Promise<Member> {
  const data = join(folder, String(place))
  if (data !== first && !existsSync(data)) cpSync(join(first, 'keys'), join(data, 'keys'), { recursive: true })
  const port = await freePort()
  const process = await startServerProcess({
    DATABASE_URL: at(name),
    ETALON_DATA: data,
    ETALON_WORKSPACE_PORT: String(port),
    ETALON_WORKSPACE_URL: balancer.url,
    ETALON_DEMO_OFFICE: '0',
    ETALON_FAREWELL_SECONDS: '0.5',
  })
  balancer.add(port)
  await vi.waitUntil(() => balancer.isReady(port), { timeout: 10_000 })
  return { process, port }
}

const members = [await enter(0), await enter(1), await enter(2)]
afterAll(async () => {
  for (const { process } of members) await process.kill()
  await balancer.close()
  await dropDatabase(maintenance, name)
  await maintenance.end()
  rmSync(folder, { recursive: true, force: true })
})
const reception = await signInAt(balancer.url, 'reception')
const enterId = await anEnterprise(reception)

/** People who read and write until they are told to stop; nothing is sent a second time. @returns what went wrong, and how often all went right */
function work(people: number) {
  let isOver = false
  let done = 0
  const wrong: unknown[] = []
  const client = createClient({ baseUrl: balancer.url, accessToken: () => reception.token, retries: 0 })
  const remarks: string[] = []
  const loops = Array.from({ length: people }, async (_, place) => {
    while (!isOver) {
      try {
        if (place % 2 === 0) await client.send(contract.order.page, { body: all() })
        else {
          const remark = crypto.randomUUID()
          await client.send(contract.order.submit, { body: orderForm(enterId, { remark }), idempotencyKey: crypto.randomUUID() })
          remarks.push(remark)
        }
        done += 1
      } catch (error) {
        wrong.push(error)
      }
      await wait(50)
    }
  })
  return {
    done: () => done,
    async stop() {
      isOver = true
      await Promise.all(loops)
      return { done, wrong, remarks }
    },
  }
}

test('[SRV-5][SRV-6] three processes are replaced one after the other under load, and not one call fails', async () => {
  const load = work(6)
  await wait(500)
  for (const [place, { process, port }] of members.entries()) {
    expect(await process.end()).toBe(0)
    balancer.remove(port)
    members[place] = await enter(place)
  }
  await expect.poll(load.done).toBeGreaterThan(100)
  const { wrong, remarks } = await load.stop()
  expect(wrong).toEqual([])
  const { total } = await reception.send(contract.order.page, { body: all() })
  expect(total).toBe(remarks.length)
}, 90_000)

test('[SRV-5][SRV-4] a process that hangs gets no more calls: the others answer, and know what it did under which key', async () => {
  const [hanging] = members
  if (!hanging) throw new Error('there are three')
  const form = { body: orderForm(enterId), idempotencyKey: crypto.randomUUID() }
  const there = await withToken(`http://localhost:${hanging.port}`, reception.token).send(contract.order.submit, form)
  process.kill(hanging.process.pid, 'SIGSTOP')
  try {
    await expect.poll(() => balancer.isReady(hanging.port), { timeout: 10_000 }).toBe(false)
    const load = work(4)
    await wait(1500)
    await expect.poll(load.done).toBeGreaterThan(20)
    const { wrong } = await load.stop()
    expect(wrong).toEqual([])
    expect(await reception.send(contract.order.submit, form)).toEqual(there)
  } finally {
    process.kill(hanging.process.pid, 'SIGCONT')
  }
  await expect.poll(() => balancer.isReady(hanging.port), { timeout: 10_000 }).toBe(true)
}, 60_000)

test('[SRV-5][TBL-6] a job is done once, by one of three', async () => {
  const owner = new pg.Client({ connectionString: at(name) })
  await owner.connect()
  try {
    const columns = [{ field: 'orderNo', header: '委托单号' }]
    const wish = { resource: 'order', format: 'csv', title: '委托单', search: all(), columns } as const
    const begun = await Promise.all([1, 2, 3].map(() => reception.send(contract.export.submit, { body: wish })))
    for (const { id } of begun)
      await expect
        .poll(async () => (await reception.send(contract.export.detail, { query: { id } })).state, { timeout: 20_000 })
        .toBe('done')
    const jobs = () =>
      owner.query<{ state: string; retry_count: number }>(
        `select state::text, retry_count from etalon_jobs.job where name = 'export'`,
      )
    // That it is done stands there a moment before the queue knows.
    await expect.poll(async () => (await jobs()).rows).toEqual(begun.map(() => ({ state: 'completed', retry_count: 0 })))
  } finally {
    await owner.end()
  }
}, 60_000)
