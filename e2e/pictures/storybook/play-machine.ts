import type { Page } from 'playwright'
import { lookAtLit } from '../../../.storybook/statecharts/lit-states.ts'

/** Whether a story is the page of a machine, with its statechart. */
export const isMachinePage = (story: string) => /^(machines|progressions)--/.test(story)

/** What is wrong with what is seen, if anything is: at least one lit state must be whole in the frame, and the frame in the window. */
async function faultOf(page: Page): Promise<string | undefined> {
  const frame = page.locator('section[tabindex="0"]')
  const { lit, seen } = await frame.evaluate(lookAtLit)
  if (seen.length === 0) return `no lit state is seen whole: ${lit.join(', ')}`
  const isInWindow = await frame.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= -1 && bottom <= innerHeight + 1
  })
  return isInWindow ? undefined : 'the drawing reaches out of the window'
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
