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

/** What of a role's ticks is set and what is unset between two states of them. */
export interface TicksChanged {
  readonly set: readonly string[]
  readonly unset: readonly string[]
}

/** How the ticks of a role differ. */
export function ticksChanged(before: Grants, after: Grants, role: string): TicksChanged {
  const [one, other] = [before.get(role) ?? new Set<string>(), after.get(role) ?? new Set<string>()]
  return { set: [...other].filter((id) => !one.has(id)), unset: [...one].filter((id) => !other.has(id)) }
}

/** How many ticks of a role differ. */
export function differences(before: Grants, after: Grants, role: string): number {
  const { set, unset } = ticksChanged(before, after, role)
  return set.length + unset.length
}

/**
 * What was ticked, on what is saved now. A tick has two ways to stand, so two people never want a third of one; but what is opened has to be
 * reached and what is closed leads nowhere, so one may undo what the other did above or beneath. What was ticked here stands then.
 * @param seen what was saved when it was ticked @param ticked what was made of that @param saved what is saved now
 */
export function onSaved(lines: readonly GrantLine[], seen: Grants, ticked: Grants, saved: Grants): Grants {
  let now = saved
  for (const role of saved.keys()) {
    const { set, unset } = ticksChanged(seen, ticked, role)
    const inOrder = (ids: readonly string[]) => lines.filter(({ menu }) => ids.includes(menu.id))
    for (const line of inOrder(unset)) now = granted(now, lines, role, line, false)
    for (const line of inOrder(set)) now = granted(now, lines, role, line, true)
  }
  return now
}

/** What somebody else saved of a role, and what was ticked here meanwhile. */
export interface GrantsMet {
  readonly theirs: TicksChanged
  readonly ours: TicksChanged
  /** What they did and what was ticked here undoes. */
  readonly undone: readonly string[]
}

/** What somebody else saved of a role since it was seen; undefined where they left it alone, or did what was ticked here as well. */
export function metOf(seen: Grants, saved: Grants, now: Grants, role: string): GrantsMet | undefined {
  const ours = ticksChanged(saved, now, role)
  const theirs = ticksChanged(seen, saved, role)
  if (theirs.set.length + theirs.unset.length === 0) return undefined
  const touched = new Set([...theirs.set, ...theirs.unset])
  return { theirs, ours, undone: [...ours.set, ...ours.unset].filter((id) => touched.has(id)) }
}
