import { Agent, request } from 'node:http'
import type { Question } from './questions.ts'

/** What came back: undefined where nothing did, since the one who asked went away. */
export interface Answer {
  readonly status: number
  readonly type: string
  readonly text: string
}

/** Sends a question as it is, however wrong. @throws where the connection breaks */
export type Ask = (question: Question, headers: Readonly<Record<string, string>>, goAway: boolean) => Promise<Answer | undefined>

/** Bytes of an answer that are looked at. */
const mostRead = 2_000_000

/** @param url of the workspace, which is asked by its name at 127.0.0.1 @param connections that are kept open at most */
export function askerAt(url: string, connections: number): { readonly ask: Ask; close(): void } {
  const { host, port } = new URL(url)
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const ask: Ask = (question, headers, goAway) =>
    new Promise((resolve, reject) => {
      const { method, path, body } = question
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
      const all = { host, ...length, ...question.headers, ...headers }
      // Node would send both, which is no request at all.
      if ('transfer-encoding' in all) delete (all as Record<string, string>)['content-length']
      const sent = request({ agent, host: '127.0.0.1', port, method, path, headers: all, timeout: 30_000 }, (answer) => {
        const chunks: Buffer[] = []
        let size = 0
        answer.on('data', (chunk: Buffer) => {
          size += chunk.length
          if (size <= mostRead) chunks.push(chunk)
        })
        answer.once('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            type: answer.headers['content-type'] ?? '',
            text: Buffer.concat(chunks).toString('utf8'),
          }),
        )
        answer.once('error', reject)
      })
      sent.once('error', (error) => (goAway ? resolve(undefined) : reject(error)))
      sent.once('timeout', () => sent.destroy(new Error('no answer within 30 s')))
      if (goAway) {
        sent.write(body === undefined ? '' : Buffer.from(body).subarray(0, 20))
        setTimeout(() => sent.destroy(new Error('gone')), 5)
      } else sent.end(body)
    })
  return { ask, close: () => agent.destroy() }
}
