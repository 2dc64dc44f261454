import {
  isExpired,
  maskClient,
  type PublicAnswer,
  type PublicLocale,
  type PublicProof,
  type PublicRenderer,
} from '@etalon/api/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CertificateKeys } from '../../certificates/index.ts'
import type { Database } from '../../db/index.ts'
import { fileHeader } from '../../http/index.ts'
import {
  type FoundCertificate,
  fileByReference,
  findByNumber,
  findByReference,
  perAddress,
  perNumber,
} from './find-certificate.ts'
import { localeOf, type PortalFrames } from './portal-frame.ts'

export interface PortalNeeds {
  readonly database: Database
  readonly keys: CertificateKeys
  readonly renderer: PublicRenderer
  readonly frames: PortalFrames
  /** The institute whose certificates the form asks for; a QR code finds its own. */
  readonly tenant: string
}

/**
 * Every page and file that the public can reach about certificates. Pages are whole before any script runs; number and code come
 * by POST and stand in no address, the reference of a QR code does.
 */
export function registerPortal(app: FastifyInstance, { database, keys, renderer, frames, tenant }: PortalNeeds): void {
  const kid = keys.signing.kid

  function page(reply: FastifyReply, html: string, status = 200): FastifyReply {
    return reply
      .status(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .send(html)
  }

  async function answerAbout(found: FoundCertificate, locale: PublicLocale): Promise<string> {
    const { data } = found
    const reference = data.reference
    const answer: PublicAnswer = {
      ...(await frames.now(locale, `/v/${reference}`)),
      certificate: {
        number: data.number,
        kind: data.kind,
        instrument: { zh: data.instrument.zh, en: data.instrument.en },
        model: data.instrument.model,
        range: data.instrument.range,
        accuracy: data.instrument.accuracy,
        serial: data.instrument.serial,
        conclusion: data.evaluation.conclusion,
        performed: data.performed,
        issued: data.issued,
        validUntil: data.validUntil,
        regulation: data.regulation.number,
        client: maskClient(data.client.name),
      },
      askedAt: new Date().toISOString(),
    }
    if (found.validity === 'withdrawn')
      return renderer.renderDocument('withdrawn', locale, {
        ...answer,
        withdrawnOn: found.changedOn ?? data.issued,
        reason: found.reason ?? '',
      })
    if (found.validity === 'replaced' && found.successor) {
      return renderer.renderDocument('replaced', locale, {
        ...answer,
        replacedOn: found.changedOn ?? data.issued,
        reason: found.reason ?? '',
        successor: { ...found.successor, href: null },
      })
    }
    const proof: PublicProof = {
      downloads: {
        pdf: { href: `/v/${reference}/certificate.pdf`, bytes: found.pdfSize },
        xml: { href: `/v/${reference}/certificate.xml`, bytes: found.xmlSize },
      },
      statement: found.statement,
      key: data.key,
      digests: found.digests,
    }
    return renderer.renderDocument(isExpired(data.validUntil, new Date()) ? 'expired' : 'genuine', locale, {
      ...answer,
      ...proof,
    })
  }

  const home = async (request: FastifyRequest, reply: FastifyReply) =>
    page(reply, renderer.renderDocument('home', localeOf(request), await frames.now(localeOf(request), '/')))
  const checkFile = async (request: FastifyRequest, reply: FastifyReply) =>
    page(
      reply,
      renderer.renderDocument('file-check', localeOf(request), {
        ...(await frames.now(localeOf(request), '/check-file')),
        keyId: kid,
      }),
    )

  async function search(request: FastifyRequest, reply: FastifyReply) {
    const locale = localeOf(request)
    const { number, code } = typedIn(request.body)
    const finding = await findByNumber(database, keys, tenant, { number, code, address: request.ip })
    if (finding.kind === 'found') return page(reply, await answerAbout(finding.certificate, locale))
    if (finding.kind === 'too-many') {
      return page(
        reply,
        renderer.renderDocument('too-many', locale, {
          ...(await frames.now(locale, '/')),
          until: finding.until,
          perNumber,
          perAddress,
        }),
        429,
      )
    }
    return page(reply, renderer.renderDocument('not-found', locale, { ...(await frames.now(locale, '/')), typedNumber: number }))
  }

  async function byReference(request: FastifyRequest<{ Params: { reference: string } }>, reply: FastifyReply) {
    const locale = localeOf(request)
    const found = await findByReference(database, request.params.reference)
    if (found) return page(reply, await answerAbout(found, locale))
    return page(reply, renderer.renderDocument('not-found', locale, { ...(await frames.now(locale, '/')), typedNumber: '' }), 404)
  }

  for (const prefix of ['', '/en']) {
    app.get(prefix || '/', home)
    app.get(`${prefix}/certificateFalsification`, home)
    app.post(`${prefix}/certificateFalsification`, search)
    app.get(`${prefix}/check-file`, checkFile)
    for (const letter of ['v', 'V']) app.get(`${prefix}/${letter}/:reference`, byReference)
  }
  for (const kind of ['pdf', 'xml'] as const) {
    app.get<{ Params: { reference: string } }>(`/v/:reference/certificate.${kind}`, async (request, reply) => {
      const file = await fileByReference(database, request.params.reference, kind)
      if (!file) return reply.callNotFound()
      return reply
        .type(kind === 'pdf' ? 'application/pdf' : 'application/xml; charset=utf-8')
        .header('content-disposition', fileHeader(`${file.number}.${kind === 'pdf' ? 'pdf' : 'dcc.xml'}`, 'attachment'))
        .header('x-robots-tag', 'noindex')
        .send(file.bytes)
    })
  }
  app.post('/statement', async (request, reply) => {
    const { body } = request
    const reference =
      typeof body === 'object' && body !== null && 'reference' in body && typeof body.reference === 'string' ? body.reference : ''
    const found = await findByReference(database, reference)
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .status(found ? 200 : 404)
      .send(found?.statement ?? '')
  })
  app.get('/keys.json', async (_request, reply) => reply.header('cache-control', 'max-age=300').send(keys.publicKeys))
}

/** What the form sent, whatever it sent: anything but two short texts finds nothing. */
function typedIn(body: unknown): { number: string; code: string } {
  const text = (name: string) => {
    const value = typeof body === 'object' && body !== null ? Object.entries(body).find(([key]) => key === name)?.[1] : undefined
    return typeof value === 'string' ? value.slice(0, 100) : ''
  }
  return { number: text('number'), code: text('code') }
}
