import { connect } from 'node:net'
import type { Random } from '../testing/index.ts'

/** What came back over a connection of one's own. */
export interface Told {
  /** Statuses of all answers, in their order. */
  readonly statuses: readonly number[]
  /** All that was told, as Latin text. */
  readonly text: string
}

/** Milliseconds that somebody waits for more, where the server keeps a connection. */
const patience = 200
/** Bytes that are kept of what is told. */
const mostTold = 200_000

/**
 * Sends bytes as they are over a connection of its own, and reads until the server closes it or tells no more.
 * @param port of the server at 127.0.0.1 @param chunks one after the other, without waiting
 * @param onTold may send more, or end it
 */
export function overWire(
  port: number,
  chunks: readonly (string | Buffer)[],
  onTold: (text: string, send: (bytes: Buffer) => void) => void = () => {},
): Promise<Told> {
  return new Promise((resolve) => {
    const parts: Buffer[] = []
    let size = 0
    const socket = connect({ port, host: '127.0.0.1' })
    const told = () => Buffer.concat(parts).toString('latin1')
    socket.setTimeout(patience, () => socket.destroy())
    // That the server closes the connection in the middle of what is sent is one way of refusing it.
    socket.on('error', () => {})
    socket.on('data', (bytes: Buffer) => {
      size += bytes.length
      if (size > mostTold) return
      parts.push(bytes)
      onTold(told(), (more) => socket.write(more))
    })
    socket.on('close', () => {
      const text = told()
      resolve({ text, statuses: [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status)) })
    })
    for (const chunk of chunks) socket.write(typeof chunk === 'string' ? Buffer.from(chunk, 'latin1') : chunk)
  })
}

/**
 * Bytes that are no HTTP, or mean two things at once: a proxy and a server that understand them in two ways would let one person's
 * request be taken for another's.
 * @param path of a call @param host as the server knows itself @param headers of whoever asks, each with its line end
 */
export function hostileBytes(random: Random, path: string, host: string, headers: string): (string | Buffer)[] {
  const head = (first: string, more = '') => `${first}\r\nHost: ${host}\r\n${headers}${more}`
  const json = 'Content-Type: application/json\r\n'
  const post = (more: string) => head(`POST ${path} HTTP/1.1`, `${json}${more}`)
  return random.pick<() => (string | Buffer)[]>([
    () => [post('Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /admin HTTP/1.1\r\n\r\n')],
    () => [post('Content-Length: 4\r\nContent-Length: 40\r\n\r\n{}  ')],
    () => [post('Transfer-Encoding: chunked, identity\r\n\r\n2\r\n{}\r\n0\r\n\r\n')],
    () => [post('Transfer-Encoding: xchunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n')],
    () => [post('Transfer-Encoding : chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n')],
    () => [post('Transfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n{}\r\n0\r\n\r\n')],
    () => [post('Transfer-Encoding: chunked\r\n\r\n-2\r\n{}\r\n0\r\n\r\n')],
    () => [post(`Transfer-Encoding: chunked\r\n\r\n2;${'x'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`)],
    () => [post('Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n__proto__: x\r\nContent-Length: 5\r\n\r\n')],
    () => [post('Content-Length: -1\r\n\r\n{}')],
    () => [post('Content-Length: 99999999999999999999\r\n\r\n{}')],
    () => [post('Content-Length: 0x2\r\n\r\n{}')],
    () => [post('Content-Length: 2\r\nExpect: 100-continue\r\n\r\n{}')],
    () => [post('Content-Length: 2\r\nExpect: something\r\n\r\n{}')],
    () => [post('Content-Length: 2\r\nConnection: upgrade\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQ\r\n\r\n{}')],
    () => [head(`GET ${path} HTTP/1.1`, 'Host: elsewhere.example\r\n\r\n')],
    () => [`GET ${path} HTTP/1.1\r\n\r\n`],
    () => [`GET http://127.0.0.1:22/${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`],
    () => [head(`GET ${path} HTTP/1.0`, '\r\n')],
    () => [head(`GET ${path} HTTP/2.0`, '\r\n')],
    () => [head(`GET ${path} HTTP/9.9`, '\r\n')],
    () => [head(`GET ${path}\u0000 HTTP/1.1`, '\r\n')],
    () => [head(`GET ${path} x HTTP/1.1`, '\r\n')],
    () => [head(`${'G'.repeat(30)} ${path} HTTP/1.1`, '\r\n')],
    () => [head('CONNECT 127.0.0.1:22 HTTP/1.1', '\r\n')],
    () => [head('TRACE / HTTP/1.1', 'Max-Forwards: 0\r\n\r\n')],
    () => [head('OPTIONS * HTTP/1.1', '\r\n')],
    () => [head('PRI * HTTP/2.0', '\r\nSM\r\n\r\n')],
    () => [head(`GET ${path} HTTP/1.1`, 'X: a\r\n b: folded\r\n\r\n')],
    () => [head(`GET ${path} HTTP/1.1`, 'X: a\rSet-Cookie: b=c\r\n\r\n')],
    () => [head(`GET ${path} HTTP/1.1`, 'X\u0000: a\r\n\r\n')],
    () => [head(`GET ${path} HTTP/1.1`, ': a\r\n\r\n')],
    () => [head(`GET ${path} HTTP/1.1`, `X: ${'x'.repeat(40_000)}\r\n\r\n`)],
    () => [head(`GET ${path} HTTP/1.1`, `${'X: y\r\n'.repeat(3000)}\r\n`)],
    () => [head(`GET ${path}?${'x'.repeat(60_000)} HTTP/1.1`, '\r\n')],
    () => [head(`GET ${path} HTTP/1.1`, '\r\n').replaceAll('\r\n', '\n')],
    () => [Buffer.from('16030100f1010000ed0303', 'hex'), Buffer.alloc(200, 7)],
    () => [Buffer.from(Array.from({ length: 500 }, () => random.below(256)))],
    () => ['\r\n'.repeat(5000)],
    () => [`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n`.repeat(20)],
    // Several at once on one connection.
    () => [head(`GET ${path} HTTP/1.1`, '\r\n').repeat(20)],
  ])()
}
