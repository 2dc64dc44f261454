import { resolve } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { chromiumEnvironment, chromiumPath, chromiumSwitches, headlessShellPath } from '../../scripts/chromium.mjs'

/** How a browser is started. */
export interface BrowserOptions {
  /** Besides those that every run has. */
  readonly switches?: readonly string[]
  /** Whether it is the one that people have, with its window, and not the engine alone. @default false */
  readonly whole?: boolean
}

/**
 * Starts the Chromium of this machine, or Playwright's own where there is none. `ETALON_FILM` names a folder for pictures of every step
 * that a journey takes.
 */
export async function openBrowser({ switches = [], whole = false }: BrowserOptions = {}): Promise<Browser> {
  const executablePath = whole ? chromiumPath() : headlessShellPath()
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...chromiumSwitches, ...switches],
    env: chromiumEnvironment(),
  })
  const folder = process.env.ETALON_FILM
  return folder === undefined ? browser : (await import('./film.ts')).film(browser, resolve(folder))
}
