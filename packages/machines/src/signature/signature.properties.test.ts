import { fc, test as propertyTest } from '@fast-check/vitest'
import { expect } from 'vitest'
import { isSameSignature, parseSignature, type SignatureEvent, type SignaturePoint } from './index.ts'
import { signer, stroke } from './signer.double.ts'

const point: fc.Arbitrary<SignaturePoint> = fc.record({
  x: fc.double({ min: -100, max: 700, noNaN: true }),
  y: fc.double({ min: -100, max: 400, noNaN: true }),
  time: fc.double({ min: 0, max: 1e7, noNaN: true }),
  pressure: fc.double({ min: -1, max: 2, noNaN: true }),
})
const strokes = fc.array(point, { minLength: 1, maxLength: 6 }).map((points) => stroke(...points))
const clearing: readonly SignatureEvent[] = [{ type: 'CLEAR' }]
/** Each can be undone by one step, but for clearing nothing. */
const acts = fc.array(fc.oneof(strokes, fc.constant(clearing)), { maxLength: 12 })
const steps = (type: 'UNDO' | 'REDO', count: number) => Array.from({ length: count }, (): SignatureEvent => ({ type }))

propertyTest.prop([acts, fc.nat({ max: 12 })])('[REG-4] undone as often as something was done, all is as it was', (all, back) => {
  const { send, context } = signer()
  const seen = [context().strokes]
  for (const act of all) {
    const before = context().strokes
    send(...act)
    if (context().strokes !== before) seen.push(context().strokes)
  }
  const count = Math.min(back, seen.length - 1)
  send(...steps('UNDO', count))
  expect(context().strokes).toEqual(seen.at(-1 - count))
  send(...steps('REDO', count))
  expect(context().strokes).toEqual(seen.at(-1))
  send(...steps('UNDO', seen.length))
  expect(context().strokes).toEqual([])
  send(...steps('REDO', seen.length))
  expect(context().strokes).toEqual(seen.at(-1))
})

const events = fc.array(
  fc.oneof(
    strokes,
    fc.constantFrom<SignatureEvent>(
      { type: 'UNDO' },
      { type: 'REDO' },
      { type: 'CLEAR' },
      { type: 'MODE.CHOSEN', mode: 'typing' },
      { type: 'MODE.CHOSEN', mode: 'drawing' },
      { type: 'LOCK.SET', locked: true },
      { type: 'LOCK.SET', locked: false },
      { type: 'STROKE.CUT_OFF' },
      { type: 'DONE' },
      { type: 'VALUE.GIVEN', value: undefined },
    ),
    point.map((one): SignatureEvent => ({ type: 'STROKE.BEGUN', point: one })),
    fc.string({ unit: 'binary', maxLength: 8 }).map((name): SignatureEvent => ({ type: 'NAME.TYPED', name })),
  ),
)
propertyTest.prop([events])('[REG-4] whatever comes, what is told last is what is there, and can be read again', (all) => {
  const { send, value, told } = signer()
  let known = value()
  for (const one of all.flat()) {
    const before = told.length
    send(one)
    for (const said of told.slice(before)) if (said.type === 'changed') known = said.value
    if (one.type === 'VALUE.GIVEN') known = value()
    expect(isSameSignature(known, value())).toBe(true)
    expect(parseSignature(JSON.parse(JSON.stringify(value() ?? null)))).toEqual(value())
  }
})

propertyTest.prop([fc.anything()])('whatever is given, signing begins, and only with a signature', (value) => {
  const begun = signer({ value })
  expect(begun.value()).toEqual(parseSignature(value))
})
