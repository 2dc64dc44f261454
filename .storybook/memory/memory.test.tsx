// Shows and takes away every component a thousand times: no element and no listener may stay behind.
import { composeStories, setProjectAnnotations } from '@storybook/react-vite'
import { type ComponentType, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { beforeAll, expect, test } from 'vitest'
import { cdp, commands } from 'vitest/browser'
import preview from '../preview.tsx'
import type { Remains } from './remains.ts'

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

type Stories = Parameters<typeof composeStories>[0]
const files = import.meta.glob<Stories>('../../packages/ui/src/*/*.stories.tsx')

beforeAll(async () => {
  setProjectAnnotations([preview])
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

test('what stays behind is seen', async () => {
  const kept: unknown[] = []
  function Leaking() {
    useEffect(() => {
      kept.push(document.createElement('i'))
      addEventListener('resize', () => kept.length)
    }, [])
    return null
  }
  const before = await counted()
  await showAndTakeAway(Leaking, warmUp)
  const after = await counted()
  expect(kept).toHaveLength(warmUp)
  expect(after.nodes - before.nodes).toBeGreaterThanOrEqual(warmUp)
  expect(after.listeners - before.listeners).toBeGreaterThanOrEqual(warmUp)
})

const isComponent = (value: unknown): value is ComponentType => typeof value === 'function'
const titleOf = (path: string) => path.split('/').slice(-2).join('/').replace('.stories.tsx', '')

test.each(Object.keys(files).map((path) => [titleOf(path), path] as const))('%s leaves nothing behind', async (title, path) => {
  const load = files[path]
  if (!load) throw new Error(`${path} is not there`)
  const stories: Readonly<Record<string, unknown>> = composeStories(await load())
  const [name, Story] = Object.entries(stories)[0] ?? []
  if (!isComponent(Story)) throw new Error(`${path} has no story`)
  await showAndTakeAway(Story, warmUp)
  const before = await counted()
  await showAndTakeAway(Story, times)
  const after = await counted()
  const remains = {
    story: `${title}, ${name}`,
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
    heap: after.heap - before.heap,
  }
  await commands.noteRemains(remains)
  expect(remains.nodes, 'elements and texts that stayed').toBeLessThan(allowed)
  expect(remains.listeners, 'listeners that stayed').toBeLessThan(allowed)
})
