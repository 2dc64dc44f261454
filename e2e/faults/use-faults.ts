import type { Browser } from 'playwright'
import { afterAll, beforeAll, onTestFinished, type TestContext } from 'vitest'
import { freePort } from '../../scripts/free-port.mjs'
import { openBrowser } from '../support/open-browser.ts'
import { type Person, signIn } from '../support/person.ts'
import { type Running, startProduct } from '../support/running.ts'
import { type Calls, type Fault, type FaultyProxy, type Injected, startFaultyProxy } from './faulty-proxy.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** What a test of a fault saw, with its figures. */
    measured?: string
    /** Why a fault was not made. */
    notMade?: string
  }
}

/** Says in a short sentence what was seen, with what was measured: it stands in docs/reliability/faults.md. */
export function measured(context: TestContext, sentence: string): void {
  context.task.meta.measured = sentence
}

/** Says why a fault cannot be made here, with the proof: it then stands as "not made", never as held. */
export function notMade(context: TestContext, why: string): void {
  context.task.meta.notMade = why
}

/** The product with our proxy before the workspace, and a browser. */
export interface FaultyProduct {
  readonly browser: Browser
  readonly etalon: Running
  readonly proxy: FaultyProxy
  /** The workspace by way of the proxy. */
  readonly url: string
  /** Lets a fault meet calls until the end of the test. */
  inject(calls: Calls, fault: Fault): Injected
  /** Signs somebody in, in Chinese, by way of the proxy. @param account @default 'reception' */
  enter(account?: string): Promise<Person>
}

/** Starts the product behind the proxy before the tests of a file, and ends it after them. */
export function useFaultyProduct({
  orders = 6,
  environment = {},
}: {
  readonly orders?: number
  readonly environment?: Readonly<Record<string, string>>
} = {}): FaultyProduct {
  let parts: { readonly browser: Browser; readonly etalon: Running; readonly proxy: FaultyProxy } | undefined
  beforeAll(async () => {
    const port = await freePort()
    const etalon = await startProduct({
      environment: {
        ETALON_DEMO_ORDERS: String(orders),
        ETALON_WORKSPACE_URL: `http://localhost:${port}`,
        ...environment,
      },
    })
    const target = Number(new URL(etalon.workspaceUrl).port)
    parts = { browser: await openBrowser(), etalon, proxy: await startFaultyProxy(port, target) }
  })
  afterAll(async () => {
    await parts?.browser.close()
    await parts?.proxy.close()
    await parts?.etalon.remove()
  })
  const begun = () => {
    if (!parts) throw new Error('the product is there once the tests of the file have begun')
    return parts
  }
  return {
    get browser() {
      return begun().browser
    },
    get etalon() {
      return begun().etalon
    },
    get proxy() {
      return begun().proxy
    },
    get url() {
      return begun().proxy.url
    },
    inject(calls, fault) {
      const injected = begun().proxy.inject(calls, fault)
      onTestFinished(() => injected.remove())
      return injected
    },
    enter(account = 'reception') {
      return signIn(begun().browser, begun().proxy.url, account, 'zh')
    },
  }
}
