import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Database, sql } from '../db/index.ts'
import { whoseAddress } from '../limits/index.ts'
import { Refusal } from '../refusal/index.ts'
import { maskedQuery } from './masked-query.ts'

/** Who makes a call, once that is known. */
interface KnownCaller {
  readonly tenant: string
  readonly personId: string | null
  readonly name: string
}

interface Entry extends KnownCaller {
  readonly requestId: string
  readonly at: string
  readonly method: string
  readonly path: string
  readonly query: string
  readonly address: string
  readonly status: number
  readonly duration: number
  readonly reason: string
}

/** Which calls were made: gathered here, written down together every now and then. */
export interface ApiLog {
  /** Writes down what a listener answers. */
  watch(app: FastifyInstance): void
  /** Writes what was gathered, now. */
  write(): Promise<void>
  /** Writes the rest, and no more. */
  close(): Promise<void>
}

/** Seconds for which calls are gathered, and how many are written at once; more than can be written are not kept. */
const gatherSeconds = 2
const mostAtOnce = 500
const mostGathered = 20_000

const callers = new WeakMap<FastifyRequest, KnownCaller>()
const reasons = new WeakMap<FastifyRequest, string>()

/** Says who makes a call: from then on it is known of which institute it is. */
export const noteCaller = (request: FastifyRequest, { tenant, personId, name }: KnownCaller): void =>
  void callers.set(request, { tenant, personId, name })

/** An institute as a header names it, where nobody is signed in. */
function namedTenant(request: FastifyRequest): KnownCaller | undefined {
  const given = request.headers['tenant-id']
  return typeof given === 'string' && /^\w{1,32}$/.test(given) ? { tenant: given, personId: null, name: '' } : undefined
}

/** @param onProblem is told what could not be written */
export function createApiLog(database: Database, onProblem: (error: unknown) => void): ApiLog {
  let gathered: Entry[] = []
  let writing: Promise<void> = Promise.resolve()

  async function writeOf(tenant: string, entries: readonly Entry[]): Promise<void> {
    // Anybody can name an institute that there is not.
    if (entries.every(({ personId }) => personId === null) && !(await database.isTenant(tenant))) return
    for (let from = 0; from < entries.length; from += mostAtOnce) {
      const some = JSON.stringify(entries.slice(from, from + mostAtOnce))
      await database.within(tenant, async (tx) => {
        await tx.execute(sql`
          insert into api_log (tenant_id, request_id, at, method, path, query, account_id, user_name, address, status, duration, reason)
          select ${tenant}, "requestId", at, method, path, query, "personId", name, address, status, duration, reason
          from jsonb_to_recordset(${some}::jsonb) as given ("requestId" uuid, at timestamptz, method text, path text, query text, "personId" bigint,
            name text, address text, status int, duration int, reason text)`)
      })
    }
  }

  async function writeAll(): Promise<void> {
    const now = gathered
    gathered = []
    for (const [tenant, entries] of Map.groupBy(now, ({ tenant }) => tenant)) {
      try {
        await writeOf(tenant, entries)
      } catch (error) {
        onProblem(error)
      }
    }
  }
  /** One at a time, so that a slow database is not asked by ever more. */
  const write = () => {
    writing = writing.then(writeAll)
    return writing
  }
  const timer = setInterval(() => void (gathered.length > 0 && write()), gatherSeconds * 1000)
  timer.unref()

  return {
    watch(app) {
      app.addHook('onError', async (request, _reply, error) => {
        reasons.set(request, error instanceof Refusal ? error.reason : 'unknown')
      })
      app.addHook('onResponse', async (request, reply) => {
        const path = request.routeOptions.url
        const caller = callers.get(request) ?? namedTenant(request)
        if (!caller || path === undefined || !/^\/(api|csApi)\//.test(path) || gathered.length >= mostGathered) return
        gathered.push({
          ...caller,
          requestId: request.id,
          at: new Date(Date.now() - reply.elapsedTime).toISOString(),
          method: request.method,
          path: path.replace(/:(\w+)/g, '{$1}'),
          query: maskedQuery(request.url),
          address: whoseAddress(request.ip),
          status: reply.statusCode,
          duration: Math.round(reply.elapsedTime),
          reason: reasons.get(request) ?? '',
        })
      })
    },
    write,
    async close() {
      clearInterval(timer)
      await write()
    },
  }
}
