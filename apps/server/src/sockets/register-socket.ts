import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Database, sql } from '../db/index.ts'
import { Refusal } from '../refusal/index.ts'
import { sha256 } from '../session/index.ts'
import { type Beginning, beginningFor, type Hub, type Place, readPlace } from './hub.ts'

/** Milliseconds between signs of life, and until an answer to one must be there. */
const beatEvery = 25_000
const answerWithin = 10_000
/** Bytes of what a browser says, and how often in a second: it has nothing to say but answers to signs of life. */
const longest = 4096
const mostASecond = 20
/** Closed because the sign-in has ended: trying again with it does not help. */
const signedOut = 4401

interface Bearer {
  readonly tenant: string
  readonly accountId: string
  readonly family: string
  readonly from: Beginning
}

/** Whose ticket it is; it is spent by being asked for. */
async function bearerOf(database: Database, ticket: string, after: Place | undefined): Promise<Bearer | undefined> {
  const hash = sha256(ticket)
  const tenant = await database.tenantOf('ticket_tenant', hash)
  if (!tenant) return undefined
  return await database.within(tenant, async (tx) => {
    const { rows } = await tx.execute<{ account_id: string; family: string; living: boolean }>(sql`
      delete from ticket where hash = ${hash} and purpose = 'socket' returning account_id::text, family::text, expires_at > clock_timestamp() as living`)
    const [row] = rows
    if (!row?.living) return undefined
    const { rows: open } = await tx.execute(sql`
      select s.id from session s join account a on a.id = s.account_id and a.enabled
      where s.family = ${row.family} and s.revoked_at is null and s.refresh_expires_at > clock_timestamp() limit 1`)
    if (open.length === 0) return undefined
    return { tenant, accountId: row.account_id, family: row.family, from: await beginningFor(tx, row.account_id, after) }
  })
}

/** Whether an error says that what came over a socket is against its protocol, or that who was there has gone. */
const isOfSender = (error: Error): error is Error & { readonly code: string } =>
  'code' in error && /^(WS_ERR_|ECONNRESET|EPIPE)/.test(String(error.code))

const queryOf = (request: FastifyRequest) => {
  const { searchParams } = new URL(request.url, 'http://localhost')
  const one = (name: string) => searchParams.get(name) ?? ''
  return { user: one('u'), ticket: one('ticket'), after: readPlace(one('after')) }
}

/**
 * The socket of messages, `/msgws/websocket?u=` (section 2.4): for pages of ours, with a ticket for a single use that is of the user
 * who is named. What a browser says is not listened to.
 */
export async function registerSocket(
  app: FastifyInstance,
  database: Database,
  hub: Hub,
  workspaceUrl: () => string,
): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: longest },
    // What is no frame, or too long a one, ends the socket: whoever sent it is at fault, and nobody needs to be woken over it.
    errorHandler(error, socket, request) {
      if (isOfSender(error)) request.log.info({ code: error.code }, 'a socket was cut off')
      else request.log.error(error)
      socket.terminate()
    },
    // Who listens here is told that the server goes, and listens elsewhere.
    preClose(done) {
      for (const client of this.websocketServer.clients) client.close(1001)
      this.websocketServer.close(() => done())
    },
  })
  const bearers = new WeakMap<FastifyRequest, Bearer>()

  app.addHook('onClose', () => hub.close())
  app.route({
    method: 'GET',
    url: '/msgws/websocket',
    async preValidation(request) {
      const { origin } = request.headers
      if (origin !== new URL(workspaceUrl()).origin && origin !== `${request.protocol}://${request.host}`)
        throw new Refusal(403, 'forbidden')
      const { user, ticket, after } = queryOf(request)
      const bearer = /^[\w-]{20,200}$/.test(ticket) ? await bearerOf(database, ticket, after) : undefined
      if (!bearer || bearer.accountId !== user) throw new Refusal(401, 'signed-out')
      bearers.set(request, bearer)
    },
    handler() {
      throw new Refusal(426, 'socket.only')
    },
    wsHandler(socket, request) {
      const bearer = bearers.get(request)
      if (!bearer) return socket.close(signedOut)
      const leave = hub.add(
        {
          ...{ tenant: bearer.tenant, accountId: bearer.accountId, family: bearer.family },
          send: (message) => socket.send(JSON.stringify(message)),
          end: () => socket.close(signedOut),
        },
        bearer.from,
      )
      bearers.delete(request)

      let deadline: NodeJS.Timeout | undefined
      const beat = setInterval(() => {
        socket.send(JSON.stringify({ beat: true }))
        socket.ping()
        deadline ??= setTimeout(() => socket.terminate(), answerWithin)
      }, beatEvery)
      socket.on('pong', () => {
        clearTimeout(deadline)
        deadline = undefined
      })
      let said: number[] = []
      socket.on('message', () => {
        const now = Date.now()
        said = [...said.filter((at) => now - at < 1000), now]
        if (said.length > mostASecond) socket.close(1008)
      })
      socket.on('close', () => {
        clearInterval(beat)
        clearTimeout(deadline)
        leave()
      })
    },
  })
}
