import { fc, test as propertyTest } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import type { RefreshAnswer } from '../token-refresh/index.ts'
import { type SessionEvent, type SignInAnswer, saveSession } from './index.ts'
import { credentials, handOver, session, tokens, user } from './session-with-server.ts'

/** What people and other pages do; `signIn` and `sso` each make a new attempt with a number of its own. */
const wishes = [
  'signIn',
  'sso',
  'cancel',
  'code',
  'logout',
  'federated',
  'forced',
  'lock',
  'lift',
  'unauthorised',
  'adopt',
  'away',
] as const
type Wish = (typeof wishes)[number]

/** What the server makes of an attempt. */
const verdicts = ['accepted', 'accepted', 'refused', 'empty', 'codeNeeded', 'broken'] as const
type Verdict = (typeof verdicts)[number]

const answerTo = async (attempt: number, verdict: Verdict): Promise<SignInAnswer> => {
  if (verdict === 'broken') throw new Error('offline')
  if (verdict === 'refused') return { outcome: 'refused', message: 'no' }
  if (verdict === 'codeNeeded') return { outcome: 'codeNeeded' }
  return {
    outcome: 'signedIn',
    tokens: { ...tokens, accessToken: verdict === 'empty' ? '' : `attempt-${attempt}`, issuedAt: attempt },
    user: { ...user, id: String(attempt) },
  }
}

/** What makes answers wait: fast-check's scheduler, or a queue that is answered step by step. */
interface Waiting {
  schedule(task: Promise<void>, name: string): Promise<void>
}

/** A session whose server answers in whatever order the scheduler likes. */
function delayed(scheduler: Waiting, decided: readonly Verdict[]) {
  let attempts = 0
  /** The attempt that was begun last and neither given up nor over; 0 where there is none. */
  let open = 0
  const verdictOf = (attempt: number) => decided[attempt % decided.length] ?? 'accepted'
  const later = <Answer>(name: string, answer: () => Promise<Answer>): Promise<Answer> =>
    scheduler.schedule(Promise.resolve(), name).then(answer)
  const ask = () => {
    const attempt = attempts
    return later(`attempt ${attempt}`, () => answerTo(attempt, verdictOf(attempt)))
  }
  const it = session({
    sendSms: () => later('send sms', async () => ({ sentTo: '138****3316' })),
    signIn: ask,
    signInBySso: ask,
    signOut: () => later('sign out', async () => undefined),
    pages: () => later('count pages', async () => attempts % 2),
    refresh: () =>
      later('refresh', async (): Promise<RefreshAnswer> => {
        const held = it.context().tokens
        return held && verdictOf(attempts) !== 'refused' ? { outcome: 'refreshed', tokens: held } : { outcome: 'refused' }
      }),
  })
  const eventOf = (wish: Wish): SessionEvent => {
    if (wish === 'signIn') return { type: 'SIGN_IN.REQUESTED', credentials }
    if (wish === 'sso') return { type: 'SSO.ARRIVED', handOver }
    if (wish === 'cancel') return { type: 'SIGN_IN.CANCELLED' }
    if (wish === 'code') return { type: 'CODE.ENTERED', code: '1' }
    if (wish === 'logout') return { type: 'LOGOUT.REQUESTED' }
    if (wish === 'federated') return { type: 'LOGOUT.FEDERATED' }
    if (wish === 'forced') return { type: 'LOGOUT.FORCED' }
    if (wish === 'lock') return { type: 'LOCK.REQUESTED' }
    if (wish === 'away') return { type: 'PAGE.SHOWN' }
    if (wish === 'lift') return { type: 'LOCK.LIFTED' }
    if (wish === 'adopt') return { type: 'TOKENS.ADOPTED', tokens: { ...tokens, accessToken: 'adopted', issuedAt: 99 } }
    return { type: 'CALL.UNAUTHORISED', token: it.context().tokens?.accessToken ?? '' }
  }
  return {
    it,
    open: () => open,
    async wish(wish: Wish) {
      if ((wish === 'signIn' || wish === 'sso') && it.state() === 'signedOut') {
        attempts += 1
        open = attempts
      }
      const before = it.isIn('signingIn')
      // Kept aside by the browser for longer than a reload takes.
      if (wish === 'away') {
        await it.send({ type: 'PAGE.CLOSING' })
        it.clock.increment(31_000)
      }
      await it.send(eventOf(wish))
      if (wish === 'logout') await it.send({ type: 'LOGOUT.CONFIRMED' })
      if (before && wish === 'cancel') open = 0
    },
    attempts: () => attempts,
  }
}

/** What holds in every place: no token without somebody, nobody of an attempt that is over, no password longer than needed. */
function expectSound(it: ReturnType<typeof session>, open: number): void {
  const { tokens: held, user: who, credentials: asked, handOver: handed, locked } = it.context()
  const kept = it.isIn('signedIn') || it.isIn('signingOut') || it.isIn('recalling')
  expect(kept).toBe(held !== undefined && who !== undefined)
  if (kept) {
    expect(held?.accessToken).not.toBe('')
    expect(who?.id).toBe(String(open))
  }
  if (asked) expect(it.isIn('signingIn')).toBe(true)
  // What another system handed over waits until the session before is over.
  if (handed) expect(it.isIn('signingIn') || it.isIn('signingOut') || it.isIn('recalling')).toBe(true)
  expect(locked && !kept).toBe(false)
  expect(saveSession(it.context()) !== undefined).toBe(kept)
}

function expectTurns(it: ReturnType<typeof session>): void {
  // Each that came in goes out once; one that was away for long and stayed comes in a second time.
  const words = it.told.flatMap(({ type, reason }) =>
    type === 'signedOut' || (type === 'signedIn' && reason !== 'restored') ? [type] : [],
  )
  expect(words).toEqual(words.map((_, place) => (place % 2 === 0 ? 'signedIn' : 'signedOut')))
}

propertyTest.prop(
  [
    fc.scheduler(),
    fc.array(fc.constantFrom<Wish>(...wishes), { minLength: 1, maxLength: 8 }),
    fc.array(fc.constantFrom<Verdict>(...verdicts), { minLength: 4, maxLength: 4 }),
    fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
  ],
  { numRuns: 400 },
)(
  '[SES-1][SES-10] whatever comes in whatever order, nobody is signed in without a token, a late answer of an earlier attempt never signs in, a password is held only while signing in, and what is kept is whole',
  async (scheduler, doings, decided, pauses) => {
    const { it, wish, open } = delayed(scheduler, decided)
    const check = () => expectSound(it, open())
    for (const [place, doing] of doings.entries()) {
      await wish(doing)
      check()
      if (pauses[place] && scheduler.count() > 0) {
        await scheduler.waitOne()
        await it.turns()
        check()
      }
    }
    while (scheduler.count() > 0) {
      await scheduler.waitOne()
      await it.turns()
      check()
    }
    expectTurns(it)
  },
)

/** Answers that wait until they are let go, the oldest or the newest first. */
function queue() {
  const waiting: (() => void)[] = []
  return {
    schedule: () => new Promise<void>((resolve) => void waiting.push(resolve)),
    letGo(which: 'oldest' | 'newest') {
      const one = which === 'oldest' ? waiting.shift() : waiting.pop()
      one?.()
      return one !== undefined
    },
  }
}

const steps = ['signIn', 'sso', 'cancel', 'code', 'logout', 'federated', 'unauthorised', 'oldest', 'newest'] as const

async function play(all: readonly (typeof steps)[number][], decided: readonly Verdict[]): Promise<void> {
  const answers = queue()
  const { it, wish, open } = delayed(answers, decided)
  for (const step of all) {
    if (step === 'oldest' || step === 'newest') {
      answers.letGo(step)
      await it.turns()
    } else await wish(step)
    expectSound(it, open())
  }
  while (answers.letGo('oldest')) {
    await it.turns()
    expectSound(it, open())
  }
  expectTurns(it)
}

test.each<[string, readonly Verdict[]]>([
  ['each is accepted', ['accepted']],
  ['a code is asked for, then refusals and breaks', ['broken', 'codeNeeded', 'refused']],
])(
  '[SES-1][SES-10] nor in any order of four wishes and answers after signing in was begun, where %s',
  async (_what, decided) => {
    for (const a of steps)
      for (const b of steps) for (const c of steps) for (const d of steps) await play(['signIn', a, b, c, d], decided)
  },
  120_000,
)
