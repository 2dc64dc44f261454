import { type Call, largestFile } from '@etalon/api/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { noteCaller } from '../api-log/index.ts'
import type { Database, Transaction } from '../db/index.ts'
import { reach } from '../failpoints/index.ts'
import { checkButton, checkCall, type Policy } from '../policies/index.ts'
import { FieldRefusal, hasUnkeepableText, isTooDeep, languageOf, parse, Refusal, say } from '../refusal/index.ts'
import { authenticate, type Caller } from '../session/index.ts'
import { fileHeader } from './file-header.ts'
import { type Admit, Afterwards, type Handlers, type SentFile, type UploadedFile } from './handler.ts'
import { once } from './idempotency.ts'

type AnyHandler = ((ask: Record<string, unknown>) => Promise<unknown>) & { readonly admit?: Admit }

/** A call with what answers it, and whom. */
interface Candidate {
  readonly name: string
  readonly call: Call
  readonly handler: AnyHandler
  readonly policy: Policy
}

/** Serves the calls of one area of the contract. Two calls of one path and method are told apart by what their query accepts. */
export function registerCalls<Calls extends Readonly<Record<string, Call>>>(
  app: FastifyInstance,
  database: Database,
  area: string,
  calls: Calls,
  handlers: Handlers<Calls>,
  policies: { readonly [Name in keyof Calls]: Policy },
): void {
  const routes = new Map<string, Candidate[]>()
  for (const [name, call] of Object.entries(calls)) {
    const route = `${call.method} ${call.path}`
    // The type of `handlers` has paired call and handler; here they are all alike.
    const handler = handlers[name as keyof Calls] as unknown as AnyHandler
    routes.set(route, [...(routes.get(route) ?? []), { name, call, handler, policy: policies[name as keyof Calls] }])
  }
  for (const candidates of routes.values()) {
    const [first] = candidates
    if (!first) continue
    app.route({
      method: first.call.method,
      url: first.call.path.replace(/\{(\w+)\}/g, ':$1'),
      ...(first.call.longestBody === undefined ? {} : { bodyLimit: first.call.longestBody }),
      handler: (request, reply) => answer(area, candidates, database, request, reply),
    })
  }
}

/** The call among several of one address whose grant_type the query names; else the first. */
function choose(candidates: readonly Candidate[], query: unknown) {
  const grant = typeof query === 'object' && query !== null && 'grant_type' in query ? query.grant_type : undefined
  const wanted = candidates.length > 1 ? candidates.find(({ call }) => call.query && accepts(call, grant)) : undefined
  return wanted ?? candidates[0]
}

function accepts(call: Call, grant: unknown): boolean {
  const shape = (call.query as { shape?: Record<string, { def?: { values?: unknown[] } }> } | undefined)?.shape
  return shape?.grant_type?.def?.values?.includes(grant) === true
}

async function answer(
  area: string,
  candidates: readonly Candidate[],
  database: Database,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const chosen = choose(candidates, request.query)
  if (!chosen) throw new Refusal(404, 'no-such-call')
  const { name, call, handler, policy } = chosen
  const language = languageOf(request.headers['accept-language'])
  if (Buffer.isBuffer(request.body) !== (call.takes === 'bytes') || request.isMultipart() !== (call.takes === 'form'))
    throw new Refusal(415, 'not-json')
  const told = Buffer.isBuffer(request.body) ? undefined : request.body
  if (isTooDeep(told)) throw new Refusal(400, 'not-json')
  if ([told, request.query, request.params].some(hasUnkeepableText))
    throw new FieldRefusal([{ path: '', key: 'field.characters' }])

  const received = async () => (call.takes === 'form' ? await fileOf(request) : request.body)
  const produce = async (extra: { readonly caller?: Caller } & Record<string, unknown>, file: unknown) => {
    const asked = readAsked(call, request, file)
    if (extra.caller) checkButton(extra.caller, { area, name }, asked.body)
    return await handler({ ...asked, language, request, reply, ...extra })
  }

  let result: unknown
  if (call.auth === 'none') {
    const file = await received()
    // Nobody who is not let in learns what the fields are.
    if (handler.admit && !isReadable(call, request, file)) await handler.admit({ request, database })
    result = await produce({ database }, file)
  } else {
    const bearer = authenticate(database, request)
    // A stranger is not listened to, and takes no turn of those who write.
    if (call.writes || call.takes !== undefined) await bearer.check()
    // Before the transaction, which would otherwise wait for a slow sender.
    const file = await received()
    const asked = async (tx: Transaction) => {
      const caller = await bearer.caller(tx)
      noteCaller(request, caller)
      if (caller.isLocked && !call.whileLocked) throw new Refusal(423, 'locked')
      checkCall(caller, call, policy)
      const work = () => produce({ tx, caller }, file)
      const done = call.writes ? await once(tx, caller, call, request, work) : await work()
      reach('before-commit', call)
      return done
    }
    const isLookedUp = call.writes !== true && call.shape !== 'blob'
    result = await database.within(
      bearer.holder,
      asked,
      isLookedUp ? { signal: goneSignal(reply), patience: patienceOf(request) } : { writes: call.writes === true },
    )
    reach('after-commit', call)
  }
  if (result instanceof Afterwards) result = await result.work()
  return send(call, result, reply, say(language, 'ok'))
}

/** What a call was asked with, read as the contract has it. @throws {FieldRefusal} naming each field */
function readAsked(call: Call, request: FastifyRequest, file: unknown) {
  const params = call.params ? parse(call.params, request.params) : undefined
  const query = call.query ? parse(call.query, request.query) : refuseUnknown(request.query)
  const body = call.takes === undefined ? call.body && parse(call.body, request.body) : file
  return { params, query, body }
}

function isReadable(call: Call, request: FastifyRequest, file: unknown): boolean {
  try {
    readAsked(call, request, file)
    return true
  } catch (error) {
    if (error instanceof FieldRefusal) return false
    throw error
  }
}

/** Milliseconds that a statement may look for what was asked; then the person is told to ask for less. */
const readingPatience = 5000
/** A page of more rows than this is a large one: its rows lie all over a disk, which may have forgotten them. */
const largePage = 1000
/** Milliseconds for a large page: whoever wants one waits longer, and less than the client does. */
const largePagePatience = 15_000

const patienceOf = ({ query, body }: FastifyRequest): number =>
  Math.max(sizeIn(query), sizeIn(body)) > largePage ? largePagePatience : readingPatience

/** The size that is asked for, before it is known whether it may be: it says how long to look, and nothing else. */
function sizeIn(part: unknown): number {
  const size = typeof part === 'object' && part !== null && 'size' in part ? part.size : 0
  return typeof size === 'number' || typeof size === 'string' ? Number(size) : 0
}

/** Ends when whoever asked goes away before the answer: PostgreSQL need not look any further. */
function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  return gone.signal
}

/** The one file of a form. */
async function fileOf(request: FastifyRequest): Promise<UploadedFile> {
  const part = await readable(request.file({ limits: { fileSize: largestFile.inOnePiece, files: 1, fields: 0 } }))
  if (part?.fieldname !== 'file') throw new FieldRefusal([{ path: 'file', key: 'field.required' }])
  return { name: part.filename, bytes: await readable(part.toBuffer()) }
}

/** What of a form cannot be read is its sender's doing: one that was cut off, or that is none. What has a status says so itself. */
async function readable<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error) throw error
    throw new FieldRefusal([{ path: 'file', key: 'field.invalid' }])
  }
}

/** A call without a query takes none: a name nobody reads is a mistake, or worse. */
function refuseUnknown(query: unknown): undefined {
  const names = Object.keys(query ?? {})
  if (names.length > 0)
    throw new FieldRefusal(
      names.slice(0, 5).map((name) => ({ path: /^[\w.]{1,64}$/.test(name) ? name : '?', key: 'field.unknown' as const })),
    )
  return undefined
}

function send(call: Call, result: unknown, reply: FastifyReply, message: string): unknown {
  reply.header('cache-control', 'no-store')
  if (call.shape === 'flat') return result
  if (call.shape === 'blob') {
    const file = result as SentFile
    if (file.size !== undefined) reply.header('content-length', file.size)
    // Whatever is in it runs nowhere.
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    reply.header('content-type', file.type)
    reply.header('content-disposition', fileHeader(file.name, file.inline ? 'inline' : 'attachment'))
    reply.header('x-content-type-options', 'nosniff')
    return reply.send(file.bytes)
  }
  return { code: 200, success: true, data: result, msg: message }
}
