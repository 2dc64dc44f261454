import { expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import {
  type FindPortEvent,
  type FindRequest,
  mostPlaces,
  type TableFindEmitted,
  type TableFindInput,
  tableFindMachine,
} from './index.ts'

const at = (row: number, column: number) => ({ row, column })

/** A search whose port says what a test lets it say. */
function finding(input: TableFindInput = {}) {
  const going: { request: FindRequest; say: (word: FindPortEvent) => void; stopped: boolean }[] = []
  const search = fromCallback<{ type: 'nothing' }, FindRequest>(({ input: request, sendBack }) => {
    const one = { request, say: (word: FindPortEvent) => sendBack(word), stopped: false }
    going.push(one)
    return () => {
      one.stopped = true
    }
  })
  const actor = createActor(tableFindMachine.provide({ actors: { search } }), { input }).start()
  const told: TableFindEmitted[] = []
  actor.on('*', (emitted) => told.push(emitted))
  const ask = (query: string) => actor.send({ type: 'QUERY.CHANGED', query })
  const open = (row = 0, column = 0) => actor.send({ type: 'OPENED', from: at(row, column) })
  const found = (...places: { row: number; column: number }[]) => going.at(-1)?.say({ type: 'PLACES.FOUND', places })
  const end = () => going.at(-1)?.say({ type: 'SEARCH.ENDED' })
  return {
    actor,
    going,
    told,
    ask,
    open,
    found,
    end,
    context: () => actor.getSnapshot().context,
    state: () => actor.getSnapshot().value,
  }
}

test('[TBL-2] nothing is looked for while nothing is asked, and words without spaces around them', () => {
  const it = finding()
  it.ask('压力')
  expect([it.state(), it.going]).toEqual(['closed', []])
  it.open()
  it.ask('  ')
  expect([it.state(), it.going.length]).toEqual([{ open: 'idle' }, 0])
  it.ask(' 压力 ')
  expect(it.going[0]?.request).toEqual({ query: '压力', most: mostPlaces })
  it.ask('压力  ')
  expect([it.going.length, it.context().query]).toEqual([1, '压力  '])
})

test('[TBL-2] one stands at the first place from where one looked, while others are still looked for', () => {
  const it = finding()
  it.open(5, 2)
  it.ask('压力')
  it.found(at(0, 0), at(5, 1))
  expect(it.context().at).toBe(-1)
  it.found(at(5, 2), at(9, 0))
  expect([it.context().at, it.state()]).toEqual([2, { open: 'searching' }])
  it.end()
  expect(it.told).toEqual([
    { type: 'moved', place: at(5, 2), reason: 'found' },
    { type: 'searched', query: '压力', count: 4, reason: 'all' },
  ])
})

test('[TBL-2] behind the last place comes the first, before the first the last; where there is none behind one stands at the first', () => {
  const it = finding()
  it.open(8, 0)
  it.ask('压力')
  it.found(at(1, 0), at(2, 0), at(3, 0))
  it.end()
  expect(it.context().at).toBe(0)
  it.actor.send({ type: 'PREVIOUS' })
  expect(it.context().at).toBe(2)
  it.actor.send({ type: 'NEXT' })
  it.actor.send({ type: 'NEXT' })
  expect(it.told.slice(2)).toEqual([
    { type: 'moved', place: at(3, 0), reason: 'previous' },
    { type: 'moved', place: at(1, 0), reason: 'next' },
    { type: 'moved', place: at(2, 0), reason: 'next' },
  ])
})

test('[TBL-2] who does not wait goes through the places that are known already', () => {
  const it = finding()
  it.open(8, 0)
  it.ask('压力')
  it.actor.send({ type: 'NEXT' })
  expect(it.told).toEqual([])
  it.found(at(1, 0), at(2, 0))
  it.actor.send({ type: 'PREVIOUS' })
  expect(it.told).toEqual([{ type: 'moved', place: at(2, 0), reason: 'previous' }])
})

test('[TBL-2] other words, other rows and closing give up what is looked for; other rows are searched from where one stood', () => {
  const it = finding()
  it.open()
  it.ask('压')
  it.found(at(4, 4))
  it.ask('压力')
  expect([it.going[0]?.stopped, it.context().places, it.context().from]).toEqual([true, [], at(4, 4)])
  it.found(at(4, 4), at(7, 1))
  it.end()
  it.actor.send({ type: 'NEXT' })
  it.actor.send({ type: 'CONTENT.CHANGED' })
  expect([it.going.length, it.context().from]).toEqual([3, at(7, 1)])
  it.actor.send({ type: 'CLOSED' })
  expect([it.going[2]?.stopped, it.state(), it.told.at(-1)]).toEqual([true, 'closed', { type: 'closed', reason: 'asked' }])
  it.open(2, 2)
  expect([it.going.at(-1)?.request.query, it.context().from]).toEqual(['压力', at(2, 2)])
})

test('[TBL-2] of places there are enough, and a port that breaks has found what it found', () => {
  const it = finding({ most: 2 })
  it.open()
  it.ask('压力')
  it.found(at(1, 0), at(2, 0), at(3, 0))
  it.end()
  expect(it.told.at(-1)).toEqual({ type: 'searched', query: '压力', count: 2, reason: 'enough' })
  const broken = createActor(tableFindMachine, { input: {} }).start()
  broken.send({ type: 'OPENED', from: at(0, 0) })
  broken.send({ type: 'QUERY.CHANGED', query: '压力' })
  expect(broken.getSnapshot().value).toEqual({ open: 'ended' })
})
