import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { contract } from '@etalon/api/contract'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { anEnterprise, orderForm } from '../../apps/server/src/testing/main-flow.ts'
import { type Checkout, type CheckoutOptions, copyCheckout } from './checkout.ts'
import { leftIn } from './launch.ts'
import { makePlace, type Place } from './place.ts'

let checkout: Checkout
let places: Place[] = []
let strangers: Server[] = []

/** Gives the tests of a file a checkout of their own, built; whatever a test started is ended after it. */
export function useCheckout(options: CheckoutOptions = {}): { folder(): string; place(dataFolder?: string): Promise<Place> } {
  beforeAll(async () => {
    checkout = copyCheckout(options)
    // Builds the apps, so that no test waits for it.
    const first = await aPlace()
    await first.start()
    await clear()
  })
  afterEach(clear)
  afterAll(() => checkout.remove())
  return { folder: () => checkout.folder, place: aPlace }
}

async function aPlace(dataFolder?: string): Promise<Place> {
  const place = await makePlace(checkout.folder, dataFolder)
  places.push(place)
  return place
}

async function clear(): Promise<void> {
  for (const place of places) await place.clear()
  for (const server of strangers) server.close()
  places = []
  strangers = []
}

/** Listens on a port and says nothing of itself. */
export function strangerOn(port: number, host = '127.0.0.1'): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.end())
    strangers.push(server)
    server.once('error', reject)
    server.listen({ host, port }, resolve)
  })
}

/** Fails where anything of the product is still there: processes, ports, lock. */
export async function expectNothingLeft(place: Place): Promise<void> {
  expect([...(await leftIn(checkout.folder)), ...(await leftIn(place.dataFolder))]).toEqual([])
  await strangerOn(place.workspacePort)
  await strangerOn(place.portalPort)
  for (const server of strangers) await new Promise((resolve) => server.close(resolve))
  expect(existsSync(join(place.dataFolder, 'server.lock'))).toBe(false)
  expect(existsSync(join(checkout.folder, '.prepare.lock'))).toBe(false)
}

export async function isReady(place: Place): Promise<boolean> {
  try {
    const answer = await fetch(`${place.workspaceUrl}/health/ready`, { signal: AbortSignal.timeout(5000) })
    return answer.ok
  } catch {
    return false
  }
}

/** Waits for a condition, and fails with its name where it does not come true. */
export async function until(what: string, condition: () => boolean | Promise<boolean>, seconds = 20): Promise<void> {
  const last = performance.now() + seconds * 1000
  while (!(await condition())) {
    if (performance.now() > last) throw new Error(`Not within ${seconds} s: ${what}`)
    await wait(50)
  }
}

/** Registers an order. @returns a look whether it is still there */
export async function anOrderAt(place: Place): Promise<() => Promise<void>> {
  const reception = await place.signIn('reception')
  const enterId = await anEnterprise({ ...reception, id: '', token: '' })
  const { id, orderNo } = await reception.send(contract.order.submit, { body: orderForm(enterId) })
  return async () => {
    // The same session: the token was written before as well.
    const found = await reception.send(contract.order.detail, { query: { id } })
    expect(found.orderNo).toBe(orderNo)
  }
}
