import { useLanguage } from '@etalon/ui/i18n'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { type StaffChoice, useWorkspace } from '../../../workspace/index.ts'

const nobody: readonly StaffChoice[] = []
const listenToNobody = () => () => {}

/**
 * What a member of the staff is called in the language in force. Records keep the Chinese name of whoever did something; in English it is
 * read by the English name of the account. Where two of one name have different ones, or nobody knows any, the name stays as it is kept.
 */
export function useNameOf(): (name: string) => string {
  const { people } = useWorkspace()
  const isEnglish = useLanguage() === 'en'
  const staff = useSyncExternalStore(
    useCallback((changed) => (isEnglish ? people.subscribe('department', changed) : listenToNobody()), [people, isEnglish]),
    useCallback(() => (isEnglish ? people.staff('department') : nobody), [people, isEnglish]),
  )
  return useMemo(() => {
    const known = Map.groupBy(
      staff.filter(({ staffNameEn }) => staffNameEn !== undefined),
      ({ staffName }) => staffName,
    )
    return (name) => {
      const called = new Set(known.get(name)?.map(({ staffNameEn }) => staffNameEn))
      const [only] = called
      return called.size === 1 && only !== undefined ? only : name
    }
  }, [staff])
}
