/// <reference types="node" />
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server of a test on a port of its own. */
export interface Listening {
  /** Where it is, without a slash at the end. */
  readonly url: string
  /** Stops it, whatever is still under way. */
  close(): Promise<void>
}

/** Starts a server on this machine. */
export async function listen(answer: RequestListener): Promise<Listening> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** How a call is answered. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** Answers JSON. */
export const json =
  (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Answer =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify(body))
  }

/** Answers the data of a success in its envelope. */
export const ok = (data: unknown): Answer => json(200, { code: 200, success: true, data, msg: '操作成功' })

/** The body of a request, to its end. */
export async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
