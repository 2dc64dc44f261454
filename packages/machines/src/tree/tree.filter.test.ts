import { describe, expect, test } from 'vitest'
import { placeOf, type TreeNode, wayTo } from './index.ts'
import { rooms, tree } from './tree.double.ts'

const items: readonly TreeNode[] = [...rooms, { id: '43', label: '湖南省', onDemand: true }]
const begin = (expanded: string[] = []) => tree({ items, expanded })

describe('[SRCH-2] a filter leaves what fits and the ways to it, all of them open', () => {
  test.each([
    { text: '水银', shown: ['heat', 'temperature', 'thermometer'], open: ['heat', 'temperature'] },
    { text: ' 水银 ', shown: ['heat', 'temperature', 'thermometer'], open: ['heat', 'temperature'] },
    { text: 'pressure', shown: ['force', 'pressure'], open: ['force'] },
    { text: '0.05', shown: ['force', 'pressure'], open: ['force'] },
    { text: '热学', shown: ['heat', 'temperature', 'thermometer'], open: [] },
    { text: '温度', shown: ['heat', 'temperature', 'thermometer'], open: ['heat', 'temperature'] },
    { text: '无此', shown: [], open: [] },
  ])('$text', ({ text, shown, open }) => {
    const { type, shown: left, expanded } = begin()
    type(text)
    expect(left()).toEqual(shown)
    expect(expanded()).toEqual(open)
  })
})

test('[SRCH-2] the text that is looked for has no blanks around it, and is gone with the filter', () => {
  const { type, context, shown, send } = begin()
  expect(context().text).toBe('')
  type(' 水银 ')
  expect(context().text).toBe('水银')
  send({ type: 'ITEMS.GIVEN', items: [...items] })
  expect(shown()).toEqual(['heat', 'temperature', 'thermometer'])
  type(' ')
  expect(context().text).toBe('')
})

test('[SRCH-2] a filter opens and closes branches of its own, and gives back those before', () => {
  const { type, open, expanded, told, send } = begin(['light'])
  type('压力')
  expect(expanded()).toEqual(['force'])
  open()
  expect(expanded()).toEqual([])
  send({ type: 'ALL.EXPANDED' })
  expect(expanded()).toContain('force')
  expect(told).toEqual([])
  type('')
  expect(expanded()).toEqual(['light'])
})

test('[SRCH-2] its states say whether anything fits', () => {
  const { type, states, send } = begin()
  expect(states()).toMatchObject({ filter: 'off' })
  type('压力')
  expect(states()).toMatchObject({ filter: 'narrowed' })
  send({ type: 'ITEMS.GIVEN', items: [] })
  expect(states()).toMatchObject({ filter: 'nothing' })
  send({ type: 'ITEMS.GIVEN', items })
  expect(states()).toMatchObject({ filter: 'narrowed' })
  type('无此')
  expect(states()).toMatchObject({ filter: 'nothing' })
  type(' ')
  expect(states()).toMatchObject({ filter: 'off' })
})

test('[SRCH-2] what is loaded while a filter lasts is filtered as well, and what was closed stays closed', () => {
  const { type, open, answer, expanded, shown, asked } = begin()
  type('湖南')
  expect(shown()).toEqual(['43'])
  open('43')
  expect(asked).toEqual(['43 1'])
  answer('43', 1, '长沙市', '湖南大学')
  expect(shown()).toEqual(['43', '长沙市', '湖南大学'])
  expect(expanded()).toEqual(['43'])
})

test('[SRCH-2] a way that was closed is not opened again by an answer', () => {
  const { type, send, open, answer, expanded } = tree({ items, expanded: ['43'] })
  type('压力')
  open()
  answer('43', 1, '压力表')
  expect(expanded()).toEqual(['43'])
  send({ type: 'ITEMS.GIVEN', items: [...items] })
  expect(expanded()).toEqual(['43'])
})

test('[SRCH-2] the part that fits is found whatever the case of its letters', () => {
  expect(placeOf('Pressure 压力', 'SURE')).toEqual({ from: 4, to: 8 })
  expect(placeOf('压力', '质')).toBeUndefined()
  expect(placeOf('压力', '')).toBeUndefined()
  // The small form of this letter is two letters long: places behind it would be wrong.
  expect(placeOf('İstanbul', 'stan')).toBeUndefined()
})

test('[SRCH-2] the way to an item is told from the top', () => {
  const { context } = begin()
  const way = (id: string) => wayTo(context().index, id).map(({ label }) => label)
  expect(way('thermometer')).toEqual(['热学室', '温度', '水银温度计'])
  expect(way('nowhere')).toEqual([])
})
