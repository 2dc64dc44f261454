import type { MenuRecord } from '@etalon/api/contract'

/** A menu or a button as a line of the matrix. */
export interface GrantLine {
  readonly menu: MenuRecord
  /** From 0. */
  readonly level: number
  /** Ids from the top down to its parent. */
  readonly above: readonly string[]
}

/** Which menus each role opens: role code to ids. Those that are open to everybody are in none. */
export type Grants = ReadonlyMap<string, ReadonlySet<string>>

/** Menus and buttons as lines, each beneath what it belongs to. */
export function linesOf(menus: readonly MenuRecord[], above: readonly string[] = []): readonly GrantLine[] {
  return menus.flatMap((menu) => [{ menu, level: above.length, above }, ...linesOf(menu.children ?? [], [...above, menu.id])])
}

/** What roles open now. */
export const grantsOf = (lines: readonly GrantLine[], roles: readonly string[]): Grants =>
  new Map(roles.map((role) => [role, new Set(lines.filter(({ menu }) => menu.roles.includes(role)).map(({ menu }) => menu.id))]))

/**
 * Opens a line to a role or closes it. What is opened can be reached: so is all above it; what is closed leads nowhere: neither does what
 * lies beneath. Lines that are open to everybody stay out of it.
 */
export function granted(grants: Grants, lines: readonly GrantLine[], role: string, line: GrantLine, on: boolean): Grants {
  const isLimited = (id: string) => lines.some(({ menu }) => menu.id === id && menu.roles.length > 0)
  const before = grants.get(role) ?? new Set<string>()
  const { id } = line.menu
  const beneath = lines.filter(({ above }) => above.includes(id)).map(({ menu }) => menu.id)
  const after = on
    ? new Set([...before, ...[...line.above, id].filter(isLimited)])
    : new Set([...before].filter((one) => one !== id && !beneath.includes(one)))
  return new Map([...grants, [role, after]])
}

/** How many ticks of a role differ. */
export function differences(before: Grants, after: Grants, role: string): number {
  const [one, other] = [before.get(role) ?? new Set<string>(), after.get(role) ?? new Set<string>()]
  return [...one].filter((id) => !other.has(id)).length + [...other].filter((id) => !one.has(id)).length
}
