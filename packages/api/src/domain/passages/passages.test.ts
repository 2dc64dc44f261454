import { fc, test as propertyTest } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { type Passage, passageChanges } from './index.ts'

const of = (words: string): Passage[] => [...words.matchAll(/(\w)=(\w+)/g)].map(([, key = '', value = '']) => ({ key, value }))
const told = (before: string, after: string) =>
  passageChanges(of(before), of(after)).map((change) =>
    change.kind === 'changed'
      ? `${change.passage.key}:${change.before}>${change.passage.value}`
      : `${change.kind} ${change.passage.key}`,
  )

test('[BIZ-4] what was changed, added and taken out between two versions is told, in the order of the later one', () => {
  expect(told('a=1 b=2 c=3', 'a=1 b=5 c=3')).toEqual(['same a', 'b:2>5', 'same c'])
  expect(told('a=1 b=2 c=3', 'a=1 c=3 d=4')).toEqual(['same a', 'removed b', 'same c', 'added d'])
  expect(told('x=0 a=1', 'a=1')).toEqual(['removed x', 'same a'])
  expect(told('', 'a=1')).toEqual(['added a'])
  expect(told('a=1', '')).toEqual(['removed a'])
})

const passages = fc.uniqueArray(fc.record({ key: fc.constantFrom(...'abcdefgh'), value: fc.constantFrom('0', '1') }), {
  selector: ({ key }) => key,
})
propertyTest.prop([passages, passages])('[BIZ-4] from the changes both versions can be told again', (before, after) => {
  const changes = passageChanges(before, after)
  const later = changes.flatMap((one) => (one.kind === 'removed' ? [] : [one.passage]))
  expect(later).toEqual(after)
  const earlier = changes.flatMap((one) => {
    if (one.kind === 'added') return []
    return [{ key: one.passage.key, value: one.kind === 'changed' ? one.before : one.passage.value }]
  })
  const sorted = (list: readonly Passage[]) => list.toSorted((one, other) => (one.key < other.key ? -1 : 1))
  expect(sorted(earlier)).toEqual(sorted(before))
})
