import { isExpired, maskClient, type PublicAnswer, type PublicLocale, type PublicProof } from '@etalon/api/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fileHeader } from '../../http/index.ts'
import { answerPage, createKeptPages, homeOf, refusePage, typedInto } from './answer-page.ts'
import { perAddress, perNumber } from './count-tries.ts'
import { eventsByReference, type FoundCertificate, fileByReference, findByNumber, findByReference } from './find-certificate.ts'
import { recordByReference } from './find-record.ts'
import { forEver } from './for-ever.ts'
import { registerKeyPages } from './key-pages.ts'
import { registerLogPages } from './log-pages.ts'
import { registerMachineAnswers, wantedForm } from './machine-answers.ts'
import { localeOf } from './portal-frame.ts'
import type { PortalNeeds, PortalParts } from './portal-parts.ts'
import { createNoticesAtHome } from './public-notices.ts'
import { createPublishedSeals } from './published-seals.ts'
import { registerQuestionPages } from './question-pages.ts'

const minute = { number: 0, text: '' }
/** The minute of now, which is what an answer shows. */
function thisMinute(): string {
  const number = Math.floor(Date.now() / 60_000)
  if (number !== minute.number) Object.assign(minute, { number, text: new Date(number * 60_000).toISOString() })
  return minute.text
}
/** The files of a certificate: how their addresses end, what they are, and how their names end. */
const files = [
  ['pdf', { ending: 'pdf', type: 'application/pdf', name: 'pdf' }],
  ['xml', { ending: 'xml', type: 'application/xml; charset=utf-8', name: 'dcc.xml' }],
  ['signature', { ending: 'xml.p7s', type: 'application/pkcs7-signature', name: 'dcc.xml.p7s' }],
] as const

/** The certificate in the place of another, as its page is opened. */
const successorOf = ({ reference, ...said }: NonNullable<FoundCertificate['successor']>, locale: PublicLocale) => ({
  ...said,
  href: `${homeOf(locale)}/v/${reference}`,
})

/** Notices on the first page. */
const noticesAtHome = 3

/**
 * Every page and file that the public can reach about certificates. Pages are whole before any script runs; number and code come
 * by POST and stand in no address, the reference of a QR code does.
 */
export function registerPortal(app: FastifyInstance, needs: PortalNeeds): void {
  const { database, keys, renderer, frames, tenant } = needs
  const kid = keys.signing.kid
  const everybody = createKeptPages(renderer, 64)
  const keptAnswers = createKeptPages(renderer, 512)
  const seals = createPublishedSeals(database, keys, tenant)
  const noticesNow = createNoticesAtHome(database, tenant, noticesAtHome)

  async function answerAbout(reply: FastifyReply, found: FoundCertificate, locale: PublicLocale): Promise<FastifyReply> {
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
      askedAt: thisMinute(),
    }
    const history = async () => ((await eventsByReference(database, reference)) ?? []).map(({ event, on }) => ({ event, on }))
    if (found.validity === 'withdrawn')
      return keptAnswers(reply, 'withdrawn', locale, {
        ...answer,
        withdrawnOn: found.changedOn ?? data.issued,
        reason: found.reason ?? '',
        history: await history(),
      })
    if (found.validity === 'replaced' && found.successor) {
      return keptAnswers(reply, 'replaced', locale, {
        ...answer,
        replacedOn: found.changedOn ?? data.issued,
        reason: found.reason ?? '',
        history: await history(),
        // Who came here holds the one before: by its code, or by the reference of its QR code.
        successor: successorOf(found.successor, locale),
      })
    }
    const proof: PublicProof = {
      downloads: {
        pdf: { href: `/v/${reference}/certificate.pdf`, bytes: found.pdfSize },
        xml: { href: `/v/${reference}/certificate.xml`, bytes: found.xmlSize },
        signature:
          found.signatureSize === null ? null : { href: `/v/${reference}/certificate.xml.p7s`, bytes: found.signatureSize },
      },
      statement: found.statement,
      key: data.key,
      digests: found.digests,
      log: found.logged,
    }
    // What was written at its issue never changes: the rest of the page is the minute, how long the log is, and whose portal it is.
    const { askedAt, institute } = answer
    const told = [data.number, reference, askedAt, found.logged?.size, ...Object.values(institute)].join('\u0000')
    return keptAnswers(
      reply,
      isExpired(data.validUntil, new Date()) ? 'expired' : 'genuine',
      locale,
      { ...answer, ...proof },
      told,
    )
  }

  const home = async (request: FastifyRequest, reply: FastifyReply) => {
    const locale = localeOf(request)
    const path = request.url.includes('/certificateFalsification') ? '/certificateFalsification' : '/'
    const [frame, notices] = await Promise.all([frames.now(locale, path), noticesNow()])
    const typed = typedInto(request.query)
    const data = { ...frame, typed, notices }
    if (typed.number === '' && typed.code === '') return everybody(reply, 'home', locale, data)
    return answerPage(reply, renderer.renderDocument('home', locale, data))
  }
  const checkFile = async (request: FastifyRequest, reply: FastifyReply) =>
    answerPage(
      reply,
      renderer.renderDocument('file-check', localeOf(request), {
        ...(await frames.now(localeOf(request), '/check-file')),
        keyId: kid,
        seals: (await seals.all()).map(({ fingerprint }) => fingerprint),
      }),
    )

  async function search(request: FastifyRequest, reply: FastifyReply) {
    const locale = localeOf(request)
    const typed = typedInto(request.body)
    const finding = await findByNumber(database, keys, tenant, { ...typed, address: request.ip })
    if (finding.kind === 'found') return await answerAbout(reply, finding.found, locale)
    return await refuse(reply, locale, finding, '/certificateFalsification', {
      subject: 'certificate',
      typed: { number: typed.number },
    })
  }

  /** Nothing matched, or it was asked too often: whatever was asked about, in the same way. */
  const refuse: PortalParts['refuse'] = async (reply, locale, finding, path, about) => {
    const frame = await frames.now(locale, path)
    if (finding.kind === 'not-found')
      return refusePage(reply, renderer.renderDocument('not-found', locale, { ...frame, ...about }))
    const seconds = Math.max(1, Math.ceil((Date.parse(finding.until) - Date.now()) / 1000))
    const html = renderer.renderDocument('too-many', locale, { ...frame, until: finding.until, perNumber, perAddress })
    return refusePage(reply.header('retry-after', seconds), html, 429)
  }

  async function byReference(request: FastifyRequest<{ Params: { reference: string } }>, reply: FastifyReply) {
    const locale = localeOf(request)
    const { reference } = request.params
    const wanted = wantedForm(request.headers.accept)
    if (wanted !== 'html') return await answerMachine(reply, reference, wanted)
    const found = await findByReference(database, reference)
    if (found) return await answerAbout(reply, found, locale)
    const record = await recordByReference(database, reference)
    if (record) {
      const data = { ...(await frames.now(locale, `/v/${reference}`)), record, askedAt: new Date().toISOString() }
      return answerPage(reply, renderer.renderDocument('record', locale, data))
    }
    const data = { ...(await frames.now(locale, '/')), subject: 'certificate' as const, typed: {}, byLink: true }
    return refusePage(reply, renderer.renderDocument('not-found', locale, data), 404)
  }

  for (const prefix of ['', '/en']) {
    app.get(prefix || '/', home)
    app.get(`${prefix}/certificateFalsification`, home)
    app.post(`${prefix}/certificateFalsification`, search)
    app.get(`${prefix}/check-file`, checkFile)
    for (const letter of ['v', 'V']) app.get(`${prefix}/${letter}/:reference`, byReference)
  }
  async function sendFile(
    reply: FastifyReply,
    reference: string,
    [kind, { type, name }]: (typeof files)[number],
    cache: typeof forEver | 'no-store',
  ) {
    const file = await fileByReference(database, reference, kind)
    if (!file) return reply.callNotFound()
    return reply
      .type(type)
      .header('content-disposition', fileHeader(`${file.number}.${name}`, 'attachment'))
      .header('cache-control', cache)
      .header('x-robots-tag', 'noindex')
      .send(file.bytes)
  }
  /** The address of the page for a program, which says what it takes; whether it still holds is asked for anew each time. */
  async function answerMachine(reply: FastifyReply, reference: string, wanted: 'json' | 'xml' | 'pdf') {
    reply.header('vary', 'accept')
    if (wanted === 'json') return await machines.status(reply, reference)
    return await sendFile(reply, reference, wanted === 'pdf' ? files[0] : files[1], 'no-store')
  }
  const machines = registerMachineAnswers(app, needs)
  for (const file of files)
    app.get<{ Params: { reference: string } }>(`/v/:reference/certificate.${file[1].ending}`, (request, reply) =>
      // Whatever is said of a certificate later is said on its page: the file stays as it was issued.
      sendFile(reply, request.params.reference, file, forEver),
    )
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
  registerLogPages(app, needs)
  registerQuestionPages(app, { ...needs, refuse, everybody })
  registerKeyPages(app, keys, seals)
}
