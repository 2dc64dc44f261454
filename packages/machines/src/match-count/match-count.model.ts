import { after, defineModel, done, failed } from '../testing/index.ts'
import { matchCountMachine } from './match-count.machine.ts'

/** Two questions and none, answered, not answered, and answered with what is no number of records. */
export const matchCountModel = defineModel({
  name: 'match-count',
  machine: matchCountMachine,
  inputs: [{}, { question: 'one' }],
  events: [
    { type: 'QUESTION.CHANGED', question: 'one' },
    { type: 'QUESTION.CHANGED', question: 'other' },
    { type: 'QUESTION.CHANGED', question: undefined },
    { type: 'SHOWN' },
    { type: 'HIDDEN' },
    { type: 'REFRESH' },
    { type: 'RETRY' },
    after('rest', 'matchCount.shown.resting'),
    after('patience', 'matchCount.shown.counting.begun'),
    done('count', 31),
    done('count', { count: 1000, isCapped: true }),
    done('count', -1),
    failed('count'),
  ],
  place: ({ context }) => [
    context.question,
    context.count,
    context.isCapped,
    [...new Set(context.known.map(({ question }) => question))].sort(),
  ],
  invariant: (snapshot) => {
    const { question, count, known } = snapshot.context
    const isAsking = Object.keys(snapshot.children).length
    if (isAsking !== Number(snapshot.matches({ shown: 'counting' })))
      throw new Error('it is asked once, and only while it counts')
    if (snapshot.context.isCapped && count === undefined) throw new Error('more than a number, and no number')
    if (count !== undefined && question === undefined) throw new Error('a number without a question')
    if (snapshot.matches({ shown: 'counted' }) && count === undefined) throw new Error('counted, and no number')
    if (snapshot.matches({ shown: 'failed' }) && count !== undefined) throw new Error('failed, and a number')
    if (new Set(known.map((one) => one.question)).size !== known.length) throw new Error('the same question was asked twice')
  },
})
