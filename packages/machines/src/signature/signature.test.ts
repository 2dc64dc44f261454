import { expect, test } from 'vitest'
import { type SignatureEvent, signatureLimits, signatureProblem } from './index.ts'
import { at, line, signer, stroke } from './signer.double.ts'

const drawn = { kind: 'drawn', strokes: [[at(100, 50, 0), at(200, 50, 100)]] } as const
const typed = { kind: 'typed', name: '贺文舟' } as const
const typing = { type: 'MODE.CHOSEN', mode: 'typing' } as const
const drawing = { type: 'MODE.CHOSEN', mode: 'drawing' } as const
const undo = { type: 'UNDO' } as const
const redo = { type: 'REDO' } as const
const clear = { type: 'CLEAR' } as const
const done = { type: 'DONE' } as const
const lock = (locked: boolean) => ({ type: 'LOCK.SET', locked }) as const
const name = (text: string) => ({ type: 'NAME.TYPED', name: text }) as const
const given = (value: unknown) => ({ type: 'VALUE.GIVEN', value }) as const
/** Points that are all far enough from each other. */
const many = (count: number) => Array.from({ length: count }, (_, place) => at(place % 2 === 0 ? 100 : 200, 100, place))

test('[REG-4] a stroke is kept from setting the pen down to lifting it, timed from its beginning', () => {
  const { send, context, told, state } = signer()
  expect([state(), context().mode]).toEqual(['resting', 'drawing'])
  send({ type: 'STROKE.BEGUN', point: { x: 10, y: 20, time: 5000, pressure: 0.25 } })
  expect([state(), context().strokes]).toEqual(['stroking', []])
  send({ type: 'STROKE.MOVED', points: [{ x: 60, y: 20, time: 5016.4, pressure: 0.5 }] })
  expect(told).toEqual([])
  send({ type: 'STROKE.ENDED' })
  const strokes = [
    [
      { x: 10, y: 20, time: 0, pressure: 0.25 },
      { x: 60, y: 20, time: 16, pressure: 0.5 },
    ],
  ]
  expect([state(), context().strokes, context().stroke]).toEqual(['resting', strokes, undefined])
  expect(told).toEqual([
    { type: 'did', what: 'stroke', strokes: 1 },
    { type: 'changed', value: { kind: 'drawn', strokes }, reason: 'stroke' },
  ])
})

test('[REG-4] points are kept as fine as can be seen, on the pad, and never before the one before', () => {
  const { send, context } = signer()
  send(
    ...stroke(
      { x: -40, y: 999, time: 100, pressure: 1.5 },
      { x: 12.345, y: 67.891, time: 90, pressure: 0.126 },
      { x: 700, y: -1, time: 130.6, pressure: -1 },
      { x: 500, y: 100, time: 120, pressure: 0 },
    ),
  )
  expect(context().strokes).toEqual([
    [
      { x: 0, y: 300, time: 0, pressure: 1 },
      { x: 12.3, y: 67.9, time: 0, pressure: 0.13 },
      { x: 600, y: 0, time: 31, pressure: 0 },
      { x: 500, y: 100, time: 31, pressure: 0 },
    ],
  ])
})

test('[REG-4] points nearer than two units to the one that was kept last are left out', () => {
  const { send, context } = signer()
  send(...stroke(at(100), at(101.9), at(102), at(103.9), at(104, 100.1), at(104, 103)))
  expect(context().strokes[0]?.map(({ x, y }) => [x, y])).toEqual([
    [100, 100],
    [102, 100],
    [104, 100.1],
    [104, 103],
  ])
})

test('[REG-4] a stroke that the system cuts off stays as far as it came, and can be undone', () => {
  const { send, changes, value, state } = signer()
  const [begin, move] = line()
  send(...[begin, move].filter((event) => event !== undefined), { type: 'STROKE.CUT_OFF' })
  expect([state(), changes()]).toEqual(['resting', [['stroke', 'drawn']]])
  send(undo)
  expect(value()).toBeUndefined()
})

test('[REG-4] a pen that is not on the pad draws nothing', () => {
  const { send, told, state } = signer()
  send({ type: 'STROKE.MOVED', points: [at(300)] }, { type: 'STROKE.ENDED' }, { type: 'STROKE.CUT_OFF' })
  expect([told, state()]).toEqual([[], 'resting'])
})

test.each([
  ['nothing', [], 'missing'],
  ['a dot', stroke(at(100)), 'tooSmall'],
  ['hardly more than a dot', stroke(at(100, 100), at(129.9, 129.9)), 'tooSmall'],
  ['a line as wide as it must be', stroke(at(100, 100), at(130, 100)), undefined],
  ['a line as high as it must be', stroke(at(100, 100), at(100, 130)), undefined],
  ['two dots that are far enough from each other', [...stroke(at(100)), ...stroke(at(130))], undefined],
] as const)('[REG-4] %s: what is wrong with it is %3$s', (_, events, problem) => {
  const { send, context, value, told } = signer()
  send(...events, done)
  expect(signatureProblem(context())).toBe(problem)
  expect(value() === undefined).toBe(problem !== undefined)
  expect(told.at(-1)).toEqual(
    problem === undefined
      ? { type: 'finished', value: { kind: 'drawn', strokes: context().strokes } }
      : { type: 'refused', problem },
  )
})

test('[REG-4] a dot changes no value, and is done all the same', () => {
  const { send, told } = signer()
  send(...stroke(at(100)))
  expect(told).toEqual([{ type: 'did', what: 'stroke', strokes: 1 }])
})

test('[REG-4] strokes are undone and done again one by one, and no further', () => {
  const { send, heights, told, changes } = signer()
  send(...line(10), ...line(20))
  send(undo)
  expect(heights()).toEqual([10])
  send(undo, undo)
  expect([heights(), told.at(-2)]).toEqual([[], { type: 'did', what: 'undo', strokes: 0 }])
  send(redo)
  expect([heights(), told.at(-2)]).toEqual([[10], { type: 'did', what: 'redo', strokes: 1 }])
  send(redo, redo)
  expect(heights()).toEqual([10, 20])
  expect(changes().map(([reason]) => reason)).toEqual(['stroke', 'stroke', 'undo', 'undo', 'redo', 'redo'])
})

test('[REG-4] three steps back are three steps on again, and back once more', () => {
  const { send, heights } = signer()
  send(...line(10), ...line(20), ...line(30))
  const after = (event: SignatureEvent) => {
    send(event)
    return heights()
  }
  expect([undo, undo, undo].map(after)).toEqual([[10, 20], [10], []])
  expect([redo, redo, redo].map(after)).toEqual([[10], [10, 20], [10, 20, 30]])
  expect([undo, undo, undo].map(after)).toEqual([[10, 20], [10], []])
})

test('[REG-4] clearing can be undone, and clearing nothing is nothing', () => {
  const { send, heights, told } = signer()
  send(clear)
  expect(told).toEqual([])
  send(...line(10), ...line(20), clear, clear)
  expect([heights(), told.at(-2), told.at(-1)]).toEqual([
    [],
    { type: 'did', what: 'clear', strokes: 0 },
    { type: 'changed', value: undefined, reason: 'clear' },
  ])
  send(undo)
  expect(heights()).toEqual([10, 20])
  send(redo)
  expect(heights()).toEqual([])
})

test('[REG-4] after another stroke what was undone is not done again', () => {
  const { send, heights } = signer()
  send(...line(10), ...line(20), undo, ...line(30), redo)
  expect(heights()).toEqual([10, 30])
  send(undo)
  expect(heights()).toEqual([10])
})

test('while the pen is on the pad nothing is undone, cleared or finished', () => {
  const { send, heights, state, told } = signer()
  send(...line(10), ...line(20), undo)
  told.length = 0
  send({ type: 'STROKE.BEGUN', point: at(50, 50) }, undo, redo, clear, done, name('x'))
  expect([heights(), state(), told]).toEqual([[10], 'stroking', []])
})

test('[REG-4] a stroke ends where it has no more room, which is told; the next one begins with the pen set down again', () => {
  const { send, context, told, state } = signer()
  const points = many(signatureLimits.points)
  send({ type: 'STROKE.BEGUN', point: at(100) }, { type: 'STROKE.MOVED', points: points.slice(1) })
  expect([state(), context().stroke?.points.length]).toEqual(['stroking', signatureLimits.points])
  send({ type: 'STROKE.MOVED', points: [at(200)] })
  expect(state()).toBe('stroking')
  send({ type: 'STROKE.MOVED', points: [at(300), at(400)] })
  expect([state(), context().strokes[0]?.length, context().limit]).toEqual(['resting', signatureLimits.points, 'points'])
  expect(told.map(({ type }) => type)).toEqual(['did', 'limited', 'changed'])
  expect(told.slice(0, 2)).toEqual([
    { type: 'did', what: 'stroke', strokes: 1 },
    { type: 'limited', limit: 'points' },
  ])
  send({ type: 'STROKE.MOVED', points: [at(500)] }, { type: 'STROKE.ENDED' })
  expect(context().strokes).toHaveLength(1)
  send({ type: 'STROKE.BEGUN', point: at(100) })
  expect([state(), context().limit]).toEqual(['stroking', undefined])
})

test('[REG-4] a stroke ends where all strokes together have no more room', () => {
  const strokes = [...Array.from({ length: 4 }, () => many(signatureLimits.points)), many(signatureLimits.points - 2)]
  const { send, context, told } = signer({ value: { kind: 'drawn', strokes } })
  send({ type: 'STROKE.BEGUN', point: at(100) }, { type: 'STROKE.MOVED', points: [at(200)] })
  expect(context().stroke?.points).toHaveLength(2)
  send({ type: 'STROKE.MOVED', points: [at(300)] })
  expect([context().strokes.at(-1)?.length, context().limit]).toEqual([2, 'total'])
  told.length = 0
  send({ type: 'STROKE.BEGUN', point: at(100) })
  expect([told, context().strokes.length]).toEqual([[{ type: 'limited', limit: 'total' }], 6])
})

test('[REG-4] no stroke begins beyond the most, which is told; what is there stays', () => {
  const strokes = Array.from({ length: signatureLimits.strokes - 1 }, () => many(2))
  const { send, context, told, state } = signer({ value: { kind: 'drawn', strokes } })
  send(...line(10))
  told.length = 0
  send(...line(20))
  expect([told, state(), context().limit]).toEqual([[{ type: 'limited', limit: 'strokes' }], 'resting', 'strokes'])
  expect(context().strokes).toHaveLength(signatureLimits.strokes)
  send(undo)
  expect([context().limit, context().strokes.length]).toEqual([undefined, signatureLimits.strokes - 1])
})

test('[REG-4] who cannot draw types a name; what was drawn and what was typed both stay, and what is chosen counts', () => {
  const { send, changes, value, state, heights } = signer()
  send(...line(10), typing)
  expect([state(), value()]).toEqual(['typing', undefined])
  send(name(' 贺文舟 '))
  expect(value()).toEqual(typed)
  send(drawing)
  expect([state(), value()?.kind, heights()]).toEqual(['resting', 'drawn', [10]])
  send(typing, name('贺文舟'))
  expect(changes()).toEqual([
    ['stroke', 'drawn'],
    ['mode', undefined],
    ['name', 'typed'],
    ['mode', 'drawn'],
    ['mode', 'typed'],
  ])
  send(drawing, undo)
  expect(heights()).toEqual([])
})

test('choosing what is chosen already is nothing', () => {
  const { send, told } = signer()
  send(drawing, typing, typing)
  expect(told).toEqual([{ type: 'did', what: 'mode', strokes: 0 }])
})

test('while a name is typed nothing is drawn, undone or done again', () => {
  const { send, heights, told, context } = signer()
  send(...line(10), ...line(20), undo, typing)
  told.length = 0
  send(...line(30), undo, redo)
  expect([heights(), told, context().stroke]).toEqual([[10], [], undefined])
})

test('a stroke under way is kept where typing is chosen, and goes on where drawing is', () => {
  const { send, context, state, told } = signer()
  send({ type: 'STROKE.BEGUN', point: at(10, 10) }, drawing)
  expect(state()).toBe('stroking')
  send(typing)
  expect(told).toEqual([{ type: 'did', what: 'mode', strokes: 1 }])
  expect([state(), context().strokes.length, context().stroke]).toEqual(['typing', 1, undefined])
})

test.each([
  ['', 'missing'],
  [' \u3000 ', 'missing'],
  ['\u200b', 'missing'],
  ['\u0000', 'nameUnfit'],
  ['a\u202eb', 'nameUnfit'],
  ['a\u2066b', 'nameUnfit'],
  ['a\u2028b', 'nameUnfit'],
  ['a\ud800', 'nameUnfit'],
  ['a\uffff', 'nameUnfit'],
  ['a'.repeat(101), 'nameTooLong'],
  ['𠮷'.repeat(101), 'nameTooLong'],
  ['𠮷'.repeat(100), undefined],
  ['\u{323b0}', undefined],
  ['می‌نویسم', undefined],
] as const)('[REG-4] typed %j: what is wrong with it is %j', (text, problem) => {
  const { send, context, told } = signer({ mode: 'typing' })
  send(name(text), done)
  expect([signatureProblem(context()), context().name]).toEqual([problem, text])
  expect(told.at(-1)).toEqual(
    problem === undefined ? { type: 'finished', value: { kind: 'typed', name: text } } : { type: 'refused', problem },
  )
})

test('a name is cleared, and clearing none is nothing; what is drawn stays', () => {
  const { send, told, context } = signer()
  send(...line(10), typing)
  told.length = 0
  send(clear)
  expect(told).toEqual([])
  send(name(' '), clear)
  expect([context().name, context().strokes.length]).toEqual(['', 1])
  expect(told.at(-1)).toEqual({ type: 'did', what: 'clear', strokes: 1 })
})

test.each([
  ['drawn', drawn, 'drawing'],
  ['typed', typed, 'typing'],
] as const)('one that is %s is there at first, in its own way, without anything to undo', (_, value, mode) => {
  const begun = signer({ value, mode: mode === 'drawing' ? 'typing' : 'drawing' })
  expect([begun.value(), begun.context().mode, begun.context().past]).toEqual([value, mode, []])
})

test('begun with rubbish, there is nothing, in the way that is chosen', () => {
  const begun = signer({ value: { kind: 'carved' }, mode: 'typing' })
  expect([begun.value(), begun.state()]).toEqual([undefined, 'typing'])
})

test('one that is given takes the place of what was there, with all that could be undone; nothing is told', () => {
  const { send, value, context, told, state } = signer()
  send(...line(10), ...line(20), undo, typing, name('周岚'), drawing)
  told.length = 0
  send(given(drawn), undo, redo)
  expect([value(), context().name, told]).toEqual([drawn, '', []])
  send(given(typed))
  expect([value(), state(), context().strokes]).toEqual([typed, 'typing', []])
  send(given(undefined))
  expect([value(), state(), context().name]).toEqual([undefined, 'typing', ''])
})

test('the same one, given back, changes nothing, and neither does none where there is none', () => {
  const { send, value, context, heights, state } = signer()
  send(...line(10), ...line(20))
  send(given(JSON.parse(JSON.stringify(value()))), undo)
  expect(heights()).toEqual([10])
  send(clear, ...stroke(at(100)), given(undefined))
  expect(context().strokes).toHaveLength(1)
  send(typing, name(' 周岚 '), given({ kind: 'typed', name: '周岚' }))
  expect(context().name).toBe(' 周岚 ')
  send(given({ kind: 'typed', name: '周楠' }))
  expect([context().name, state()]).toEqual(['周楠', 'typing'])
})

test('one that is given ends a stroke under way without it, and a limit that was met', () => {
  const { send, context, state } = signer()
  send({ type: 'STROKE.BEGUN', point: at(10, 10) }, given(drawn))
  expect([context().stroke, context().strokes, state()]).toEqual([undefined, drawn.strokes, 'resting'])
})

const attempts: readonly SignatureEvent[] = [...line(10), undo, redo, clear, typing, name('x'), drawing, done]
test.each([
  ['drawing', drawn],
  ['typing', typed],
] as const)('locked, nothing can be changed; unlocked, %s goes on', (mode, value) => {
  const { send, state, told, ...signed } = signer({ value, locked: true })
  send(...attempts)
  expect([state(), told, signed.value()]).toEqual(['locked', [], value])
  send(lock(false))
  expect(state()).toBe(mode === 'drawing' ? 'resting' : 'typing')
})

test('locking drops the stroke under way and keeps the rest; unlocked already, a stroke goes on', () => {
  const { send, state, context, heights } = signer()
  send(...line(10), { type: 'STROKE.BEGUN', point: at(50, 50) }, lock(false))
  expect(state()).toBe('stroking')
  send(lock(true))
  expect([state(), context().stroke, heights()]).toEqual(['locked', undefined, [10]])
  send(lock(false), undo)
  expect(heights()).toEqual([])
})

test('one that is given is shown also where it is locked', () => {
  const { send, value, state } = signer({ locked: true })
  send(given(typed))
  expect([value(), state()]).toEqual([typed, 'locked'])
})
