import { fc, test as propertyTest } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { type DateTexts, isTypedDate, shownDates, type TypedDatesInput, typedDatesMachine } from './index.ts'

/** Who holds the value: keeps what is no date, forgets it, or never changes anything. */
type Holder = 'keeps' | 'forgets' | 'ignores'

function field(input: TypedDatesInput, holder: Holder = 'keeps') {
  const actor = createActor(typedDatesMachine, { input })
  const handed: DateTexts[] = []
  const withTime = input.withTime ?? false
  let value = input.given
  const give = (texts: DateTexts, times = withTime) => {
    value = texts
    actor.send({ type: 'GIVEN', texts, withTime: times })
  }
  actor.on('handedOn', ({ texts }) => handed.push(texts))
  actor.start()
  /** The value that comes back for what was handed on last. */
  const answer = () => {
    const texts = handed.at(-1)
    if (texts === undefined || holder === 'ignores') return
    const isValue = texts.every((text) => text === '' || isTypedDate(text, withTime))
    give(holder === 'keeps' || isValue ? texts : texts.map(() => ''))
  }
  return {
    actor,
    handed,
    give,
    answer,
    type: (...texts: string[]) => {
      for (const [place, text] of texts.entries()) actor.send({ type: 'TYPED', place, text })
    },
    change: (...texts: (string | undefined)[]) => actor.send({ type: 'CHANGED', texts }),
    leave: () => actor.send({ type: 'LEFT' }),
    clear: () => actor.send({ type: 'CLEARED' }),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    texts: () => shownDates(actor.getSnapshot(), value).texts,
    held: () => shownDates(actor.getSnapshot(), value).held,
  }
}

const rest = { attention: 'left', content: 'whole' }

test('a field begins with its value, and with nothing to say', () => {
  const { state, context, texts, held } = field({ given: ['2026-11-20'] })
  expect(state()).toEqual(rest)
  expect(context()).toMatchObject({ typed: ['2026-11-20'], withTime: false, generation: 0, hasFocus: false })
  expect([texts(), held()]).toEqual([['2026-11-20'], ['2026-11-20']])
})

test('a date that is chosen or completed is handed on at once, and is being typed until the field is left', () => {
  const { change, leave, answer, handed, state, type } = field({ given: [''] })
  type('2026-11-20')
  change('2026-11-20')
  expect([handed, state()]).toEqual([[['2026-11-20']], { attention: 'typing', content: 'whole' }])
  answer()
  leave()
  expect([handed.length, state()]).toEqual([1, rest])
})

test('a day that does not exist is handed on once the field is left, and stays', () => {
  const { type, leave, answer, handed, state, texts, held } = field({ given: ['2026-11-20'] })
  type('2026-02-31')
  expect(handed).toEqual([])
  leave()
  expect([handed, state()]).toEqual([[['2026-02-31']], { attention: 'left', content: { standing: 'handedOn' } }])
  expect([texts(), held()]).toEqual([['2026-02-31'], ['2026-11-20']])
  answer()
  expect([state(), texts(), held()]).toEqual([
    { attention: 'left', content: { standing: 'taken' } },
    ['2026-02-31'],
    ['2026-11-20'],
  ])
  leave()
  expect(handed.length).toBe(1)
})

test('who keeps no such day answers with nothing, and it stays; another value takes its place', () => {
  const { type, leave, answer, give, texts, state, context } = field({ given: ['2026-11-20'] }, 'forgets')
  type('2026-02-31')
  leave()
  answer()
  expect([state(), texts()]).toEqual([{ attention: 'left', content: { standing: 'handedOn' } }, ['2026-02-31']])
  give(['2025-05-05'])
  expect([state(), texts(), context().generation, context().hasFocus]).toEqual([rest, ['2025-05-05'], 1, false])
})

test('who answers not at all lets it stay, too', () => {
  const { type, leave, give, texts } = field({ given: ['2026-11-20'] }, 'ignores')
  type('2026-02-31')
  leave()
  give(['2026-11-20'])
  expect(texts()).toEqual(['2026-02-31'])
})

test('once taken, also an empty value and the value before are others', () => {
  for (const other of ['', '2026-11-20', '2025-05-05']) {
    const { type, leave, answer, give, texts, state, context } = field({ given: ['2026-11-20'] })
    type('2026-02-31')
    leave()
    answer()
    give(['2026-02-31'])
    expect([texts(), context().generation]).toEqual([['2026-02-31'], 0])
    give([other])
    expect([state(), texts(), context().generation, context().given]).toEqual([rest, [other], 1, [other]])
  }
})

test('a value is another one also where it was there before what stands, once that was answered with nothing', () => {
  const { type, leave, answer, give, texts, state } = field({ given: ['2026-11-20'] }, 'forgets')
  type('2026-02-31')
  leave()
  answer()
  give(['2026-11-20'])
  expect([state(), texts()]).toEqual([rest, ['2026-11-20']])
})

test('a span of which one end is empty is another value', () => {
  const { type, leave, give, texts, state } = field({ given: ['2026-02-01', '2026-02-28'] })
  type('2026-02-31')
  leave()
  give(['', '2026-02-28'])
  expect([state(), texts()]).toEqual([rest, ['', '2026-02-28']])
})

test('what stands is the value once it was taken, and is taken again with its times', () => {
  const { type, leave, answer, give, context, state } = field({ given: ['2026-11-20'] })
  type('2026-02-31')
  leave()
  answer()
  expect(context().given).toEqual(['2026-02-31'])
  give(['2026-02-31'], true)
  expect([context().withTime, state()]).toEqual([true, { attention: 'left', content: { standing: 'taken' } }])
})

test('a value is shown before the machine was told of it', () => {
  const { actor, type, leave, answer } = field({ given: ['2026-11-20'] })
  const shown = (text: string) => shownDates(actor.getSnapshot(), [text]).texts[0]
  expect(shown('2025-05-05')).toBe('2025-05-05')
  type('2026-02-31')
  leave()
  expect(['2025-05-05', '2026-11-20', '', '2026-02-31'].map(shown)).toEqual([
    '2025-05-05',
    '2026-02-31',
    '2026-02-31',
    '2026-02-31',
  ])
  answer()
  expect(['2025-05-05', '2026-11-20', '', '2026-02-31'].map(shown)).toEqual(['2025-05-05', '2026-11-20', '', '2026-02-31'])
})

test('the dates that are held while something stands are shown as such, and so is a value of its own', () => {
  const { actor, type, leave } = field({ given: ['2026-11-20'] })
  type('2026-02-31')
  leave()
  expect(shownDates(actor.getSnapshot(), ['2025-05-05'])).toEqual({ texts: ['2025-05-05'], held: ['2025-05-05'] })
  expect(shownDates(actor.getSnapshot(), ['2026-02-31'])).toEqual({ texts: ['2026-02-31'], held: ['2026-11-20'] })
})

test('what stood there and is a date now is handed on with the next change, and also when the field is left', () => {
  const changed = field({ given: [''] })
  changed.type('2026-02-31')
  changed.leave()
  changed.answer()
  changed.type('2026-02-28')
  changed.change('2026-02-28')
  expect([changed.handed.at(-1), changed.state()]).toEqual([['2026-02-28'], { attention: 'typing', content: 'whole' }])

  const left = field({ given: ['2026-02-03 09:05:00'], withTime: true })
  left.type('2026-02-31 09:05')
  left.leave()
  left.answer()
  // The date that was held all the time: nothing changes for who draws the parts.
  left.type('2026-02-03 09:05')
  left.leave()
  expect([left.handed, left.state()]).toEqual([[['2026-02-31 09:05'], ['2026-02-03 09:05:00']], rest])
})

test('what stands there is handed on again only when it is another', () => {
  const { type, leave, answer, handed, state } = field({ given: [''] })
  type('2026-11-')
  leave()
  answer()
  leave()
  type('2026--')
  leave()
  expect([handed, state()]).toEqual([[['2026-11-'], ['2026--']], { attention: 'left', content: { standing: 'handedOn' } }])
})

test('parts that are all emptied leave nothing', () => {
  const { type, leave, answer, handed, state } = field({ given: [''] })
  type('2026-11-')
  leave()
  answer()
  type('')
  leave()
  expect([handed.at(-1), state()]).toEqual([[''], rest])
})

test('the other end of a span stays as it was typed', () => {
  const { type, change, leave, answer, handed, texts, held } = field({ given: ['2026-02-01', '2026-02-28'] })
  type('2026-02-31', '2026-02-20')
  change(undefined, '2026-02-20')
  expect([handed.at(-1), held()]).toEqual([
    ['2026-02-31', '2026-02-20'],
    ['2026-02-01', '2026-02-20'],
  ])
  answer()
  leave()
  expect([handed.length, texts()]).toEqual([1, ['2026-02-31', '2026-02-20']])
  type('2026-02-03')
  change('2026-02-03', undefined)
  expect(handed.at(-1)).toEqual(['2026-02-03', '2026-02-20'])
})

test('an end that was chosen anew counts also where it is the one that was held', () => {
  const { type, change, leave, answer, handed, state } = field({ given: ['2026-11-20'] })
  type('2026-02-31')
  leave()
  answer()
  change('2026-11-20')
  expect([handed.at(-1), state()]).toEqual([['2026-11-20'], { attention: 'typing', content: 'whole' }])
})

test('an end that was not touched is the value where nothing is typed in it', () => {
  const { change, handed } = field({ given: ['2026-02-01', '2026-02-28'] })
  change(undefined, '2026-03-31')
  expect(handed).toEqual([['2026-02-01', '2026-03-31']])
  const empty = field({ given: ['', ''] })
  empty.change('2026-02-01', undefined)
  expect([empty.handed, empty.state()]).toEqual([
    [['2026-02-01', '']],
    { attention: 'typing', content: { standing: 'handedOn' } },
  ])
})

test('a span of which an end was taken away is none, and what is left of it stands', () => {
  const { type, change, handed, held } = field({ given: ['2026-02-01', '2026-02-28'] })
  type('', '2026-02-28')
  change('', undefined)
  expect([handed, held()]).toEqual([[['', '2026-02-28']], ['', '2026-02-28']])
})

test('what was pasted and is no date is remembered until something changes', () => {
  const events = [{ type: 'LEFT' }, { type: 'CLEARED' }, { type: 'CHANGED', texts: ['2026-11-20'] }] as const
  for (const event of events) {
    const { actor, context, handed } = field({ given: [''] })
    actor.send({ type: 'PASTE.REFUSED', text: 'LX-2026-003187' })
    expect([context().refused, handed]).toEqual(['LX-2026-003187', []])
    actor.send(event)
    expect(context().refused).toBeUndefined()
  }
})

test('emptied by its button, a field keeps nothing of what was typed, and has the focus', () => {
  const { type, change, clear, leave, answer, handed, state, context, texts } = field({ given: ['2026-02-01', '2026-02-28'] })
  type('2026-02-31', '2026-02-20')
  change(undefined, '2026-02-20')
  answer()
  clear()
  expect([handed.at(-1), state(), context().generation, context().hasFocus, context().standing]).toEqual([
    ['', ''],
    rest,
    1,
    true,
    undefined,
  ])
  answer()
  type('', '')
  leave()
  expect([texts(), handed.length]).toEqual([['', ''], 2])
})

test('a field that loses its times reads its texts as days', () => {
  const { give, type, leave, handed, context } = field({ given: ['2026-11-20 09:05:00'], withTime: true })
  give(['2026-11-20'], false)
  type('2026-11-20')
  leave()
  expect([context().withTime, handed]).toEqual([false, []])
})

const anyText = fc.constantFrom('', '2026-11-', '2026-02-31', '2026-11-20', '2026-02-28', '2025-05-05')
const isDay = (text: string) => isTypedDate(text, false)

propertyTest.prop([
  fc.tuple(anyText, anyText),
  fc.array(fc.tuple(anyText, anyText), { maxLength: 6 }),
  fc.constantFrom<Holder>('keeps', 'forgets', 'ignores'),
])('nothing that was typed is lost or becomes another date, whoever holds the value', (given, steps, holder) => {
  const { type, change, leave, answer, texts, handed } = field({ given }, holder)
  for (const [first, last] of steps) {
    type(first, last)
    // As a drawer of parts does: it tells of dates alone.
    if (isDay(first) && isDay(last)) change(first, last)
    answer()
    leave()
    answer()
    const isEmpty = first === '' && last === ''
    if (isDay(first) && isDay(last)) expect(handed.at(-1)).toEqual([first, last])
    else if (!isEmpty)
      expect([texts(), handed.at(-1)]).toEqual([
        [first, last],
        [first, last],
      ])
  }
})
