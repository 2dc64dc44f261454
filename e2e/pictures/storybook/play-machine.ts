import type { Page } from 'playwright'

/** Whether a story is the page of a machine, with its statechart. */
export const isMachinePage = (story: string) => /^(machines|progressions)--/.test(story)

/** What is seen of the states that are lit. */
interface Lit {
  readonly seen: readonly string[]
  readonly hidden: readonly string[]
  readonly frameInWindow: boolean
}

const lookAtLit = (page: Page): Promise<Lit> =>
  page.evaluate(() => {
    const frame = document.querySelector('section[tabindex="0"]')
    if (!frame) return { seen: [], hidden: [], frameInWindow: false }
    const { left, top } = frame.getBoundingClientRect()
    const [x, y] = [left + frame.clientLeft, top + frame.clientTop]
    const [right, bottom] = [x + frame.clientWidth, y + frame.clientHeight]
    const seen: string[] = []
    const hidden: string[] = []
    for (const box of document.querySelectorAll('g[data-leaf][data-active]')) {
      const it = box.querySelector('rect')?.getBoundingClientRect()
      const isWhole = it && it.left >= x - 1 && it.right <= right + 1 && it.top >= y - 1 && it.bottom <= bottom + 1
      ;(isWhole ? seen : hidden).push(box.getAttribute('data-state') ?? '')
    }
    return { seen, hidden, frameInWindow: y >= -1 && bottom <= innerHeight + 1 }
  })

/** What is wrong with what is seen, if anything is: at least one lit state must be whole in the frame, and the frame in the window. */
async function faultOf(page: Page): Promise<string | undefined> {
  const { seen, hidden, frameInWindow } = await lookAtLit(page)
  if (seen.length === 0) return `no lit state is seen whole: ${hidden.join(', ')}`
  return frameInWindow ? undefined : 'the drawing reaches out of the window'
}

/** Begins the machine of a page anew. @returns what is wrong with what is seen */
export async function beginMachine(page: Page, language: 'zh' | 'en'): Promise<readonly string[]> {
  await page.getByRole('button', { name: language === 'zh' ? '重新开始' : 'Begin again', exact: true }).click()
  await page.locator('svg[role=img] g[data-leaf]').first().waitFor()
  await page.evaluate(() => scrollTo(0, 0))
  const fault = await faultOf(page)
  return fault ? [`at first: ${fault}`] : []
}

/** Sends the machine of a page one event after another, up to a number of them. @returns what was wrong after each */
export async function playMachine(page: Page, times: number): Promise<readonly string[]> {
  const faults: string[] = []
  const events = page.getByRole('list', { name: /^(事件|Events)$/ }).getByRole('button')
  for (let sent = 0; sent < times; sent += 1) {
    const count = await events.count()
    if (count === 0) break
    // Another place each time, so that one does not go round and round.
    const event = events.nth((sent * 7) % count)
    const name = await event.textContent()
    await event.click()
    await page.waitForTimeout(120)
    const fault = await faultOf(page)
    if (fault) faults.push(`after ${name}: ${fault}`)
  }
  return faults
}
