import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { contract, encodeSearch } from '@etalon/api/contract'
import { expect, onTestFinished, test } from 'vitest'
import { signInAt } from '../../apps/server/src/testing/sign-in.ts'
import { startProduct } from '../support/running.ts'
import { measured } from './use-faults.ts'

const howMany = 500

test('[SRV-3][F21] 500 connections that send one byte a second are closed within 30 s, and others are answered as fast as before', async (context) => {
  const etalon = await startProduct({ environment: { ETALON_DEMO_ORDERS: '6' } })
  onTestFinished(() => etalon.remove())
  const admin = await signInAt(etalon.workspaceUrl, 'admin')
  const { port, host } = new URL(etalon.workspaceUrl)
  const percentile = (times: readonly number[], part: number) =>
    times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0
  /** Asks one after the other for so many milliseconds. @returns what each took */
  const ask = async (milliseconds: number) => {
    const times: number[] = []
    const last = performance.now() + milliseconds
    while (performance.now() < last) {
      const began = performance.now()
      await admin.send(contract.order.page, { body: encodeSearch({ current: 1, size: 15, filter: {} }) })
      times.push(performance.now() - began)
      await wait(20)
    }
    return times
  }
  await ask(3000)
  const alone = await ask(12_000)

  const lived: number[] = []
  const open: Socket[] = []
  const head = (at: number) =>
    at % 2 === 0
      ? `GET /health/live HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `
      : `POST ${contract.order.page.path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"a":"`
  for (let at = 0; at < howMany; at += 1) {
    const socket = connect({ host: '127.0.0.1', port: Number(port) })
    open.push(socket)
    const began = performance.now()
    // Half of them are slow with their headers from the first byte on, the others with their body.
    const words = head(at)
    let place = 0
    if (at % 2 === 1) {
      socket.write(words)
      place = words.length
    }
    const timer = setInterval(() => socket.write(place < words.length ? (words[place++] ?? 'x') : 'x'), 1000)
    socket.on('error', () => {})
    socket.resume()
    socket.once('close', () => {
      clearInterval(timer)
      lived.push((performance.now() - began) / 1000)
    })
  }
  onTestFinished(() => {
    for (const socket of open) socket.destroy()
  })
  const beside = await ask(25_000)
  await expect.poll(() => lived.length, { timeout: 40_000, interval: 200 }).toBe(howMany)
  const longest = Math.max(...lived)
  expect(longest).toBeLessThanOrEqual(30)
  const [before, during] = [percentile(alone, 0.99), percentile(beside, 0.99)]
  // As fast: what differs is within what one such list differs from the next.
  expect(during).toBeLessThan(before * 2 + 20)
  measured(
    context,
    `${howMany} of ${howMany} closed after ${Math.min(...lived).toFixed(0)} to ${longest.toFixed(0)} s; a list beside them: median ${percentile(beside, 0.5).toFixed(0)} ms (alone ${percentile(alone, 0.5).toFixed(0)}), p99 ${during.toFixed(0)} ms (alone ${before.toFixed(0)})`,
  )
}, 180_000)
