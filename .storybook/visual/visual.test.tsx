// Every story that Chromatic would photograph, as it stands at the end of its play, beside its picture of last time.
import { beforeAll, expect, inject, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import type { Mode } from '../../packages/ui/src/testing/matrix/every-look.ts'
import { type ComposedStory, decorateAsInStorybook, storiesOf, storyFiles } from '../composed-stories.ts'
import { usePinnedFont } from '../pinned-font.ts'
import { hold, painted, put, revealed } from '../story-checks.ts'

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
  vi.useFakeTimers({ toFake: ['Date'], now: today })
  hold()
  await usePinnedFont()
})

const host = document.createElement('div')

/** What lies over the page: anywhere beside the story, or in it but fixed to the window. What react-aria says aloud is not seen. */
const isOver = (element: Element) =>
  element !== host &&
  element.getBoundingClientRect().height > 1 &&
  element.closest('[data-live-announcer]') === null &&
  (!host.contains(element) || getComputedStyle(element).position === 'fixed')

/** The story alone where it stands alone; the whole page where something lies over it. */
function whatIsSeen(): Element {
  const isCovered = [...document.body.querySelectorAll('*')].some(isOver)
  return isCovered || document.documentElement.scrollWidth > room.width ? document.body : host
}

interface Chromatic {
  readonly disableSnapshot?: boolean
  readonly modes: Readonly<Record<string, Mode>>
}
const chromatic = ({ parameters }: ComposedStory) => parameters.chromatic as Chromatic

/** The story as a mode has it; what the story says of itself, such as its language, wins. */
async function storyIn(mode: Mode, path: string, id: string): Promise<ComposedStory> {
  decorateAsInStorybook({ ...mode })
  const story = (await storiesOf(path)).find((one) => one.id === id)
  if (!story) throw new Error(`${id} is not there`)
  return story
}

/** Photographs a story in each of its modes. Its play is gone through once in each language: colours follow without it. */
async function photograph(path: string, { id, modes }: { readonly id: string; readonly modes: Chromatic['modes'] }) {
  let drawnIn: string | undefined
  for (const [name, mode] of Object.entries(modes)) {
    const story = await storyIn(mode, path, id)
    const { locale, ...look } = { ...mode, ...story.globals }
    if (locale !== drawnIn) {
      await page.viewport(room.width, room.height)
      // Room for what surrounds a part, such as the ring of its focus; none around what fills the window.
      host.style.padding = story.parameters.layout === 'fullscreen' ? '0' : '16px'
      await story.run({ canvasElement: host })
      await revealed()
      // What lies beyond the window would be white in the picture.
      await page.viewport(room.width, Math.max(room.height, document.documentElement.scrollHeight))
      drawnIn = locale
    }
    put(look)
    await painted()
    await expect.soft(whatIsSeen()).toMatchScreenshot(`${id}-${name}`)
  }
  await commands.countPictures(Object.keys(modes).length)
}

const notCompared = inject('notCompared')

test('pictures are compared, or it is said why not', () => expect(notCompared).toMatch(/^$|^The pictures were taken with /))

test.each(notCompared === '' ? storyFiles : [])('[DS-1] %s looks as it did', async (_, path) => {
  document.body.append(host)
  decorateAsInStorybook()
  const stories = (await storiesOf(path)).map((story) => ({ id: story.id, ...chromatic(story) }))
  for (const story of stories.filter(({ disableSnapshot }) => disableSnapshot !== true)) await photograph(path, story)
})
