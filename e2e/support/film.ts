import { createHash } from 'node:crypto'
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Browser, BrowserContext, Keyboard, Locator, Page } from 'playwright'
import { expect } from 'vitest'

/** What leads from one thing that is seen to the next. */
const steps = ['click', 'dblclick', 'check', 'uncheck', 'press', 'setInputFiles', 'selectOption', 'dragTo'] as const
const keys = ['press'] as const
const places = ['goto', 'reload', 'goBack'] as const

/**
 * Takes a picture after every step that somebody does in a browser, in a folder of the file of tests, and writes what a page complained
 * of and answers of 500 and more in its `problems.txt`. Journeys go slower by it, and otherwise as they do.
 */
export function film(browser: Browser, folder: string): Browser {
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => filmContext(await newContext(options), folder)
  return browser
}

let isPatched = false
let taken = 0
const seen = new Set<string>()
const owners = new WeakMap<Keyboard, Page>()

function filmContext(context: BrowserContext, folder: string): BrowserContext {
  const now = () => {
    const { testPath = 'none', currentTestName = 'before' } = expect.getState()
    const own = join(folder, basename(testPath, '.test.ts'))
    mkdirSync(own, { recursive: true })
    return { own, test: currentTestName.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 70) }
  }
  const complain = (what: string) => {
    const { own, test } = now()
    appendFileSync(join(own, 'problems.txt'), `${test}: ${what}\n`)
  }
  context.on('page', (page) => {
    owners.set(page.keyboard, page)
    page.on('pageerror', ({ message }) => complain(`error ${message}`))
    page.on('console', (said) => {
      if (said.type() === 'error' || said.type() === 'warning') complain(`${said.type()} ${said.text().slice(0, 300)}`)
    })
    page.on('response', (answer) => {
      if (answer.status() >= 500) complain(`${answer.status()} ${answer.request().method()} ${answer.url()}`)
    })
    if (isPatched) return
    isPatched = true
    const shoot = async (of: Page, step: string) => {
      try {
        await of.waitForTimeout(350)
        const picture = await of.screenshot({ type: 'jpeg', quality: 70, timeout: 3000 })
        const hash = createHash('sha256').update(picture).digest('hex')
        if (seen.has(hash)) return
        seen.add(hash)
        const { own, test } = now()
        taken += 1
        writeFileSync(join(own, `${String(taken).padStart(5, '0')}-${test}-${step}.jpg`), picture)
      } catch {
        // A page that has gone, or is not to be looked at just now, has no picture.
      }
    }
    after(Object.getPrototypeOf(page.locator('body')), steps, (locator: Locator) => locator.page(), shoot)
    after(Object.getPrototypeOf(page), places, (of: Page) => of, shoot)
    // A keyboard does not tell whose it is: each page has one of its own.
    after(Object.getPrototypeOf(page.keyboard), keys, (keyboard: Keyboard) => owners.get(keyboard) ?? page, shoot)
  })
  return context
}

type Doing = (...words: unknown[]) => Promise<unknown>

/** Lets a picture be taken after each of some methods of a class. */
function after<Self extends object>(
  prototype: object,
  names: readonly string[],
  pageOf: (self: Self) => Page,
  shoot: (page: Page, step: string) => Promise<void>,
): void {
  const methods = prototype as Record<string, Doing>
  for (const name of names) {
    const own = methods[name]
    if (own === undefined) continue
    methods[name] = async function (this: Self, ...words) {
      const done = await own.apply(this, words)
      await shoot(pageOf(this), name)
      return done
    }
  }
}
