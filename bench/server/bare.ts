// The least that could answer the same: Fastify, pg, and the statements of the server, replayed. It checks nothing, words nothing and
// knows no contract. Its first argument is a file with what was recorded; it prints its port.
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { contract } from '@etalon/api/contract'
import fastify, { type FastifyRequest } from 'fastify'
import pg from 'pg'
import type { Statement } from './statements.ts'

/** What was recorded of each request, and what stood in it. */
export interface Recording {
  readonly statements: Readonly<
    Record<'list' | 'detail' | 'dictionary' | 'submit' | 'move' | 'code' | 'token' | 'portal', readonly Statement[]>
  >
  readonly token: string
  readonly orderId: string
  readonly account: string
  readonly accountId: string
  readonly key: string
  /** The entries that were told. */
  readonly dictionary: readonly unknown[]
  readonly submitted: { readonly id: string; readonly orderNo: string }
  /** Of the move of what was submitted. */
  readonly moveKey: string
  /** Whose page was opened, and what it was; empty where none was. */
  readonly portal: { readonly reference: string; readonly page: string }
}

type Row = Readonly<Record<string, unknown>>
type Values = (string | null | Buffer)[]
type Replace = (text: string, values: Values, earlier: readonly Row[][]) => Values

const [file = ''] = process.argv.slice(2)
const recording: Recording = JSON.parse(readFileSync(file, 'utf8'))
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 20,
  // What the server sends without waiting is sent so here.
  pipeline: true,
  options: '-c role=etalon_app -c statement_timeout=10000 -c lock_timeout=3000 -c idle_in_transaction_session_timeout=15000',
})
pool.on('error', () => {})
const sha256 = (text: string) => createHash('sha256').update(text).digest()
const recordedHash = `\\x${sha256(recording.token).toString('hex')}`
const tokenOf = (request: FastifyRequest) => String(request.headers['blade-auth']).slice('bearer '.length)

/** What the server does not wait for: how a transaction begins, and from what it leaves to the end on to its end. */
const beginning = /^(begin$|select set_config)/
const ending = /^update idempotency/

/** Runs what was recorded on one connection, with this request's values in place of the recorded ones. */
async function replay(statements: readonly Statement[], replace: Replace): Promise<Row[][]> {
  const client = await pool.connect()
  const results: Row[][] = []
  const sent: Promise<unknown>[] = []
  const end = statements.findIndex(({ text }) => ending.test(text))
  try {
    for (const [place, { name, text, values }] of statements.entries()) {
      const given = replace(text, [...values], results)
      const asked = client.query<Row>({ ...(name === undefined ? {} : { name }), text, values: given })
      const waits = !beginning.test(text) && (end < 0 || place < end)
      if (waits) results.push((await asked).rows)
      else {
        sent.push(asked)
        results.push([])
      }
    }
    await Promise.all(sent)
    client.release()
    return results
  } catch (error) {
    // What waited too long is given up with its connection, and whatever was sent behind it.
    await Promise.allSettled(sent)
    client.release(true)
    throw error
  }
}

const exchange =
  (pairs: ReadonlyMap<string | null, string | Buffer>): Replace =>
  (_text, values) =>
    values.map((value) => (typeof value === 'string' ? (pairs.get(value) ?? value) : value))

/** Puts one id in place of another wherever it stands by itself, in the text of an answer or of the history too. */
const renamed = (values: Values, from: string, to: string): Values =>
  values.map((value) => (typeof value === 'string' ? value.replaceAll(new RegExp(`\\b${from}\\b`, 'g'), to) : value))

/** The rows of the last statement before `commit`. */
const lastOf = (results: readonly Row[][]): Row[] => results.at(-2) ?? []
/** The order that was written: of others that are looked up on the way the version is not asked for. */
const isWritten = (row: Row | undefined): row is Row => row?.orderNo !== undefined && row.version !== undefined
const wrap = (data: unknown) => ({ code: 200, success: true, data, msg: '操作成功' })

const app = fastify({ logger: false })
const { session, order, dictionary } = contract

app.post(order.page.path, async (request) => {
  const { current, size } = request.body as { current: number; size: number }
  const swap = exchange(new Map<string, string | Buffer>([[recordedHash, sha256(tokenOf(request))]]))
  const first = String((current - 1) * size)
  const end = String(current * size)
  const results = await replay(recording.statements.list, (text, values, earlier) => {
    const swapped = swap(text, values, earlier)
    // The last values are, twice, after which place the page begins and with which it ends.
    return text.startsWith('with hit') ? [...swapped.slice(0, -4), first, end, first, end] : swapped
  })
  const records = lastOf(results)
  return wrap({ records, total: records[0]?.hit_found ?? 0, size, current })
})

app.get(order.detail.path, async (request) => {
  const { id } = request.query as { id: string }
  const pairs = new Map<string, string | Buffer>([
    [recordedHash, sha256(tokenOf(request))],
    [recording.orderId, id],
  ])
  const [record, further, instruments, ...others] = (await replay(recording.statements.detail, exchange(pairs))).slice(3, -1)
  return wrap({ ...record?.[0], ...further?.[0], instruments, others })
})

// Most of it stands in the program of the server and in no row: what it told is told again.
app.get(dictionary.dictionary.path, async (request) => {
  await replay(recording.statements.dictionary, exchange(new Map([[recordedHash, sha256(tokenOf(request))]])))
  return wrap(recording.dictionary)
})

app.post(order.submit.path, async (request) => {
  const body = request.body as { remark: string }
  const digest = sha256(JSON.stringify(body))
  const pairs = new Map<string | null, string | Buffer>([
    [recordedHash, sha256(tokenOf(request))],
    [recording.key, String(request.headers['idempotency-key'])],
  ])
  const { id: recordedId, orderNo: before } = recording.submitted
  let [number, id] = [before, recordedId]
  const results = await replay(recording.statements.submit, (text, values, earlier) => {
    const last = earlier.at(-1)?.[0]
    if (text.startsWith('insert into idempotency')) values.splice(-1, 1, digest.toString('hex').replace(/^/, '\\x'))
    if (text.startsWith('insert into work_order')) number = `${before.slice(0, 8)}${String(last?.value).padStart(4, '0')}`
    if (isWritten(last)) id = String(last.id)
    // The numbers of items are made of the order's.
    const numbered = exchange(pairs)(text, values, earlier).map((value) =>
      typeof value === 'string' ? value.replaceAll(before.slice(2), number.slice(2)) : value,
    )
    return renamed(numbered, recordedId, id)
  })
  const made = results.find(([first]) => isWritten(first))?.[0]
  return wrap(made)
})

app.post(order.move.path, async (request) => {
  const { id } = request.body as { id: string }
  const digest = sha256(JSON.stringify(request.body))
  const pairs = new Map<string | null, string | Buffer>([
    [recordedHash, sha256(tokenOf(request))],
    [recording.moveKey, String(request.headers['idempotency-key'])],
  ])
  const results = await replay(recording.statements.move, (text, values, earlier) => {
    if (text.startsWith('insert into idempotency')) values.splice(-1, 1, digest.toString('hex').replace(/^/, '\\x'))
    return renamed(exchange(pairs)(text, values, earlier), recording.submitted.id, id)
  })
  return wrap(results.find((rows) => rows[0]?.version !== undefined)?.[0] ?? {})
})

app.get<{ Params: { reference: string } }>('/v/:reference', async (request, reply) => {
  const { reference, page } = recording.portal
  await replay(recording.statements.portal, exchange(new Map([[reference, request.params.reference]])))
  return reply.type('text/html; charset=utf-8').send(page)
})

app.get(session.code.path, async (_request, reply) => {
  const [code, nonce] = [randomBytes(16).toString('hex'), randomBytes(32).toString('base64url')]
  await replay(recording.statements.code, (text, values) =>
    text.startsWith('insert into login_code') ? [values[0] ?? null, code, sha256(nonce), ...values.slice(3)] : values,
  )
  reply.header('set-cookie', `x-login-nonce=${nonce}; Path=/api/blade-auth; HttpOnly; SameSite=Strict`)
  return wrap({ code })
})

app.post(session.signIn.path, async (request, reply) => {
  const { username } = request.query as { username: string }
  const nonce = /x-login-nonce=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? ''
  const [access, refresh] = [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')]
  const pairs = new Map<string | null, string | Buffer>([
    [recording.account, username],
    [`000000|${recording.account}`, `000000|${username}`],
  ])
  const results = await replay(recording.statements.token, (text, values, earlier) => {
    const known = earlier.findLast((rows) => rows[0]?.sealed_password !== undefined)?.[0]
    if (known) pairs.set(recording.accountId, String(known.id))
    const swapped = exchange(pairs)(text, values, earlier)
    if (text.startsWith('delete from login_code')) return [sha256(nonce)]
    // tenant, account, family, generation, access, refresh
    if (text.startsWith('insert into session')) swapped.splice(2, 4, randomUUID(), '0', sha256(access), sha256(refresh))
    return swapped
  })
  reply.header('set-cookie', `x-refresh-token=${refresh}; Path=/api/blade-auth; HttpOnly; SameSite=Strict`)
  return { ...lastOf(results)[0], access_token: access, refresh_token: refresh, token_type: 'bearer' }
})

await app.listen({ host: '127.0.0.1', port: 0 })
process.on('disconnect', () => process.exit())
const address = app.server.address()
console.log(typeof address === 'object' ? address?.port : '')
