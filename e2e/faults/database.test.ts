import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { CallProblem } from '@etalon/api/client'
import { contract, encodeSearch } from '@etalon/api/contract'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { runningPostgres } from '../../apps/server/src/db/index.ts'
import { signInAt } from '../../apps/server/src/testing/sign-in.ts'
import { inDatabase, tell } from '../support/in-database.ts'
import { startProduct } from '../support/running.ts'
import { measured } from './use-faults.ts'

test('[SRV-2][F14] PostgreSQL stops at once under load, as pg_ctl restart -m immediate does: refusals in our words, it heals alone, LISTEN is renewed', async (context) => {
  const etalon = await startProduct({ environment: { ETALON_DEMO_ORDERS: '6' } })
  onTestFinished(() => etalon.remove())
  const admin = await signInAt(etalon.workspaceUrl, 'admin')
  const { ticket } = await admin.send(contract.message.socketTicket, {})
  const address = `${etalon.workspaceUrl.replace('http', 'ws')}/msgws/websocket?u=${admin.id}&ticket=${ticket}`
  const socket = new WebSocket(address, { origin: etalon.workspaceUrl })
  onTestFinished(() => socket.terminate())
  const titles: string[] = []
  socket.on('message', (data) => {
    const { body } = JSON.parse(String(data)) as { body?: { title?: string } }
    if (body?.title) titles.push(body.title)
  })
  await new Promise((resolve) => socket.once('open', resolve))

  let busy = true
  let answered: number[] = []
  const refusals: { readonly at: number; readonly problem: unknown }[] = []
  const callers = Array.from({ length: 12 }, async () => {
    while (busy) {
      try {
        await admin.send(contract.order.page, { body: encodeSearch({ current: 1, size: 15, filter: {} }) })
        answered.push(performance.now())
      } catch (problem) {
        refusals.push({ at: performance.now(), problem })
        await wait(20)
      }
    }
  })
  await wait(1500)
  expect(answered.length).toBeGreaterThan(20)
  const [postmaster = ''] = readFileSync(join(etalon.dataFolder, 'data/postgres/postmaster.pid'), 'utf8').split('\n')
  const stopped = performance.now()
  process.kill(Number(postmaster), 'SIGQUIT')
  const listens = async () => {
    try {
      const rows = await inDatabase(etalon, `select pid from pg_stat_activity where query like 'listen "etalon_message"%'`)
      return rows.length
    } catch {
      return 0
    }
  }
  await expect.poll(() => refusals.length, { timeout: 15_000 }).toBeGreaterThan(0)
  await expect.poll(listens, { timeout: 30_000 }).toBe(1)
  await wait(1000)
  busy = false
  await Promise.all(callers)
  const last = Math.max(...refusals.map(({ at }) => at))
  const seconds = (last - stopped) / 1000
  answered = answered.filter((at) => at > last)
  for (const { problem } of refusals) {
    expect(problem).toBeInstanceOf(CallProblem)
    expect(problem).toMatchObject({ code: 503, reason: 'unavailable', message: '服务暂时不可用，您的内容没有丢失，请稍后重试' })
  }
  expect(seconds).toBeLessThan(15)
  expect(answered.length).toBeGreaterThan(5)
  // By LISTEN at once, not by the look each five seconds.
  const told = performance.now()
  await tell(etalon, 'admin', '恢复之后', '', '')
  await expect.poll(() => titles, { timeout: 10_000, interval: 20 }).toContain('恢复之后')
  const heard = performance.now() - told
  expect(heard).toBeLessThan(1500)
  // Connections at rest that broke have ended nothing.
  expect(etalon.process.exitCode).toBe(null)
  expect(await (await fetch(`${etalon.workspaceUrl}/health/ready`)).json()).toEqual({ ready: true })
  measured(
    context,
    `${refusals.length} calls refused with 503 over ${seconds.toFixed(1)} s, then answered again; a message heard ${heard.toFixed(0)} ms after it was written`,
  )
})

test('[SRV-2][F14] connections at rest are broken by an administrator: the process goes on', async (context) => {
  const etalon = await startProduct({ environment: { ETALON_DEMO_ORDERS: '0' } })
  onTestFinished(() => etalon.remove())
  const admin = await signInAt(etalon.workspaceUrl, 'admin')
  const owner = new pg.Client({ connectionString: runningPostgres(join(etalon.dataFolder, 'data/postgres'), 'postgres') })
  await owner.connect()
  const { rows } = await owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  )
  await owner.end()
  expect(rows.length).toBeGreaterThan(1)
  await wait(300)
  let refused = 0
  for (let at = 0; at < 20; at += 1)
    await admin.send(contract.menu.routes, { query: {} }).catch((problem: unknown) => {
      expect(problem).toMatchObject({ code: 503 })
      refused += 1
    })
  expect(etalon.process.exitCode).toBe(null)
  await expect.poll(async () => (await fetch(`${etalon.workspaceUrl}/health/ready`)).status).toBe(200)
  measured(context, `${rows.length} connections ended at rest: ${refused} of 20 calls refused with 503, the process goes on`)
})
