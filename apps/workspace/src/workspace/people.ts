import type { Client } from '@etalon/api/client'
import { type AnswerOf, contract, type StaffMember } from '@etalon/api/contract'
import { readStored, removeStored, writeStored } from './local-store.ts'

/** Who is signed in, as the back end tells it. */
export type UserInfo = AnswerOf<typeof contract.session.userInfo>

/** Somebody to choose (section 3.1): taken from id and name. */
export interface StaffChoice {
  readonly staffId: string
  readonly staffName: string
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
  const listeners = { team: new Set<() => void>(), department: new Set<() => void>() }
  const calls = { team: contract.account.staffByTeam, department: contract.account.staffByDepartment }
  const staff = new Map<StaffBy, readonly StaffChoice[]>()
  const asked = new Set<StaffBy>()
  let info = parseUserInfo(readStored(kept.userInfo))
  let visit = 0

  async function loadStaff(by: StaffBy): Promise<void> {
    const mine = visit
    asked.add(by)
    try {
      const { records } = await client.send(calls[by], { query: all, quiet: true })
      if (mine !== visit) return
      staff.set(by, records.map(choiceOf))
      writeStored(kept[by], staff.get(by))
      for (const changed of listeners[by]) changed()
    } catch {
      // Whoever may not see them, or was not answered, chooses of those that were known; the next look asks again.
      if (mine === visit) asked.delete(by)
    }
  }

  return {
    userInfo: () => info,
    async loadUserInfo() {
      const mine = visit
      try {
        const told = await client.send(contract.session.userInfo, { quiet: true })
        if (mine !== visit) return undefined
        info = told
        writeStored(kept.userInfo, told)
      } catch {
        // The login has told the most important.
      }
      return info
    },
    staff(by) {
      const known = staff.get(by) ?? parseStaff(readStored(kept[by]))
      staff.set(by, known)
      return known
    },
    subscribe(by, changed) {
      listeners[by].add(changed)
      if (!asked.has(by)) void loadStaff(by)
      return () => void listeners[by].delete(changed)
    },
    forget() {
      visit += 1
      info = undefined
      staff.clear()
      asked.clear()
      for (const key of Object.values(kept)) removeStored(key)
    },
  }
}

/** The roles of whoever is signed in: those of the user's own record (section 6), else those that the login told. */
export function rolesOf(
  user: { readonly id: string; readonly roles: readonly string[] } | undefined,
  info: UserInfo | undefined,
): readonly string[] {
  // What is kept may be of somebody who was here before.
  const isTheirs = info !== undefined && info.id === user?.id && info.roles.length > 0
  return isTheirs ? info.roles : (user?.roles ?? [])
}

const choiceOf = ({ id, name }: StaffMember): StaffChoice => ({ staffId: id, staffName: name })

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
    typeof one.staffName === 'string'
  return Array.isArray(value) && value.length > 0 ? value.filter(isChoice) : nobody
}
