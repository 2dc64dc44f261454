import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/index.ts'

/** `live`: the process answers, and says who it is to whoever finds its port taken. `ready`: the database answers too. */
export function registerHealth(
  app: FastifyInstance,
  database: Database,
  about: { folder: string; isStopping: () => boolean },
): void {
  app.get('/health/live', async () => ({ service: 'etalon', pid: process.pid, folder: about.folder }))
  app.get('/health/ready', async (_request, reply) => {
    try {
      if (about.isStopping()) throw new Error('stopping')
      await database.ping()
      return { ready: true }
    } catch {
      return reply.status(503).send({ ready: false })
    }
  })
}
