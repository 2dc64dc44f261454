import { fc, test as propertyTest } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { questionRests } from './index.ts'
import { counter, settled } from './match-count.double.ts'

const steps = ['one', 'other', 'nothing', 'rest', 'oldest answered', 'newest answered', 'refresh', 'see or not'] as const
const moreSteps = [...steps, 'oldest lost', 'newest lost', 'retry', 'records change', 'half a rest'] as const
type Step = (typeof moreSteps)[number]

/**
 * Questions and answers in any order. The server counts when it is asked, however long the answer then takes, and answers also what
 * was given up.
 */
async function play(wishes: readonly Step[]) {
  const it = counter()
  let shown = true
  let question: string | undefined
  let records = 0
  /** How many there were of each question when it was asked: each number belongs to one question at one time. */
  const read: number[] = []
  /** From which of the questions on an answer may land: those asked before the last refresh may not. */
  let since = 0
  const answered = new Set<string>()
  it.actor.on('counted', ({ question: known }) => {
    answered.add(known)
  })
  const countOf = (asked: string) => records * 10 + (asked === 'one' ? 1 : 2)
  const note = () => {
    while (read.length < it.asked.length) read.push(countOf(it.asked[read.length]?.question ?? ''))
  }
  const open: number[] = []
  const noteOpen = () => {
    const before = read.length
    note()
    for (let place = before; place < read.length; place += 1) open.push(place)
  }
  const answer = (place: number | undefined) => {
    if (place !== undefined) it.asked[place]?.give(read[place] ?? 0)
  }
  const lose = (place: number | undefined) => {
    if (place !== undefined) it.asked[place]?.fail(new Error('lost'))
  }
  const ask = (other: string | undefined) => {
    question = other
    it.ask(other)
  }
  const acts: Record<Step, () => void> = {
    one: () => ask('one'),
    other: () => ask('other'),
    nothing: () => ask(undefined),
    rest: () => it.pass(questionRests),
    'half a rest': () => it.pass(questionRests / 2),
    'oldest answered': () => answer(open.shift()),
    'newest answered': () => answer(open.pop()),
    'oldest lost': () => lose(open.shift()),
    'newest lost': () => lose(open.pop()),
    retry: () => it.send('RETRY'),
    refresh: () => {
      since = it.asked.length
      answered.clear()
      it.send('REFRESH')
    },
    'records change': () => {
      records += 1
    },
    'see or not': () => {
      shown = !shown
      it.send(shown ? 'SHOWN' : 'HIDDEN')
    },
  }
  const look = () => {
    const { count } = it.actor.getSnapshot().context
    const heard = it.asked.filter(({ isGivenUp }) => !isGivenUp()).map((one) => one.question)
    // The last digit of a number says to which question it belongs.
    if (count !== undefined) expect(count % 10, 'an answer to another question').toBe(question === 'one' ? 1 : 2)
    if (count !== undefined) expect(question, 'a number without a question').toBeDefined()
    const isCounting = it.actor.getSnapshot().matches({ shown: 'counting' })
    if (isCounting) expect(heard.at(-1), 'another question is being asked').toBe(question)
    if (!shown) expect(isCounting, 'asked while nobody sees it').toBe(false)
    if (it.actor.getSnapshot().matches({ shown: 'counted' })) {
      const newest = it.asked.findLastIndex((one, place) => place >= since && one.question === question)
      expect(newest, 'an answer from before the refresh').toBeGreaterThanOrEqual(0)
      expect(count).toBe(read[newest])
    }
  }
  const step = async (one: Step) => {
    const before = it.asked.length
    acts[one]()
    noteOpen()
    expect(it.asked.length - before, 'asked twice at once').toBeLessThanOrEqual(1)
    if (it.asked.length > before)
      expect(answered.has(it.asked.at(-1)?.question ?? ''), 'asked though it was answered').toBe(false)
    await settled()
    look()
  }
  it.send('SHOWN')
  for (const one of wishes) await step(one)
  // In the end the question that stands has its number.
  if (!shown) await step('see or not')
  await step('rest')
  if (it.actor.getSnapshot().matches({ shown: 'failed' })) await step('retry')
  for (const place of open.splice(0)) answer(place)
  await settled()
  look()
  expect(it.actor.getSnapshot().matches({ shown: question === undefined ? 'idle' : 'counted' })).toBe(true)
}

const untilFour = <Wish>(all: readonly Wish[]) =>
  all.flatMap((a) => all.flatMap((b) => all.flatMap((c) => all.map((d) => [a, b, c, d]))))

test('in no order of four questions, rests, answers and refreshes does a stale answer land, and in the end the question has its number', async () => {
  for (const wishes of untilFour(steps)) await play(['one', 'rest', ...wishes])
}, 60_000)

propertyTest.prop([fc.array(fc.constantFrom(...moreSteps), { maxLength: 30 })], { numRuns: 1500 })(
  'nor in any longer one, with answers that are lost and records that change meanwhile',
  (wishes) => play(wishes),
)
