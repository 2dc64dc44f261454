import { fc, test as propertyTest } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { circlesOf, type GraphBranch, indexGraph, lostEdges, treeOf } from './index.ts'

const edgesOf = (...lines: string[]) =>
  lines.map((line) => {
    const [from = '', to = ''] = line.split('>')
    return { from, to }
  })
const graph = (ids: string, ...lines: string[]) => indexGraph({ ids: [...ids], edges: edgesOf(...lines) })

/** A tree as words: `a(b(c) c+)`; + was told above, * leads around. */
const written = (branches: readonly GraphBranch[]): string =>
  branches
    .map(({ id, state, branches: beyond }) => {
      const mark = state === 'again' ? '+' : state === 'circle' ? '*' : ''
      return `${id}${mark}${beyond.length > 0 ? `(${written(beyond)})` : ''}`
    })
    .join(' ')

test.each([
  ['one way', graph('abc', 'a>b', 'b>c'), 'a', 'a(b(c))', []],
  ['two ways to the same', graph('abcd', 'a>b', 'a>c', 'b>d', 'c>d', 'd>d'), 'a', 'a(b(d(d*)) c(d+))', ['d']],
  ['two origins of a leaf, which has nothing to tell again', graph('abc', 'a>c', 'b>c'), 'ab', 'a(c) b(c)', []],
  ['one that stands alone', graph('ab', 'a>a'), 'ab', 'a(a*) b', ['a']],
  ['a circle that nothing leads to', graph('xabc', 'a>b', 'b>c', 'c>a'), 'xa', 'x a(b(c(a*)))', ['abc']],
  ['a circle further on', graph('abc', 'a>b', 'b>c', 'c>b'), 'a', 'a(b(c(b*)))', ['bc']],
  ['circles that share a node, of which one is told', graph('abc', 'a>b', 'b>a', 'b>c', 'c>b'), 'a', 'a(b(a* c(b*)))', ['ab']],
  ['lines twice and to nowhere', graph('aab', 'a>b', 'a>b', 'a>x', 'x>b'), 'a', 'a(b)', []],
  ['neighbours in the order of the nodes', graph('acb', 'a>b', 'a>c'), 'a', 'a(c b)', []],
  ['nothing', graph(''), '', '', []],
])('a graph with %s has its roots, a tree with each line once, and its circles', (_, index, roots, tree, circles) => {
  expect([index.roots.join(''), written(treeOf(index)), circlesOf(index).map((one) => one.join(''))]).toEqual([
    roots,
    tree,
    circles,
  ])
})

test('a node that is met twice has two places in the tree', () => {
  const [a] = treeOf(graph('abcd', 'a>b', 'a>c', 'b>d', 'c>d'))
  expect(a?.branches.flatMap(({ branches }) => branches.map(({ path }) => path))).toEqual(['a/b/d', 'a/c/d'])
})

test('a node says whether what lies beyond it follows, was told, or leads around', () => {
  const ways = treeOf(graph('abcd', 'a>b', 'b>c', 'a>c', 'b>b', 'c>d', 'a>d'))
  const all = (branches: readonly GraphBranch[]): string[] =>
    branches.flatMap(({ path, state, branches: beyond }) => [`${path} ${state}`, ...all(beyond)])
  expect(all(ways)).toEqual(['a open', 'a/b open', 'a/b/b circle', 'a/b/c open', 'a/b/c/d open', 'a/c again', 'a/d open'])
})

test('lines that begin or end at no node are told', () => {
  expect(lostEdges({ ids: ['a', 'b'], edges: edgesOf('a>b', 'a>x', 'y>b', 'x>y') })).toEqual(edgesOf('a>x', 'y>b', 'x>y'))
})

const anyGraph = fc.array(fc.tuple(fc.nat({ max: 7 }), fc.nat({ max: 7 })), { maxLength: 20 }).map((pairs) =>
  indexGraph({
    ids: Array.from({ length: 8 }, (_, place) => String(place)),
    edges: pairs.map(([from, to]) => ({ from: String(from), to: String(to) })),
  }),
)
propertyTest.prop([anyGraph])('whatever the graph, its tree meets every node, and every line once', (index) => {
  const met = new Set<string>()
  const lines: string[] = []
  const follow = ({ id, branches }: GraphBranch) => {
    met.add(id)
    for (const one of branches) {
      lines.push(`${id}>${one.id}`)
      follow(one)
    }
  }
  treeOf(index).forEach(follow)
  expect([...met].sort()).toEqual([...index.ids].sort())
  expect(lines.sort()).toEqual([...index.onward].flatMap(([from, to]) => to.map((one) => `${from}>${one}`)).sort())
})

propertyTest.prop([anyGraph])('whatever the graph, a circle is told exactly where one can come back', (index) => {
  const canComeBack = index.ids.some((id) => {
    const met = new Set<string>()
    const waiting = [...(index.onward.get(id) ?? [])]
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
      if (met.has(one)) continue
      met.add(one)
      waiting.push(...(index.onward.get(one) ?? []))
    }
    return met.has(id)
  })
  const circles = circlesOf(index)
  expect(circles.length > 0).toBe(canComeBack)
  for (const circle of circles)
    for (const [place, id] of circle.entries()) expect(index.onward.get(id)).toContain(circle[(place + 1) % circle.length])
})

test('one begins where no line leads to, wherever that stands among the nodes; a line to itself does not count', () => {
  expect(indexGraph({ ids: ['gauge', 'national'], edges: [{ from: 'national', to: 'gauge' }] }).roots).toEqual(['national'])
  const edges = [
    { from: 'a', to: 'a' },
    { from: 'a', to: 'x' },
  ]
  expect(indexGraph({ ids: ['x', 'a'], edges }).roots).toEqual(['a'])
})
