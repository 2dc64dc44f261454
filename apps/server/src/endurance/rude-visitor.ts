import { randomBytes } from 'node:crypto'
import { contract } from '@etalon/api/contract'
import type { Random } from '../testing/index.ts'
import { hostileFrames, hostileHandshake } from './hostile-frames.ts'
import { hostileBytes, overWire, type Told } from './hostile-wire.ts'
import { everyCall } from './questions.ts'

/** Who comes, and from where. */
interface Coming {
  readonly token: string
  readonly address: string
}

/** What was told to a visitor, and what was said, as a person reads it. */
interface Visit {
  readonly told: Told
  readonly shown: string
}

/** Somebody who has a session and does not keep to the protocols. */
export interface RudeVisitor {
  /** Sends bytes that are no HTTP, or two kinds of it at once. */
  wire(coming: Coming): Promise<Visit>
  /** Opens a socket wrongly, or rightly, and says what nobody should say over one. */
  socket(coming: Coming): Promise<Visit>
}

/** @param url of the workspace, which is asked by its name at 127.0.0.1 */
export function rudeVisitor(url: string, random: Random): RudeVisitor {
  const { host, port: portText } = new URL(url)
  const port = Number(portText)
  const headersOf = ({ token, address }: Coming) => `X-Forwarded-For: ${address}\r\nBlade-Auth: bearer ${token}\r\n`
  const shownOf = (chunks: readonly (string | Buffer)[]) =>
    JSON.stringify(chunks.map((one) => one.toString('latin1').slice(0, 400)))

  /** The path of a socket with a ticket for it, of whoever the token is; undefined where they get none. */
  async function socketPath(coming: Coming): Promise<string | undefined> {
    const ask = async (path: string, method: 'GET' | 'POST') => {
      const answer = await fetch(`${url}${path}`, {
        method,
        headers: { 'x-forwarded-for': coming.address, 'blade-auth': `bearer ${coming.token}` },
      })
      return ((await answer.json()) as { data: { ticket?: string; id?: string } | null }).data
    }
    const ticket = (await ask(contract.message.socketTicket.path, 'POST'))?.ticket
    const user = (await ask(contract.session.userInfo.path, 'GET'))?.id
    return ticket === undefined ? undefined : `/msgws/websocket?u=${user ?? ''}&ticket=${ticket}`
  }

  return {
    async wire(coming) {
      const { path } = random.pick(everyCall).call
      const chunks = hostileBytes(random, path, host, `${headersOf(coming)}Connection: close\r\n`)
      return { told: await overWire(port, chunks), shown: shownOf(chunks) }
    },
    async socket(coming) {
      const path = (await socketPath(coming)) ?? '/msgws/websocket?u=1&ticket=none'
      const upgrade = `Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n`
      const good = `${headersOf(coming)}${upgrade}Origin: ${url}\r\n`
      if (random.chance(0.3)) {
        const bytes = hostileHandshake(random, path, host, good)
        return { told: await overWire(port, [bytes]), shown: shownOf([bytes]) }
      }
      const frames = hostileFrames(random)
      let begun = false
      const told = await overWire(port, [`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${good}\r\n`], (text, send) => {
        if (begun || !text.includes('\r\n\r\n') || !text.startsWith('HTTP/1.1 101')) return
        begun = true
        for (const frame of frames) send(frame)
      })
      return { told, shown: shownOf([path, ...frames]) }
    },
  }
}
