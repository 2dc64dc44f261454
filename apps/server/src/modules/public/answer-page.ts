import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { PublicLocale, PublicPageName, PublicPages, PublicRenderer } from '@etalon/api/domain'
import type { FastifyReply } from 'fastify'

const pack = promisify(gzip)

/** Whether an encoding was asked for by name. */
const takesGzip = (accepted = ''): boolean =>
  accepted.split(',').some((one) => /^\s*gzip\s*(;\s*q=(1|0\.\d*[1-9]\d*)\s*)?$/i.test(one))

const asPage = (reply: FastifyReply, status: number): FastifyReply =>
  reply.status(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').header('x-robots-tag', 'noindex')

/** Answers with a page, packed where the browser takes it so, which is kept nowhere. */
export async function answerPage(reply: FastifyReply, html: string, status = 200): Promise<FastifyReply> {
  asPage(reply, status).header('vary', 'accept-encoding')
  if (!takesGzip(reply.request.headers['accept-encoding'])) return reply.send(html)
  return reply.header('content-encoding', 'gzip').send(await pack(html, { level: 1 }))
}

/** Answers with a page that everybody opens. */
export type AnswerEverybody = <Name extends PublicPageName>(
  reply: FastifyReply,
  name: Name,
  locale: PublicLocale,
  data: PublicPages[Name],
) => Promise<FastifyReply>

/** Pages that everybody opens, with nobody's words in them, are written and packed once for the same data, and kept for the next. */
export function createEverybodysPages({ renderDocument }: PublicRenderer): AnswerEverybody {
  const lately = new Map<string, { readonly html: string; readonly packed: Promise<Buffer> }>()
  return async (reply, name, locale, data) => {
    const key = JSON.stringify([name, locale, data])
    const known = lately.get(key)
    const html = known?.html ?? renderDocument(name, locale, data)
    const page = known ?? { html, packed: pack(html, { level: 9 }) }
    if (!known) {
      if (lately.size >= mostKept) lately.delete(lately.keys().next().value ?? '')
      lately.set(key, page)
    }
    asPage(reply, 200).header('vary', 'accept-encoding')
    if (!takesGzip(reply.request.headers['accept-encoding'])) return reply.send(page.html)
    return reply.header('content-encoding', 'gzip').send(await page.packed)
  }
}
const mostKept = 64

/** Answers with a page that refuses. It is as long as it is written: packed, its length would depend on what was typed. */
export const refusePage = (reply: FastifyReply, html: string, status = 200): FastifyReply => asPage(reply, status).send(html)

/** What a form or an address sent under a name, whatever it sent: one short text, or nothing. */
export function typedText(from: unknown, names: readonly string[], longest = 100): string {
  const entries = typeof from === 'object' && from !== null ? Object.entries(from) : []
  for (const name of names) {
    const value = entries.find(([key]) => key === name)?.[1]
    if (typeof value === 'string' && value !== '') return value.replaceAll('\u0000', '').toWellFormed().slice(0, longest)
  }
  return ''
}

/** Names under which old printed addresses give a number; forms have the first. */
const numberNames = [
  'number',
  'certificateNumber',
  'certificateNo',
  'certNo',
  'reportNumber',
  'reportNo',
  'labelNo',
  'zsbh',
  'bgbh',
] as const
/** Names under which old printed addresses give a check code; forms have the first. */
const codeNames = ['code', 'checkCode', 'queryCode', 'cxm'] as const

/** Number and check code as a form sent them, or the address of an old print: anything but two short texts finds nothing. */
export const typedInto = (from: unknown): { readonly number: string; readonly code: string } => ({
  number: typedText(from, numberNames),
  code: typedText(from, codeNames),
})

/** Where the pages of a language begin. */
export const homeOf = (locale: 'zh' | 'en'): string => (locale === 'en' ? '/en' : '')
