import { fc, test as propertyTest } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import {
  parseTokens,
  type RefreshAnswer,
  type RefreshRequest,
  type TokenRefreshEmitted,
  type TokenRefreshEvent,
  type Tokens,
  type TurnWord,
  tokenRefreshMachine,
} from './index.ts'

const seconds = 1000
const tokens = (issuedAt: number, accessToken = `at-${issuedAt}`): Tokens => ({
  accessToken,
  refreshToken: `r-${issuedAt}`,
  syncToken: 's',
  issuedAt,
})

/** A browser tab alone, whose turn it always is, and a server that answers when it is told to. */
function keeper(input: { tokenTime?: number } = {}) {
  const clock = new SimulatedClock()
  const requests: RefreshRequest[] = []
  let ended = 0
  let settle: { resolve: (answer: RefreshAnswer) => void; reject: (error: unknown) => void } | undefined
  const machine = tokenRefreshMachine.provide({
    actors: {
      turn: fromCallback<TurnWord>(({ sendBack }) => sendBack({ type: 'TURN.TAKEN' })),
      refresh: fromPromise<RefreshAnswer, RefreshRequest>(({ input: request, signal }) => {
        requests.push(request)
        signal.addEventListener('abort', () => {
          ended += 1
        })
        const answered = new Promise<RefreshAnswer>((resolve, reject) => {
          settle = { resolve, reject }
        })
        return answered.finally(() => {
          ended += 1
        })
      }),
    },
  })
  const now = () => clock.now()
  const actor = createActor(machine, { clock, input: { tokens: tokens(0), now, ...input } }).start()
  const told: TokenRefreshEmitted[] = []
  actor.on('*', (emitted) => told.push(emitted))
  const after = async (act: () => void) => {
    act()
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
  }
  return {
    clock,
    requests,
    out: () => requests.length - ended,
    told,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    send: (event: TokenRefreshEvent) => actor.send(event),
    answer: () => after(() => settle?.resolve({ outcome: 'refreshed', tokens: tokens(clock.now()) })),
    answerEmpty: () => after(() => settle?.resolve({ outcome: 'refreshed', tokens: tokens(clock.now(), '') })),
    refuse: () => after(() => settle?.resolve({ outcome: 'refused' })),
    breakDown: () => after(() => settle?.reject(new Error('offline'))),
  }
}

test('[SES-4] the token is refreshed on start', async () => {
  const { requests, answer, state, told } = keeper()
  expect(requests).toEqual([{ tokens: tokens(0), reason: 'start' }])
  await answer()
  expect(state()).toBe('waiting')
  expect(told).toEqual([{ type: 'refreshed', tokens: tokens(0), reason: 'start' }])
})

test('[SES-4] it is checked every 10 s and refreshed once 3000 s have passed since it was issued', async () => {
  const { requests, answer, clock } = keeper()
  await answer()
  for (let check = 0; check < 299; check += 1) clock.increment(10 * seconds)
  expect(requests).toHaveLength(1)
  clock.increment(10 * seconds)
  expect(requests).toHaveLength(2)
  expect(requests[1]).toMatchObject({ reason: 'due' })
  await answer()
  for (let check = 0; check < 299; check += 1) clock.increment(10 * seconds)
  expect(requests).toHaveLength(2)
})

test('[SES-4] the 3000 s are configurable', async () => {
  const { requests, answer, clock } = keeper({ tokenTime: 20 })
  await answer()
  clock.increment(10 * seconds)
  expect(requests).toHaveLength(1)
  clock.increment(10 * seconds)
  expect(requests).toHaveLength(2)
})

test.each(['PAGE.SHOWN', 'NETWORK.ONLINE'] as const)('[SES-4] %s checks at once', async (type) => {
  const { requests, answer, clock, send } = keeper({ tokenTime: 15 })
  await answer()
  clock.increment(10 * seconds)
  clock.increment(5 * seconds)
  expect(requests).toHaveLength(1)
  send({ type })
  expect(requests).toHaveLength(2)
})

test('[SES-4] being shown with a young token refreshes nothing', async () => {
  const { requests, answer, send } = keeper()
  await answer()
  send({ type: 'PAGE.SHOWN' })
  expect(requests).toHaveLength(1)
})

test('[SES-4] refreshes never overlap, however often they are asked for', async () => {
  const { requests, answer, send, clock } = keeper()
  send({ type: 'REFRESH.REQUESTED' })
  send({ type: 'PAGE.SHOWN' })
  clock.increment(9000 * seconds)
  expect(requests).toHaveLength(1)
  await answer()
  send({ type: 'REFRESH.REQUESTED' })
  send({ type: 'REFRESH.REQUESTED' })
  expect(requests).toHaveLength(2)
  expect(requests[1]?.reason).toBe('asked')
})

test('[SES-5] what another browser tab fetched is taken over, and counts as the age', async () => {
  const { requests, answer, send, clock, context, told } = keeper({ tokenTime: 20 })
  await answer()
  clock.increment(10 * seconds)
  send({ type: 'TOKENS.ADOPTED', tokens: tokens(clock.now()) })
  clock.increment(10 * seconds)
  expect(requests).toHaveLength(1)
  send({ type: 'TOKENS.ADOPTED', tokens: tokens(1) })
  send({ type: 'TOKENS.ADOPTED', tokens: tokens(99 * seconds, '') })
  expect(context().tokens).toEqual(tokens(10 * seconds))
  expect(told.slice(1)).toEqual([{ type: 'adopted', tokens: tokens(10 * seconds), reason: 'told' }])
})

test('[SES-4] without an answer the user stays, and the next check tries again', async () => {
  const { requests, breakDown, clock, told, state, answer } = keeper()
  await breakDown()
  expect(state()).toBe('waiting')
  expect(told).toEqual([{ type: 'unreachable', error: new Error('offline'), reason: 'start' }])
  clock.increment(10 * seconds)
  expect(requests).toHaveLength(2)
  await answer()
  clock.increment(10 * seconds)
  expect(requests).toHaveLength(2)
})

test('[SES-9] a refusal is told, and ends it', async () => {
  const { requests, refuse, told, clock, state } = keeper()
  await refuse()
  expect(told).toEqual([{ type: 'refused', reason: 'start' }])
  expect(state()).toBe('refused')
  clock.increment(9000 * seconds)
  expect(requests).toHaveLength(1)
})

test('[SES-10] an answer with an empty token is a refusal', async () => {
  const { answerEmpty, told, state } = keeper()
  await answerEmpty()
  expect(told).toEqual([{ type: 'refused', reason: 'start' }])
  expect(state()).toBe('refused')
})

test.each([
  ['provide turn', tokenRefreshMachine],
  [
    'provide refresh',
    tokenRefreshMachine.provide({
      actors: { turn: fromCallback<TurnWord>(({ sendBack }) => sendBack({ type: 'TURN.TAKEN' })) },
    }),
  ],
])('without its ports it says what to provide: %s', async (words, machine) => {
  const actor = createActor(machine, { input: { tokens: tokens(0), now: () => 0 } })
  const told: TokenRefreshEmitted[] = []
  actor.on('*', (emitted) => told.push(emitted))
  actor.start()
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
  expect(told).toMatchObject([{ type: 'unreachable', error: { message: expect.stringContaining(words) } }])
})

test('stored tokens are read as they were', () => {
  expect(parseTokens(JSON.parse(JSON.stringify(tokens(5))))).toEqual(tokens(5))
  expect(parseTokens({ ...tokens(5), accessToken: '' })?.accessToken).toBe('')
})

test.each([
  undefined,
  'at',
  [],
  {},
  { ...tokens(0), accessToken: 1 },
  { ...tokens(0), refreshToken: undefined },
  { ...tokens(0), syncToken: null },
  { ...tokens(0), issuedAt: 'now' },
  { ...tokens(0), issuedAt: Number.NaN },
])('stored tokens that are %o are refused', (saved) => {
  expect(parseTokens(saved)).toBeUndefined()
})

propertyTest.prop([fc.array(fc.constantFrom('ask', 'show', 'online', 'wait', 'answer', 'break'), { maxLength: 30 })])(
  '[SES-4] whatever happens, at most one refresh is out at a time',
  async (steps) => {
    const it = keeper({ tokenTime: 15 })
    for (const step of steps) {
      if (step === 'ask') it.send({ type: 'REFRESH.REQUESTED' })
      else if (step === 'show') it.send({ type: 'PAGE.SHOWN' })
      else if (step === 'online') it.send({ type: 'NETWORK.ONLINE' })
      else if (step === 'wait') it.clock.increment(10 * seconds)
      else if (it.out() === 1) await (step === 'answer' ? it.answer() : it.breakDown())
      expect(it.out()).toBeLessThanOrEqual(1)
    }
  },
)
