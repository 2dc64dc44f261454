import type { PublicDocument, PublicLocale, PublicPageName, PublicPages, PublicRenderer } from '@etalon/api/domain'
import type { FastifyReply } from 'fastify'
import { packPage } from './pack-page.ts'

/** Whether an encoding was asked for by name. */
const takesGzip = (accepted = ''): boolean =>
  accepted.split(',').some((one) => /^\s*gzip\s*(;\s*q=(1|0\.\d*[1-9]\d*)\s*)?$/i.test(one))

const asPage = (reply: FastifyReply, status: number, varies = 'sec-fetch-site'): FastifyReply =>
  reply.status(status).headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    vary: varies,
  })

/** Sends a page packed where the browser takes it so. */
function answer(reply: FastifyReply, page: PublicDocument, packed: () => Buffer, status = 200): FastifyReply {
  asPage(reply, status, 'accept-encoding, sec-fetch-site')
  if (!takesGzip(reply.request.headers['accept-encoding'])) return reply.send(page.opening + page.rest)
  return reply.header('content-encoding', 'gzip').send(packed())
}

/** Answers with a page, packed where the browser takes it so, which is kept nowhere. */
export const answerPage = (reply: FastifyReply, page: PublicDocument, status = 200): FastifyReply =>
  answer(reply, page, () => packPage(page), status)

/** Answers with a page that was written for the same data before, where there is one. */
export type AnswerKept = <Name extends PublicPageName>(
  reply: FastifyReply,
  name: Name,
  locale: PublicLocale,
  data: PublicPages[Name],
  /** What tells this data from any other that the page may be made of. @default all of it */
  told?: string,
) => FastifyReply

/**
 * Pages that were asked for twice with the same data are kept as they were written and packed. What is in a page is all in its data, so
 * nothing is told that has changed meanwhile; one that nobody asks for again takes no room.
 * @param most pages that are kept: some 15 kB each
 */
export function createKeptPages({ renderDocument }: PublicRenderer, most: number): AnswerKept {
  const lately = new Map<string, { readonly page: PublicDocument; readonly packed: Buffer }>()
  const askedOnce = new Set<string>()
  return (reply, name, locale, data, told) => {
    const key = told === undefined ? JSON.stringify([name, locale, data]) : `${name} ${locale} ${told}`
    const known = lately.get(key)
    if (known) return answer(reply, known.page, () => known.packed)
    const page = renderDocument(name, locale, data)
    if (!askedOnce.delete(key)) {
      if (askedOnce.size >= 8 * most) askedOnce.clear()
      askedOnce.add(key)
      return answerPage(reply, page)
    }
    const packed = packPage(page)
    if (lately.size >= most) lately.delete(lately.keys().next().value ?? '')
    lately.set(key, { page, packed })
    return answer(reply, page, () => packed)
  }
}

/** Answers with a page that refuses. It is as long as it is written: packed, its length would depend on what was typed. */
export const refusePage = (reply: FastifyReply, { opening, rest }: PublicDocument, status = 200): FastifyReply =>
  asPage(reply, status).send(opening + rest)

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
