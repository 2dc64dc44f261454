import { Socket } from 'node:net'
import type pg from 'pg'

/** What PostgreSQL told a connection at its beginning, with which another one may stop it; pg keeps it and has no words for it. */
interface Cancelable {
  readonly processID: number | null
  readonly secretKey: number | Buffer | null
  readonly host: string
  readonly port: number
}

/** Listens for the end of a signal while a connection works. */
export interface Cancelling {
  /** Listens no longer. @returns whether PostgreSQL was asked to stop, once it has heard so */
  over(): Promise<boolean>
}

/** Milliseconds until PostgreSQL is asked again, where the connection still works. */
const askAgain = 500

/**
 * Asks PostgreSQL to stop what it does for a connection as soon as a signal ends, by the protocol's own request: it needs no right of a role.
 * Such a request is lost where it comes between two statements, and what begins next would go on: it is asked until the work is over.
 */
export function cancelOn(signal: AbortSignal | undefined, client: pg.PoolClient): Cancelling {
  let asked: Promise<void> | undefined
  let again: NodeJS.Timeout | undefined
  let isOver = false
  const stop = () => {
    asked = askToStop(client as unknown as Cancelable)
    void asked.then(() => {
      if (!isOver) again = setTimeout(stop, askAgain)
    })
  }
  if (signal?.aborted) stop()
  signal?.addEventListener('abort', stop, { once: true })
  return {
    async over() {
      isOver = true
      clearTimeout(again)
      signal?.removeEventListener('abort', stop)
      await asked
      return asked !== undefined
    },
  }
}

/** PostgreSQL, protocol 3.0, CancelRequest: length, code, process, key. */
function askToStop({ processID, secretKey, host, port }: Cancelable): Promise<void> {
  return new Promise((resolve) => {
    if (processID === null || secretKey === null) return resolve()
    const key = Buffer.isBuffer(secretKey) ? secretKey : Buffer.alloc(4)
    if (typeof secretKey === 'number') key.writeInt32BE(secretKey)
    const request = Buffer.alloc(12)
    request.writeInt32BE(12 + key.length, 0)
    request.writeInt32BE(80_877_102, 4)
    request.writeInt32BE(processID, 8)
    const socket = new Socket()
    // Answered by nothing but the end of the connection. A server that is gone has stopped anyhow.
    socket.once('close', () => resolve())
    socket.once('error', () => socket.destroy())
    socket.setTimeout(3000, () => socket.destroy())
    socket.once('connect', () => socket.write(Buffer.concat([request, key])))
    socket.resume()
    if (host.startsWith('/')) socket.connect(`${host}/.s.PGSQL.${port}`)
    else socket.connect(port, host)
  })
}
