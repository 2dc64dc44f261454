import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { type GraphInput, type GraphWalkEvent, type GraphWay, graphWalkMachine, indexGraph } from './index.ts'

const standards: GraphInput = {
  ids: ['national', 'other', 'reference', 'spare', 'gauge', 'dial', 'alone'],
  edges: [
    { from: 'national', to: 'reference' },
    { from: 'national', to: 'spare' },
    { from: 'other', to: 'spare' },
    { from: 'reference', to: 'gauge' },
    { from: 'reference', to: 'dial' },
    { from: 'spare', to: 'dial' },
  ],
}

function walk(given: GraphInput = standards) {
  const actor = createActor(graphWalkMachine, { input: { graph: indexGraph(given) } }).start()
  const told: string[] = []
  actor.on('stepped', ({ id }) => told.push(id))
  return {
    told,
    at: () => actor.getSnapshot().context.at,
    state: () => actor.getSnapshot().value,
    send: (event: GraphWalkEvent) => actor.send(event),
    go: (...ways: GraphWay[]) => {
      for (const way of ways) actor.send({ type: 'STEPPED', way })
    },
  }
}

test.each([
  [['onward'], 'reference'],
  [['onward', 'onward'], 'gauge'],
  [['onward', 'next'], 'spare'],
  [['onward', 'next', 'next'], 'spare'],
  [['onward', 'next', 'previous'], 'reference'],
  [['onward', 'onward', 'onward'], 'gauge'],
  [['onward', 'back'], 'national'],
  [['back'], 'national'],
  [['previous'], 'national'],
  [['next'], 'other'],
  [['next', 'next'], 'alone'],
  [['next', 'next', 'onward'], 'alone'],
  // Several lead to it: back is where one came from.
  [['next', 'onward', 'back'], 'other'],
  [['onward', 'next', 'onward', 'back'], 'spare'],
] satisfies [GraphWay[], string][])('[A11Y-2] from the first node %j lead to %s', (ways, end) => {
  const { go, at } = walk()
  go(...ways)
  expect(at()).toBe(end)
})

test('[A11Y-2] only what leads somewhere is told', () => {
  const { go, told } = walk()
  go('back', 'onward', 'previous', 'next')
  expect(told).toEqual(['reference', 'spare'])
})

test('[A11Y-2] the first and the last node are one key away', () => {
  const { send, at } = walk()
  send({ type: 'LAST' })
  expect(at()).toBe('alone')
  send({ type: 'FIRST' })
  expect(at()).toBe('national')
})

test('a node that is reached otherwise is where one goes on from; one that is not there changes nothing', () => {
  const { send, go, at, told } = walk()
  send({ type: 'NODE.REACHED', id: 'dial' })
  send({ type: 'NODE.REACHED', id: 'nowhere' })
  expect([at(), told]).toEqual(['dial', []])
  go('back')
  expect(at()).toBe('reference')
})

test('a node that is reached otherwise has those beside it that the first line to it comes from', () => {
  const { send, go, at } = walk()
  send({ type: 'NODE.REACHED', id: 'dial' })
  go('next')
  expect(at()).toBe('dial')
  go('previous')
  expect(at()).toBe('gauge')
})

test('a root of a circle to which one came along a line is beside what that line comes from leads to', () => {
  const { go, at } = walk({
    ids: ['a', 'b', 'c'],
    edges: [
      { from: 'a', to: 'b' },
      { from: 'b', to: 'a' },
      { from: 'b', to: 'c' },
    ],
  })
  go('onward', 'onward', 'next')
  expect(at()).toBe('c')
})

test('a line to itself is not the way back, where another leads here', () => {
  const { go, at } = walk({
    ids: ['a', 'b'],
    edges: [
      { from: 'a', to: 'a' },
      { from: 'a', to: 'b' },
      { from: 'b', to: 'a' },
    ],
  })
  go('back')
  expect(at()).toBe('b')
})

test('around a circle one comes back to where one began, and a line to itself is no way', () => {
  const { go, at, told } = walk({
    ids: ['a', 'b', 'c'],
    edges: [
      { from: 'a', to: 'b' },
      { from: 'b', to: 'a' },
      { from: 'b', to: 'b' },
      { from: 'c', to: 'c' },
    ],
  })
  go('onward', 'onward')
  expect(at()).toBe('a')
  go('next', 'previous')
  expect(at()).toBe('a')
  go('back', 'back')
  expect(at()).toBe('a')
  go('next')
  expect(at()).toBe('c')
  go('onward', 'back')
  expect([at(), told.at(-1)]).toEqual(['c', 'c'])
})

test('in another graph one stands where one stood, or at its beginning, or nowhere', () => {
  const { send, go, at, state } = walk()
  go('onward', 'next', 'onward')
  send({ type: 'GRAPH.GIVEN', graph: indexGraph({ ...standards, ids: [...standards.ids].reverse() }) })
  expect(at()).toBe('dial')
  go('back')
  expect(at()).toBe('spare')
  send({ type: 'GRAPH.GIVEN', graph: indexGraph({ ids: ['new'], edges: [] }) })
  expect([at(), state()]).toEqual(['new', 'standing'])
  send({ type: 'GRAPH.GIVEN', graph: indexGraph({ ids: [], edges: [] }) })
  expect([at(), state()]).toEqual([undefined, 'empty'])
  send({ type: 'LAST' })
  send({ type: 'GRAPH.GIVEN', graph: indexGraph({ ids: ['later'], edges: [] }) })
  expect([at(), state()]).toEqual(['later', 'standing'])
})

test('where one came from is forgotten when it is gone', () => {
  const { send, go, at } = walk()
  go('next', 'onward')
  send({
    type: 'GRAPH.GIVEN',
    graph: indexGraph({ ids: standards.ids.filter((id) => id !== 'other'), edges: standards.edges }),
  })
  go('back')
  expect(at()).toBe('national')
})

test('a node that is reached where one stands already leaves where one came from', () => {
  const { send, go, at } = walk()
  go('next', 'onward')
  send({ type: 'NODE.REACHED', id: 'spare' })
  go('back')
  expect(at()).toBe('other')
})

test('in another graph a node that has become a root is beside the other roots', () => {
  const { send, go, at } = walk()
  go('onward')
  send({ type: 'GRAPH.GIVEN', graph: indexGraph({ ids: ['reference', 'new'], edges: [] }) })
  go('next')
  expect(at()).toBe('new')
})

test('a root of a circle is beside a root that leads to it', () => {
  const { go, at } = walk({
    ids: ['a', 'c', 'd', 'b'],
    edges: [
      { from: 'a', to: 'b' },
      { from: 'b', to: 'a' },
      { from: 'c', to: 'd' },
      { from: 'd', to: 'c' },
      { from: 'c', to: 'a' },
    ],
  })
  go('next')
  expect(at()).toBe('c')
  go('previous')
  expect(at()).toBe('a')
})

test('a line of what one came from to itself is no neighbour', () => {
  const { go, at, told } = walk({
    ids: ['a', 'b'],
    edges: [
      { from: 'a', to: 'a' },
      { from: 'a', to: 'b' },
    ],
  })
  go('onward', 'previous')
  expect([at(), told]).toEqual(['b', ['b']])
})
