// Stories outside Storybook's own runner, as plain components.
import { composeStories, composeStory, setProjectAnnotations } from '@storybook/react-vite'
import { type ComponentType, createElement, Fragment } from 'react'
import type { Mode } from '../packages/ui/src/testing/matrix/every-look.ts'
import preview from './preview.tsx'

type Stories = Parameters<typeof composeStories>[0]
const files = import.meta.glob<Stories>('../packages/ui/src/*/*.stories.tsx')

/** A story that can be shown, and run to the end of its play. */
export type ComposedStory = ComponentType & {
  readonly id: string
  readonly storyName: string
  readonly parameters: Readonly<Record<string, unknown>>
  /** What somebody does in it; nothing where it only stands. */
  readonly play?: unknown
  /** How it is shown: the theme, the scheme and the language, as the project or the story itself says. */
  readonly globals: Partial<Mode>
  /** Shows it in an element of the document, and plays it. */
  readonly run: (where: { canvasElement: HTMLElement }) => Promise<void>
}

const isStory = (value: unknown): value is ComposedStory => typeof value === 'function' && 'storyName' in value
const titleOf = (path: string) => path.split('/').slice(-2).join('/').replace('.stories.tsx', '')

/** The files of stories, each by its title, such as `button/Button`. */
export const storyFiles = Object.keys(files).map((path) => [titleOf(path), path] as const)

/** Stories are decorated as in Storybook; `globals` may choose another language. */
export function decorateAsInStorybook(globals: Readonly<Record<string, string>> = {}): void {
  setProjectAnnotations([preview, { initialGlobals: { ...preview.initialGlobals, ...globals } }])
}

/** The stories of a file, in the order in which they are written. */
export async function storiesOf(path: string): Promise<ComposedStory[]> {
  const load = files[path]
  if (!load) throw new Error(`${path} is not there`)
  const stories = Object.values<unknown>(composeStories(await load())).filter(isStory)
  if (stories.length === 0) throw new Error(`${path} has no story`)
  return stories
}

/** Takes away what was run last: it stands until another story is run, and what lies over the page holds on to whatever comes there. */
export async function takeAwayLast(): Promise<void> {
  const canvasElement = document.body.appendChild(document.createElement('div'))
  await composeStory({ render: () => createElement(Fragment) }, {}).run({ canvasElement })
  canvasElement.remove()
}
