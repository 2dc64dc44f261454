import { expect, test } from 'vitest'
import { createKeptPlaces } from './kept-places.ts'

/** A storage as a browser tab has it. */
function storage(text?: string): Storage {
  const kept = new Map(text === undefined ? [] : [['etalon.places', text]])
  return {
    get length() {
      return kept.size
    },
    key: (place) => [...kept.keys()][place] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}

test('[TAB-6] how a view stood is there after a reload, and gone with its tab', () => {
  const here = storage()
  const before = createKeptPlaces(() => here)
  before.write('orders', { page: '3' })
  before.write('reports', { view: '300' })
  const after = createKeptPlaces(() => here)
  expect(after.read('orders')).toEqual({ page: '3' })
  after.scroll('orders', 'order').set(480)
  expect(after.scroll('orders', 'order').get()).toBe(480)
  after.drop(['orders'])
  expect(after.read('orders')).toEqual({})
  expect(after.scroll('orders', 'order').get()).toBe(0)
  expect(createKeptPlaces(() => here).read('reports')).toEqual({ view: '300' })
  after.clear()
  expect(createKeptPlaces(() => here).read('reports')).toEqual({})
})

test.each(['{"orders":{"page":3}}', '[[[', '[]', 'null', `{"orders":{"page":"${'3'.repeat(70_000)}"}}`])(
  '[TAB-6] what another hand stored is ignored: %.40s',
  (text) => {
    expect(createKeptPlaces(() => storage(text)).read('orders')).toEqual({})
  },
)

test('[TAB-6] without storage places live as long as the page', () => {
  const places = createKeptPlaces(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  places.write('orders', { page: '3' })
  expect(places.read('orders')).toEqual({ page: '3' })
})
