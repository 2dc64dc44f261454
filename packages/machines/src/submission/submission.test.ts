import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { doubtOf, type SendRequest, type SubmissionEmitted, type SubmissionOutcome, submissionMachine } from './index.ts'

const cut = new Error('cut')
const refused = new Error('refused')

/** A form before a server that answers when and what the test says. */
function form() {
  const sent: string[] = []
  const answers: { readonly resolve: (answer: unknown) => void; readonly reject: (error: unknown) => void }[] = []
  const asked: { readonly resolve: (outcome: SubmissionOutcome) => void; readonly reject: (error: unknown) => void }[] = []
  const machine = submissionMachine.provide({
    actors: {
      send: fromPromise<unknown, SendRequest>(({ input }) => {
        sent.push(input.what)
        return new Promise((resolve, reject) => answers.push({ resolve, reject }))
      }),
      askOutcome: fromPromise<SubmissionOutcome>(() => new Promise((resolve, reject) => asked.push({ resolve, reject }))),
    },
  })
  const actor = createActor(machine, { input: { isUnanswered: (error) => error === cut } })
  const told: SubmissionEmitted[] = []
  actor.on('*', (emitted) => told.push(emitted))
  actor.start()
  const settle = async () => {
    for (let turn = 0; turn < 10; turn += 1) await undefined
  }
  return {
    sent,
    asked,
    told,
    actor,
    doubt: () => doubtOf(actor.getSnapshot()),
    async answer(answer: unknown) {
      answers.at(-1)?.resolve(answer)
      await settle()
    },
    async fail(error: unknown) {
      answers.at(-1)?.reject(error)
      await settle()
    },
    async say(made: boolean, changed = false) {
      asked.at(-1)?.resolve({ made, changed })
      await settle()
    },
    async sayNothing() {
      asked.at(-1)?.reject(new Error('no answer'))
      await settle()
    },
  }
}

test('[REG-2] an answer is told, and a refusal too; both end it', async () => {
  const it = form()
  it.actor.send({ type: 'SEND', what: 'keep' })
  it.actor.send({ type: 'SEND', what: 'submit' })
  await it.answer({ id: '1' })
  it.actor.send({ type: 'SEND', what: 'submit' })
  await it.fail(refused)
  expect(it.sent).toEqual(['keep', 'submit'])
  expect(it.told).toEqual([
    { type: 'sent', what: 'keep', answer: { id: '1' }, reason: 'answered' },
    { type: 'refused', what: 'submit', error: refused, reason: 'refused' },
  ])
  expect([it.doubt(), it.asked]).toEqual(['none', []])
})

test('[SRV-4][F1] what did not arrive is sent once more by itself, as soon as the server says that it is not there', async () => {
  const it = form()
  it.actor.send({ type: 'SEND', what: 'keep' })
  await it.fail(cut)
  expect([it.doubt(), it.sent]).toEqual(['asking', ['keep']])
  await it.say(false)
  expect(it.sent).toEqual(['keep', 'keep'])
  await it.answer({ id: '1' })
  expect(it.told.map(({ type }) => type)).toEqual(['unanswered', 'sent'])
})

test('[SRV-4][F1] what was changed meanwhile is not sent by itself, and nothing is twice: a person sends it', async () => {
  const it = form()
  it.actor.send({ type: 'SEND', what: 'keep' })
  await it.fail(cut)
  await it.say(false, true)
  expect([it.doubt(), it.sent.length]).toEqual(['notMade', 1])
  it.actor.send({ type: 'SEND', what: 'keep' })
  await it.fail(cut)
  await it.say(false)
  await it.fail(cut)
  await it.say(false)
  expect([it.doubt(), it.sent.length]).toEqual(['notMade', 3])
})

test('[SRV-4][F2] what the server has already is asked for its answer once more; where that does not come either, it is said that it is there', async () => {
  const it = form()
  it.actor.send({ type: 'SEND', what: 'keep' })
  await it.fail(cut)
  await it.say(true, true)
  await it.fail(cut)
  await it.say(true)
  expect([it.doubt(), it.sent.length]).toEqual(['made', 2])
  it.actor.send({ type: 'SEND', what: 'keep' })
  await it.answer({ id: '1' })
  expect([it.doubt(), it.told.at(-1)?.type]).toEqual(['none', 'sent'])
})

test.each([
  [true, 'made'],
  [false, 'notMade'],
] as const)(
  '[SRV-4][F23] of a form that another page sent it is said whether it is there (%s), and nothing goes by itself',
  async (made, doubt) => {
    const it = form()
    it.actor.send({ type: 'RESUME', what: 'submit' })
    expect(it.doubt()).toBe('asking')
    await it.say(made)
    expect([it.doubt(), it.sent]).toEqual([doubt, []])
    it.actor.send({ type: 'FORGET' })
    expect(it.doubt()).toBe('none')
  },
)

test('[F23] where the server does not say, that is said; a person who sends it does not wait for that', async () => {
  const it = form()
  it.actor.send({ type: 'RESUME', what: 'submit' })
  await it.sayNothing()
  expect(it.doubt()).toBe('unsure')
  it.actor.send({ type: 'SEND', what: 'submit' })
  await it.fail(cut)
  it.actor.send({ type: 'SEND', what: 'submit' })
  await it.answer(true)
  expect([it.doubt(), it.sent.length]).toEqual(['none', 2])
})

test('[REG-2] ports that nobody provided are no answer', async () => {
  const actor = createActor(submissionMachine, { input: { isUnanswered: () => true } }).start()
  actor.send({ type: 'SEND', what: 'keep' })
  for (let turn = 0; turn < 20; turn += 1) await undefined
  expect(doubtOf(actor.getSnapshot())).toBe('unsure')
  actor.stop()
})
