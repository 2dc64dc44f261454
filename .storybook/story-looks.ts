// After each story, as it stands at the end of its play: its contrast in the other looks, and its width on the narrowest screen.
import axe from 'axe-core'
import { afterEach, inject } from 'vitest'
import { commands, page } from 'vitest/browser'
import { applyTheme, type Scheme, type Theme, themes } from '../packages/ui/src/theme/index.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether every story is checked in every look; else only in the default theme, and stories named Matrix in all. */
    readonly everyLook: boolean
  }
}
declare module 'vitest/browser' {
  interface BrowserCommands {
    countStoryChecks: (looks: number, widths: number) => Promise<void>
  }
}

interface Look {
  readonly theme: Theme
  readonly scheme: Scheme
}

const first: Look = { theme: 'default', scheme: 'light' }
/** The width of a screen of 1280 pixels at 400 % (WCAG 1.4.10). */
const narrowest = 320

const looksOf = (story: string): readonly Look[] => {
  const all = inject('everyLook') || story.endsWith('--matrix')
  const looks = (all ? themes : [first.theme]).flatMap((theme) =>
    (['light', 'dark'] as const).map((scheme) => ({ theme, scheme })),
  )
  // The addon has checked the first one, with every rule.
  return looks.filter(({ theme, scheme }) => theme !== first.theme || scheme !== first.scheme)
}

const put = (look: Look) => applyTheme(document.documentElement, { ...look, density: 'compact' })

/** Two frames: the first one lays out, the second one has painted. */
const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

async function faintTexts(look: Look): Promise<string[]> {
  put(look)
  await painted()
  const { violations } = await axe.run(
    { include: [['body']], exclude: [['[data-radix-focus-guard]']] },
    { runOnly: { type: 'rule', values: ['color-contrast'] }, resultTypes: ['violations'] },
  )
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ target, any }) => `${look.theme} ${look.scheme}: ${target.join(' ')}: ${any[0]?.message ?? 'too faint'}`),
  )
}

/** Whether an element is in a part that scrolls or cuts sideways by itself, as tables and long codes may. */
function isInsideScroller(element: Element): boolean {
  for (let one = element.parentElement; one !== null && one !== document.body; one = one.parentElement)
    if (getComputedStyle(one).overflowX !== 'visible') return true
  return false
}

function cutParts(): string[] {
  if (document.documentElement.scrollWidth <= narrowest) return []
  const wide = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > narrowest + 0.5 && !isInsideScroller(element),
  )
  return wide.slice(-3).map((element) => {
    const { right } = element.getBoundingClientRect()
    return `${narrowest} px: <${element.tagName.toLowerCase()} class="${element.className}"> ends at ${Math.round(right)} px`
  })
}

/** What lies over the page follows a new width a moment later. */
async function cutWhenSettled(): Promise<string[]> {
  for (let frames = 0; frames < 30; frames += 1) {
    await painted()
    if (cutParts().length === 0) return []
  }
  return cutParts()
}

/** Whether nothing around an element that is placed absolutely is positioned. */
const isAgainstPage = (element: HTMLElement) =>
  getComputedStyle(element).position === 'absolute' && element.offsetParent === document.body

/**
 * Parts that are placed against the page, panels that lie over it aside. In a part that scrolls they do not scroll along: they
 * lengthen the page instead, and focus on them leads astray.
 */
const strayParts = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('body > * *')]
    .filter((element) => !element.matches('[data-placement], [data-floating-ui-portal] *') && isAgainstPage(element))
    .slice(0, 3)
    .map((element) => `<${element.tagName.toLowerCase()} class="${element.className}"> is placed against the page`)

/** Why a story is not asked to fit the narrowest screen: `parameters: { notNarrow: 'the reason' }`. */
const isNarrow = (context: object) =>
  !('story' in context && (context.story as { parameters?: { notNarrow?: string } }).parameters?.notNarrow)

afterEach(async (context) => {
  const { task } = context
  if (task.result?.state === 'fail') return
  const { storyId } = task.meta as { storyId?: string }
  if (storyId === undefined) return
  // What fades or slides would be measured half-way.
  const still = document.head.appendChild(document.createElement('style'))
  still.textContent = '*, ::before, ::after { transition: none !important; animation: none !important }'
  const faults: string[] = []
  try {
    const looks = looksOf(storyId)
    for (const look of looks) faults.push(...(await faintTexts(look)))
    put(first)
    const narrow = isNarrow(context)
    if (narrow) {
      await page.viewport(narrowest, 640)
      faults.push(...(await cutWhenSettled()))
    }
    faults.push(...strayParts())
    await commands.countStoryChecks(looks.length + 1, Number(narrow))
  } finally {
    put(first)
    still.remove()
  }
  if (faults.length > 0) throw new Error(`${storyId}:\n${faults.join('\n')}`)
})
