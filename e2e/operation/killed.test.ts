import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CallProblem } from '@etalon/api/client'
import { contract, encodeSearch } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { leftIn } from '../support/launch.ts'
import { anOrderAt, expectNothingLeft, isReady, until, useCheckout } from '../support/use-checkout.ts'

const checkout = useCheckout()

test('[SRV-2][F13] the server is killed: PostgreSQL ends by itself, and the next start has what was written', async () => {
  const place = await checkout.place()
  const run = await place.start()
  const isStillThere = await anOrderAt(place)
  const socketFolder = readFileSync(join(place.dataFolder, 'postgres/postmaster.pid'), 'utf8').split('\n')[4] ?? ''
  expect(existsSync(socketFolder)).toBe(true)
  process.kill(place.pids().server, 'SIGKILL')
  expect(await run.ended).not.toBe(0)
  expect(await leftIn(place.dataFolder)).toEqual([])
  expect(await leftIn(checkout.folder())).toEqual([])
  expect(existsSync(socketFolder)).toBe(false)

  await place.start()
  await isStillThere()
})

test('[SRV-2] the starter is killed: the server stops too', async () => {
  const place = await checkout.place()
  await place.start()
  const isStillThere = await anOrderAt(place)
  process.kill(place.pids().starter, 'SIGKILL')
  await expectNothingLeft(place)

  await place.start()
  await isStillThere()
})

test('[SRV-2][F13] the server and PostgreSQL are killed at once: the next start heals', async () => {
  const place = await checkout.place()
  await place.start()
  const isStillThere = await anOrderAt(place)
  const { server, postmaster } = place.pids()
  process.kill(server, 'SIGKILL')
  process.kill(postmaster, 'SIGKILL')
  // At once: what PostgreSQL left behind may still be ending.
  await until('the server is gone', async () => !(await isReady(place)))
  await place.start()
  await isStillThere()
})

test('[SRV-2][F13] everything is killed: the next start heals', async () => {
  const place = await checkout.place()
  const run = await place.start()
  const isStillThere = await anOrderAt(place)
  const { server, postmaster } = place.pids()
  for (const pid of [postmaster, server]) process.kill(pid, 'SIGKILL')
  run.signalGroup('SIGKILL')
  await run.ended
  await place.start()
  await isStillThere()
})

test('[SRV-2][F14] PostgreSQL is killed under load: the server says so, refuses calls in its own words, and heals by itself', async () => {
  const place = await checkout.place()
  const run = await place.start()
  const isStillThere = await anOrderAt(place)
  const admin = await place.signIn('admin')
  const { server, postmaster } = place.pids()

  let busy = true
  let answered = 0
  const refusals: unknown[] = []
  const callers = Array.from({ length: 8 }, async () => {
    while (busy) {
      try {
        await admin.send(contract.order.page, { body: encodeSearch({ current: 1, size: 15, filter: {} }) })
        answered += 1
      } catch (problem) {
        refusals.push(problem)
      }
    }
  })
  await until('calls are answered', () => answered > 20)
  process.kill(postmaster, 'SIGKILL')
  await run.said('PostgreSQL was lost')
  await run.said('PostgreSQL is back')
  const before = answered
  await until('calls are answered again', () => answered > before + 20)
  busy = false
  await Promise.all(callers)

  expect(refusals.length).toBeGreaterThan(0)
  for (const refusal of refusals) {
    expect(refusal).toBeInstanceOf(CallProblem)
    expect(refusal).toMatchObject({ code: 503, reason: 'unavailable', message: '服务暂时不可用，您的内容没有丢失，请稍后重试' })
  }
  expect(place.pids().server).toBe(server)
  expect(await isReady(place)).toBe(true)
  await isStillThere()
  run.signalGroup('SIGINT')
  expect(await run.ended).toBe(0)
  await expectNothingLeft(place)
})

test('[SRV-2] PostgreSQL is killed three times in a row: it comes back each time', async () => {
  const place = await checkout.place()
  const run = await place.start()
  const isStillThere = await anOrderAt(place)
  const times = (said: string) => run.output().split(said).length - 1
  for (let time = 1; time <= 3; time += 1) {
    process.kill(place.pids().postmaster, 'SIGKILL')
    await until('the server has noticed', () => times('PostgreSQL was lost') >= time)
    await until('it is back', () => times('PostgreSQL is back') === time, 60)
    await until('the server is ready again', () => isReady(place))
    await isStillThere()
  }
})

test('[SRV-2][F13] a postmaster.pid with the number of a stranger who lives does not stop the start, nor the stranger', async () => {
  const place = await checkout.place()
  const run = await place.start()
  const isStillThere = await anOrderAt(place)
  const pidFile = join(place.dataFolder, 'postgres/postmaster.pid')
  const lines = readFileSync(pidFile, 'utf8').split('\n')
  run.signalGroup('SIGINT')
  await run.ended

  const stranger = spawn('sleep', ['600'], { stdio: 'ignore' })
  const gone = once(stranger, 'exit')
  writeFileSync(pidFile, [stranger.pid, ...lines.slice(1)].join('\n'))
  await place.start()
  await isStillThere()
  expect(stranger.exitCode ?? stranger.signalCode).toBe(null)
  stranger.kill()
  await gone
})
