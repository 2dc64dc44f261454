import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { type TreeNode, treeMachine } from './index.ts'
import { tree } from './tree.double.ts'

const provinces: readonly TreeNode[] = [
  { id: '43', label: '湖南省', onDemand: true },
  { id: '11', label: '北京市', onDemand: true },
  { id: '71', label: '台湾省' },
]
const begin = (more: { expanded?: string[]; chosen?: string[] } = {}) => tree({ items: provinces, mode: 'multiple', ...more })

test('[SRCH-2] a branch is loaded when it is opened, once, however often it is closed and opened', () => {
  const { open, asked, told, answer, branch, under, states, expanded } = begin()
  expect([branch('43'), expanded()]).toEqual(['unloaded', []])
  open('43')
  expect([asked, branch('43'), states()]).toEqual([['43 1'], 'loading', { loading: 'busy', filter: 'off' }])
  open()
  open('43')
  expect(asked).toEqual(['43 1'])
  answer('43', 1, '长沙市', '株洲市')
  expect([branch('43'), under('43'), states()]).toEqual(['loaded', ['长沙市', '株洲市'], { loading: 'quiet', filter: 'off' }])
  open()
  open('43')
  expect(asked).toEqual(['43 1'])
  expect(told.map(({ type, reason }) => `${type}: ${reason}`)).toEqual([
    'expanded: person',
    'loading: opened',
    'expanded: person',
    'expanded: person',
    'loaded: answered',
    'expanded: person',
    'expanded: person',
  ])
})

test('[SRCH-2] what is given as open is loaded as well, at the beginning and later', () => {
  const { asked, send, told } = begin({ expanded: ['43'] })
  expect(asked).toEqual(['43 1'])
  send({ type: 'EXPANDED.SET', ids: ['43', '11'] })
  expect(asked).toEqual(['43 1', '11 2'])
  expect(told.filter(({ type }) => type === 'expanded')).toEqual([])
})

test('[SRCH-2] an open branch that comes with other items is loaded', () => {
  const { asked, send } = tree({ items: [], expanded: ['43'] })
  expect(asked).toEqual([])
  send({ type: 'ITEMS.GIVEN', items: provinces })
  expect(asked).toEqual(['43 1'])
})

test('[SRCH-2] a leaf that is given as open asks for nothing', () => {
  const { asked, states } = begin({ expanded: ['71'] })
  expect([asked, states()]).toEqual([[], { loading: 'quiet', filter: 'off' }])
})

test('[SRCH-2] branches are loaded side by side, and answered in any order', () => {
  const { open, answer, branch, states } = begin()
  open('43', '11')
  answer('11', 2, '东城区')
  expect([branch('43'), branch('11'), states()]).toEqual(['loading', 'loaded', { loading: 'busy', filter: 'off' }])
  answer('43', 1, '长沙市')
  expect([branch('43'), states()]).toEqual(['loaded', { loading: 'quiet', filter: 'off' }])
})

test('[TBL-5] a slow answer to an older request never overwrites a newer one', () => {
  const { open, send, answer, under, lose, branch } = begin()
  open('43')
  send({ type: 'BRANCH.RELOADED', id: '43' })
  answer('43', 1, '旧的市')
  expect([branch('43'), under('43')]).toEqual(['loading', undefined])
  lose('43', 1)
  expect(branch('43')).toBe('loading')
  answer('43', 2, '长沙市')
  answer('43', 1, '旧的市')
  expect(under('43')).toEqual(['长沙市'])
})

test('[TBL-5] while a branch is reloaded its children stay, and stay too where that fails', () => {
  const { open, send, answer, under, lose, branch, told } = begin()
  open('43')
  answer('43', 1, '长沙市')
  send({ type: 'BRANCH.RELOADED', id: '43' })
  expect(under('43')).toEqual(['长沙市'])
  expect(told.at(-1)).toEqual({ type: 'loading', id: '43', reason: 'reloaded' })
  lose('43', 2)
  expect([under('43'), branch('43')]).toEqual([['长沙市'], 'failed'])
  send({ type: 'RETRY', id: '43' })
  answer('43', 3, '株洲市')
  expect([under('43'), branch('43')]).toEqual([['株洲市'], 'loaded'])
})

test('[TBL-5] a branch that failed is tried again by a retry, and by closing and opening it', () => {
  const { open, send, lose, asked, told, branch } = begin()
  send({ type: 'RETRY', id: '43' })
  expect(asked).toEqual([])
  open('43')
  lose('43', 1)
  expect(branch('43')).toBe('failed')
  expect(told.at(-1)).toEqual({ type: 'failed', id: '43', error: 'offline', reason: 'unreachable' })
  send({ type: 'RETRY', id: '43' })
  expect(branch('43')).toBe('loading')
  expect(told.at(-1)).toEqual({ type: 'loading', id: '43', reason: 'retried' })
  lose('43', 2)
  open()
  open('43')
  expect([branch('43'), asked]).toEqual(['loading', ['43 1', '43 2', '43 3']])
})

test('[TBL-5] a branch that is gone is not waited for, and its answer counts for nothing', () => {
  const { open, send, asked, answer, branch, states, told } = begin()
  open('43', '11')
  send({ type: 'ITEMS.GIVEN', items: provinces.filter(({ id }) => id !== '43') })
  expect(asked).toEqual(['43 1', '11 2', 'ABORT 43'])
  answer('43', 1, '长沙市')
  answer('11', 2, '东城区')
  expect([branch('43'), branch('11'), states()]).toEqual(['unloaded', 'loaded', { loading: 'quiet', filter: 'off' }])
  expect(told.filter(({ type }) => type === 'loaded')).toEqual([{ type: 'loaded', id: '11', count: 1, reason: 'answered' }])
})

test('[SRCH-2] other items keep what was loaded for the branches that are still there', () => {
  const { open, send, answer, under } = begin()
  open('43')
  answer('43', 1, '长沙市')
  send({ type: 'ITEMS.GIVEN', items: [{ id: '43', label: '湖南', onDemand: true }] })
  expect(under('43')).toEqual(['长沙市'])
})

test('[SRCH-2] a branch that comes back is loaded anew: what was loaded before it went may be old', () => {
  const { open, send, asked, answer, under, branch } = begin()
  open('43')
  answer('43', 1, '长沙市')
  send({ type: 'ITEMS.GIVEN', items: provinces.filter(({ id }) => id !== '43') })
  send({ type: 'ITEMS.GIVEN', items: provinces })
  expect([branch('43'), asked]).toEqual(['loading', ['43 1', '43 2']])
  answer('43', 2, '株洲市')
  expect(under('43')).toEqual(['株洲市'])
})

test('[SRCH-2] only what is on demand can be reloaded, and where children are given nothing is', () => {
  const given: TreeNode = { id: '12', label: '天津市', onDemand: true, children: [{ id: '1201', label: '和平区' }] }
  const { send, asked } = tree({ items: [...provinces, given] })
  send({ type: 'BRANCH.RELOADED', id: '12' })
  send({ type: 'BRANCH.RELOADED', id: '71' })
  send({ type: 'BRANCH.RELOADED', id: 'nowhere' })
  expect(asked).toEqual([])
})

test('[SRCH-2] a branch that has nothing is a leaf once that is known', () => {
  const { open, answer, under, chosen, toggle } = begin()
  open('43')
  answer('43', 1)
  expect(under('43')).toEqual([])
  toggle('43')
  expect(chosen()).toEqual(['43'])
})

test('[SRCH-2] an answer that names its own branch, or something twice, makes no endless tree', () => {
  const { open, answer, under } = begin()
  open('43')
  answer('43', 1, '43', '长沙市', '长沙市', '11')
  // 北京市 stands at the top already.
  expect(under('43')).toEqual(['长沙市'])
})

test('[SRCH-2] expanding all opens what is known and has something beneath, and asks for nothing', () => {
  const { send, asked, expanded, open, answer, told } = begin()
  open('43', '11')
  answer('43', 1, '长沙市')
  answer('11', 2)
  send({ type: 'ALL.COLLAPSED' })
  expect(expanded()).toEqual([])
  expect(told.at(-1)).toEqual({ type: 'expanded', ids: [], reason: 'all' })
  send({ type: 'ALL.EXPANDED' })
  expect([expanded(), asked]).toEqual([['43'], ['43 1', '11 2']])
  expect(told.at(-1)).toEqual({ type: 'expanded', ids: ['43'], reason: 'all' })
})

test('without its port each branch that is opened fails, and says what to provide', () => {
  const actor = createActor(treeMachine, { input: { items: provinces.slice(0, 1) } })
  const errors: unknown[] = []
  actor.on('failed', ({ id, error }) => errors.push([id, error]))
  actor.start()
  actor.send({ type: 'EXPANDED.CHANGED', ids: ['43', '11'] })
  // One branch is given up in the moment in which the other is opened: giving up is not answered.
  actor.send({ type: 'ITEMS.GIVEN', items: provinces.slice(1) })
  const error = new Error('tree: provide loadChildren, which answers CHILDREN.LOADED or CHILDREN.FAILED for a branch.')
  expect(errors).toEqual([
    ['43', error],
    ['11', error],
  ])
})
