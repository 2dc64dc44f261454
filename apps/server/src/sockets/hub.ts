import type { SocketMessage, StationMessage } from '@etalon/api/contract'
import { type Database, type SQL, sql, type Transaction } from '../db/index.ts'
import { asMessage } from '../modules/message/handlers.ts'

/** Milliseconds between two looks, where nobody says otherwise. */
const usualLook = 5000
/** Messages that are told at once at most, such as after a long break; the rest is read in the message centre. */
const mostAtOnce = 200
/** Milliseconds for which a notice is looked for again: whoever released it may have needed so long until others could see it. */
const late = 60_000
/** Milliseconds for which a message that was told is remembered: twice as long as it is looked for again. */
const remembered = 120_000
/** Milliseconds of a break after which notices of its beginning are no longer told: they stand among the notices. */
const longestBreak = 86_400_000

/** One browser that listens. */
export interface Listener {
  readonly tenant: string
  readonly accountId: string
  /** The sign-in that it belongs to. */
  readonly family: string
  send(message: SocketMessage): void
  /** The sign-in has ended. */
  end(): void
}

/** A notice as it is told, and the moment of its release in milliseconds. */
interface ReleasedNotice extends Record<string, unknown> {
  readonly id: string
  readonly title: string
  readonly released: number
}
/** Milliseconds of a moment, as a number that JavaScript reads. */
const millisecondsOf = (moment: SQL) => sql`floor(extract(epoch from ${moment}) * 1000)::float8`

/** Where somebody stood when they were last told something. */
export interface Place {
  /** The last message. */
  readonly last: string
  /** The moment up to which notices are known; absent in places of before there was one. */
  readonly noticesUpTo?: number
}

/** Reads a place as it was told to a listener; undefined where it is none. */
export function readPlace(written: string): Place | undefined {
  const [, last, noticesUpTo] = /^(0|[1-9]\d{0,17})(?:\.(\d{13}))?$/.exec(written) ?? []
  if (last === undefined) return undefined
  return noticesUpTo === undefined ? { last } : { last, noticesUpTo: Number(noticesUpTo) }
}

/** Where somebody goes on: behind what came last, or behind all that there is. */
export interface Beginning {
  readonly last: bigint
  /** Messages of late up to that one: they are not told again. */
  readonly known: readonly string[]
  /** The moment up to which notices are known, in milliseconds by the clock of the database. */
  readonly noticesUpTo: number
  /** Those of them that were released lately. */
  readonly notices: readonly ReleasedNotice[]
  /** Notices that were released since. */
  readonly missed: readonly ReleasedNotice[]
}

/** Where somebody goes on. To be asked before the socket is open: what is written from then on is told. */
export async function beginningFor(tx: Transaction, accountId: string, after: Place | undefined): Promise<Beginning> {
  const upTo = after === undefined ? sql`true` : sql`id <= ${after.last}::bigint`
  const newest = await tx.execute<{ id: string | null }>(
    sql`select max(id)::text as id from station_message where account_id = ${accountId}`,
  )
  // Older ones are not looked for again: that they are behind the last is enough.
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id::text from station_message where account_id = ${accountId} and ${upTo} and created_at > clock_timestamp() - ${remembered} * interval '1 ms'
    order by id desc limit ${mostAtOnce}`)
  const moment = await tx.execute<{ now: number }>(sql`select ${millisecondsOf(sql`clock_timestamp()`)} as now`)
  const now = moment.rows[0]?.now ?? Date.now()
  const noticesUpTo = Math.max(Math.min(after?.noticesUpTo ?? now, now), now - longestBreak)
  const { rows: notices } = await tx.execute<ReleasedNotice>(sql`
    select id::text, title, ${millisecondsOf(sql`release_time`)} as released from notice
    where release_time > to_timestamp(${(noticesUpTo - late) / 1000}) and release_time <= clock_timestamp()
    order by release_time desc, id desc limit ${mostAtOnce}`)
  return {
    last: BigInt(after?.last ?? newest.rows[0]?.id ?? 0),
    known: rows.map(({ id }) => id),
    noticesUpTo,
    notices: notices.filter(({ released }) => released <= noticesUpTo),
    missed: notices.filter(({ released }) => released > noticesUpTo).toReversed(),
  }
}

/** Who listens at this process, and what they are told. */
export interface Hub {
  /** @param from where it goes on: see {@link beginningFor} @returns takes the listener out */
  add(listener: Listener, from: Beginning): () => void
  /** How many listen. */
  count(): number
  close(): Promise<void>
}

interface State {
  readonly listener: Listener
  /** The last message that was told. */
  last: bigint
  /** Messages of the last minute that were told: one with a smaller id may still come, of a transaction that took longer. */
  readonly told: Map<string, number>
  /** Notices that were told or are known, and when they were released. */
  readonly notices: Map<string, number>
  /** Notices that came in a break, to be told. */
  missed: readonly ReleasedNotice[]
  /** Where it began: notices of before it are known. */
  readonly noticesFrom: number
  /** Notices up to this moment are done with: others would have seen them by now. */
  noticesDone: number
  locked: boolean
}

/**
 * Tells listeners of their messages, whichever process wrote them.
 * @param lookEvery milliseconds between two looks at who may still listen, and at notices that were released
 */
export function createHub(database: Database, lookEvery = usualLook): Hub {
  const states = new Set<State>()
  const waiting = new Set<State>()
  let telling = false
  let looking = false
  let lookAgain = false

  /** What came for some of one institute's listeners since they were told last. */
  const askMessages = (tenant: string, members: readonly State[]) =>
    database.within(tenant, async (tx) => {
      const families = members.map(({ listener }) => listener.family)
      const locks = await tx.execute<{ family: string }>(
        sql`select family::text from session_lock where family = any(${sql.param(families)}::uuid[])`,
      )
      const locked = new Set(locks.rows.map(({ family }) => family))
      const lasts = new Map<string, bigint>()
      for (const { listener, last } of members) {
        const least = lasts.get(listener.accountId)
        if (!locked.has(listener.family) && (least === undefined || last < least)) lasts.set(listener.accountId, last)
      }
      const { rows } = await tx.execute<{ account: string; isLate: boolean; message: StationMessage }>(sql`
        select account::text, "isLate", message
        from unnest(${sql.param([...lasts.keys()])}::bigint[], ${sql.param([...lasts.values()].map(String))}::bigint[]) as given (account, last)
        cross join lateral (
          select ${asMessage} as message, created_at > clock_timestamp() - interval '1 minute' as "isLate" from station_message
          where account_id = account and (id > last or created_at > clock_timestamp() - interval '1 minute') order by id limit ${mostAtOnce}) as came`)
      return { locked, came: Map.groupBy(rows, ({ account }) => account) }
    })

  async function tellMembers(tenant: string, members: readonly State[]): Promise<void> {
    const { locked, came } = await askMessages(tenant, members)
    for (const state of members) {
      state.locked = locked.has(state.listener.family)
      if (state.locked || !states.has(state)) continue
      for (const notice of state.missed) tellNotice(state, notice)
      state.missed = []
      for (const { message, isLate } of came.get(state.listener.accountId) ?? []) {
        // One that is older was told, though nobody remembers it any more.
        if (state.told.has(message.id) || (!isLate && BigInt(message.id) <= state.last)) continue
        remember(state, message.id)
        state.listener.send({ id: message.id, topic: 'message', body: message, place: placeOf(state) })
      }
    }
  }

  /** Tells what came, in order and once: whoever is to be told meanwhile is told with all others the next time. */
  async function tellWaiting(): Promise<void> {
    if (telling) return
    telling = true
    while (waiting.size > 0) {
      const now = [...waiting]
      waiting.clear()
      for (const [tenant, members] of Map.groupBy(now, ({ listener }) => listener.tenant)) {
        try {
          await tellMembers(tenant, members)
        } catch {
          // The database is away: the next look finds what was not told.
        }
      }
    }
    telling = false
  }
  const tell = (state: State) => {
    waiting.add(state)
    void tellWaiting()
  }

  const heard = (payload: string | undefined) => {
    const [tenant, accountId] = (payload ?? '').split(' ')
    for (const state of states) {
      if (payload === undefined || (state.listener.tenant === tenant && state.listener.accountId === accountId)) tell(state)
    }
  }

  /** What there is to know of some of one institute's listeners. */
  const askAbout = (tenant: string, members: readonly State[]) =>
    database.within(tenant, async (tx) => {
      const families = members.map(({ listener }) => listener.family)
      const accounts = [...new Set(members.map(({ listener }) => listener.accountId))]
      const since = Math.min(...members.map(({ noticesDone }) => noticesDone))
      const living = await tx.execute<{ family: string; locked: boolean }>(sql`
        select s.family::text, bool_or(l.family is not null) as locked from session s join account a on a.id = s.account_id and a.enabled
        left join session_lock l on l.family = s.family
        where s.family = any(${sql.param(families)}::uuid[]) and s.revoked_at is null and s.refresh_expires_at > clock_timestamp() and known_tenant(${tenant})
        group by s.family`)
      const newest = await tx.execute<{ account: string; id: string | null }>(sql`
        select account::text, (select max(m.id) from station_message m where m.account_id = account)::text as id
        from unnest(${sql.param(accounts)}::bigint[]) as given (account)`)
      const moment = await tx.execute<{ now: number }>(sql`select ${millisecondsOf(sql`clock_timestamp()`)} as now`)
      const now = moment.rows[0]?.now ?? since
      const notices = await tx.execute<ReleasedNotice>(sql`
        select id::text, title, ${millisecondsOf(sql`release_time`)} as released from notice
        where release_time > to_timestamp(${since / 1000}) and release_time <= to_timestamp(${now / 1000}) order by release_time, id`)
      return {
        now,
        standing: new Map(living.rows.map(({ family, locked }) => [family, locked])),
        newest: new Map(newest.rows.map(({ account, id }) => [account, BigInt(id ?? 0)])),
        notices: notices.rows,
      }
    })

  async function lookAt(tenant: string, members: readonly State[]): Promise<void> {
    const { now, standing, newest, notices } = await askAbout(tenant, members)
    for (const state of members) {
      const locked = standing.get(state.listener.family)
      if (locked === undefined) {
        states.delete(state)
        state.listener.end()
        continue
      }
      const wasLocked = state.locked
      state.locked = locked
      if (locked) continue
      for (const notice of notices) if (notice.released > state.noticesDone) tellNotice(state, notice)
      state.noticesDone = Math.max(state.noticesDone, now - late)
      for (const [id, released] of state.notices) if (released <= state.noticesDone) state.notices.delete(id)
      // What a word of the database told of is told already; this is for what was written while nobody could be asked.
      const isBehind = (newest.get(state.listener.accountId) ?? 0n) > state.last
      if (wasLocked || isBehind || state.missed.length > 0) tell(state)
    }
  }

  /** Ends who is signed out, silences who is locked, and tells of notices. */
  async function look(): Promise<void> {
    lookAgain = true
    if (looking) return
    looking = true
    try {
      while (lookAgain && states.size > 0) {
        lookAgain = false
        for (const [tenant, members] of Map.groupBy(states, ({ listener }) => listener.tenant)) await lookAt(tenant, members)
      }
    } catch {
      // The database is away: the next look makes up for it.
    } finally {
      looking = false
    }
  }

  const stopHearing = database.hear('etalon_message', heard)
  const stopHearingNotices = database.hear('etalon_notice', () => void look())
  const timer = setInterval(() => void look(), lookEvery)

  return {
    add(listener, from) {
      const { last, missed, noticesUpTo } = from
      const state: State = {
        ...{ listener, last, told: new Map(), locked: false },
        ...{ missed, noticesFrom: noticesUpTo, noticesDone: noticesUpTo - late },
        notices: new Map(from.notices.map(({ id, released }) => [id, released])),
      }
      for (const id of from.known) remember(state, id)
      states.add(state)
      // From here on nothing is lost to a break, though nothing was told yet.
      listener.send({ beat: true, place: placeOf(state) })
      // What came since that was looked up.
      tell(state)
      return () => states.delete(state)
    },
    count: () => states.size,
    async close() {
      clearInterval(timer)
      await Promise.all([stopHearing(), stopHearingNotices()])
    },
  }
}

const placeOf = ({ last, noticesFrom, noticesDone }: State) => `${last}.${Math.max(noticesFrom, noticesDone)}`

function tellNotice(state: State, { id, title, released }: ReleasedNotice): void {
  if (state.notices.has(id)) return
  state.notices.set(id, released)
  state.listener.send({ id: `notice-${id}`, topic: 'notice', body: { id, title }, place: placeOf(state) })
}

function remember(state: State, id: string): void {
  const now = Date.now()
  const number = BigInt(id)
  if (number > state.last) state.last = number
  state.told.set(id, now)
  for (const [old, at] of state.told) {
    if (now - at < remembered) break
    state.told.delete(old)
  }
}
