import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { changesOf, type Places, pictureOf, take, type Which } from './changes.ts'

const isWhich = (text: string): text is Which => ['before', 'after', 'difference'].includes(text)

/**
 * Shows the changed pictures of a checkout on a page of this machine alone, and takes over those that somebody says are right.
 * @returns once it listens
 */
export function serveReview(places: Places, port = 0): Promise<Server> {
  const page = readFileSync(join(import.meta.dirname, 'page.html'))
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://127.0.0.1')
    const [, what = '', name = '', which = ''] = address.pathname.split('/')
    const answer = (status: number, type: string, body: string | Buffer) =>
      response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body)
    const change = changesOf(places).find((one) => one.name === name)
    // A page of another site may not take pictures over.
    const isOwn = request.headers['sec-fetch-site'] === 'same-origin'
    if (what === '') return answer(200, 'text/html; charset=utf-8', page)
    if (what === 'changes') return answer(200, 'application/json', JSON.stringify(changesOf(places)))
    if (what === 'picture' && change && isWhich(which)) {
      const found = pictureOf(places, change, which)
      if (found) return answer(200, 'image/png', found)
    }
    if (what === 'take' && request.method === 'POST' && isOwn && change?.kind === 'seen') {
      take(places, name)
      return answer(200, 'text/plain', 'taken')
    }
    return answer(404, 'text/plain; charset=utf-8', 'There is no such picture.')
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}
