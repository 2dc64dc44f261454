import type { FastifyInstance, FastifyReply } from 'fastify'
import { typedInto } from './answer-page.ts'
import { perAddress, perNumber } from './count-tries.ts'
import { eventsByReference, type FoundCertificate, findByNumber, findByReference } from './find-certificate.ts'
import { describeMachineAnswers, statusOf } from './machine-status.ts'
import type { PortalNeeds } from './portal-parts.ts'

/** What an address about a certificate can answer with. */
export type Form = 'html' | 'json' | 'xml' | 'pdf'

const forms: Readonly<Record<string, Form>> = {
  'text/html': 'html',
  'application/xhtml+xml': 'html',
  'application/json': 'json',
  'application/xml': 'xml',
  'text/xml': 'xml',
  'application/dcc+xml': 'xml',
  'application/pdf': 'pdf',
}

/**
 * The form that an `Accept` header likes best of those that there are. A browser names XML as well, but likes pages more; who takes
 * anything, or nothing that there is, gets a page.
 */
export function wantedForm(accept = ''): Form {
  let best: Form = 'html'
  let liked = 0
  for (const part of accept.toLowerCase().split(',')) {
    const [type = '', ...parameters] = part.split(';').map((one) => one.trim())
    const form = Object.hasOwn(forms, type) ? forms[type] : undefined
    if (form === undefined) continue
    const quality = Number(parameters.find((one) => one.startsWith('q='))?.slice(2) ?? 1)
    if (quality > liked) {
      best = form
      liked = quality
    }
  }
  return best
}

const never = (reply: FastifyReply) => reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')

/** The portal’s answers to programs: whether a certificate still holds, as JSON, and what can be asked, as OpenAPI. */
export function registerMachineAnswers(app: FastifyInstance, { database, keys, tenant }: PortalNeeds) {
  const send = async (reply: FastifyReply, found: FoundCertificate) =>
    never(reply).send(statusOf(found, (await eventsByReference(database, found.data.reference)) ?? [], new Date()))
  const status = async (reply: FastifyReply, reference: string): Promise<FastifyReply> => {
    const found = await findByReference(database, reference)
    return found ? await send(reply, found) : never(reply).status(404).send({ reason: 'not-found' })
  }
  app.get<{ Params: { reference: string } }>('/v/:reference/status.json', (request, reply) =>
    status(reply, request.params.reference),
  )
  app.post('/certificate-status', async (request, reply) => {
    const finding = await findByNumber(database, keys, tenant, { ...typedInto(request.body), address: request.ip })
    if (finding.kind === 'found') return await send(reply, finding.found)
    if (finding.kind === 'not-found') return never(reply).status(404).send({ reason: 'not-found' })
    const seconds = Math.max(1, Math.ceil((Date.parse(finding.until) - Date.now()) / 1000))
    return never(reply).status(429).header('retry-after', seconds).send({ reason: 'too-many', until: finding.until })
  })
  const description = JSON.stringify(describeMachineAnswers({ perNumber, perAddress }))
  app.get('/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'max-age=300').send(description),
  )
  return { status }
}
