import { hashText, parseCheckpoint, parseTilePath, proofText } from '@etalon/verify/log'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { growthOf, headOf, proofOf, recentEntries, tileOf } from '../../certificate-log/index.ts'
import type { Database } from '../../db/index.ts'
import { fileHeader } from '../../http/index.ts'
import { answerPage } from './answer-page.ts'
import { forEver } from './for-ever.ts'
import { inInstituteOf } from './in-institute-of.ts'
import { localeOf } from './portal-frame.ts'
import type { PortalNeeds } from './portal-parts.ts'

/** Entries that the page shows. */
const shownEntries = 8

/** The head changes with each entry. */
const aMoment = 'public, max-age=2'

const plain = (reply: FastifyReply, text: string) =>
  reply.type('text/plain; charset=utf-8').header('access-control-allow-origin', '*').send(text)

/** A count as an address or a body has it: 0 for anything else. */
const countOf = (value: unknown): number => {
  const count = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : 0
}

const fieldOf = (from: unknown, name: string): unknown =>
  typeof from === 'object' && from !== null ? Object.entries(from).find(([key]) => key === name)?.[1] : undefined

type Answer<Result> = (tx: Parameters<Parameters<Database['within']>[1]>[0], tenant: string) => Promise<Result>

/**
 * The log of certificates for everybody: the page that explains it, its head, its tiles in the manner of C2SP tlog-tiles, and the proofs
 * of one document.
 */
export function registerLogPages(app: FastifyInstance, { database, renderer, frames, tenant }: PortalNeeds): void {
  const within = async <Result>(asked: string, answer: Answer<Result | undefined>): Promise<Result | undefined> =>
    (await database.isTenant(asked)) ? await database.within(asked, (tx) => answer(tx, asked)) : undefined

  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const locale = localeOf(request)
    const [frame, head, recent] = await Promise.all([
      frames.now(locale, '/log'),
      database.within(tenant, (tx) => headOf(tx, tenant)),
      database.within(tenant, (tx) => recentEntries(tx, tenant, shownEntries)),
    ])
    const root = parseCheckpoint(head?.checkpoint ?? '')?.head.root
    const data = {
      ...frame,
      head: head && root ? { size: head.size, root: hashText(root), checkpoint: head.checkpoint } : null,
      addresses: {
        checkpoint: `/log/${tenant}/checkpoint`,
        growth: `/log/${tenant}/growth`,
        tiles: `/log/${tenant}/tile/entries/000`,
      },
      recent: recent.map(({ index, kind, at, document }) => ({ index, kind, at, document })),
    }
    return answerPage(reply, renderer.renderDocument('log', locale, data))
  }
  for (const prefix of ['', '/en']) app.get(`${prefix}/log`, page)

  type OfInstitute = { Params: { tenant: string; '*': string }; Querystring: Record<string, unknown> }
  app.get<OfInstitute>('/log/:tenant/checkpoint', async (request, reply) => {
    const head = await within(request.params.tenant, headOf)
    if (!head) return reply.callNotFound()
    return plain(reply.header('cache-control', aMoment), head.checkpoint)
  })
  app.get<OfInstitute>('/log/:tenant/tile/*', async (request, reply) => {
    const tile = parseTilePath(`tile/${request.params['*']}`)
    const bytes = tile && (await within(request.params.tenant, (tx, asked) => tileOf(tx, asked, tile)))
    if (!bytes) return reply.callNotFound()
    return reply
      .type('application/octet-stream')
      .header('cache-control', forEver)
      .header('access-control-allow-origin', '*')
      .send(Buffer.from(bytes))
  })
  app.get<OfInstitute>('/log/:tenant/growth', async (request, reply) => {
    const since = countOf(fieldOf(request.query, 'since'))
    const growth = await within(request.params.tenant, (tx, asked) => growthOf(tx, asked, since))
    if (!growth) return reply.callNotFound()
    return reply.header('cache-control', 'no-store').header('access-control-allow-origin', '*').send(growth)
  })
  app.post('/log/proof', async (request, reply) => {
    const reference = fieldOf(request.body, 'reference')
    const since = countOf(fieldOf(request.body, 'since'))
    const proof = await inInstituteOf(
      database,
      'certificate',
      typeof reference === 'string' ? reference : '',
      (tx, asked, found) => proofOf(tx, asked, found, since),
    )
    if (!proof) return reply.callNotFound()
    return reply.header('cache-control', 'no-store').send(proof)
  })
  app.get<{ Params: { reference: string } }>('/v/:reference/certificate.tlog-proof', async (request, reply) => {
    const proof = await inInstituteOf(database, 'certificate', request.params.reference, (tx, asked, found) =>
      proofOf(tx, asked, found, 0),
    )
    const [first] = proof?.entries ?? []
    if (!proof || !first) return reply.callNotFound()
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
    return plain(
      reply.header('content-disposition', fileHeader(`${request.params.reference}.tlog-proof`, 'attachment')),
      proofText(first, proof.checkpoint),
    )
  })
}
