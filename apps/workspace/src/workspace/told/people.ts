import type { Client } from '@etalon/api/client'
import { type AnswerOf, contract, type StaffMember } from '@etalon/api/contract'
import { createTold, keptUnder } from './told.ts'

/** Who is signed in, as the back end tells it. */
export type UserInfo = AnswerOf<typeof contract.session.userInfo>

/** Somebody to choose (section 3.1): taken from id and name. */
export interface StaffChoice {
  readonly staffId: string
  readonly staffName: string
  /** Left out where nobody wrote one down. */
  readonly staffNameEn?: string
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
  /** Whoever looks at a list of staff has it loaded. @returns a function that ends it */
  readonly subscribe: (by: StaffBy, changed: () => void) => () => void
  /** Forgets them with whoever leaves. */
  readonly forget: () => void
}

/** Who works here: loaded once somebody is signed in, and kept beyond the page. */
export function createPeople(client: Client): People {
  const info = createTold<UserInfo | undefined>({
    empty: undefined,
    ask: () => client.send(contract.session.userInfo, { quiet: true }),
    kept: keptUnder(kept.userInfo, parseUserInfo),
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
      await info.load()
      return info.read()
    },
    staff: (by) => staff[by].read(),
    subscribe(by, changed) {
      if (!asked.has(by)) {
        const asking = staff[by].load()
        asked.set(by, asking)
        // Whoever may not see them, or was not answered, chooses of those that were known; the next look asks again.
        void asking.then((isKnown) => !isKnown && asked.get(by) === asking && asked.delete(by))
      }
      return staff[by].subscribe(changed)
    },
    forget() {
      asked.clear()
      for (const one of [info, staff.team, staff.department]) one.forget()
    },
  }
}

const choiceOf = ({ id, name, nameEn }: StaffMember): StaffChoice => ({
  staffId: id,
  staffName: name,
  ...(nameEn === '' ? {} : { staffNameEn: nameEn }),
})

function parseUserInfo(value: unknown): UserInfo | undefined {
  const read = contract.session.userInfo.answer.safeParse(value)
  return read.success ? read.data : undefined
}

function parseStaff(value: unknown): readonly StaffChoice[] {
  const isChoice = (one: unknown): one is StaffChoice =>
    typeof one === 'object' &&
    one !== null &&
    'staffId' in one &&
    'staffName' in one &&
    typeof one.staffId === 'string' &&
    typeof one.staffName === 'string' &&
    (!('staffNameEn' in one) || typeof one.staffNameEn === 'string')
  return Array.isArray(value) && value.length > 0 ? value.filter(isChoice) : nobody
}
