import type { FastifyInstance } from 'fastify'
import type { CertificateKeys } from '../../certificates/index.ts'
import { forEver } from './for-ever.ts'
import { type PublishedSeals, pemOf } from './published-seals.ts'

/** The whole lists grow when keys are changed. */
const someMinutes = 'max-age=300'
const pem = 'application/x-pem-file'

/** The addresses of keys: `/.well-known/etalon`, which is kept for such things, and short ones that can be printed. */
const places = ['', '/.well-known/etalon'] as const

/**
 * What certificates are checked with: the institute's public keys and the certificates of its seal, all of them as one list, and each
 * under an address of its own, by the id that a statement or a seal names. Such an address never answers anything else.
 */
export function registerKeyPages(app: FastifyInstance, keys: CertificateKeys, seals: PublishedSeals): void {
  for (const place of places) {
    app.get(`${place}/keys.json`, async (_request, reply) => reply.header('cache-control', someMinutes).send(keys.publicKeys))
    app.get(`${place}/seal.pem`, async (_request, reply) =>
      reply
        .type(pem)
        .header('cache-control', someMinutes)
        .send(pemOf(await seals.all())),
    )
  }
  app.get<{ Params: { kid: string } }>('/.well-known/etalon/keys/:kid.json', (request, reply) => {
    const key = keys.publicKeys.keys.find(({ kid }) => kid === request.params.kid)
    if (!key) return reply.callNotFound()
    return reply.header('cache-control', forEver).send(key)
  })
  app.get<{ Params: { fingerprint: string } }>('/.well-known/etalon/seals/:fingerprint.pem', async (request, reply) => {
    const seal = (await seals.all()).find(({ fingerprint }) => fingerprint === request.params.fingerprint)
    if (!seal) return reply.callNotFound()
    return reply
      .type(pem)
      .header('cache-control', forEver)
      .send(pemOf([seal]))
  })
}
