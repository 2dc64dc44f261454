// After each story, as it stands at the end of its play: its contrast in the other looks, and its width on the narrowest screen.
import type axe from 'axe-core'
import { afterEach, inject } from 'vitest'
import { commands } from 'vitest/browser'
import { cutAtNarrowest, faultsIn, firstLook, hold, isFirst, looksOf, put, strayParts, undecidedFaults } from './story-checks.ts'

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

/** What the addon's run of axe left undecided; nothing where it has not run. */
function undecidedByAddon(meta: object): readonly axe.Result[] | undefined {
  const { reports = [] } = meta as { reports?: readonly { type: string; result: Partial<axe.AxeResults> }[] }
  return reports.find(({ type }) => type === 'a11y')?.result.incomplete
}

/** Why a story is not asked to fit the narrowest screen: `parameters: { notNarrow: 'the reason' }`. */
const isNarrow = (context: object) =>
  !('story' in context && (context.story as { parameters?: { notNarrow?: string } }).parameters?.notNarrow)

afterEach(async (context) => {
  const { task } = context
  if (task.result?.state === 'fail') return
  const { storyId } = task.meta as { storyId?: string }
  if (storyId === undefined) return
  const goOn = hold()
  const faults: string[] = []
  try {
    // The addon has checked the first look, with every rule; what it could not decide is decided here.
    const looks = looksOf(inject('everyLook') || storyId.endsWith('--matrix'))
    const told = undecidedByAddon(task.meta)
    for (const look of looks) {
      if (!isFirst(look)) faults.push(...(await faultsIn(look, 'contrast')))
      // What stays undecided is looked at again: rows may have been on their way then.
      else if (!told || undecidedFaults(told).length > 0) faults.push(...(await faultsIn(look, 'all')))
    }
    put(firstLook)
    const narrow = isNarrow(context)
    if (narrow) faults.push(...(await cutAtNarrowest()))
    faults.push(...strayParts())
    await commands.countStoryChecks(looks.length, Number(narrow))
  } finally {
    put(firstLook)
    goOn()
  }
  if (faults.length > 0) throw new Error(`${storyId}:\n${faults.join('\n')}`)
})
