import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { isSameText } from '../session/index.ts'

/** What is measured; made once for a process. */
export interface Metrics {
  /** Measures what a listener answers, by its routes: never by addresses that strangers make up. */
  watch(app: FastifyInstance, listener: 'workspace' | 'portal'): void
  /** Answers `/metrics`. */
  register(app: FastifyInstance): void
}

/** Numbers that are read when somebody asks. */
export interface Readings {
  /** Connections of the pool: all, those at rest, questions that wait for one, and how many there may be. */
  pool(): { readonly total: number; readonly idle: number; readonly waiting: number; readonly most: number }
  /** Browsers that listen for messages. */
  sockets(): number
}

const loopback: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/**
 * Measures in the manner of Prometheus. `/metrics` is answered to this machine and, where there is a token, to whoever carries it as
 * `Authorization: Bearer`; to nobody else, and not at all through a proxy without the token.
 */
export function createMetrics(readings: Readings, token: string | undefined): Metrics {
  const figures = new Registry()
  collectDefaultMetrics({ register: figures, prefix: 'etalon_' })
  const labelNames = ['listener', 'method', 'route', 'status'] as const
  const answered = new Counter({
    name: 'etalon_http_requests_total',
    help: 'Requests that were answered',
    labelNames,
    registers: [figures],
  })
  const seconds = new Histogram({
    name: 'etalon_http_request_seconds',
    help: 'How long answers took, in seconds',
    labelNames: ['listener', 'method', 'route'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
    registers: [figures],
  })
  new Gauge({
    name: 'etalon_database_connections',
    help: 'Connections of the pool, and questions that wait for one',
    labelNames: ['state'] as const,
    registers: [figures],
    collect() {
      for (const [state, count] of Object.entries(readings.pool())) this.set({ state }, count)
    },
  })
  new Gauge({
    name: 'etalon_sockets',
    help: 'Browsers that listen for messages at this process',
    registers: [figures],
    collect() {
      this.set(readings.sockets())
    },
  })

  return {
    watch(app, listener) {
      app.addHook('onResponse', async (request, reply) => {
        const labels = { listener, method: request.method, route: request.routeOptions.url ?? 'none' }
        answered.inc({ ...labels, status: String(reply.statusCode) })
        seconds.observe(labels, reply.elapsedTime / 1000)
      })
    },
    register(app) {
      app.get('/metrics', async (request, reply) => {
        const carried = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
        const isHere = request.headers['x-forwarded-for'] === undefined && loopback.has(request.socket.remoteAddress ?? '')
        const isKnown = token !== undefined && carried !== undefined && isSameText(carried, token)
        if (!isKnown && !(isHere && token === undefined)) return reply.callNotFound()
        return reply
          .type(figures.contentType)
          .header('cache-control', 'no-store')
          .send(await figures.metrics())
      })
    },
  }
}
