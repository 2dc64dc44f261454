import { useLanguage } from '@etalon/ui/i18n'
import { useSelector } from '@xstate/react'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { type StaffChoice, useWorkspace } from '../../../workspace/index.ts'

/** A name as records keep it, and the English one. */
type Pair = readonly [name: string, nameEn: string]

const nobody: readonly StaffChoice[] = []
const listenToNobody = () => () => {}
const asKept = (name: string) => name

const pairOfPerson = ({ staffName, staffNameEn }: StaffChoice): Pair | undefined =>
  staffNameEn === undefined ? undefined : [staffName, staffNameEn]
const pairOfDepartment = ({ department }: StaffChoice): Pair | undefined => department && [department.name, department.nameEn]

/** What the staff tell of names, each beside the English one. Where two of one name have different ones, the name stays as it is kept. */
function namesOf(staff: readonly StaffChoice[], pairOf: (one: StaffChoice) => Pair | undefined): (name: string) => string {
  const pairs = staff.flatMap((one) => {
    const pair = pairOf(one)
    return pair ? [pair] : []
  })
  const known = Map.groupBy(pairs, ([name]) => name)
  return (name) => {
    const called = new Set(known.get(name)?.map(([, nameEn]) => nameEn))
    const [only] = called
    return called.size === 1 && only !== undefined ? only : name
  }
}

function useNames(pairOf: (one: StaffChoice) => Pair | undefined): (name: string) => string {
  const { people, session } = useWorkspace()
  const user = useSelector(session, ({ context }) => context.user)
  const isEnglish = useLanguage() === 'en'
  const staff = useSyncExternalStore(
    useCallback((changed) => (isEnglish ? people.subscribe('department', changed) : listenToNobody()), [people, isEnglish]),
    useCallback(() => (isEnglish ? people.staff('department') : nobody), [people, isEnglish]),
  )
  return useMemo(() => {
    // A customer is told of no staff, and by what they are called themselves.
    const me = isEnglish && user?.nameEn ? [{ staffId: user.id, staffName: user.name, staffNameEn: user.nameEn }] : []
    const known = [...staff, ...me]
    return known.length === 0 ? asKept : namesOf(known, pairOf)
  }, [staff, pairOf, user, isEnglish])
}

/**
 * What a member of the staff is called in the language in force. Records keep the Chinese name of whoever did something; in English it is
 * read by the English name of the account. Where two of one name have different ones, or nobody knows any, the name stays as it is kept.
 */
export const useNameOf = () => useNames(pairOfPerson)

/** What a department is called in the language in force, by the Chinese name that records tell; of those in which somebody works. */
export const useDepartmentNameOf = () => useNames(pairOfDepartment)
