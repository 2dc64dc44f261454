import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/index.ts'
import { Refusal } from '../refusal/index.ts'

/** How many may wait for each connection to the database: more than that would be answered too late. */
const mostForEach = 5
/** Seconds after which whoever was turned away may come again. */
const again = 1

/** Signing in, renewing and leaving: let in however full it is. */
const session = /^\/api\/blade-auth\//

/** Which addresses are answered from the database, on each listener. */
const asking = { workspace: /^\/(?:api|csApi|msgws)\//, portal: /^\/(?!health\/|assets\/)/ } as const

/**
 * Turns requests away at the door, before anything of them is read, while more wait for the database than it can answer soon: with 503
 * and Retry-After. Whoever is let in is answered in time, where otherwise all would be answered too late. Signing in is let in always,
 * and so is what needs no database: files of the pages, and whether the process lives.
 */
export function shedLoad(
  app: FastifyInstance,
  listener: keyof typeof asking,
  { connections }: Pick<Database, 'connections'>,
): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { waiting, most } = connections()
    if (waiting < most * mostForEach || !asking[listener].test(request.url) || session.test(request.url)) done()
    else done(new Refusal(503, 'overloaded', {}, {}, again))
  })
}
