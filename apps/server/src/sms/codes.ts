import { randomInt } from 'node:crypto'
import type { SmsPurpose } from '@etalon/api/contract'
import { sql, type Transaction } from '../db/index.ts'
import { FieldConflict, Refusal } from '../refusal/index.ts'
import { sha256 } from '../session/index.ts'

/** Seconds that a code lives, and until another may be asked for. */
export const livesSeconds = 300
export const waitSeconds = 60
/** Codes for one target, and codes that one address may ask for, in a day. */
const mostForTarget = 5
const mostFromAddress = 20
/** Wrong tries of one code. */
const mostTries = 5

/** Whose code it is: the name or the number that was typed, known or not. */
export interface CodeFor {
  readonly tenant: string
  readonly purpose: SmsPurpose
  readonly target: string
}

const hashOf = ({ tenant, purpose, target }: CodeFor, code: string) => sha256(`${tenant}|${purpose}|${target}|${code}`)
const daySeconds = 86_400

/**
 * Makes a code. The limits count what was typed, so that names and numbers that nobody has are refused as others are.
 * @throws {Refusal} 429 where one was asked for a moment ago, or too many in a day
 */
export async function makeCode(tx: Transaction, whose: CodeFor, address: string): Promise<string> {
  const { tenant, purpose, target } = whose
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${tenant}|sms|${target}`}, 11))`)
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${tenant}|sms from|${address}`}, 12))`)
  await tx.execute(sql`delete from sms_code where created_at < clock_timestamp() - interval '1 day'`)
  const { rows } = await tx.execute<{ mine: number; here: number; since: number | null; first: number; firstHere: number }>(sql`
    select count(*) filter (where target = ${target})::int as mine, count(*) filter (where address = ${address})::int as here,
      extract(epoch from clock_timestamp() - max(created_at) filter (where target = ${target}))::float8 as since,
      coalesce(extract(epoch from clock_timestamp() - min(created_at) filter (where target = ${target})), 0)::float8 as first,
      coalesce(extract(epoch from clock_timestamp() - min(created_at) filter (where address = ${address})), 0)::float8 as "firstHere"
    from sms_code where target = ${target} or address = ${address}`)
  const [counted] = rows
  if (counted) {
    const waits = [
      counted.since === null ? 0 : waitSeconds - counted.since,
      counted.mine >= mostForTarget ? daySeconds - counted.first : 0,
      counted.here >= mostFromAddress ? daySeconds - counted.firstHere : 0,
    ]
    const seconds = Math.ceil(Math.max(...waits))
    if (seconds > 0) throw new Refusal(429, 'sms.wait', { seconds }, {}, seconds)
  }
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await tx.execute(sql`
    insert into sms_code (tenant_id, purpose, target, address, code_hash, expires_at)
    values (${tenant}, ${purpose}, ${target}, ${address}, ${hashOf(whose, code)}, clock_timestamp() + make_interval(secs => ${livesSeconds}))`)
  return code
}

interface Row extends Record<string, unknown> {
  id: string
  right: boolean
}

/** The newest code of somebody, where it lives, was not spent and not tried too often; kept from others until the transaction ends. */
async function newest(tx: Transaction, whose: CodeFor, code: string): Promise<Row | undefined> {
  const { rows } = await tx.execute<Row & { usable: boolean }>(sql`
    select id::text, code_hash = ${hashOf(whose, code)} as right, spent_at is null and expires_at > clock_timestamp() and tries < ${mostTries} as usable
    from sms_code where purpose = ${whose.purpose} and target = ${whose.target} order by created_at desc, id desc limit 1 for update`)
  return rows[0]?.usable ? rows[0] : undefined
}

/**
 * Whether a code is the one that was sent. A wrong one counts as a try, so this stands in a transaction of its own: what comes after it
 * may be taken back, the try may not.
 */
export async function tryCode(tx: Transaction, whose: CodeFor, code: string): Promise<boolean> {
  const found = await newest(tx, whose, code)
  if (found && !found.right) await tx.execute(sql`update sms_code set tries = tries + 1 where id = ${found.id}`)
  return found?.right === true
}

/** Spends a code together with what it was for. @throws {Refusal} 409 where it no longer counts */
export async function spendCode(tx: Transaction, whose: CodeFor, code: string): Promise<void> {
  const found = await newest(tx, whose, code)
  if (!found?.right) throw new FieldConflict('smsCode', 'sms.wrong')
  await tx.execute(sql`update sms_code set spent_at = clock_timestamp() where id = ${found.id}`)
}
