import type { Browser } from 'playwright'
import { afterAll, beforeAll } from 'vitest'
import { openBrowser } from './open-browser.ts'
import { type Person, signIn } from './person.ts'
import { type Running, startProduct } from './running.ts'

/** The running product and a browser, for all tests of a file. */
export interface Product {
  /** @throws before the first test has begun */
  readonly browser: Browser
  readonly workspaceUrl: string
  readonly portalUrl: string
  /** Where its data stand. */
  readonly dataFolder: string
  /** Signs somebody in, in Chinese. @param account @default 'reception' */
  enter(account?: string): Promise<Person>
}

/** Starts the product with so many demonstration orders before the tests of a file, and ends it after them. */
export function useProduct({ orders }: { readonly orders: number }): Product {
  let browser: Browser | undefined
  let etalon: Running | undefined
  beforeAll(async () => {
    browser = await openBrowser()
    etalon = await startProduct({ environment: { ETALON_DEMO_ORDERS: String(orders) } })
  })
  afterAll(async () => {
    await browser?.close()
    await etalon?.remove()
  })
  const begun = <Part>(part: Part | undefined): Part => {
    if (part === undefined) throw new Error('the product is there once the tests of the file have begun')
    return part
  }
  return {
    get browser() {
      return begun(browser)
    },
    get workspaceUrl() {
      return begun(etalon).workspaceUrl
    },
    get portalUrl() {
      return begun(etalon).portalUrl
    },
    get dataFolder() {
      return begun(etalon).dataFolder
    },
    enter(account = 'reception') {
      return signIn(this.browser, this.workspaceUrl, account, 'zh')
    },
  }
}
