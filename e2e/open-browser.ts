import { type Browser, chromium } from 'playwright'
import { chromiumEnvironment, chromiumPath, chromiumSwitches } from '../scripts/chromium.mjs'

/** Starts the Chromium of this machine, or Playwright's own where there is none. @param switches besides those that every run has */
export async function openBrowser(switches: readonly string[] = []): Promise<Browser> {
  const executablePath = chromiumPath()
  return await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...chromiumSwitches, ...switches],
    env: chromiumEnvironment(),
  })
}
