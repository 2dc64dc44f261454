import { useCallback, useSyncExternalStore } from 'react'
import type { StaffBy, StaffChoice } from '../../../workspace/index.ts'
import { useWorkspace } from '../../../workspace/index.ts'

/** The staff of all teams, or of all departments, to choose from; empty until they are known, and for whoever may not see them. */
export function useStaff(by: StaffBy): readonly StaffChoice[] {
  const { people } = useWorkspace()
  return useSyncExternalStore(
    useCallback((changed) => people.subscribe(by, changed), [people, by]),
    useCallback(() => people.staff(by), [people, by]),
  )
}
