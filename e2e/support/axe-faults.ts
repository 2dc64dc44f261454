import { createRequire } from 'node:module'
import type { Page } from 'playwright'

const source = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** Gives axe to every page that is opened from now on; the policy of our pages takes no script that comes later. */
export const withAxe = (page: Page): Promise<unknown> => page.addInitScript({ path: source })

/**
 * What axe has against a page as it stands, which was opened after {@link withAxe}: the rule and the element.
 * @param rules the only ones that are asked, by their names; without any, all of them
 */
export function axeFaults(page: Page, rules: readonly string[] = []): Promise<string[]> {
  return page.evaluate(async (only) => {
    // Half on its way from one colour to another nothing can be read: what ends by itself is waited for.
    const ending = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map((one) => one.finished))
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    // What was said aloud stands there for seconds, and names what may be gone: as with stories it is left out.
    const places = { include: [['html']], exclude: [['[data-live-announcer]']] }
    const { violations } = await axe.run(places, {
      resultTypes: ['violations'],
      ...(only.length === 0 ? {} : { runOnly: [...only] }),
    })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
  }, rules)
}
