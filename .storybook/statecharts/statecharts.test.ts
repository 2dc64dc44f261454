import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { machineModels } from '../../packages/machines/src/models.ts'
import { layOut } from './layout.ts'
import { eventName, graphOf } from './machine-graph.ts'

test('[DS-2] every machine has its page', () => {
  const pages = readFileSync(join(import.meta.dirname, 'machines.stories.tsx'), 'utf8')
  const named = [...pages.matchAll(/Story = page\('(.+)'\)/g)].map(([, name]) => name)
  expect(named.sort()).toEqual(machineModels.map(({ name }) => name).sort())
})

test('[DS-2] events of actors and delays are named in words', () => {
  expect(
    [
      'TAB.OPEN',
      '',
      'xstate.done.actor.signIn',
      'xstate.error.actor.signIn',
      'xstate.after.patience.a.b',
      'xstate.done.state.a',
    ].map(eventName),
  ).toEqual(['TAB.OPEN', 'at once', 'signIn: answered', 'signIn: failed', 'after patience', 'finished'])
})

describe.each(machineModels)('$name', ({ machine }) => {
  test('[DS-2] its drawing holds every state inside its parent, and every way', async () => {
    const graph = graphOf(machine)
    const { boxes, arrows } = await layOut(graph)
    const boxOf = (id: string) => boxes.find(({ state }) => state.id === id)
    for (const box of boxes) {
      for (const inner of box.state.states) {
        const lies = boxOf(inner.id)
        expect(lies, inner.id).toBeDefined()
        if (!lies) continue
        expect(lies.x >= box.x && lies.y >= box.y, inner.id).toBe(true)
        expect(lies.x + lies.width <= box.x + box.width && lies.y + lies.height <= box.y + box.height, inner.id).toBe(true)
      }
    }
    expect(arrows.map(({ id }) => id).sort()).toEqual(graph.edges.map(({ id }) => id).sort())
    for (const { id, points } of arrows) expect(points.length, id).toBeGreaterThan(1)
  })
})
