import type pg from 'pg'
import { type Random, signInRaw } from '../testing/index.ts'

/** Who walks, all of one institute; the issuer has the roles of the reception, too. */
export const walkers = [
  'admin',
  'reception',
  'dispatcher',
  'tester',
  'auditor',
  'approver',
  'issuer',
  'cashier',
  'customer',
] as const
/** Somebody who walks. */
export type WalkerName = (typeof walkers)[number]

/** The institute whose people walk. */
export const ownTenant = '000000'

/** The sessions of those who walk. What they ask for may end them, or close their accounts: then they begin anew. */
export interface People {
  /** A session that was good a moment ago. */
  tokenOf(name: WalkerName): Promise<string>
  /** A session has ended, or is locked. */
  lost(name: WalkerName, token: string): void
  /** Makes accounts as they were in the beginning, whatever the walk did to them. */
  mend(): Promise<void>
  /** How often somebody signed in, and how often that took mending. */
  readonly counts: { readonly signIns: number; readonly mended: number }
  /** Ids of those who walk: nobody should ask for them on purpose. */
  readonly ids: ReadonlySet<string>
}

interface Kept {
  readonly id: string
  readonly account: string
  readonly roles: string[]
  readonly department_id: string | null
  readonly enterprise_id: string | null
  readonly sealed_password: Buffer
  readonly password_hash: string
}

const restore = `
  update account set roles = $2, department_id = $3, enterprise_id = $4, sealed_password = $5, password_hash = $6, enabled = true,
    password_change_required = false where id = $1`

const restoreButton = 'update menu set roles = $2 where id = $1'

/** An address that nobody else has: the limits count by it. */
export const someAddress = (random: Random): string => `10.${random.below(256)}.${random.below(256)}.${1 + random.below(254)}`

/** @param owner of the tables @param password that all of them have */
export async function createPeople(url: string, owner: pg.Client, random: Random, password: string): Promise<People> {
  const { rows: kept } = await owner.query<Kept>(
    `select id::text, account, roles, department_id, enterprise_id, sealed_password, password_hash from account
      where tenant_id = $1 and account = any($2)`,
    [ownTenant, walkers],
  )
  const sessions = new Map<WalkerName, Promise<string>>()
  // Somebody who walks may withhold a button from a role, and nobody of that role would get to its call any more.
  const { rows: buttons } = await owner.query<{ id: string; roles: string[] }>(
    'select id::text, roles from menu where tenant_id = $1 and category = 2',
    [ownTenant],
  )
  const counts = { signIns: 0, mended: 0 }

  async function mend(): Promise<void> {
    for (const { id, roles, department_id, enterprise_id, sealed_password, password_hash } of kept)
      await owner.query(restore, [id, roles, department_id, enterprise_id, sealed_password, password_hash])
    for (const { id, roles } of buttons) await owner.query(restoreButton, [id, roles])
    await owner.query('delete from login_attempt where tenant_id = $1', [ownTenant])
    await owner.query(`delete from parameter where tenant_id = $1 and key = 'system.sms-required'`, [ownTenant])
  }

  async function begin(name: WalkerName): Promise<string> {
    for (const attempt of [1, 2]) {
      counts.signIns += 1
      const answer = await signInRaw(url, name, ownTenant, password, { 'x-forwarded-for': someAddress(random) })
      if ('access_token' in answer) return answer.access_token
      if (attempt === 2) throw new Error(`${name} cannot sign in: ${answer.error_description}`)
      counts.mended += 1
      await mend()
    }
    throw new Error('unreachable')
  }

  return {
    counts,
    ids: new Set(kept.map(({ id }) => id)),
    mend,
    tokenOf(name) {
      const session = sessions.get(name) ?? begin(name)
      sessions.set(name, session)
      return session
    },
    lost(name, token) {
      const session = sessions.get(name)
      void session?.then((now) => {
        if (now === token && sessions.get(name) === session) sessions.delete(name)
      })
    },
  }
}
