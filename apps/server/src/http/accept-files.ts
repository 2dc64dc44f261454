import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'

/** Lets a listener take files: forms, and bytes as they are. Each call says whether it takes any. */
export async function acceptFiles(app: FastifyInstance): Promise<void> {
  await app.register(multipart)
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes))
}
