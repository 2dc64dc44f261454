import { fc, test as propertyTest } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { type TreeInput, type TreeMode, type TreeNode, unchoosable } from './index.ts'
import { rooms, tree } from './tree.double.ts'

interface Row {
  says: string
  mode?: TreeMode
  cascade?: boolean
  leavesOnly?: boolean
  chosen?: readonly string[]
  press: readonly string[]
  gives: readonly string[]
}

const table: readonly Row[] = [
  { says: 'without a choice nothing is chosen', mode: 'none', press: ['mass'], gives: [] },
  { says: 'where no mode is given nothing is chosen either', press: ['mass'], gives: [] },
  { says: 'one takes the place of another', mode: 'single', press: ['mass', 'force'], gives: ['force'] },
  { says: 'one that is chosen again stays', mode: 'single', press: ['mass', 'mass'], gives: ['mass'] },
  { says: 'what is disabled is not chosen', mode: 'single', press: ['hardness'], gives: [] },
  { says: 'where leaves alone count a branch is not chosen', mode: 'single', leavesOnly: true, press: ['heat'], gives: [] },
  { says: 'where leaves alone count a leaf is', mode: 'single', leavesOnly: true, press: ['mass'], gives: ['mass'] },
  { says: 'beneath something disabled one may be chosen alone', mode: 'single', press: ['lux'], gives: ['lux'] },
  { says: 'a branch chooses the leaves below', mode: 'multiple', press: ['heat'], gives: ['thermometer'] },
  { says: 'but no disabled leaf', mode: 'multiple', press: ['force'], gives: ['pressure', 'mass'] },
  { says: 'a branch chosen again chooses none', mode: 'multiple', press: ['force', 'force'], gives: [] },
  { says: 'a branch chosen in part is chosen whole', mode: 'multiple', press: ['mass', 'force'], gives: ['mass', 'pressure'] },
  {
    says: 'a disabled leaf keeps its choice',
    mode: 'multiple',
    chosen: ['hardness'],
    press: ['force', 'force'],
    gives: ['hardness'],
  },
  { says: 'with cascade nothing is chosen beneath something disabled', mode: 'multiple', press: ['light', 'lux'], gives: [] },
  {
    says: 'without cascade a branch is chosen itself',
    mode: 'multiple',
    cascade: false,
    press: ['heat', 'mass'],
    gives: ['heat', 'mass'],
  },
  {
    says: 'without cascade each is taken away alone',
    mode: 'multiple',
    cascade: false,
    press: ['heat', 'mass', 'heat'],
    gives: ['mass'],
  },
  {
    says: 'without cascade leaves alone may count as well',
    mode: 'multiple',
    cascade: false,
    leavesOnly: true,
    press: ['heat', 'mass'],
    gives: ['mass'],
  },
  {
    says: 'a branch given as chosen stands for its leaves',
    mode: 'multiple',
    chosen: ['force'],
    press: [],
    gives: ['pressure', 'mass'],
  },
]

test.each(table)('[SRCH-2] $says', ({ press, gives, says: _, ...input }) => {
  const { toggle, chosen } = tree({ items: rooms, ...input })
  press.forEach(toggle)
  expect(chosen()).toEqual(gives)
})

describe('[SRCH-2] a branch shows how much of it is chosen', () => {
  test.each([
    { chosen: [], marks: ['none', 'none', 'none', 'none'] },
    { chosen: ['mass'], marks: ['some', 'all', 'none', 'none'] },
    { chosen: ['pressure', 'mass'], marks: ['some', 'all', 'none', 'none'] },
    { chosen: ['pressure', 'mass', 'hardness'], marks: ['all', 'all', 'none', 'none'] },
    { chosen: ['thermometer'], marks: ['none', 'none', 'all', 'all'] },
  ])('$chosen', ({ chosen, marks }) => {
    const { mark } = tree({ items: rooms, mode: 'multiple', chosen })
    expect(['force', 'mass', 'temperature', 'heat'].map(mark)).toEqual(marks)
  })

  test('without cascade each shows its own', () => {
    const { mark } = tree({ items: rooms, mode: 'multiple', cascade: false, chosen: ['mass'] })
    expect([mark('force'), mark('mass')]).toEqual(['none', 'all'])
  })
})

test('[SRCH-2] a press tells what is chosen now, and one that is refused tells nothing', () => {
  const { toggle, told } = tree({ items: rooms, mode: 'multiple' })
  toggle('heat')
  toggle('hardness')
  expect(told).toEqual([{ type: 'chosen', ids: ['thermometer'], reason: 'toggled' }])
})

describe('[SRCH-2] what nothing can be chosen of is known before it is pressed', () => {
  const refused = (input: Partial<TreeInput>, text = '') => {
    const { type, context } = tree({ items: rooms, ...input })
    type(text)
    return [...unchoosable(context())]
  }

  test('with cascade: what is disabled, and what lies beneath it', () => {
    expect(refused({ mode: 'multiple' })).toEqual(['hardness', 'light', 'lux'])
  })

  test('where leaves alone count: the branches too', () => {
    expect(refused({ mode: 'single', leavesOnly: true })).toEqual(['force', 'hardness', 'heat', 'temperature', 'light'])
  })

  test('while a filter lasts: what it leaves out', () => {
    expect(refused({ mode: 'multiple' }, '水银')).toEqual(['force', 'pressure', 'mass', 'hardness', 'light', 'lux'])
  })
})

test('[SRCH-2] where leaves alone count, what is yet to be loaded is none, and what has turned out empty is one', () => {
  const items: readonly TreeNode[] = [{ id: '43', label: '湖南省', onDemand: true }]
  const { toggle, open, answer, chosen } = tree({ items, mode: 'single', leavesOnly: true })
  toggle('43')
  expect(chosen()).toEqual([])
  open('43')
  answer('43', 1)
  toggle('43')
  expect(chosen()).toEqual(['43'])
})

test('[SRCH-2] several are marked at once, and their marks taken away; with one to choose that is no wish', () => {
  const { send, chosen, told } = tree({ items: rooms, mode: 'multiple' })
  send({ type: 'ITEMS.MARKED', ids: ['mass', 'heat', 'light'], on: true })
  expect(chosen()).toEqual(['mass', 'thermometer'])
  send({ type: 'ITEMS.MARKED', ids: ['force'], on: false })
  expect(chosen()).toEqual(['thermometer'])
  expect(told).toEqual([
    { type: 'chosen', ids: ['mass', 'thermometer'], reason: 'marked' },
    { type: 'chosen', ids: ['thermometer'], reason: 'marked' },
  ])
  const one = tree({ items: rooms, mode: 'single', chosen: ['mass'] })
  one.send({ type: 'ITEMS.MARKED', ids: ['heat'], on: true })
  expect(one.chosen()).toEqual(['mass'])
})

test('[SRCH-2] a range grows and shrinks; what was chosen before it began stays, a branch that is loaded meanwhile too', () => {
  const items: readonly TreeNode[] = [...rooms, { id: '43', label: '湖南省', onDemand: true }]
  const { send, chosen, told, open, answer } = tree({ items, mode: 'multiple', chosen: ['pressure', '43'] })
  const draw = (...ids: string[]) => send({ type: 'RANGE.DRAWN', ids })
  draw('mass')
  expect(chosen(), 'none was begun').toEqual(['pressure', '43'])
  send({ type: 'RANGE.BEGUN' })
  expect(told).toEqual([])
  draw('pressure', 'mass')
  draw('pressure', 'mass', 'hardness', 'heat')
  expect(chosen()).toEqual(['pressure', '43', 'mass', 'thermometer'])
  open('43')
  answer('43', 1, '长沙市')
  draw('pressure')
  expect(chosen()).toEqual(['pressure', '长沙市'])
  expect(told.at(-1)).toEqual({ type: 'chosen', ids: ['pressure', '长沙市'], reason: 'marked' })
})

test.each([
  { type: 'ITEM.TOGGLED', id: 'mass' },
  { type: 'ITEMS.MARKED', ids: ['mass'], on: true },
  { type: 'CHOSEN.SET', ids: ['mass'] },
] as const)('[SRCH-2] another choice ends the range: $type', (event) => {
  const { send, chosen, context } = tree({ items: rooms, mode: 'multiple' })
  expect(context().beside).toBeUndefined()
  send({ type: 'RANGE.BEGUN' })
  send(event)
  send({ type: 'RANGE.DRAWN', ids: ['heat'] })
  expect(chosen()).toEqual(['mass'])
})

test('[SRCH-2] where one is to be chosen there is no range', () => {
  const { send, chosen } = tree({ items: rooms, mode: 'single', chosen: ['mass'] })
  send({ type: 'RANGE.BEGUN' })
  send({ type: 'RANGE.DRAWN', ids: ['heat'] })
  expect(chosen()).toEqual(['mass'])
})

test('[SRCH-2] while a filter lasts a branch chooses what is shown of it, and nothing else', () => {
  const { type, toggle, chosen } = tree({ items: rooms, mode: 'multiple' })
  type('质量')
  toggle('force')
  expect(chosen()).toEqual(['mass'])
  type('')
  toggle('force')
  expect(chosen()).toEqual(['mass', 'pressure'])
})

test('[SRCH-2] a chosen branch that is loaded gives its place to its children', () => {
  const items: readonly TreeNode[] = [{ id: '43', label: '湖南省', onDemand: true }]
  const { toggle, open, answer, chosen, mark, told } = tree({ items, mode: 'multiple' })
  toggle('43')
  expect([chosen(), mark('43')]).toEqual([['43'], 'all'])
  open('43')
  answer('43', 1, '长沙市', '株洲市')
  expect([chosen(), mark('43')]).toEqual([['长沙市', '株洲市'], 'all'])
  expect(told.at(-1)).toEqual({ type: 'chosen', ids: ['长沙市', '株洲市'], reason: 'loaded' })
  toggle('株洲市')
  expect(mark('43')).toBe('some')
})

test('[SRCH-2] what is chosen before its items come is kept, and a branch then spreads; what stays as it is is not told', () => {
  const { send, chosen, told } = tree({ items: [], mode: 'multiple', chosen: ['heat', 'elsewhere'] })
  send({ type: 'ITEMS.GIVEN', items: rooms })
  expect(chosen()).toEqual(['thermometer', 'elsewhere'])
  expect(told).toEqual([{ type: 'chosen', ids: ['thermometer', 'elsewhere'], reason: 'loaded' }])
  send({ type: 'CHOSEN.SET', ids: ['mass'] })
  expect([chosen(), told.length]).toEqual([['mass'], 1])
  send({ type: 'ITEMS.GIVEN', items: [...rooms] })
  expect([chosen(), told.length]).toEqual([['mass'], 1])
})

const ids = ['force', 'pressure', 'mass', 'hardness', 'heat', 'temperature', 'thermometer', 'light', 'lux']
const steps = fc.array(fc.record({ id: fc.constantFrom(...ids), text: fc.constantFrom('', '温', '力', 'x') }))

propertyTest.prop([steps])(
  '[SRCH-2] whatever is pressed, only leaves are kept, none twice, and none that is disabled',
  (walk) => {
    const { toggle, type, chosen, mark } = tree({ items: rooms, mode: 'multiple' })
    for (const { id, text } of walk) {
      type(text)
      toggle(id)
      const kept = chosen()
      expect(new Set(kept).size).toBe(kept.length)
      expect(kept.filter((one) => !['pressure', 'mass', 'thermometer'].includes(one))).toEqual([])
      expect(mark('heat')).toBe(kept.includes('thermometer') ? 'all' : 'none')
    }
  },
)
