import type { Browser, BrowserContext, Page } from 'playwright'

const opened: BrowserContext[] = []
let visitors = 0

/** Closes the browsers of all who came. */
export async function sendAway(): Promise<void> {
  for (const context of opened.splice(0)) await context.close()
}

/** A member of the public, and all that their browser complained of. */
export async function newVisitor(
  browser: Browser,
  { script = true, dark = false, desk = false } = {},
): Promise<{ page: Page; problems: string[] }> {
  visitors += 1
  const context = await browser.newContext({
    viewport: desk ? { width: 1280, height: 800 } : { width: 390, height: 844 },
    hasTouch: !desk,
    isMobile: !desk,
    javaScriptEnabled: script,
    colorScheme: dark ? 'dark' : 'light',
    // Each from a network of their own, as the proxy in front says.
    extraHTTPHeaders: { 'X-Forwarded-For': `198.51.100.${visitors}` },
  })
  opened.push(context)
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (message.text().startsWith('violated ')) problems.push(message.text())
  })
  if (script) {
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
        console.error(`violated ${violatedDirective}: ${blockedURI} ${sample}`),
      )
    })
  }
  return { page, problems }
}
