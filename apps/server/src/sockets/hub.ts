import type { SocketMessage, StationMessage } from '@etalon/api/contract'
import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../db/index.ts'
import { asMessage } from '../modules/message/handlers.ts'

/** Milliseconds between two looks at who may still listen, and at notices that were released. */
const lookEvery = 5000
/** Messages that are told at once at most, such as after a long break; the rest is read in the message centre. */
const mostAtOnce = 200
/** Milliseconds for which a notice is looked for again: whoever released it may have needed so long until others could see it. */
const late = 60_000

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

/** Where somebody goes on: behind the last message that came, or behind the last that there is. */
export interface Beginning {
  readonly last: bigint
  /** Messages up to that one: they are not told again. */
  readonly known: readonly string[]
  /** Notices that are there already. */
  readonly notices: readonly string[]
}

/** Where somebody goes on. To be asked before the socket is open: what is written from then on is told. */
export async function beginningFor(tx: Transaction, accountId: string, after: string | undefined): Promise<Beginning> {
  const upTo = after === undefined ? sql`true` : sql`id <= ${after}::bigint`
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id::text from station_message where account_id = ${accountId} and ${upTo} order by id desc limit ${mostAtOnce}`)
  const notices = await tx.execute<{ id: string }>(sql`
    select id::text from notice where release_time > clock_timestamp() - ${2 * late} * interval '1 ms' and release_time <= clock_timestamp()`)
  return {
    last: BigInt(after ?? rows[0]?.id ?? 0),
    known: rows.map(({ id }) => id),
    notices: notices.rows.map(({ id }) => id),
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
  /** Notices that were told or are known, and when. */
  readonly notices: Map<string, number>
  locked: boolean
  /** Something came while it was being told of what came before. */
  again: boolean
  telling: boolean
}

/** Tells listeners of their messages, whichever process wrote them. */
export function createHub(database: Database): Hub {
  const states = new Set<State>()
  let noticesSince = new Date()
  let looking = false

  /** Tells one listener what came since the last time: one at a time, so that nothing is told twice or out of order. */
  async function tell(state: State): Promise<void> {
    state.again = true
    if (state.telling) return
    state.telling = true
    try {
      while (state.again && !state.locked && states.has(state)) {
        state.again = false
        const { tenant, accountId, family } = state.listener
        const { locked, rows } = await database.within(tenant, async (tx) => {
          const lock = await tx.execute(sql`select family from session_lock where family = ${family}`)
          if (lock.rows.length > 0) return { locked: true, rows: [] }
          const { rows } = await tx.execute<{ message: StationMessage }>(sql`
            select ${asMessage} as message from station_message
            where account_id = ${accountId} and (id > ${state.last} or created_at > clock_timestamp() - interval '1 minute') order by id limit ${mostAtOnce}`)
          return { locked: false, rows }
        })
        state.locked = locked
        for (const { message } of rows) {
          if (state.told.has(message.id)) continue
          remember(state, message.id)
          state.listener.send({ id: message.id, topic: 'message', body: message, place: String(state.last) })
        }
      }
    } catch {
      // The database is away: the next look tells it.
    } finally {
      state.telling = false
    }
  }

  const heard = (payload: string | undefined) => {
    const [tenant, accountId] = (payload ?? '').split(' ')
    for (const state of states) {
      if (payload === undefined || (state.listener.tenant === tenant && state.listener.accountId === accountId)) void tell(state)
    }
  }

  /** Ends who is signed out, silences who is locked, and tells of notices. */
  async function look(): Promise<void> {
    if (looking || states.size === 0) return
    looking = true
    const since = new Date(noticesSince.getTime() - late)
    const now = new Date()
    try {
      for (const [tenant, members] of Map.groupBy(states, ({ listener }) => listener.tenant)) {
        const families = members.map(({ listener }) => listener.family)
        const { living, notices } = await database.within(tenant, async (tx) => ({
          living: await tx.execute<{ family: string; locked: boolean }>(sql`
            select s.family::text, bool_or(l.family is not null) as locked from session s join account a on a.id = s.account_id and a.enabled
            left join session_lock l on l.family = s.family
            where s.family = any(${sql.param(families)}::uuid[]) and s.revoked_at is null and s.refresh_expires_at > clock_timestamp() group by s.family`),
          notices: await tx.execute<{ id: string; title: string }>(sql`
            select id::text, title from notice where release_time > ${since} and release_time <= ${now} order by release_time, id`),
        }))
        const standing = new Map(living.rows.map(({ family, locked }) => [family, locked]))
        for (const state of members) {
          const locked = standing.get(state.listener.family)
          if (locked === undefined) {
            states.delete(state)
            state.listener.end()
            continue
          }
          state.locked = locked
          if (locked) continue
          for (const notice of notices.rows) {
            if (state.notices.has(notice.id)) continue
            state.notices.set(notice.id, now.getTime())
            state.listener.send({ id: `notice-${notice.id}`, topic: 'notice', body: notice, place: String(state.last) })
          }
          for (const [id, at] of state.notices) if (at < since.getTime() - late) state.notices.delete(id)
          void tell(state)
        }
      }
      noticesSince = now
    } catch {
      // The database is away: the next look makes up for it.
    } finally {
      looking = false
    }
  }

  const stopHearing = database.hear('etalon_message', heard)
  const timer = setInterval(() => void look(), lookEvery)

  return {
    add(listener, from) {
      if (states.size === 0) noticesSince = new Date()
      const notices = new Map(from.notices.map((id) => [id, Date.now()]))
      const state: State = { listener, last: from.last, told: new Map(), notices, locked: false, again: false, telling: false }
      for (const id of from.known) remember(state, id)
      states.add(state)
      // From here on nothing is lost to a break, though nothing was told yet.
      listener.send({ beat: true, place: String(from.last) })
      // What came since that was looked up.
      void tell(state)
      return () => states.delete(state)
    },
    count: () => states.size,
    async close() {
      clearInterval(timer)
      await stopHearing()
    },
  }
}

/** How long a message that was told is remembered, in milliseconds: twice as long as it is looked for again. */
const remembered = 120_000

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
