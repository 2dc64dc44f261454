import { type Call, firstTenant } from '@etalon/api/contract'
import { Refusal } from '../refusal/index.ts'
import type { Caller } from '../session/index.ts'
import type { Policy } from './calls.ts'

/** What of a caller decides whether a call is answered at all. */
export type Asking = Pick<Caller, 'tenant' | 'roles' | 'enterpriseId'>

/** Whether somebody is answered at all; which records they reach is asked by {@link reachedBy}. */
export function mayCall({ tenant, roles, enterpriseId }: Asking, call: Call, policy: Policy): boolean {
  if (policy.firstTenantOnly && tenant !== firstTenant) return false
  if (policy.staffOnly && enterpriseId !== null) return false
  return call.roles === undefined || call.roles.some((role) => roles.includes(role))
}

/** @throws {Refusal} 403 before anything is read for somebody who may not */
export function checkCall(caller: Asking, call: Call, policy: Policy): void {
  if (!mayCall(caller, call, policy)) throw new Refusal(403, 'forbidden')
}
