import { defineModel } from '../testing/index.ts'
import { signatureMachine } from './signature.machine.ts'
import type { SignatureEvent, SignatureStroke, SignatureValue } from './signature.types.ts'
import { isSameSignature, parseSignature, signatureOf } from './signature-value.ts'
import { signatureLimits } from './strokes.ts'

const at = (x: number, y = 100) => ({ x, y, time: x, pressure: 0.5 })
/** To and fro over the pad, far enough at each point to be kept. */
const toAndFro = (count: number): SignatureStroke =>
  Array.from({ length: count }, (_, place) => ({ ...at(place % 2 === 0 ? 100 : 200), time: place }))
const drawn = (strokes: number, points: number): SignatureValue => ({
  kind: 'drawn',
  strokes: Array.from({ length: strokes }, () => toAndFro(points)),
})
const given = (value: unknown): SignatureEvent => ({ type: 'VALUE.GIVEN', value })

/** More than two are like two: what is walked stays finite. */
const some = (list: readonly unknown[]) => Math.min(list.length, 2)

/** A dot and a line, drawn and typed, taken back and done again, up to each limit; locked, and given from outside. */
export const signatureModel = defineModel({
  name: 'signature',
  machine: signatureMachine,
  inputs: [{}, { mode: 'typing', locked: true }, { value: drawn(5, signatureLimits.points - 1) }],
  events: [
    { type: 'STROKE.BEGUN', point: at(100) },
    { type: 'STROKE.MOVED', points: [at(200)] },
    { type: 'STROKE.MOVED', points: toAndFro(signatureLimits.points + 1) },
    { type: 'STROKE.ENDED' },
    { type: 'STROKE.CUT_OFF' },
    { type: 'UNDO' },
    { type: 'REDO' },
    { type: 'CLEAR' },
    { type: 'MODE.CHOSEN', mode: 'typing' },
    { type: 'MODE.CHOSEN', mode: 'drawing' },
    { type: 'NAME.TYPED', name: '贺文舟' },
    { type: 'NAME.TYPED', name: '' },
    { type: 'LOCK.SET', locked: true },
    { type: 'LOCK.SET', locked: false },
    given(drawn(signatureLimits.strokes, 2)),
    given({ kind: 'typed', name: '周岚' }),
    given(undefined),
    given('rubbish'),
    { type: 'DONE' },
  ],
  place: ({ context }) => [
    context.mode,
    some(context.strokes),
    context.strokes.length >= signatureLimits.strokes,
    some(context.past),
    some(context.undone),
    context.stroke && some(context.stroke.points),
    context.name,
    context.locked,
    context.limit,
  ],
  invariant: (snapshot) => {
    const { context } = snapshot
    const value = signatureOf(context)
    if (!isSameSignature(parseSignature(value), value)) throw new Error('what is told can be read again')
    if (snapshot.matches('stroking') !== (context.stroke !== undefined)) throw new Error('a stroke is drawn by a pen')
    if (snapshot.matches('locked') !== context.locked) throw new Error('what is locked cannot be changed')
    if (snapshot.matches('typing') && context.mode !== 'typing') throw new Error('a name is typed where that was chosen')
  },
})
