import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { quoteProgression } from '../../packages/api/src/domain/progressions/index.ts'
import { machineModels } from '../../packages/machines/src/models.ts'
import { layOut } from './layout.ts'
import { eventName, graphOf } from './machine-graph.ts'
import { progressionModel } from './progression-model.ts'

test('[DS-2] every machine has its page', () => {
  const pages = readFileSync(join(import.meta.dirname, 'machines.stories.tsx'), 'utf8')
  const named = [...pages.matchAll(/Story = page\('(.+)'\)/g)].map(([, name]) => name)
  expect(named.sort()).toEqual(machineModels.map(({ name }) => name).sort())
})

test.each([
  ['zh', ['TAB.OPEN', '立即', 'signIn：已答复', 'signIn：失败', 'patience 之后', '已结束']],
  ['en', ['TAB.OPEN', 'at once', 'signIn: answered', 'signIn: failed', 'after patience', 'finished']],
] as const)('[DS-2] events of actors and delays are named in words (%s)', (language, names) => {
  const types = [
    'TAB.OPEN',
    '',
    'xstate.done.actor.signIn',
    'xstate.error.actor.signIn',
    'xstate.after.patience.a.b',
    'xstate.done.state.a',
  ]
  expect(types.map((type) => eventName(type, language))).toEqual(names)
})

test('[DS-2] a state whose name is a code says what it stands for, in a box that is wide enough', async () => {
  const { machine, meaningOf } = progressionModel(quoteProgression)
  const namesIn = (language: 'zh' | 'en') => graphOf(machine, language, meaningOf).root.states.map(({ name }) => name)
  expect(namesIn('zh')).toEqual(['100 待提交', '200 审核中', '300 审核完成'])
  expect(namesIn('en')).toEqual(['100 To submit', '200 In audit', '300 Audit finished'])
  const { boxes } = await layOut(graphOf(machine, 'zh', () => '待提交的一份报价单，尚未审核'))
  // Chinese letters are as wide as they are high: 13 px.
  for (const { state, width } of boxes.slice(1)) expect(width, state.name).toBeGreaterThan(14 * 13 + 3 * 7.9 + 22)
})

test.each(machineModels)('[DS-2] boxes of $name are wide enough for what stands in them in Chinese', async ({ machine }) => {
  const { boxes } = await layOut(graphOf(machine, 'zh'))
  // Of its small letters a Chinese one is 11 px wide, another one 6.6.
  const widthOf = (line: string) => [...line].reduce((sum, letter) => sum + (letter > '\u2fff' ? 11 : 6.6), 0)
  for (const { state, width } of boxes) {
    for (const line of state.inner) expect(width, line).toBeGreaterThan(widthOf(line) + 12)
  }
})

describe.each(machineModels)('$name', ({ machine }) => {
  test('[DS-2] its drawing holds every state inside its parent, and every way', async () => {
    const graph = graphOf(machine, 'zh')
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
