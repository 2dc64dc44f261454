import type { FastifyRequest } from 'fastify'
import { type Database, executeNamed, type HolderOfSession, sql, type Transaction } from '../db/index.ts'
import { Refusal } from '../refusal/index.ts'
import type { Caller, Reach } from './caller.ts'
import { sha256 } from './secrets.ts'

/** Codes of buttons that are given to some roles, of which the person of the account `a` has none. */
const withheld = sql`array(select m.code from menu m where m.category = 2 and m.roles <> '{}' and not m.roles && acting_roles(a.roles)) as withheld`

/** What a request carries. */
export interface Bearer {
  /** In whose transaction the work is done. */
  readonly holder: HolderOfSession
  /** Looks it up ahead of that transaction. @throws {Refusal} 401 where there is no session behind it */
  check(): Promise<void>
  /** Reads the person in that transaction. @throws {Refusal} 401 where there is no living session behind it */
  caller(tx: Transaction): Promise<Caller>
}

interface AccountRow extends Record<string, unknown> {
  account_id: string
  name: string
  roles: string[]
  withheld: string[]
  department_id: string | null
  enterprise_id: string | null
  reach: Reach
}

interface Row extends AccountRow {
  id: string
  tenant: string
  family: string
  locked: boolean
}

/**
 * Reads the Blade-Auth header (`bearer <token>`), and nothing else: no cookie, no query (SEC-1).
 * @throws {Refusal} 401 where it carries no token
 */
export function authenticate(database: Database, request: FastifyRequest): Bearer {
  const header = request.headers['blade-auth']
  const token = typeof header === 'string' ? /^bearer ([\w-]{20,200})$/i.exec(header)?.[1] : undefined
  if (!token) throw new Refusal(401, 'signed-out')
  const hash = sha256(token)
  return {
    holder: { session: hash },
    async check() {
      if (!(await database.tenantOf('session_tenant', hash))) throw new Refusal(401, 'signed-out')
    },
    async caller(tx) {
      const { rows } = await executeNamed<Row>(
        tx,
        'caller',
        sql`
        select current_setting('etalon.tenant') as tenant, s.id, s.family, l.family is not null as locked, a.id as account_id, a.name, acting_roles(a.roles) as roles, ${withheld}, a.department_id, a.enterprise_id,
          case when a.enterprise_id is null then acting_scope(a.roles) else 'enterprise' end as reach
        from session s join account a on a.id = s.account_id left join session_lock l on l.family = s.family
        where s.access_hash = ${hash} and s.revoked_at is null and s.access_expires_at > clock_timestamp() and a.enabled`,
      )
      const [row] = rows
      if (!row) throw new Refusal(401, 'signed-out')
      return {
        tenant: row.tenant,
        personId: row.account_id,
        name: row.name,
        roles: row.roles,
        withheld: row.withheld,
        sessionId: row.id,
        family: row.family,
        isLocked: row.locked,
        departmentId: row.department_id,
        enterpriseId: row.enterprise_id,
        reach: row.reach,
      }
    },
  }
}

/**
 * Somebody for whom work goes on after they asked for it: what they may now, whether or not they are still signed in.
 * @returns undefined where the account is gone or closed
 */
export async function absentCaller(tx: Transaction, tenant: string, accountId: string): Promise<Caller | undefined> {
  const { rows } = await tx.execute<AccountRow>(sql`
    select a.id as account_id, a.name, acting_roles(a.roles) as roles, ${withheld}, a.department_id, a.enterprise_id,
      case when a.enterprise_id is null then acting_scope(a.roles) else 'enterprise' end as reach
    from account a where a.id = ${accountId} and a.enabled`)
  const [row] = rows
  if (!row) return undefined
  return {
    tenant,
    personId: row.account_id,
    name: row.name,
    roles: row.roles,
    withheld: row.withheld,
    sessionId: '',
    family: '',
    isLocked: false,
    departmentId: row.department_id,
    enterpriseId: row.enterprise_id,
    reach: row.reach,
  }
}
