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
    // Half on its way from one colour to another nothing can be read: what ends by itself is waited for. A view that is
    // kept beside the one in sight stands still, and so do its transitions: they would be waited for without end.
    const isEnding = ({ effect, playState }: Animation) =>
      playState === 'running' &&
      effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY &&
      (effect as KeyframeEffect).target?.checkVisibility() === true
    const given = performance.now() + 10_000
    while (document.getAnimations().some(isEnding)) {
      if (performance.now() > given) throw new Error('after 10 s something still moves')
      await new Promise(requestAnimationFrame)
    }
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
