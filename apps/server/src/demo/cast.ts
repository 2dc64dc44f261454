import { sql, type Transaction } from '../db/index.ts'
import type { Caller } from '../session/index.ts'
import { institute } from './institute.ts'

/** Somebody of the demonstration, who moves at a moment of theirs. */
export type DemoMover = Caller & { readonly language: 'zh'; readonly at: string }

/** The people of the demonstration. */
export interface Cast {
  /** @throws where there is no such account */
  as(account: string, at: string): DemoMover
}

/** The people that are there. */
export async function castOf(tx: Transaction): Promise<Cast> {
  const { rows } = await tx.execute<{
    id: string
    account: string
    name: string
    roles: string[]
    department_id: string | null
    enterprise_id: string | null
  }>(sql`select id, account, name, roles, department_id, enterprise_id from account`)
  return {
    as(account, at) {
      const row = rows.find((one) => one.account === account)
      if (!row) throw new Error(`no account ${account}`)
      return {
        tenant: institute.id,
        personId: row.id,
        name: row.name,
        roles: row.roles,
        withheld: [],
        sessionId: '',
        family: '',
        isLocked: false,
        departmentId: row.department_id,
        enterpriseId: row.enterprise_id,
        reach: row.enterprise_id === null ? 'tenant' : 'enterprise',
        language: 'zh',
        at,
      }
    },
  }
}
