import { connect } from 'node:net'

/** Another Etalon on a port: its process and folder. */
export interface Holder {
  readonly pid: number
  readonly folder: string
}

/** Who listens on a port of this machine: nobody, a stranger, or an Etalon that says so itself. */
export async function findWhoHolds(host: string, port: number): Promise<'nobody' | 'stranger' | Holder> {
  if (port === 0) return 'nobody'
  const address = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  const taken = await new Promise<boolean>((resolve) => {
    const socket = connect({ host: address, port, timeout: 1000 })
    const done = (answer: boolean) => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('connect', () => done(true))
    socket.once('error', () => done(false))
    socket.once('timeout', () => done(true))
  })
  if (!taken) return 'nobody'
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
        return { pid: Number(body.pid), folder: String(body.folder) }
      }
    } catch {
      // Not an Etalon under this name.
    }
  }
  return 'stranger'
}
