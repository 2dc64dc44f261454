import type { Call } from '@etalon/api/contract'
import { useCallback } from 'react'
import { useRoles } from '../work/use-roles.ts'

/** Says whether the person signed in has a role that a call is answered to (PERM-1). The server asks it again. */
export function useAllowed(): (call: Call) => boolean {
  const roles = useRoles()
  return useCallback(({ roles: wanted }) => wanted === undefined || wanted.some((role) => roles.includes(role)), [roles])
}
