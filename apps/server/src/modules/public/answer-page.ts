import type { FastifyReply } from 'fastify'

/** Answers with a page, which is kept nowhere. */
export function answerPage(reply: FastifyReply, html: string, status = 200): FastifyReply {
  return reply
    .status(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .send(html)
}

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
