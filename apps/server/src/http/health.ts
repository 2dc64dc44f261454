import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/index.ts'
import type { FileStorage } from '../files/index.ts'

/** Names by which a machine calls itself; the world comes by another. */
const ownNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1'])

/**
 * `live`: the process answers, and says who it is to whoever finds its port taken on this machine; strangers do not learn in which
 * folder it lies. `ready`: the database answers too, and database and files have room for what is written.
 */
export function registerHealth(
  app: FastifyInstance,
  database: Database,
  files: FileStorage,
  about: { folder: string; isStopping: () => boolean },
): void {
  app.get('/health/live', async (request) => ({
    service: 'etalon',
    ...(ownNames.has(request.hostname) ? { pid: process.pid, folder: about.folder } : {}),
  }))
  app.get('/health/ready', async (_request, reply) => {
    try {
      if (about.isStopping()) throw new Error('stopping')
      await Promise.all([database.ping(), files.ready()])
      return { ready: true }
    } catch {
      return reply.status(503).send({ ready: false })
    }
  })
}
