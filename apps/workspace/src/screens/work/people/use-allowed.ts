import { type Call, callButton, moveButton } from '@etalon/api/contract'
import type { Progression } from '@etalon/api/domain'
import { useCallback, useSyncExternalStore } from 'react'
import { useWorkspace } from '../../../workspace/index.ts'
import { useRoles } from './use-roles.ts'

function useButtons(): ReadonlySet<string> | undefined {
  const { buttons } = useWorkspace()
  return useSyncExternalStore(buttons.subscribe, buttons.read)
}

/**
 * Says whether the person signed in may make a call (PERM-1): by the codes of buttons that the back end told, and by their roles until it
 * has, or where it has no such code. The server asks it again.
 */
export function useAllowed(): (call: Call) => boolean {
  const roles = useRoles()
  const codes = useButtons()
  return useCallback(
    (call) => {
      const code = callButton(call)
      if (codes && code !== undefined) return codes.has(code)
      return call.roles === undefined || call.roles.some((role) => roles.includes(role))
    },
    [roles, codes],
  )
}

/** The same of a move; whether the record can be moved so now is the progression's to say. */
export function useAllowedMove(): (progression: Progression, action: string) => boolean {
  const roles = useRoles()
  const codes = useButtons()
  return useCallback(
    ({ name, moves }, wanted) => {
      const code = moveButton(name, wanted)
      if (codes && code !== undefined) return codes.has(code)
      return moves.some(({ action, by }) => action === wanted && by.some((role) => roles.includes(role)))
    },
    [roles, codes],
  )
}
