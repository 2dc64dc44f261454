import { createHash } from 'node:crypto'
import type { Call } from '@etalon/api/contract'
import type { FastifyRequest } from 'fastify'
import { executeNamed, type LastWriter, sql, type Transaction, writeLast } from '../db/index.ts'
import { FieldRefusal, Refusal } from '../refusal/index.ts'
import type { Caller } from '../session/index.ts'

interface Answered {
  readonly personId: string
  readonly key: string
  /** As JSON. */
  readonly answer: string
}

const answers: LastWriter<Answered> = {
  statements: (all) =>
    all.map(({ personId, key, answer }) => ({
      name: 'keep-answer',
      text: 'update idempotency set answer = $3::jsonb where account_id = $1 and key = $2',
      values: [personId, key, answer],
    })),
}

/**
 * Runs a write once per `Idempotency-Key` (SRV-4). Key, digest and answer stand in the transaction of the write itself, so
 * there is no moment in which one is kept and the other is not. A repeat waits for the first, then gets the same answer.
 */
export async function once(
  tx: Transaction,
  caller: Caller,
  call: Call,
  request: FastifyRequest,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const key = request.headers['idempotency-key']
  if (key === undefined) return await work()
  if (typeof key !== 'string' || !/^[\w-]{8,64}$/.test(key))
    throw new FieldRefusal([{ path: 'Idempotency-Key', key: 'field.invalid' }])
  const digest = createHash('sha256')
    .update(`${call.method} ${call.path}\n${JSON.stringify([request.query ?? null, request.body ?? null])}`)
    .digest()

  // Whatever of this person is past its day, oldest first: nobody else would clear it away.
  await executeNamed(
    tx,
    'past-answers',
    sql`
    with past as (select key from idempotency where tenant_id = ${caller.tenant} and account_id = ${caller.personId}
      and created_at < statement_timestamp() - interval '24 hours' order by created_at limit 100)
    delete from idempotency i using past where i.tenant_id = ${caller.tenant} and i.account_id = ${caller.personId} and i.key = past.key`,
  )
  const claimed = await executeNamed(
    tx,
    'claim-key',
    sql`
    insert into idempotency (tenant_id, account_id, key, call, digest) values (${caller.tenant}, ${caller.personId}, ${key}, ${call.path}, ${digest})
    on conflict do nothing returning key`,
  )
  if (claimed.rows.length === 0) {
    const { rows } = await executeNamed<{ digest: Buffer; answer: unknown }>(
      tx,
      'earlier-answer',
      sql`select digest, answer from idempotency where account_id = ${caller.personId} and key = ${key}`,
    )
    const [earlier] = rows
    if (!earlier?.digest.equals(digest)) throw new Refusal(422, 'key-reused')
    return earlier.answer
  }
  const result = await work()
  writeLast(tx, answers, { personId: caller.personId, key, answer: JSON.stringify(result ?? null) })
  return result
}
