import { fc, test as propertyTest } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { type ActorRefFrom, createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import {
  type RefreshAnswer,
  type RefreshRequest,
  type TokenRefreshEmitted,
  type TokenRefreshReport,
  type Tokens,
  type TurnEvent,
  type TurnWord,
  tokenRefreshMachine,
} from './index.ts'

const seconds = 1000
const tokens = (issuedAt: number, accessToken = `at-${issuedAt}`): Tokens => ({
  accessToken,
  refreshToken: 'r',
  syncToken: '',
  issuedAt,
})

type Tab = ActorRefFrom<typeof tokenRefreshMachine>
/** Does something at some later time. */
type Later = (task: () => void) => void

interface Waiting {
  readonly say: (event: TurnEvent) => void
}

/**
 * What the browser tabs of one session share: one turn, the tokens fetched last, and a server. The turn goes to whoever waits
 * longest; when it comes, and when the server answers, is up to `later`, and so is when `talking` tabs hear of each other's tokens.
 */
function browser(later: Later, clock: SimulatedClock, { talking = false } = {}) {
  let shared: Tokens | undefined
  let holder: Waiting | undefined
  const queue: Waiting[] = []
  let out = 0
  let most = 0
  let issued = 0
  const requests: RefreshRequest[] = []
  let refused = false
  const tabs: { actor: Tab; told: TokenRefreshEmitted[]; reports: TokenRefreshReport[] }[] = []

  const next = () => {
    if (holder !== undefined) return
    const waiting = queue.shift()
    if (!waiting) return
    holder = waiting
    later(() => {
      if (holder === waiting) waiting.say({ type: 'TURN.TAKEN', tokens: shared })
    })
  }
  const machine = tokenRefreshMachine.provide({
    actors: {
      turn: fromCallback<TurnWord>(({ sendBack, receive }) => {
        const self: Waiting = { say: sendBack }
        queue.push(self)
        next()
        receive((word) => {
          if (holder !== self || word.type !== 'TOKENS.FETCHED') return
          shared = word.tokens
          if (!talking) return
          for (const { actor } of tabs)
            later(() => {
              if (actor.getSnapshot().status === 'active') actor.send({ type: 'TOKENS.ADOPTED', tokens: word.tokens })
            })
        })
        return () => {
          if (queue.includes(self)) queue.splice(queue.indexOf(self), 1)
          if (holder === self) holder = undefined
          next()
        }
      }),
      refresh: fromPromise<RefreshAnswer, RefreshRequest>(({ input, signal }) => {
        requests.push(input)
        out += 1
        most = Math.max(most, out)
        let over = false
        const end = () => {
          if (!over) out -= 1
          over = true
        }
        // A tab that dies takes its call with it.
        signal.addEventListener('abort', end)
        return new Promise((resolve) =>
          later(() => {
            end()
            issued += 1
            resolve(refused ? { outcome: 'refused' } : { outcome: 'refreshed', tokens: tokens(clock.now() + issued) })
          }),
        )
      }),
    },
  })
  return {
    requests,
    most: () => most,
    out: () => out,
    shared: () => shared,
    refuse: () => {
      refused = true
    },
    isTaken: () => holder !== undefined,
    live: () => tabs.filter(({ actor }) => actor.getSnapshot().status === 'active'),
    open(start = tokens(0)) {
      const reports: TokenRefreshReport[] = []
      const listener = createActor(fromCallback<TokenRefreshReport>(({ receive }) => receive((report) => reports.push(report))))
      listener.start()
      const actor = createActor(machine, {
        clock,
        input: { tokens: start, now: () => clock.now(), tokenTime: 15, reportTo: listener },
      })
      const told: TokenRefreshEmitted[] = []
      actor.on('*', (emitted) => told.push(emitted))
      const tab = { actor, told, reports }
      tabs.push(tab)
      actor.start()
      return tab
    },
  }
}

const turns = async () => {
  for (let turn = 0; turn < 6; turn += 1) await Promise.resolve()
}

/** Tasks that wait until they are run, one by one. */
function tasks() {
  const waiting: (() => void)[] = []
  return {
    later: (task: () => void) => void waiting.push(task),
    run: async () => {
      waiting.shift()?.()
      await turns()
    },
    runAll: async () => {
      while (waiting.length > 0) {
        waiting.shift()?.()
        await turns()
      }
    },
  }
}

describe('several browser tabs', () => {
  test('[SES-5] a tab that waited for its turn takes over what another one fetched, and asks nothing', async () => {
    const { later, runAll } = tasks()
    const it = browser(later, new SimulatedClock())
    const first = it.open()
    const second = it.open()
    expect(first.actor.getSnapshot().value).toEqual({ renewing: 'queueing' })
    await runAll()
    expect(it.requests).toEqual([{ tokens: tokens(0), reason: 'start' }])
    expect(first.told).toEqual([{ type: 'refreshed', tokens: tokens(1), reason: 'start' }])
    expect(second.told).toEqual([{ type: 'adopted', tokens: tokens(1), reason: 'turn' }])
    expect(first.reports).toEqual([{ type: 'TOKEN.REFRESHING' }, { type: 'TOKEN.REFRESHED', tokens: tokens(1) }])
    expect(second.reports).toEqual([{ type: 'TOKEN.REFRESHING' }, { type: 'TOKEN.ADOPTED', tokens: tokens(1) }])
    expect(second.actor.getSnapshot().value).toBe('waiting')
    expect(it.isTaken()).toBe(false)
  })

  test('[SES-5] new tokens are shared before anybody hears of them: whoever is told to look finds them', async () => {
    const { later, runAll } = tasks()
    const it = browser(later, new SimulatedClock())
    const found: unknown[] = []
    it.open().actor.on('refreshed', () => found.push(it.shared()))
    await runAll()
    expect(found).toEqual([tokens(1)])
  })

  test('[SES-5] told while it waits, it waits no longer; told something older, it waits on', async () => {
    const { later } = tasks()
    const it = browser(later, new SimulatedClock())
    it.open()
    const { actor, told } = it.open(tokens(5))
    actor.send({ type: 'TOKENS.ADOPTED', tokens: tokens(5, 'other') })
    expect(actor.getSnapshot().value).toEqual({ renewing: 'queueing' })
    actor.send({ type: 'TOKENS.ADOPTED', tokens: tokens(6) })
    expect(actor.getSnapshot().value).toBe('waiting')
    expect(told).toEqual([{ type: 'adopted', tokens: tokens(6), reason: 'told' }])
  })

  test('[SES-5] a tab that is closed while it refreshes frees the turn, and the next one refreshes', async () => {
    const { later, run, runAll } = tasks()
    const it = browser(later, new SimulatedClock())
    const first = it.open()
    const second = it.open()
    await run()
    expect(it.requests).toHaveLength(1)
    first.actor.stop()
    expect(it.out()).toBe(0)
    await runAll()
    expect(it.requests).toHaveLength(2)
    expect(second.told).toMatchObject([{ type: 'refreshed', reason: 'start' }])
  })

  test('[SES-5] a turn that never comes, and an answer that never comes, are given up after 30 s and owed', async () => {
    const clock = new SimulatedClock()
    const it = browser(() => {}, clock)
    const first = it.open()
    clock.increment(29_999)
    expect(first.actor.getSnapshot().value).toEqual({ renewing: 'queueing' })
    clock.increment(1)
    expect(first.actor.getSnapshot().value).toBe('waiting')
    expect(first.actor.getSnapshot().context.owed).toBe(true)
    expect(first.told).toMatchObject([
      { type: 'unreachable', reason: 'start', error: { message: expect.stringContaining('in time') } },
    ])
    expect(first.reports).toEqual([{ type: 'TOKEN.REFRESHING' }, { type: 'TOKEN.UNREACHABLE' }])
    expect(it.isTaken()).toBe(false)
    clock.increment(10_000)
    expect(first.actor.getSnapshot().value).toEqual({ renewing: 'queueing' })
  })

  test('[SES-5] whoever waited long for the turn waits no less for the answer', async () => {
    const clock = new SimulatedClock()
    const { later, run } = tasks()
    const { actor, told } = browser(later, clock).open()
    clock.increment(29_999)
    await run()
    expect(actor.getSnapshot().value).toEqual({ renewing: 'refreshing' })
    clock.increment(29_999)
    expect(actor.getSnapshot().value).toEqual({ renewing: 'refreshing' })
    clock.increment(1)
    expect(actor.getSnapshot()).toMatchObject({ value: 'waiting', context: { owed: true } })
    expect(told).toMatchObject([{ type: 'unreachable', error: { message: expect.stringContaining('the answer') } }])
  })

  test('[SES-9] a refusal is reported, ends the keeping, and frees the turn', async () => {
    const { later, runAll } = tasks()
    const it = browser(later, new SimulatedClock())
    it.refuse()
    const { actor, reports } = it.open()
    await runAll()
    expect(reports).toEqual([{ type: 'TOKEN.REFRESHING' }, { type: 'TOKEN.REFUSED' }])
    expect(actor.getSnapshot().status).toBe('done')
    expect(it.isTaken()).toBe(false)
  })

  test('[SES-5] a turn that breaks down is no reason to sign out', async () => {
    const broken = tokenRefreshMachine.provide({
      actors: {
        turn: fromCallback<TurnWord>(() => {
          throw new Error('no locks here')
        }),
      },
    })
    const actor = createActor(broken, { clock: new SimulatedClock(), input: { tokens: tokens(0), now: () => 0 } }).start()
    expect(actor.getSnapshot()).toMatchObject({ value: 'waiting', context: { owed: true } })
  })

  test('[SES-5] what the tabs share with an empty token is not taken over', async () => {
    const { later, run } = tasks()
    const it = browser(later, new SimulatedClock())
    const { actor } = it.open()
    actor.send({ type: 'TURN.TAKEN', tokens: tokens(9, '') })
    expect(actor.getSnapshot().value).toEqual({ renewing: 'refreshing' })
    await run()
    expect(actor.getSnapshot().context.tokens).toEqual(tokens(0))
  })
})

/** What people and their browsers do; a number chooses the tab. */
const steps = fc.array(fc.tuple(fc.constantFrom('open', 'close', 'ask', 'show', 'online', 'wait', 'hear'), fc.nat({ max: 3 })), {
  minLength: 1,
  maxLength: 25,
})

propertyTest.prop([fc.scheduler(), steps])(
  '[SES-5] whatever tabs do and however answers are delayed, no two refreshes are ever out at once, a dead tab frees the turn, and in the end all hold the newest tokens',
  async (scheduler, doings) => {
    const clock = new SimulatedClock()
    const it = browser((task) => void scheduler.schedule(Promise.resolve(), 'later').then(task), clock, { talking: true })
    it.open()
    const live = (number: number) => it.live()[number % Math.max(1, it.live().length)]?.actor
    for (const [doing, number] of doings) {
      if (doing === 'open' && it.live().length < 4) it.open(it.shared() ?? tokens(0))
      else if (doing === 'close') live(number)?.stop()
      else if (doing === 'ask') live(number)?.send({ type: 'REFRESH.REQUESTED' })
      else if (doing === 'show') live(number)?.send({ type: 'PAGE.SHOWN' })
      else if (doing === 'online') live(number)?.send({ type: 'NETWORK.ONLINE' })
      else if (doing === 'wait') clock.increment(10 * seconds)
      else if (scheduler.count() > 0) await scheduler.waitOne()
      await turns()
      expect(it.out()).toBeLessThanOrEqual(1)
    }
    const settle = async () => {
      for (let round = 0; round < 100 && scheduler.count() > 0; round += 1) {
        await scheduler.waitOne()
        await turns()
      }
    }
    await settle()
    // One more check each: what was not answered before is owed.
    clock.increment(10 * seconds)
    await settle()
    expect(it.most()).toBeLessThanOrEqual(1)
    expect(it.isTaken()).toBe(false)
    for (const { actor } of it.live()) {
      expect(actor.getSnapshot().value).toBe('waiting')
      expect(actor.getSnapshot().context.tokens).toEqual(it.shared())
      expect(actor.getSnapshot().context.owed).toBe(false)
    }
  },
)
