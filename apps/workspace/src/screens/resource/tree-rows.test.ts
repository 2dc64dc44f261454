import { expect, test } from 'vitest'
import { afterMove, beneath, without } from './tree-rows.ts'

const tree = [
  {
    id: '1',
    name: 'Force',
    sort: 1,
    children: [
      { id: '3', name: 'Mass', sort: 1 },
      { id: '4', name: 'Pressure', sort: 2 },
    ],
  },
  { id: '2', name: 'Heat', sort: 2 },
]
const page = { current: 1, size: 50, filter: {} }
const names = (one: { readonly name: string }) => [one.name]
const written = (move: { id: string; parentId: string | null; before: string | null }) =>
  afterMove<{ id: string; name: string; sort: number; children?: never[] }>(tree as never, move, ({ sort }) => sort).map(
    ({ record, sort }) => [record.id, sort],
  )

test('[SYS-1] beside a tree stands what lies directly beneath the chosen branch, or at the top', () => {
  expect(beneath(tree, page, undefined, undefined, names)).toEqual({
    records: [
      { id: '1', name: 'Force', sort: 1 },
      { id: '2', name: 'Heat', sort: 2 },
    ],
    total: 2,
  })
  expect(beneath(tree, page, '1', '', names).records).toHaveLength(2)
  expect(beneath(tree, page, 'gone', '', names)).toEqual({ records: [], total: 0 })
})

test('[SYS-1] words are looked for however deep, and a page has its size', () => {
  expect(beneath(tree, page, undefined, 'PRESS', names).records).toEqual([{ id: '4', name: 'Pressure', sort: 2 }])
  expect(beneath(tree, { ...page, current: 2, size: 1 }, undefined, '', names)).toMatchObject({
    records: [{ id: '2' }],
    total: 2,
  })
})

test('[SYS-1] nothing can be put beneath itself', () => {
  const items = [
    { id: '1', label: 'a', children: [{ id: '2', label: 'b' }] },
    { id: '3', label: 'c' },
  ]
  expect(without(items, '2')).toEqual([
    { id: '1', label: 'a', children: [] },
    { id: '3', label: 'c' },
  ])
  expect(without(items, undefined)).toEqual(items)
})

test.each([
  [
    'among its siblings',
    { id: '4', parentId: '1', before: '3' },
    [
      ['4', 1],
      ['3', 2],
    ],
  ],
  ['beneath another', { id: '2', parentId: '1', before: null }, [['2', 3]]],
  [
    'to the top',
    { id: '3', parentId: null, before: '2' },
    [
      ['3', 2],
      ['2', 3],
    ],
  ],
  ['what is gone', { id: '9', parentId: null, before: null }, []],
])('[SYS-1] a move writes what stands elsewhere by it, and nothing else: %s', (_what, move, expected) => {
  expect(written(move)).toEqual(expected)
})
