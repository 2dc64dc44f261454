// Shows and takes away every component a thousand times, and a hundred times with its engine, and opens every layer forty times: no element
// and no listener may stay behind.
import { type ComponentType, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { beforeAll, expect, inject, test } from 'vitest'
import { cdp, commands } from 'vitest/browser'
import { type ComposedStory, decorateAsInStorybook, storiesOf, storyFiles, takeAwayLast } from '../composed-stories.ts'
import { engineStories } from './engines.ts'
import type { Remains } from './remains.ts'

declare module 'vitest' {
  interface ProvidedContext {
    foldersWithLayers: readonly string[]
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    noteRemains: (remains: Remains) => Promise<void>
  }
}

const times = 1000
/** Before it is counted: what is made once stays, such as styles, and places that speak to screen readers. */
const warmUp = 100
/** Less than one for a hundred showings: what is left by chance, not by rule. */
const allowed = times / 100

beforeAll(async () => {
  decorateAsInStorybook()
  await cdp().send('Performance.enable')
})

async function counted() {
  await cdp().send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp().send('Performance.getMetrics')
  const metricOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return { nodes: metricOf('Nodes'), listeners: metricOf('JSEventListeners'), heap: metricOf('JSHeapUsedSize') }
}

/** Timers and frames that a component has asked for come to their end. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

async function showAndTakeAway(Story: ComponentType, count: number): Promise<void> {
  for (let time = 0; time < count; time += 1) {
    const host = document.body.appendChild(document.createElement('div'))
    const root = createRoot(host)
    flushSync(() => root.render(<Story />))
    if (time % 10 === 0) await settled()
    root.unmount()
    host.remove()
  }
  // Longer than the longest of the delays with which parts leave.
  await new Promise((resolve) => setTimeout(resolve, 1500))
}

/**
 * What is left of what was shown. The browser may still be at the very last of it: it is asked again before anything is said.
 */
async function remainsSince(before: Awaited<ReturnType<typeof counted>>, least: number) {
  for (let tries = 0; ; tries += 1) {
    const { nodes, listeners, heap } = await counted()
    const remains = { nodes: nodes - before.nodes, listeners: listeners - before.listeners, heap: heap - before.heap }
    if (tries === 5 || (remains.nodes < least && remains.listeners < least)) return remains
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
}

/**
 * What showing leaves behind. What stays by rule stays the second time, too: where it is too much, it is shown again before anything is
 * said, as one element in which React has drawn may be held a while, with the hundred and more listeners that React puts on each.
 * @param least so much would be left by rule
 */
async function remainsOf(show: () => Promise<void>, least = allowed) {
  for (let tries = 0; ; tries += 1) {
    const before = await counted()
    await show()
    const remains = await remainsSince(before, least)
    if (tries === 1 || (remains.nodes < least && remains.listeners < least)) return remains
  }
}

test('what stays behind is seen', async () => {
  const kept: unknown[] = []
  function Leaking() {
    useEffect(() => {
      kept.push(document.createElement('i'))
      addEventListener('resize', () => kept.length)
    }, [])
    return null
  }
  const remains = await remainsOf(() => showAndTakeAway(Leaking, warmUp))
  expect(kept).toHaveLength(2 * warmUp)
  expect(remains.nodes).toBeGreaterThanOrEqual(warmUp)
  expect(remains.listeners).toBeGreaterThanOrEqual(warmUp)
})

test.each(storyFiles)('%s leaves nothing behind', async (title, path) => {
  const [Story] = await storiesOf(path)
  if (!Story) throw new Error(`${title} has no story`)
  await showAndTakeAway(Story, warmUp)
  const remains = { story: `${title}, ${Story.storyName}`, ...(await remainsOf(() => showAndTakeAway(Story, times))) }
  await commands.noteRemains(remains)
  expect(remains.nodes, 'elements and texts that stayed').toBeLessThan(allowed)
  expect(remains.listeners, 'listeners that stayed').toBeLessThan(allowed)
})

/** The folders whose sources open something over the page, and what lies there without any of the parts that do. */
const withLayers = new Set([...inject('foldersWithLayers'), 'notice-popup', 'preferences-panel'])
const folderOf = (title: string) => title.split('/')[0] ?? ''
const plays = 40

/** Two regions of toasts at once, which no application has, leave 188 elements each time; one leaves none. */
const ofOneCentre = 'Several'

const isOpen = () =>
  document.querySelector(':is([role=dialog], [role=alertdialog], [role=menu], [role=tooltip], [data-trigger][data-rac])') !== null

/**
 * The story that opens it: all its states where they are opened, or else the first after which something lies over the page; where none
 * leaves it open, the first of them that somebody plays.
 */
async function opening(title: string, stories: readonly ComposedStory[], canvasElement: HTMLElement) {
  const played = stories.filter(({ play }) => play !== undefined)
  const wanted = title === 'toast/Toasts' ? ofOneCentre : 'Matrix'
  const inTurn = played.toSorted((one, other) => Number(other.storyName === wanted) - Number(one.storyName === wanted))
  for (const Story of inTurn) {
    await Story.run({ canvasElement })
    if (isOpen()) return { Story, what: 'opened' }
  }
  return { Story: inTurn[0], what: 'played' }
}

test.each(storyFiles.filter(([title]) => withLayers.has(folderOf(title))))(
  '%s leaves nothing behind when it was open',
  async (title, path) => {
    const canvasElement = document.body.appendChild(document.createElement('div'))
    const { Story, what } = await opening(title, await storiesOf(path), canvasElement)
    if (!Story) throw new Error(`${title} has no story that opens it`)
    // Each play takes away what the one before has shown.
    const playThrough = async (count: number) => {
      for (let time = 0; time < count; time += 1) await Story.run({ canvasElement })
      await new Promise((resolve) => setTimeout(resolve, 1500))
    }
    await playThrough(5)
    const remains = {
      story: `${title}, ${Story.storyName}, ${what}`,
      ...(await remainsOf(() => playThrough(plays), plays / 2)),
    }
    await commands.noteRemains(remains)
    await takeAwayLast()
    canvasElement.remove()
    expect(remains.nodes, 'elements and texts that stayed').toBeLessThan(plays / 2)
    expect(remains.listeners, 'listeners that stayed').toBeLessThan(plays / 2)
  },
)

const drawings = 100

/** Waits for what an engine draws, by itself: a waiting of vitest's own is kept until the test ends, and what it saw with it. */
async function waitFor(host: Element, drawn: string): Promise<void> {
  const last = performance.now() + 30_000
  while (host.querySelector(drawn) === null) {
    if (performance.now() > last) throw new Error(`Nothing was drawn: ${drawn}`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

/** Shows it until its engine has drawn it, and takes it away, so many times. */
async function drawAndTakeAway(Story: ComponentType, drawn: string, count: number): Promise<void> {
  for (let time = 0; time < count; time += 1) {
    const host = document.body.appendChild(document.createElement('div'))
    const root = createRoot(host)
    flushSync(() => root.render(<Story />))
    await waitFor(host, drawn)
    root.unmount()
    host.remove()
  }
  await new Promise((resolve) => setTimeout(resolve, 1500))
}

test.each(engineStories)('$title leaves nothing behind when its engine had drawn it, $story', async ({ title, story, drawn }) => {
  const path = storyFiles.find(([name]) => name === title)?.[1]
  const Story = path && (await storiesOf(path)).find(({ storyName }) => storyName === story)
  if (!Story) throw new Error(`${title} has no story ${story}`)
  await drawAndTakeAway(Story, drawn, 10)
  const remains = {
    story: `${title}, ${story}, drawn`,
    ...(await remainsOf(() => drawAndTakeAway(Story, drawn, drawings), drawings / 2)),
  }
  await commands.noteRemains(remains)
  expect(remains.nodes, 'elements and texts that stayed').toBeLessThan(drawings / 2)
  expect(remains.listeners, 'listeners that stayed').toBeLessThan(drawings / 2)
})
