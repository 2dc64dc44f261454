import type { PublicPages, PublicRecordKind } from '@etalon/api/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pageMarkup } from '../../rich-text/index.ts'
import { answerPage, homeOf, typedInto, typedText } from './answer-page.ts'
import { findLines, linesOf, mostLines } from './find-lines.ts'
import { findOrder } from './find-order.ts'
import { findRecord } from './find-record.ts'
import { localeOf } from './portal-frame.ts'
import type { PortalParts } from './portal-parts.ts'
import { publicNotice, publicNoticePicture, publicNotices } from './public-notices.ts'

type AskSubject = PublicPages['ask']['subject']

/** The questions about documents beside the certificates: where each is asked, and which kinds it finds. */
const recordQuestions: readonly {
  readonly path: string
  readonly subject: AskSubject
  readonly kinds: readonly PublicRecordKind[]
}[] = [
  { path: '/searchJWIndex', subject: 'jewellery', kinds: ['appraisal', 'precious-metal'] },
  { path: '/appraisal-certificate-query-details', subject: 'appraisal', kinds: ['appraisal'] },
  { path: '/precious-metal-query-details', subject: 'label', kinds: ['precious-metal'] },
  { path: '/test-report-details', subject: 'test-report', kinds: ['test-report'] },
]

/** Characters of a list of lines. */
const longestList = 2000
/** Notices on the page of all of them. */
const mostNotices = 100
const both = ['', '/en'] as const

const noticePicturePath = '/detail-info-notice/picture'
const pictureAddress = (notice: string) => (file: string) => `${noticePicturePath}?id=${notice}&file=${file}`

type Answering = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** Every question beside that about one certificate: forms that work without script, and their answers. */
export function registerQuestionPages(app: FastifyInstance, parts: PortalParts): void {
  const { database, files, keys, renderer, frames, tenant, refuse, everybody } = parts
  const serve = (path: string, get: Answering, post?: Answering) => {
    for (const prefix of both) {
      app.get(`${prefix}${path}`, get)
      if (post) app.post(`${prefix}${path}`, post)
    }
  }

  serve('/searchIndex', async (request, reply) => {
    const locale = localeOf(request)
    return everybody(reply, 'services', locale, await frames.now(locale, '/searchIndex'))
  })

  /** The form of a question, filled with what an old address says. Nothing is looked for before it is sent. */
  const form =
    (path: string, subject: AskSubject): Answering =>
    async (request, reply) => {
      const locale = localeOf(request)
      const typed = { ...typedInto(request.query), creditCode: typedText(request.query, ['creditCode']) }
      const data = { ...(await frames.now(locale, path)), subject, typed }
      if (typed.number === '' && typed.code === '' && typed.creditCode === '') return everybody(reply, 'ask', locale, data)
      return answerPage(reply, renderer.renderDocument('ask', locale, data))
    }

  for (const { path, subject, kinds } of recordQuestions) {
    serve(path, form(path, subject), async (request, reply) => {
      const locale = localeOf(request)
      const typed = typedInto(request.body)
      const finding = await findRecord(database, keys, tenant, { ...typed, address: request.ip }, kinds)
      if (finding.kind !== 'found')
        return await refuse(reply, locale, finding, path, { subject, typed: { number: typed.number } })
      const data = { ...(await frames.now(locale, path)), record: finding.found, askedAt: new Date().toISOString() }
      return answerPage(reply, renderer.renderDocument('record', locale, data))
    })
  }

  serve('/reportQuery', form('/reportQuery', 'enterprise'), async (request, reply) => {
    const [locale, path] = [localeOf(request), '/reportQuery']
    const { number, code } = typedInto(request.body)
    const creditCode = typedText(request.body, ['creditCode'])
    const asked = { creditCode, number, code, address: request.ip }
    const finding = await findOrder(database, keys, tenant, asked, homeOf(locale))
    if (finding.kind !== 'found')
      return await refuse(reply, locale, finding, path, { subject: 'enterprise', typed: { number, creditCode } })
    const data = { ...(await frames.now(locale, path)), ...finding.found, askedAt: new Date().toISOString() }
    return answerPage(reply, renderer.renderDocument('enterprise', locale, data))
  })

  const list = async (
    request: FastifyRequest,
    reply: FastifyReply,
    more: Pick<PublicPages['ask-list'], 'typed' | 'problem'>,
    status = 200,
  ) => {
    const locale = localeOf(request)
    const data = { ...(await frames.now(locale, '/query')), most: mostLines, ...more }
    return answerPage(reply, renderer.renderDocument('ask-list', locale, data), status)
  }
  serve(
    '/query',
    async (request, reply) => {
      const { number, code } = typedInto(request.query)
      return await list(request, reply, { typed: `${number} ${code}`.trim() })
    },
    async (request, reply) => {
      const locale = localeOf(request)
      const typed = typedText(request.body, ['lines'], longestList)
      const lines = linesOf(typed)
      if (lines.length === 0) return await list(request, reply, { typed, problem: 'empty' }, 400)
      if (lines.length > mostLines) return await list(request, reply, { typed, problem: 'too-many-lines' }, 400)
      const found = await findLines(database, keys, tenant, { lines, address: request.ip, home: homeOf(locale) })
      const data = { ...(await frames.now(locale, '/query')), lines: found, askedAt: new Date().toISOString() }
      return answerPage(reply, renderer.renderDocument('list', locale, data))
    },
  )

  serve('/detail-info-notice', async (request, reply) => {
    const [locale, path] = [localeOf(request), '/detail-info-notice']
    const id = typedText(request.query, ['id'])
    if (id === '') {
      const [frame, notices] = await Promise.all([frames.now(locale, path), publicNotices(database, tenant, mostNotices)])
      return answerPage(reply, renderer.renderDocument('notices', locale, { ...frame, notices }))
    }
    const notice = await publicNotice(database, tenant, id)
    if (!notice) {
      reply.callNotFound()
      return reply
    }
    const { title, on, content } = notice
    const frame = await frames.now(locale, `${path}?id=${notice.id}`)
    return answerPage(
      reply,
      renderer.renderDocument('notice', locale, { ...frame, title, on, html: pageMarkup(content, pictureAddress(notice.id)) }),
    )
  })

  serve(noticePicturePath, async (request, reply) => {
    const picture = await publicNoticePicture(database, files, tenant, {
      id: typedText(request.query, ['id']),
      file: typedText(request.query, ['file']),
    })
    if (!picture) {
      reply.callNotFound()
      return reply
    }
    // Of the same notice and file there is never another one; that the notice was taken back is known within the hour.
    return reply.type(picture.type).header('cache-control', 'public, max-age=3600').send(picture.bytes)
  })
}
