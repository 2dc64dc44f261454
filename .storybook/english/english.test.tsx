// Every story in English, as it comes: its play speaks Chinese. With every rule of axe, in every look, at 320 px.
import { createRoot } from 'react-dom/client'
import { beforeAll, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { type ComposedStory, decorateAsInStorybook, storiesOf, storyFiles } from '../composed-stories.ts'
import { cutAtNarrowest, faultsIn, firstLook, hold, isFirst, looksOf, painted, put, strayParts } from '../story-checks.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    countStoryChecks: (looks: number, widths: number) => Promise<void>
  }
}

beforeAll(() => {
  decorateAsInStorybook({ locale: 'en' })
  hold()
})

async function faultsOf(Story: ComposedStory): Promise<string[]> {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  const faults: string[] = []
  const looks = looksOf(true)
  try {
    await page.viewport(1280, 800)
    root.render(<Story />)
    await painted()
    expect(document.documentElement.lang).toBe('en')
    for (const look of looks) faults.push(...(await faultsIn(look, isFirst(look) ? 'all' : 'contrast')))
    put(firstLook)
    const narrow = Story.parameters.notNarrow === undefined
    if (narrow) faults.push(...(await cutAtNarrowest()))
    faults.push(...strayParts())
    await commands.countStoryChecks(looks.length, Number(narrow))
  } finally {
    root.unmount()
    host.remove()
  }
  return faults.map((fault) => `${Story.storyName}: ${fault}`)
}

test.each(storyFiles)('[A11Y-1][I18N-2] %s holds in English, in every theme, light and dark', async (_, path) => {
  const faults: string[] = []
  for (const story of await storiesOf(path)) faults.push(...(await faultsOf(story)))
  expect(faults).toEqual([])
})
