import type { Client } from '@etalon/api/client'
import { type AnswerOf, contract, type StaffMember } from '@etalon/api/contract'
import { isRecord } from '../../is-record.ts'
import { createTold, keptUnder } from './told.ts'

/** Who is signed in, as the back end tells it. */
export type UserInfo = AnswerOf<typeof contract.session.userInfo>

/** Somebody to choose (section 3.1): taken from id and name. */
export interface StaffChoice {
  readonly staffId: string
  readonly staffName: string
  /** Left out where nobody wrote one down. */
  readonly staffNameEn?: string
  /** What their department is called; left out where it has no English name, or they are of none. */
  readonly department?: { readonly name: string; readonly nameEn: string }
}

/** By what the staff are listed: teams, or departments. */
export type StaffBy = 'team' | 'department'

/** Section 3.1 says what is kept; `userInfo` is its own word for the first. */
const kept = { userInfo: 'userInfo', team: 'staffByTeam', department: 'staffByDepartment' } as const
/** Section 9. */
const all = { current: 1, size: 9999 }
const nobody: readonly StaffChoice[] = []

/** Who works here, and who of them is signed in. */
export interface People {
  /** Who is signed in, as it was told last; undefined where it never was. */
  readonly userInfo: () => UserInfo | undefined
  /** Asks the back end who is signed in. What it does not answer stays as it was known. */
  readonly loadUserInfo: () => Promise<UserInfo | undefined>
  /** The staff as it was told last; the same until it changes. */
  readonly staff: (by: StaffBy) => readonly StaffChoice[]
  /** Whoever looks at a list of staff has it loaded; a customer, who may not see it, sees nobody. @returns a function that ends it */
  readonly subscribe: (by: StaffBy, changed: () => void) => () => void
  /** Somebody is called otherwise by now: asks again for the lists that were asked for. */
  readonly renew: () => void
  /** Forgets them with whoever leaves. */
  readonly forget: () => void
}

/**
 * Who works here: loaded once somebody is signed in, and kept beyond the page.
 * @param told hears who is signed in, whenever the back end answers it
 */
export function createPeople(client: Client, told: (info: UserInfo) => void = () => {}): People {
  const info = createTold<UserInfo | undefined>({
    empty: undefined,
    ask: () => client.send(contract.session.userInfo, { quiet: true }),
    kept: keptUnder(kept.userInfo, parseUserInfo, withoutReach),
  })
  const staffBy = (by: StaffBy, call: typeof contract.account.staffByTeam | typeof contract.account.staffByDepartment) =>
    createTold<readonly StaffChoice[]>({
      empty: nobody,
      ask: async () => (await client.send(call, { query: all, quiet: true })).records.map(choiceOf),
      kept: keptUnder(kept[by], parseStaff),
    })
  const staff = {
    team: staffBy('team', contract.account.staffByTeam),
    department: staffBy('department', contract.account.staffByDepartment),
  }
  const asked = new Map<StaffBy, Promise<boolean>>()

  return {
    userInfo: info.read,
    async loadUserInfo() {
      const isTold = await info.load()
      const known = info.read()
      if (isTold && known) told(known)
      return known
    },
    staff: (by) => staff[by].read(),
    subscribe(by, changed) {
      const isCustomer = typeof info.read()?.enterpriseId === 'string'
      if (!asked.has(by) && !isCustomer) {
        const asking = staff[by].load()
        asked.set(by, asking)
        // Whoever may not see them, or was not answered, chooses of those that were known; the next look asks again.
        void asking.then((isKnown) => !isKnown && asked.get(by) === asking && asked.delete(by))
      }
      return staff[by].subscribe(changed)
    },
    renew() {
      for (const by of asked.keys()) void staff[by].load()
    },
    forget() {
      asked.clear()
      for (const one of [info, staff.team, staff.department]) one.forget()
    },
  }
}

const choiceOf = ({ id, name, nameEn, deptName, deptNameEn }: StaffMember): StaffChoice => ({
  staffId: id,
  staffName: name,
  ...(nameEn === '' ? {} : { staffNameEn: nameEn }),
  ...(deptNameEn === '' ? {} : { department: { name: deptName, nameEn: deptNameEn } }),
})

/** How somebody is reached is for nobody who comes to this device later. */
const withoutReach = (info: UserInfo | undefined) => info && { ...info, phone: '', email: '' }

function parseUserInfo(value: unknown): UserInfo | undefined {
  const read = contract.session.userInfo.answer.safeParse(value)
  return read.success ? read.data : undefined
}

function parseStaff(value: unknown): readonly StaffChoice[] {
  const isName = (one: unknown) => typeof one === 'string'
  const isNothing = (one: unknown) => one === undefined
  const isChoice = (one: unknown): one is StaffChoice => {
    if (!isRecord(one)) return false
    const { staffId, staffName, staffNameEn, department } = one
    return (
      isName(staffId) &&
      isName(staffName) &&
      (isNothing(staffNameEn) || isName(staffNameEn)) &&
      (isNothing(department) || (isRecord(department) && isName(department.name) && isName(department.nameEn)))
    )
  }
  return Array.isArray(value) && value.length > 0 ? value.filter(isChoice) : nobody
}
