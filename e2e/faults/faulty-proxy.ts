import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'

/** What happens to a call on its way. */
export type Fault =
  /** It does not reach the server. */
  | { readonly kind: 'refused' }
  /** It reaches the server, whose answer is cut off before its first byte. */
  | { readonly kind: 'answer cut' }
  /** It reaches the server; nothing comes back, and nothing ends. */
  | { readonly kind: 'swallowed' }
  /** The answer comes so many milliseconds late. */
  | { readonly kind: 'late'; readonly milliseconds: number }
  /** Only this part of the answer comes, 0 to 1. `looksWhole`: as if it were all, else the connection breaks there. */
  | { readonly kind: 'truncated'; readonly part: number; readonly looksWhole: boolean }
  /** Something else comes in its place; the server is not asked. */
  | { readonly kind: 'replaced'; readonly status: number; readonly type: string; readonly body: string }
  /** The connection breaks after so many bytes of what is sent. */
  | { readonly kind: 'upload cut'; readonly after: number }

/** Calls that a fault meets. */
export interface Calls {
  readonly path: string | RegExp
  readonly method?: 'GET' | 'POST'
  /** At most so many of them. @default all */
  readonly times?: number
  /** Looks at what is sent, as text. @default any */
  readonly says?: RegExp
}

/** A fault while it is there. */
export interface Injected {
  /** How many calls it met so far. */
  readonly met: number
  remove(): void
}

/** Stands between browser and server, and does to connections what networks do. */
export interface FaultyProxy {
  readonly url: string
  /** Lets a fault meet calls from now on. The newest that fits meets a call. */
  inject(calls: Calls, fault: Fault): Injected
  /** Method and path of each call so far, without its query, and when it came (`performance.now()`). */
  readonly seen: readonly { readonly call: string; readonly at: number }[]
  /** Sockets of messages: what was upgraded. */
  readonly sockets: {
    /** When each was asked for (`performance.now()`). */
    readonly opened: readonly number[]
    readonly open: number
    /** Ends all of them by RST. */
    reset(): void
    /** From now on nothing passes those that are open, and none of them ends. */
    swallow(): void
  }
  /** Nothing of what is asked reaches the server until it is let through again: connections are refused by RST. */
  block(isBlocked: boolean): void
  close(): Promise<void>
}

interface Rule {
  readonly calls: Calls
  readonly fault: Fault
  met: number
}

/** @param port where it listens, on 127.0.0.1. @param target the port of the server */
export async function startFaultyProxy(port: number, target: number): Promise<FaultyProxy> {
  const rules: Rule[] = []
  const seen: { call: string; at: number }[] = []
  const opened: number[] = []
  const pairs = new Set<Pair>()
  let blocked = false

  const ruleFor = (method: string, path: string, body: Buffer) =>
    rules.findLast(
      ({ calls, met }) =>
        (calls.method === undefined || calls.method === method) &&
        (typeof calls.path === 'string' ? calls.path === path : calls.path.test(path)) &&
        (calls.says === undefined || calls.says.test(body.toString('utf8'))) &&
        met < (calls.times ?? Number.POSITIVE_INFINITY),
    )

  async function meet(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const method = request.method ?? 'GET'
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    seen.push({ call: `${method} ${path}`, at: performance.now() })
    if (blocked) return reset(request.socket)
    const early = ruleFor(method, path, Buffer.alloc(0))
    if (early?.fault.kind === 'upload cut') {
      early.met += 1
      return cutUpload(request, early.fault.after)
    }
    const body = await bodyOf(request)
    const rule = ruleFor(method, path, body)
    if (rule) rule.met += 1
    const fault = rule?.fault
    if (fault?.kind === 'refused') return reset(request.socket)
    if (fault?.kind === 'replaced') {
      response.writeHead(fault.status, { 'content-type': fault.type, 'cache-control': 'no-store' }).end(fault.body)
      return
    }
    const answer = await forward(request, response, body)
    if (answer === undefined || fault?.kind === 'answer cut') return reset(request.socket)
    if (fault?.kind === 'swallowed') return
    if (fault?.kind === 'late') await wait(fault.milliseconds)
    const whole = answer.body
    if (fault?.kind === 'truncated') {
      const some = whole.subarray(0, Math.max(1, Math.floor(whole.length * fault.part)))
      response.writeHead(answer.status, { ...answer.headers, 'content-length': String((fault.looksWhole ? some : whole).length) })
      if (fault.looksWhole) response.end(some)
      else response.write(some, () => setTimeout(() => request.socket.destroy(), 50))
      return
    }
    response.writeHead(answer.status, answer.headers).end(whole)
  }

  /** Passes so much of the body on, then breaks both connections. */
  function cutUpload(request: IncomingMessage, after: number): Promise<void> {
    return new Promise((resolve) => {
      const onwards = ask({
        host: '127.0.0.1',
        port: target,
        method: request.method,
        path: request.url,
        headers: request.headers,
      })
      let passed = 0
      const over = () => {
        onwards.destroy()
        reset(request.socket)
        resolve()
      }
      onwards.on('error', () => resolve())
      request.on('error', () => resolve())
      request.on('end', over)
      request.on('data', (piece: Buffer) => {
        passed += piece.length
        if (passed >= after) over()
        else onwards.write(piece)
      })
    })
  }

  function forward(request: IncomingMessage, response: ServerResponse, body: Buffer): Promise<Answer | undefined> {
    const headers = { ...request.headers }
    // What is cut somewhere is to be text.
    delete headers['accept-encoding']
    return new Promise((resolve) => {
      const onwards = ask({ host: '127.0.0.1', port: target, method: request.method, path: request.url, headers }, (answer) => {
        bodyOf(answer).then(
          (whole) => {
            const { 'transfer-encoding': _, connection: __, 'keep-alive': ___, ...rest } = answer.headers
            resolve({
              status: answer.statusCode ?? 502,
              headers: { ...rest, 'content-length': String(whole.length) },
              body: whole,
            })
          },
          () => resolve(undefined),
        )
      })
      onwards.on('error', () => resolve(undefined))
      response.once('close', () => onwards.destroy())
      onwards.end(body)
    })
  }

  const server = createServer({ requestTimeout: 0 }, (request, response) => {
    meet(request, response).catch(() => reset(request.socket))
  })
  server.on('upgrade', (request: IncomingMessage, browser: Duplex, head: Buffer) => {
    opened.push(performance.now())
    if (blocked) return reset(request.socket)
    const onwards = connect({ host: '127.0.0.1', port: target })
    const pair: Pair = { browser: request.socket, server: onwards, isSwallowed: false }
    pairs.add(pair)
    const lines = request.rawHeaders.flatMap((name, at, all) => (at % 2 === 0 ? [`${name}: ${all[at + 1]}`] : []))
    onwards.write(`GET ${request.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
    if (head.length > 0) onwards.write(head)
    onwards.pipe(browser).pipe(onwards)
    for (const end of [onwards, browser])
      end
        .on('error', () => {})
        .on('close', () => {
          // The other end of a connection that was swallowed does not hear of it.
          if (pair.isSwallowed) return
          pairs.delete(pair)
          onwards.destroy()
          browser.destroy()
        })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host: '127.0.0.1', port }, resolve)
  })

  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    inject(calls, fault) {
      const rule: Rule = { calls, fault, met: 0 }
      rules.push(rule)
      return {
        get met() {
          return rule.met
        },
        remove: () => void rules.splice(rules.indexOf(rule), rules.includes(rule) ? 1 : 0),
      }
    },
    seen,
    sockets: {
      opened,
      get open() {
        return pairs.size
      },
      reset() {
        for (const { browser } of pairs) browser.resetAndDestroy()
      },
      swallow() {
        for (const pair of pairs) {
          const { browser, server: onwards } = pair
          pair.isSwallowed = true
          onwards.unpipe(browser)
          browser.unpipe(onwards)
          for (const end of [onwards, browser]) end.on('data', () => {}).resume()
        }
      },
    },
    block(isBlocked) {
      blocked = isBlocked
    },
    async close() {
      for (const { browser, server: onwards } of pairs) {
        browser.destroy()
        onwards.destroy()
      }
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The two ends of a socket of messages. */
interface Pair {
  readonly browser: Socket
  readonly server: Socket
  isSwallowed: boolean
}

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

function reset(socket: Socket): void {
  socket.resetAndDestroy()
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of message) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}
