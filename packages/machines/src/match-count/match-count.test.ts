import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { isAwaited, matchCountMachine, mostKnown, questionRests } from './index.ts'
import { counter, settled } from './match-count.double.ts'

/** A count that somebody sees, of a question that has rested. */
function counting(question = 'one') {
  const it = counter()
  it.send('SHOWN')
  it.ask(question)
  it.pass(questionRests)
  return it
}

test('a question is asked once it has rested for 400 ms, and the last one alone', async () => {
  const it = counter()
  it.send('SHOWN')
  expect(it.state()).toEqual({ shown: 'idle' })
  it.ask('o')
  it.pass(399)
  it.ask('on')
  it.pass(399)
  expect([it.state(), it.asked.length]).toEqual([{ shown: 'resting' }, 0])
  it.pass(1)
  expect([it.state(), it.questions()]).toEqual([{ shown: { counting: 'begun' } }, ['on']])
  await it.give(0, 31)
  expect([it.state(), it.count()]).toEqual([{ shown: 'counted' }, 31])
  expect(it.told).toEqual([{ type: 'counted', question: 'on', count: 31, isCapped: false, reason: 'answered' }])
})

test('how long it rests can be said', () => {
  const it = counter({ rests: 50 })
  it.send('SHOWN')
  it.ask('one')
  it.pass(49)
  expect(it.asked).toEqual([])
  it.pass(1)
  expect(it.questions()).toEqual(['one'])
})

test('a question that was there from the beginning is asked once it is seen and has rested', () => {
  const it = counter({ question: 'one' })
  it.ask('one')
  it.send('SHOWN')
  expect(it.state()).toEqual({ shown: 'resting' })
  it.pass(questionRests)
  expect(it.questions()).toEqual(['one'])
})

test('the number goes at once when the question changes, and an older answer never lands', async () => {
  const it = counting()
  await it.give(0, 31)
  it.ask('two')
  expect(it.count()).toBeUndefined()
  it.pass(questionRests)
  it.ask('three')
  expect(it.asked[1]?.isGivenUp()).toBe(true)
  it.pass(questionRests)
  await it.give(1, 2)
  expect([it.state(), it.count()]).toEqual([{ shown: { counting: 'begun' } }, undefined])
  await it.give(2, 3)
  expect(it.count()).toBe(3)
  expect(it.told.map((one) => one.question)).toEqual(['one', 'three'])
})

test('more than were counted is kept with the number, and goes with it', async () => {
  const it = counter({ question: 'on' })
  it.send('SHOWN')
  it.pass(400)
  await it.give(0, { count: 1000, isCapped: true })
  expect([it.count(), it.isCapped()]).toEqual([1000, true])
  it.ask('off')
  expect([it.count(), it.isCapped()]).toEqual([undefined, false])
  it.pass(400)
  await it.give(1, { count: 3 })
  expect([it.count(), it.isCapped()]).toEqual([3, false])
  it.ask('on')
  expect([it.count(), it.isCapped()]).toEqual([1000, true])
})

test('where nothing is asked there is no number, and what was being asked is given up', async () => {
  const it = counting()
  it.ask(undefined)
  expect([it.state(), it.asked[0]?.isGivenUp()]).toEqual([{ shown: 'idle' }, true])
  await it.give(0, 31)
  it.pass(questionRests)
  expect([it.state(), it.count(), it.asked.length]).toEqual([{ shown: 'idle' }, undefined, 1])
})

test('the same question again changes nothing, whether it rests, is being asked, or was answered', async () => {
  const it = counter()
  it.send('SHOWN')
  it.ask('one')
  it.pass(399)
  it.ask('one')
  it.pass(1)
  expect(it.questions()).toEqual(['one'])
  it.ask('one')
  expect(it.asked[0]?.isGivenUp()).toBe(false)
  await it.give(0, 31)
  it.ask('one')
  expect([it.state(), it.count()]).toEqual([{ shown: 'counted' }, 31])
})

test('a question that was answered is not asked again until a refresh', async () => {
  const it = counting()
  await it.give(0, 31)
  it.ask('two')
  it.pass(questionRests)
  await it.give(1, 2)
  it.ask('one')
  expect([it.state(), it.count(), it.asked.length]).toEqual([{ shown: 'counted' }, 31, 2])
  it.send('REFRESH')
  expect([it.state(), it.questions().at(-1)]).toEqual([{ shown: { counting: 'begun' } }, 'one'])
  // The same question, and its number of before.
  expect(it.count()).toBe(31)
  await it.give(2, 30)
  expect(it.count()).toBe(30)
  it.ask('two')
  expect(it.state()).toEqual({ shown: 'resting' })
})

test('so many answers are remembered, the newest', async () => {
  const it = counter()
  it.send('SHOWN')
  for (let number = 0; number <= mostKnown; number += 1) {
    it.ask(String(number))
    it.pass(questionRests)
    await it.give(number, number)
  }
  const { known } = it.actor.getSnapshot().context
  expect([known.length, known[0], known.at(-1)]).toEqual([
    20,
    { question: '1', count: 1, isCapped: false },
    { question: '20', count: 20, isCapped: false },
  ])
  it.ask('1')
  expect(it.count()).toBe(1)
  it.ask('0')
  expect(it.state()).toEqual({ shown: 'resting' })
})

test('a refresh asks what is being asked anew, since the answer may be older than what changed', async () => {
  const it = counting()
  it.send('REFRESH')
  expect([it.asked[0]?.isGivenUp(), it.questions()]).toEqual([true, ['one', 'one']])
  await it.give(0, 31)
  expect(it.count()).toBeUndefined()
  await it.give(1, 30)
  expect(it.count()).toBe(30)
})

test('a refresh while a question is being asked forgets what others were known as', async () => {
  const it = counting()
  await it.give(0, 31)
  it.ask('two')
  it.pass(questionRests)
  it.send('REFRESH')
  it.ask('one')
  expect([it.state(), it.count()]).toEqual([{ shown: 'resting' }, undefined])
})

test('a refresh asks nothing where nothing is asked, and lets a question rest', () => {
  const it = counter()
  it.send('SHOWN')
  it.send('REFRESH')
  expect(it.state()).toEqual({ shown: 'idle' })
  it.ask('one')
  it.pass(399)
  it.send('REFRESH')
  expect(it.state()).toEqual({ shown: 'resting' })
  it.pass(1)
  expect(it.questions()).toEqual(['one'])
})

test('while a question rests, a refresh forgets what was known', async () => {
  const it = counting()
  await it.give(0, 31)
  it.ask('two')
  it.send('REFRESH')
  it.ask('one')
  expect([it.state(), it.count()]).toEqual([{ shown: 'resting' }, undefined])
})

test('while nobody sees it nothing is asked, and what was being asked is given up', async () => {
  const it = counter()
  it.ask('one')
  it.pass(questionRests)
  expect([it.state(), it.asked.length]).toEqual(['hidden', 0])
  it.send('SHOWN')
  it.pass(questionRests)
  expect(it.questions()).toEqual(['one'])
  it.send('HIDDEN')
  expect(it.asked[0]?.isGivenUp()).toBe(true)
  it.ask('two')
  it.pass(questionRests)
  it.send('SHOWN')
  it.pass(questionRests)
  await it.give(1, 2)
  expect([it.questions(), it.count()]).toEqual([['one', 'two'], 2])
})

test('what was known is there at once when it is seen again, unless a refresh came', async () => {
  const it = counting()
  await it.give(0, 31)
  it.send('HIDDEN')
  it.send('SHOWN')
  expect([it.state(), it.count()]).toEqual([{ shown: 'counted' }, 31])
  it.send('HIDDEN')
  it.send('REFRESH')
  expect(it.count()).toBeUndefined()
  it.send('SHOWN')
  expect(it.state()).toEqual({ shown: 'resting' })
})

test('while nobody sees it, the same question keeps its number and another one does not', async () => {
  const it = counting()
  await it.give(0, 31)
  it.send('HIDDEN')
  it.ask('one')
  expect(it.count()).toBe(31)
  it.ask('two')
  expect(it.count()).toBeUndefined()
})

test('a failure leaves no number; it is told for the log, and tried again with RETRY, with a change, or with a refresh', async () => {
  const it = counting()
  const error = new Error('offline')
  await it.fail(0, error)
  expect([it.state(), it.count(), it.told]).toEqual([
    { shown: 'failed' },
    undefined,
    [{ type: 'failed', question: 'one', error, reason: 'unreachable' }],
  ])
  it.ask('one')
  expect(it.state()).toEqual({ shown: 'failed' })
  it.send('RETRY')
  expect(it.questions()).toEqual(['one', 'one'])
  await it.fail(1, error)
  it.ask('two')
  it.pass(questionRests)
  await it.fail(2, error)
  it.send('REFRESH')
  await it.give(3, 2)
  expect([it.questions(), it.count()]).toEqual([['one', 'one', 'two', 'two'], 2])
})

test('a refresh that fails takes the number of before away, and what was known before it', async () => {
  const it = counting()
  await it.give(0, 31)
  it.send('REFRESH')
  await it.fail(1, new Error('offline'))
  expect([it.state(), it.count()]).toEqual([{ shown: 'failed' }, undefined])
  it.ask('two')
  it.ask('one')
  expect(it.state()).toEqual({ shown: 'resting' })
})

test('a failed count forgets what others were known as when it is refreshed', async () => {
  const it = counting()
  await it.give(0, 31)
  it.ask('two')
  it.pass(questionRests)
  await it.fail(1, new Error('offline'))
  it.send('REFRESH')
  await it.give(2, 2)
  it.ask('one')
  expect(it.state()).toEqual({ shown: 'resting' })
})

test.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('an answer of %s is no count', async (answer) => {
  const it = counting()
  await it.give(0, answer)
  expect([it.state(), it.count()]).toEqual([{ shown: 'failed' }, undefined])
  expect(it.told).toEqual([{ type: 'failed', question: 'one', error: answer, reason: 'noCount' }])
})

test('that none match is an answer', async () => {
  const it = counting()
  await it.give(0, 0)
  expect([it.state(), it.count()]).toEqual([{ shown: 'counted' }, 0])
})

test('an answer that takes longer than 300 ms is awaited, unless a number stands', async () => {
  const it = counting()
  const awaited = () => isAwaited(it.actor.getSnapshot())
  it.pass(299)
  expect(awaited()).toBe(false)
  it.pass(1)
  expect(awaited()).toBe(true)
  await it.give(0, 31)
  expect(awaited()).toBe(false)
  it.send('REFRESH')
  it.pass(300)
  expect([it.state(), awaited()]).toEqual([{ shown: { counting: 'awaited' } }, false])
})

test('an unprovided port says what to provide', async () => {
  const clock = new SimulatedClock()
  const actor = createActor(matchCountMachine, { input: {}, clock })
  const said: unknown[] = []
  actor.on('failed', ({ error }) => said.push(error))
  actor.start()
  actor.send({ type: 'SHOWN' })
  actor.send({ type: 'QUESTION.CHANGED', question: 'one' })
  clock.increment(questionRests)
  await settled()
  expect(said).toEqual([new Error('match-count: provide count, which answers how many match a question.')])
})
