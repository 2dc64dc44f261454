import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A process behind the balancer. */
interface Backend {
  readonly port: number
  /** Whether it said at the last look that it is ready. */
  isReady: boolean
}

/** Shares calls out among several processes, as a proxy does that looks at their readiness. */
export interface Balancer {
  readonly url: string
  /** A process listens on a port. */
  add(port: number): void
  /** It does no more. */
  remove(port: number): void
  /** Whether it gets calls just now. */
  isReady(port: number): boolean
  close(): Promise<void>
}

/** Milliseconds between two looks, and after which a process that does not answer one is left out. */
const every = 100
const patience = 500

/** Starts one, on a free port. It repeats nothing: what a process does not answer is a failed call. */
export async function startBalancer(): Promise<Balancer> {
  const backends = new Map<number, Backend>()
  const agent = new Agent({ keepAlive: true })
  let turn = 0
  let host = ''

  const look = (backend: Backend) =>
    new Promise<void>((resolve) => {
      const asked = request({ port: backend.port, path: '/health/ready', headers: { host }, timeout: patience }, (answer) => {
        backend.isReady = answer.statusCode === 200
        answer.resume().on('end', resolve)
      })
      asked.on('timeout', () => asked.destroy(new Error('no answer')))
      asked.on('error', () => {
        backend.isReady = false
        resolve()
      })
      asked.end()
    })
  let isOver = false
  const watch = async (backend: Backend) => {
    while (!isOver && backends.get(backend.port) === backend) {
      await look(backend)
      await new Promise((resolve) => setTimeout(resolve, every))
    }
  }

  function share(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const ready = [...backends.values()].filter(({ isReady }) => isReady)
    turn += 1
    const backend = ready[turn % Math.max(1, ready.length)]
    if (!backend) {
      outgoing.writeHead(503).end()
      return
    }
    const { method, url, headers } = incoming
    const sent = request({ agent, port: backend.port, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    sent.on('error', () => {
      if (outgoing.headersSent) outgoing.destroy()
      else outgoing.writeHead(502).end()
    })
    incoming.pipe(sent)
  }

  const server = createServer(share)
  await new Promise<void>((resolve) => server.listen({ host: '127.0.0.1', port: 0 }, resolve))
  host = `localhost:${(server.address() as AddressInfo).port}`
  return {
    url: `http://${host}`,
    add(port) {
      const backend = { port, isReady: false }
      backends.set(port, backend)
      void watch(backend)
    },
    remove: (port) => void backends.delete(port),
    isReady: (port) => backends.get(port)?.isReady === true,
    async close() {
      isOver = true
      agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
