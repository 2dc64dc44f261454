import { defineModel, failed } from '../testing/index.ts'
import { tableFindMachine } from './table-find.machine.ts'

/** Words and none, places before and behind where one looks from, enough of them, and none. */
export const tableFindModel = defineModel({
  name: 'table-find',
  machine: tableFindMachine,
  inputs: [{ most: 3 }, {}],
  events: [
    { type: 'OPENED', from: { row: 1, column: 0 } },
    { type: 'CLOSED' },
    { type: 'QUERY.CHANGED', query: '压力' },
    { type: 'QUERY.CHANGED', query: ' 压力 ' },
    { type: 'QUERY.CHANGED', query: '' },
    { type: 'NEXT' },
    { type: 'PREVIOUS' },
    { type: 'CONTENT.CHANGED' },
    { type: 'PLACES.FOUND', places: [{ row: 0, column: 1 }] },
    {
      type: 'PLACES.FOUND',
      places: [
        { row: 1, column: 0 },
        { row: 2, column: 2 },
      ],
    },
    { type: 'SEARCH.ENDED' },
    failed('search'),
  ],
  place: ({ context: { query, places, at } }) => [query.trim(), Math.min(places.length, 4), Math.min(at, 3)],
  invariant: (snapshot) => {
    const { places, at, most, query } = snapshot.context
    if (at < -1 || at >= places.length) throw new Error('one stands at a place that is not known')
    if (places.length > most) throw new Error('more places than are wanted')
    const isSearching = Object.keys(snapshot.children).length === 1
    if (isSearching !== snapshot.matches({ open: 'searching' }))
      throw new Error('it is looked for once, and only while it searches')
    if (snapshot.matches({ open: 'ended' }) && places.length > 0 && at < 0) throw new Error('found, and nowhere to stand')
    if (snapshot.matches({ open: 'idle' }) && query.trim() !== '') throw new Error('words that nobody looks for')
  },
})
