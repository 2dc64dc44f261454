import { useSelector } from '@xstate/react'
import { useWorkspace } from '../../../workspace/index.ts'

const none: readonly string[] = []

/** The roles of the person signed in. */
export function useRoles(): readonly string[] {
  const { session } = useWorkspace()
  return useSelector(session, ({ context }) => context.user?.roles ?? none)
}
