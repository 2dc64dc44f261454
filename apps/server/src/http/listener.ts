import { randomUUID } from 'node:crypto'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import fastify, { type FastifyHttpOptions, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { languageOf, Refusal, say } from '../refusal/index.ts'
import { answerFailure, type FailurePage } from './failure.ts'
import { loggedError } from './logged-error.ts'

/** One MiB: nothing that people type comes near it. */
const bodyLimit = 1_048_576

/** Milliseconds that calls which were accepted have to end, when the listener closes. */
const closingPatience = 10_000

/**
 * How slow a sender may be. Node looks at its connections as often as the last says: who sends a byte a second is gone within half a
 * minute, and holds nobody up until then.
 */
const slowest = { requestTimeout: 28_000, headersTimeout: 15_000, connectionsCheckingInterval: 1000 } as const

/** Bytes of an answer from which on it is packed: less fits in one packet of the network anyway. */
const packedFrom = 1400

/** How a request begins by which somebody opens an address, and no program makes a call. */
const opensPage = /^GET \/(?!(?:api|csApi)\/)/

/**
 * What is answered to a request that could not be read: of its language nothing is known. It is in the envelope, unless what came of the
 * request says that it opened a page.
 */
function unreadAnswer(code: string | undefined, came: unknown): string {
  const [status, phrase, reason] =
    code === 'HPE_HEADER_OVERFLOW'
      ? ([431, 'Request Header Fields Too Large', 'address-too-long'] as const)
      : code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? ([408, 'Request Timeout', 'request-slow'] as const)
        : ([400, 'Bad Request', 'request-unreadable'] as const)
  const msg = `${say('zh', reason)}\n${say('en', reason)}`
  const isPage = Buffer.isBuffer(came) && opensPage.test(came.toString('latin1'))
  const envelope = { code: status, success: false, data: { reason }, msg, requestId: randomUUID() }
  const body = isPage ? msg : JSON.stringify(envelope)
  const head = [
    'Connection: close',
    `Content-Type: ${isPage ? 'text/plain' : 'application/json'}; charset=utf-8`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
  ]
  return [`HTTP/1.1 ${status} ${phrase}`, ...head, '', body].join('\r\n')
}

/** What every answer carries, whatever it is. */
const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
} as const

/**
 * Whether another page may hold the window in which an answer is shown. A person who opened it by the address bar, a bookmark or another
 * program, as the camera of a phone, came from none; a page of ours was parted from any as it came. Whoever does not say so may be held.
 */
const mayBeHeld = (site: string | string[] | undefined): boolean => site !== 'none' && site !== 'same-origin'

export interface ListenerOptions {
  readonly log: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  /** Host headers that are answered; every other one belongs to somebody else. Read at each request, since ports come late. */
  readonly hosts: () => ReadonlySet<string>
  /** The address to name where the wrong one was used. */
  readonly address: () => string
  readonly contentSecurityPolicy: string
  /** Proxies whose `X-Forwarded-` headers count. @default none: such a header is anybody's word */
  readonly proxies?: readonly string[]
  /** Whether its own pages may ask for the camera. @default false */
  readonly camera?: boolean
  /**
   * Whether pages are parted from whoever opened them in every case, or only where somebody can have: a window that is parted begins a process of its
   * own, which a phone waits for. @default every case
   */
  readonly parts?: 'always' | 'where-held'
  /** Whether answers are packed. Not where their length must not tell what was typed. @default false */
  readonly packs?: boolean
  /** Makes pages about failures, for those who open an address. @default none: failures are JSON */
  readonly failurePage?: FailurePage
  /** Whether calls that come from now on are to go to another process: what was accepted before is still answered. @default never */
  readonly isLeaving?: () => boolean
}

/** An HTTP server with our manners: one envelope for failures, JSON alone, its own hosts alone, no telling of secrets in logs. */
export async function createListener(options: ListenerOptions): Promise<FastifyInstance> {
  const answer = (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
    answerFailure(error, request, reply, options.failurePage)
  const settings: FastifyHttpOptions<Server> = {
    bodyLimit,
    requestTimeout: slowest.requestTimeout,
    http: slowest,
    trustProxy: options.proxies && options.proxies.length > 0 ? [...options.proxies] : false,
    genReqId: () => randomUUID(),
    logger:
      options.log === 'silent'
        ? false
        : {
            level: options.log,
            serializers: {
              req: (request) => ({
                method: request.method,
                path: request.url.split('?')[0]?.replace(/\/v\/[^/]+/i, '/v/…'),
                id: request.id,
              }),
              err: (error) => ({ ...loggedError(error) }),
            },
          },
    frameworkErrors: answer,
    clientErrorHandler: ({ code, rawPacket }, socket) => {
      if (socket.writable) socket.end(unreadAnswer(code, rawPacket))
    },
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    // In our own words, below.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  }
  const app = fastify(settings)
  app.removeContentTypeParser('text/plain')
  await app.register(cookie)
  // Files were packed when they were built, and what is streamed tells its length.
  if (options.packs)
    await app.register(compress, {
      customTypes: /^(?:application\/json|text\/html)(?:;|$)/,
      threshold: packedFrom,
      encodings: ['br', 'gzip'],
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
      zlibOptions: { level: 4 },
      globalDecompression: false,
    })
  app.setErrorHandler(answer)
  app.setNotFoundHandler((request, reply) => answer(new Refusal(404, 'no-such-call'), request, reply))
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      ...securityHeaders,
      ...(options.parts === 'where-held' && !mayBeHeld(request.headers['sec-fetch-site'])
        ? {}
        : { 'cross-origin-opener-policy': 'same-origin' }),
      'content-security-policy': options.contentSecurityPolicy,
      'permissions-policy': `camera=(${options.camera ? 'self' : ''}), microphone=(), geolocation=()`,
      'x-request-id': request.id,
      // Who came by https once does not come by http again, where somebody could stand between.
      ...(options.address().startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
    })
    // Whoever comes now is to go elsewhere, by another connection; health says itself how it stands.
    if (options.isLeaving?.() && !request.url.startsWith('/health/')) {
      reply.header('connection', 'close')
      throw new Refusal(503, 'unavailable', {}, {}, 2)
    }
    if (options.hosts().has(request.host.toLowerCase())) return
    const language = languageOf(request.headers['accept-language'])
    await reply
      .status(421)
      .type('text/plain; charset=utf-8')
      .send(say(language, 'wrong-host', { address: options.address() }))
  })
  return app
}

/** A listener that is open. */
export interface Listening {
  readonly port: number
  /**
   * Answers what was accepted, then closes. Until then it goes on listening, so that whoever comes, and whoever asks whether it is ready,
   * is told where they would otherwise find nobody.
   */
  close(): Promise<void>
}

/** Listens on the address, and, for 127.0.0.1, on ::1 as well where the machine has it: `localhost` may be either. */
export async function listen(app: FastifyInstance, host: string, port: number, alsoIPv6: boolean): Promise<Listening> {
  await app.listen({ host, port })
  const address = app.server.address()
  const bound = typeof address === 'object' && address !== null ? address.port : port
  const sixth = alsoIPv6 && host === '127.0.0.1' ? await listenOnIPv6(app, bound) : undefined
  const servers = sixth ? [app.server, sixth] : [app.server]
  const accepted = openAnswers(servers)
  return {
    port: bound,
    async close() {
      const patience = setTimeout(() => servers.forEach((server) => void server.closeAllConnections()), closingPatience)
      // Those alone: whoever comes meanwhile is refused, and there may always be one.
      await Promise.all([...accepted].map((response) => new Promise((resolve) => response.once('close', resolve))))
      // A connection that the browser keeps after its last answer would hold the listener open for more than a minute.
      const sweep = setInterval(() => servers.forEach((server) => void server.closeIdleConnections()), 50)
      try {
        await Promise.all([app.close(), sixth && new Promise((resolve) => sixth.close(resolve))])
      } finally {
        clearInterval(sweep)
        clearTimeout(patience)
      }
    },
  }
}

/** Answers that are not ended yet. */
function openAnswers(servers: readonly Server[]): ReadonlySet<ServerResponse> {
  const open = new Set<ServerResponse>()
  for (const server of servers)
    server.on('request', (_request, response: ServerResponse) => {
      open.add(response)
      response.once('close', () => open.delete(response))
    })
  return open
}

async function listenOnIPv6(app: FastifyInstance, port: number): Promise<Server | undefined> {
  const server = createServer(slowest, (request, response) => app.routing(request, response))
  server.on('upgrade', (request, socket, head) => app.server.emit('upgrade', request, socket, head))
  server.on('clientError', (error, socket) => app.server.emit('clientError', error, socket))
  return await new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      // No IPv6 on this machine is no fault; somebody else on the port is.
      if (error.code === 'EADDRINUSE') reject(error)
      else resolve(undefined)
    })
    server.listen({ host: '::1', port, ipv6Only: true }, () => resolve(server))
  })
}
