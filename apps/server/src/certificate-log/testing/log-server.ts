import type pg from 'pg'
import { seedOrders } from '../../demo/index.ts'
import { startTestServer, type TestServer } from '../../testing/index.ts'

/** The institute whose log the tests look at. */
export const tenant = '000000'

/** A certificate that stands, as the database has it. */
export interface Issued {
  readonly id: string
  readonly report_id: string
  readonly number: string
  readonly reference: string
  readonly statement: string
}

/** A server with some certificates in its log. */
export interface LogServer {
  readonly server: TestServer
  /** The database as its owner. */
  readonly owner: pg.Client
  /** What was issued, oldest first. */
  readonly issued: readonly Issued[]
  readonly first: Issued
  /** Asks the portal. */
  get(path: string): Promise<Response>
  /** The head of the log, as anybody is told it. */
  checkpointNow(): Promise<string>
  /** Does something to the database that nobody should, and undoes it after a look. */
  tamperedWith(words: readonly string[], undo: readonly string[], look: () => Promise<void>): Promise<void>
}

/** Starts one for the test file that asks, and ends it when the file is done. */
export async function startLogServer(): Promise<LogServer> {
  const server = await startTestServer({ pages: true })
  await seedOrders(server.database, server.issuing, 60)
  const { owner } = server
  const { rows: issued } = await owner.query<Issued>(
    "select c.id, c.report_id, c.number, c.reference, c.statement from certificate c where tenant_id = $1 and validity = 'valid' order by id",
    [tenant],
  )
  const [first] = issued
  if (!first) throw new Error('the demonstration has certificates')
  const get = (path: string) => fetch(`${server.portalUrl}${path}`)
  return {
    ...{ server, owner, issued, first, get },
    async checkpointNow() {
      return await (await get(`/log/${tenant}/checkpoint`)).text()
    },
    async tamperedWith(words, undo, look) {
      for (const one of words) await owner.query(one)
      try {
        await look()
      } finally {
        for (const one of undo) await owner.query(one)
      }
    },
  }
}
