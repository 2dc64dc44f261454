import { expect, test } from 'vitest'
import { isSameSignature, parseSignature, signatureLimits, signatureSpace } from './index.ts'
import { at } from './signer.double.ts'

const fine = [at(100, 100, 0), at(200, 100, 10)]
const drawn = (...strokes: unknown[]) => ({ kind: 'drawn', strokes })
const points = (count: number) => Array.from({ length: count }, (_, place) => at(place % 2 === 0 ? 0 : 100, 0, place))

test('[REG-4] what was signed is read again, without what does not belong to it', () => {
  expect(parseSignature({ ...drawn(fine.map((point) => ({ ...point, colour: 'red' }))), owner: 'x' })).toEqual(drawn(fine))
  expect(parseSignature({ kind: 'typed', name: ' 贺文舟 ', strokes: 7 })).toEqual({ kind: 'typed', name: '贺文舟' })
})

test('[REG-4] the corners of the pad are on it, and all that fits is read', () => {
  const { width, height } = signatureSpace
  const edges = drawn([
    { x: 0, y: 0, time: 0, pressure: 0 },
    { x: width, y: height, time: 0, pressure: 1 },
  ])
  expect(parseSignature(edges)).toEqual(edges)
  for (const most of [
    drawn(...Array.from({ length: signatureLimits.strokes }, () => fine)),
    drawn(...Array.from({ length: 5 }, () => points(signatureLimits.points))),
  ])
    expect(parseSignature(most)).toEqual(most)
})

const withPoint = (change: Readonly<Record<string, unknown>>) => drawn([fine[0], { ...fine[1], ...change }])
test.each<[string, unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'drawn'],
  ['a list', [drawn(fine)]],
  ['of no kind', { strokes: [fine] }],
  ['of another kind', { kind: 'carved', strokes: [fine], name: 'x' }],
  ['without strokes', { kind: 'drawn' }],
  ['with no stroke', drawn()],
  ['with a stroke that is no list', drawn(fine, 'stroke')],
  ['with a stroke without points', drawn(fine, [])],
  ['with a point that is none', drawn([...fine, null])],
  ['a dot', drawn([at(100)])],
  ['smaller than a signature', drawn([at(100, 100, 0), at(129, 129, 1)])],
  ['left of the pad', withPoint({ x: -0.1 })],
  ['right of the pad', withPoint({ x: signatureSpace.width + 0.1 })],
  ['above the pad', withPoint({ y: -0.1 })],
  ['below the pad', withPoint({ y: signatureSpace.height + 0.1 })],
  ['nowhere', withPoint({ x: Number.NaN })],
  ['at a text', withPoint({ x: '200' })],
  ['before it began', withPoint({ time: -1 })],
  ['without an end', withPoint({ time: Number.POSITIVE_INFINITY })],
  ['back in time', drawn([...fine, at(300, 100, 9)])],
  ['pressed harder than can be', withPoint({ pressure: 1.01 })],
  ['pressed less than not', withPoint({ pressure: -0.01 })],
  ['with too many strokes', drawn(...Array.from({ length: signatureLimits.strokes + 1 }, () => fine))],
  ['with a stroke of too many points', drawn(fine, points(signatureLimits.points + 1))],
  ['with too many points', drawn(fine, ...Array.from({ length: 5 }, () => points(signatureLimits.points)))],
  ['without a name', { kind: 'typed' }],
  ['with a name that is no text', { kind: 'typed', name: 7 }],
  ['with an empty name', { kind: 'typed', name: '  ' }],
  ['with a name that is too long', { kind: 'typed', name: 'x'.repeat(signatureLimits.name + 1) }],
  ['with a name that cannot be written', { kind: 'typed', name: 'a\u0007' }],
])('[REG-4] %s is no signature', (_, value) => {
  expect(parseSignature(value)).toBeUndefined()
})

test('signatures are the same by what they hold', () => {
  const one = parseSignature(drawn(fine))
  const name = { kind: 'typed', name: '周岚' } as const
  expect(isSameSignature(one, parseSignature(drawn(fine)))).toBe(true)
  expect(isSameSignature(one, parseSignature(drawn(fine, fine)))).toBe(false)
  expect(isSameSignature(name, { ...name })).toBe(true)
  expect(isSameSignature(name, { ...name, name: '周楠' })).toBe(false)
  expect(isSameSignature(undefined, undefined)).toBe(true)
  expect([isSameSignature(one, name), isSameSignature(name, one)]).toEqual([false, false])
  expect([isSameSignature(one, undefined), isSameSignature(undefined, name)]).toEqual([false, false])
})
