import { Agent, type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { contract, encodeSearch } from '@etalon/api/contract'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { runningPostgres } from '../../apps/server/src/db/index.ts'
import { signInAt } from '../../apps/server/src/testing/sign-in.ts'
import { startProduct } from '../support/running.ts'
import { measured } from './use-faults.ts'

test('[SRV-6][F18] SIGTERM under load: not ready, what was accepted is answered, sockets are told 1001, exit 0', async (context) => {
  const etalon = await startProduct({ environment: { ETALON_DEMO_ORDERS: '6' } })
  onTestFinished(() => etalon.remove())
  const admin = await signInAt(etalon.workspaceUrl, 'admin')
  const sockets: number[] = []
  for (let at = 0; at < 3; at += 1) {
    const { ticket } = await admin.send(contract.message.socketTicket, {})
    const socket = new WebSocket(`${etalon.workspaceUrl.replace('http', 'ws')}/msgws/websocket?u=${admin.id}&ticket=${ticket}`, {
      origin: etalon.workspaceUrl,
    })
    socket.on('close', (code) => sockets.push(code))
    await new Promise((resolve) => socket.once('open', resolve))
  }
  const agent = new Agent({ keepAlive: true })
  interface Told {
    readonly status: number
    readonly text: string
    readonly at: number
  }
  const call = (path: string, body?: unknown, by: Agent = agent): Promise<Told | string> =>
    new Promise((resolve) => {
      const sent = request(
        `${etalon.workspaceUrl}${path}`,
        {
          agent: by,
          method: body === undefined ? 'GET' : 'POST',
          headers: { 'Blade-Auth': `bearer ${admin.token}`, 'content-type': 'application/json' },
        },
        (answer: IncomingMessage) => {
          let text = ''
          answer.setEncoding('utf8').on('data', (piece: string) => (text += piece))
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text, at: performance.now() }))
        },
      )
      sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
      sent.end(body === undefined ? undefined : JSON.stringify(body))
    })
  const kept = new Agent({ keepAlive: true, maxSockets: 1 })
  expect(await call('/health/ready', undefined, kept)).toMatchObject({ status: 200 })

  // Slow ones, that wait for a lock of somebody else for two seconds.
  const owner = new pg.Client({ connectionString: runningPostgres(join(etalon.dataFolder, 'data/postgres'), 'postgres') })
  await owner.connect()
  await owner.query('begin; lock table work_order in access exclusive mode')
  const list = encodeSearch({ current: 1, size: 15, filter: {} })
  const accepted = Array.from({ length: 8 }, () => call(contract.order.page.path, list))
  let busy = true
  const others: (Told | string)[] = []
  const load = Array.from({ length: 6 }, async () => {
    while (busy) {
      others.push(await call('/api/blade-system/menu/routes'))
      await wait(5)
    }
  })
  await wait(600)
  const stopped = performance.now()
  etalon.process.kill('SIGTERM')
  await wait(200)
  // Over a connection that is open, and over one that is made now.
  const ready = [await call('/health/ready', undefined, kept), await call('/health/ready', undefined, new Agent())]
  await wait(800)
  await owner.query('rollback')
  await owner.end()
  const answers = await Promise.all(accepted)
  busy = false
  await Promise.all(load)
  const code = await new Promise((resolve) => {
    if (etalon.process.exitCode !== null) resolve(etalon.process.exitCode)
    else etalon.process.once('exit', resolve)
  })
  const seconds = (performance.now() - stopped) / 1000
  expect(answers.map((one) => (typeof one === 'string' ? one : one.status))).toEqual(Array(8).fill(200))
  const last = Math.max(...answers.map((one) => (typeof one === 'string' ? 0 : one.at)))
  expect(last - stopped).toBeLessThan(10_000)
  expect(ready).toEqual([503, 503].map((status) => expect.objectContaining({ status })))
  expect(sockets).toEqual([1001, 1001, 1001])
  expect(code).toBe(0)
  expect(seconds).toBeLessThan(12)
  // Whoever came later was refused in our words, or found nobody; nobody was cut off in the midst.
  const told = others.filter((one): one is Told => typeof one !== 'string')
  const cut = others.filter((one) => typeof one === 'string')
  for (const one of told.filter(({ status }) => status !== 200)) {
    expect(one.status).toBe(503)
    expect(JSON.parse(one.text)).toMatchObject({ code: 503, success: false, requestId: expect.any(String) })
  }
  measured(
    context,
    `8 of 8 accepted calls answered, the last ${((last - stopped) / 1000).toFixed(1)} s after the signal; readiness 503 to a connection that was open and to a new one; 3 sockets 1001; ${told.filter(({ status }) => status === 503).length} calls 503, ${cut.length} found nobody; exit 0 after ${seconds.toFixed(1)} s`,
  )
})
