/// <reference types="node" />
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { bodyOf } from '../listening.ts'
import * as kept from './records.ts'
import { type BladeXSettings, createSessions, type Sessions } from './sessions.ts'

/** A back end that speaks as BladeX does, for tests: docs/bladex.md says what is known of that. */
export interface BladeXServer {
  /** Answers calls; with or without `/api` before their path, which a proxy takes away. */
  readonly listener: RequestListener
  /** Every call that came, as `METHOD /path`, in order. */
  readonly heard: readonly string[]
  /** Lets every access token that is out expire. */
  expire(): void
  /** Forgets every refresh token too. */
  forget(): void
  /** The letters in the picture that was sent last. */
  lettersInPicture(): string
}

/** What a question is answered with: the HTTP status, and the body; undefined for a body without anything in it. */
interface Reply {
  readonly status: number
  readonly body: unknown
}

/** The envelope of an answer. A null inside is what its type makes of it, and of a whole `data` an empty object. */
const said = (data: unknown, code = 200, msg = '操作成功', status = 200): Reply => ({
  status,
  body: { code, success: code === 200, data: data ?? {}, msg },
})
const unauthorised = (status: number) => said(null, 401, '请求未授权', status)

/** Makes a back end of one dialect. */
export function createBladeX(settings: BladeXSettings): BladeXServer {
  const sessions = createSessions(settings)
  const heard: string[] = []
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bladex')
    const path = pathname.replace(/^\/api(?=\/)/, '')
    heard.push(`${request.method} ${path}`)
    const { status, body } = await replyTo({ request, path, query: searchParams }, sessions, settings)
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(body === undefined ? '' : JSON.stringify(body))
  }
  return {
    listener: (request, response) => void answer(request, response),
    heard,
    expire: sessions.expire,
    forget: sessions.forget,
    lettersInPicture: sessions.lettersInPicture,
  }
}

interface Question {
  readonly request: IncomingMessage
  readonly path: string
  readonly query: URLSearchParams
}

async function replyTo(question: Question, sessions: Sessions, settings: BladeXSettings): Promise<Reply> {
  const { request, path, query } = question
  const family = sessions.answer(request, path, query)
  if (family !== undefined) return family
  const who = sessions.personOf(request)
  // The path is open: without a person there is nothing to say, and nothing is said.
  if (path === '/blade-system/menu/top-menu' && !who) return { status: 200, body: undefined }
  // A service says it in the body, a gateway by the status too.
  if (!who) return unauthorised(settings.refusesBy === 'status' ? 401 : 200)
  const { forbidden = ['/blade-system/param/list'] } = settings
  // Missing permission is 401 here, and nothing tells it from a session that is over.
  if (forbidden.includes(path) && !who.roles.includes('administrator')) return unauthorised(401)
  switch (path) {
    case '/blade-system/menu/routes':
      return said(kept.routes(query.get('topMenuId') ?? ''))
    case '/blade-system/menu/top-menu':
      return said(kept.topMenu)
    case '/blade-system/menu/buttons':
      return said(kept.buttons)
    case '/blade-system/dict/list':
      return said(kept.dictionaryTree(settings.kind === 'wrapped', query.get('code') ?? ''))
    // Nothing of the business's own: a list that is null.
    case '/blade-system/dict-biz/list':
      return said(null, 200, '暂无承载数据')
    case settings.kind === 'wrapped' ? '/blade-system/user/info' : '/blade-user/info':
      return said(kept.userInfo(who))
    case '/blade-system/param/list':
      return said(kept.pageOf(kept.parameters, 1, 10))
    // What was done is told by the code alone.
    case '/blade-system/param/remove':
      return said(null)
    case '/blade-system/param/submit':
      return said(null, 400, 'paramKey:不能为空', 400)
    case '/hm-metrology/order/page': {
      const { current = 1, size = 10 } = JSON.parse((await bodyOf(request)).toString() || '{}')
      return said(kept.orderPage(current, size))
    }
    default:
      return said(null, 404, '没找到请求', 404)
  }
}
