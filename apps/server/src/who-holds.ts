import { connect } from 'node:net'

/** Another Etalon on a port: its process and folder. */
export interface Holder {
  readonly pid: number
  readonly folder: string
}

/**
 * Who listens on a port of this machine: nobody, a stranger, or an Etalon that says so itself. This process is nobody to itself.
 * @param alsoIPv6 for 127.0.0.1, look at ::1 as well
 */
export async function findWhoHolds(host: string, port: number, alsoIPv6 = false): Promise<'nobody' | 'stranger' | Holder> {
  if (port === 0) return 'nobody'
  const address = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  const addresses = alsoIPv6 && address === '127.0.0.1' ? [address, '::1'] : [address]
  const taken = await Promise.all(addresses.map((one) => isTaken(one, port)))
  if (!taken.includes(true)) return 'nobody'
  for (const name of ['localhost', '127.0.0.1']) {
    try {
      const response = await fetch(`http://${name}:${port}/health/live`, { signal: AbortSignal.timeout(1000) })
      const body: unknown = await response.json()
      if (
        typeof body === 'object' &&
        body !== null &&
        'service' in body &&
        body.service === 'etalon' &&
        'pid' in body &&
        'folder' in body
      ) {
        return Number(body.pid) === process.pid ? 'nobody' : { pid: Number(body.pid), folder: String(body.folder) }
      }
    } catch {
      // Not an Etalon under this name.
    }
  }
  return 'stranger'
}

function isTaken(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 1000 })
    const done = (answer: boolean) => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('connect', () => done(true))
    socket.once('error', () => done(false))
    socket.once('timeout', () => done(true))
  })
}
