import { useSelector } from '@xstate/react'
import { useWorkspace } from '../../workspace/index.ts'

/** Who is signed in. */
export function usePersonId(): string {
  return useSelector(useWorkspace().session, ({ context }) => context.user?.id ?? '')
}
