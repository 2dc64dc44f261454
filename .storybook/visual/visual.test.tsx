// Every story that Chromatic would photograph, as it stands at the end of its play, beside its picture of last time.
import { beforeAll, expect, inject, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { type ComposedStory, decorateAsInStorybook, storiesOf, storyFiles } from '../composed-stories.ts'
import { lightAndDark } from '../modes.ts'
import { usePinnedFont } from '../pinned-font.ts'
import { hold, painted, put } from '../story-checks.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Why nothing can be compared here; empty where it can. */
    readonly notCompared: string
  }
}
declare module 'vitest/browser' {
  interface BrowserCommands {
    countPictures: (count: number) => Promise<void>
  }
}

/** The day on which all pictures are taken. */
const today = new Date('2026-03-16T09:30:00+08:00')
const room = { width: 1024, height: 768 }

beforeAll(async () => {
  decorateAsInStorybook()
  vi.useFakeTimers({ toFake: ['Date'], now: today })
  hold()
  await usePinnedFont()
})

const host = document.createElement('div')
// Room for what surrounds a part, such as the ring of its focus.
host.style.padding = '16px'

/** The story alone where it stands alone; the whole page where something lies over it. */
function whatIsSeen(): Element {
  const others = [...document.body.children].filter((one) => one !== host && one.getBoundingClientRect().height > 1)
  return others.length === 0 && document.documentElement.scrollWidth <= room.width ? host : document.body
}

const isPhotographed = ({ parameters }: ComposedStory) =>
  (parameters.chromatic as { disableSnapshot?: boolean } | undefined)?.disableSnapshot !== true

/** Dark as well where a story shows all there is of a component, or where none does, the first one. */
const looksFor = (story: ComposedStory, all: readonly ComposedStory[]) => {
  const matrix = all.find(({ id }) => id.endsWith('--matrix')) ?? all[0]
  return story === matrix ? lightAndDark : { light: lightAndDark.light }
}

const notCompared = inject('notCompared')

test('pictures are compared, or it is said why not', () => expect(notCompared).toMatch(/^$|^The pictures were taken with /))

test.each(notCompared === '' ? storyFiles : [])('[DS-1] %s looks as it did', async (_, path) => {
  document.body.append(host)
  const stories = (await storiesOf(path)).filter(isPhotographed)
  for (const story of stories) {
    await page.viewport(room.width, room.height)
    await story.run({ canvasElement: host })
    const looks = looksFor(story, stories)
    for (const [name, look] of Object.entries(looks)) {
      put(look)
      await painted()
      await expect.soft(whatIsSeen()).toMatchScreenshot(`${story.id}-${name}`)
    }
    await commands.countPictures(Object.keys(looks).length)
  }
})
