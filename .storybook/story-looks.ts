// After each story, as it stands at the end of its play: what axe left undecided of it, and of a Matrix, which has the states of its component
// beside each other, its contrast by night, and its width and its targets on the narrowest screen. Where every look is asked for, every
// story is asked all of that in each of them; it is then shown in the other language, as it stands, and checked once more.
import type axe from 'axe-core'
import { afterEach, expect, inject } from 'vitest'
import { commands } from 'vitest/browser'
import type { Language } from '../packages/ui/src/i18n/index.ts'
import { showIn } from './shown-language.ts'
import {
  cutAtNarrowest,
  faultsIn,
  firstLook,
  hold,
  isFirst,
  type Look,
  looksOf,
  painted,
  put,
  revealed,
  strayParts,
  undecidedFaults,
} from './story-checks.ts'
import { smallTargets } from './touch-target.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether every story is checked in every look and both languages; else in the default theme by light, and stories named Matrix by night and narrow too. */
    readonly everyLook: boolean
  }
}
declare module 'vitest/browser' {
  interface BrowserCommands {
    countStoryChecks: (how: string, looks: number, widths: number) => Promise<void>
  }
}

/** What the addon's run of axe left undecided; nothing where it has not run. */
function undecidedByAddon(meta: object): readonly axe.Result[] | undefined {
  const { reports = [] } = meta as { reports?: readonly { type: string; result: Partial<axe.AxeResults> }[] }
  return reports.find(({ type }) => type === 'a11y')?.result.incomplete
}

/**
 * Whether a story is asked something: not where it says why, by `parameters: { notNarrow: 'the reason' }` that it does not fit the
 * narrowest screen, by `notTouched` that a finger need not find its targets there.
 */
const isAsked = (context: object, unless: 'notNarrow' | 'notTouched') =>
  !('story' in context && (context.story as { parameters?: { [reason in typeof unless]?: string } }).parameters?.[unless])

/** What is wrong with a story in looks: in the first one by every rule, in the others by those whose answer a look can change. @param told by the addon, of the first */
async function faultsInLooks(looks: readonly Look[], told?: readonly axe.Result[]): Promise<string[]> {
  const faults: string[] = []
  for (const look of looks) {
    if (!isFirst(look)) faults.push(...(await faultsIn(look, 'of looks')))
    // What stays undecided is looked at again: rows may have been on their way then.
    else if (!told || undecidedFaults(told).length > 0) faults.push(...(await faultsIn(look, 'all')))
  }
  put(firstLook)
  return faults
}

const shownLanguage = (): Language => (document.documentElement.lang === 'en' ? 'en' : 'zh')

/** Shows the story in a language, or in its own one again. */
async function speak(language?: Language): Promise<void> {
  showIn(language)
  await painted()
  if (language !== undefined) expect(shownLanguage()).toBe(language)
}

afterEach(async (context) => {
  const { task } = context
  if (task.result?.state === 'fail') return
  const { storyId } = task.meta as { storyId?: string }
  if (storyId === undefined) return
  await revealed()
  const goOn = hold()
  const faults: string[] = []
  const everyLook = inject('everyLook')
  // A Matrix has the states of its component; what it shows by night and on a narrow screen, the other stories show alike.
  const isMatrix = storyId.endsWith('--matrix')
  const looks = looksOf(everyLook ? 'all' : isMatrix ? 'schemes' : 'first')
  const narrow = (everyLook || isMatrix) && isAsked(context, 'notNarrow')
  const touched = isAsked(context, 'notTouched')
  try {
    // The addon has checked the first look, with every rule; what it could not decide is decided here.
    faults.push(...(await faultsInLooks(looks, undecidedByAddon(task.meta))))
    const other = everyLook && (shownLanguage() === 'zh' ? 'en' : 'zh')
    if (other) {
      await speak(other)
      const found = await faultsInLooks(looks)
      if (narrow) found.push(...(await cutAtNarrowest()), ...(touched ? await smallTargets() : []))
      faults.push(...found.map((fault) => `in ${other}, ${fault}`))
      await speak()
      await commands.countStoryChecks('in the other language', looks.length, Number(narrow))
    }
    if (narrow) faults.push(...(await cutAtNarrowest()))
    faults.push(...strayParts())
    // Last, as it scrolls to each target.
    if (narrow && touched) faults.push(...(await smallTargets()))
    await commands.countStoryChecks('in their own language', looks.length, Number(narrow))
  } finally {
    showIn(undefined)
    put(firstLook)
    goOn()
  }
  if (faults.length > 0) throw new Error(`${storyId}:\n${faults.join('\n')}`)
})
