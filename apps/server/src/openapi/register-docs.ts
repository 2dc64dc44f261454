import { readFileSync } from 'node:fs'
import { contract } from '@etalon/api/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { languageOf } from '../refusal/index.ts'
import { contractWords } from './contract-words.ts'
import { describeContract } from './describe-contract.ts'
import { areaPage, docsPaths, overviewPage, type PageLanguage } from './page.ts'

/** What the page is asked with: a language, and words to look for. What is not understood is as if nothing were asked. */
const question = z.object({
  lang: z.catch(z.optional(z.enum(['zh', 'en'])), undefined),
  q: z.catch(z.string().check(z.maxLength(64)), ''),
})

/**
 * Answers the page about the calls, in Chinese and English, and the OpenAPI description. Both say no more than the scripts that every
 * visitor of the workspace loads, so nobody is asked who they are. No script runs in the page.
 */
export function registerApiDocs(app: FastifyInstance, version: string): void {
  const style = ['./page-colours.css', './page.css', './page-narrow.css']
    .map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'))
    .join('\n')
  let description: string | undefined
  const areas = new Map<string, string | undefined>()

  const page = (reply: FastifyReply, text: string) => {
    reply.type('text/html; charset=utf-8').header('vary', 'accept-language').header('cache-control', 'no-cache')
    return reply.send(text)
  }
  const asked = (query: unknown, accepted: string | undefined) => {
    const { lang, q } = z.parse(question, query)
    return { language: lang ?? (languageOf(accepted) as PageLanguage), q }
  }

  app.get(docsPaths.openApi, (_request, reply) => {
    description ??= JSON.stringify(describeContract(contract, version, contractWords))
    return reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(description)
  })
  app.get(docsPaths.style, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'max-age=3600').send(style),
  )
  app.get(docsPaths.page, (request, reply) => {
    const { language, q } = asked(request.query, request.headers['accept-language'])
    return page(reply, overviewPage({ areas: contract, words: contractWords, language }, q))
  })
  app.get<{ Params: { area: string } }>(`${docsPaths.page}/:area`, (request, reply) => {
    const { language } = asked(request.query, request.headers['accept-language'])
    const { area } = request.params
    const key = `${language} ${area}`
    // Only areas that are there are kept, so that strangers cannot fill the memory.
    const text = areas.get(key) ?? areaPage({ areas: contract, words: contractWords, language }, area)
    if (text === undefined) return reply.callNotFound()
    areas.set(key, text)
    return page(reply, text)
  })
}
