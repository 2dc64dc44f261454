import { findLeaves } from '../menu/index.ts'
import type { Command, CommandPaletteContext, OfferedGroup } from './command-palette.types.ts'

/** So many of the commands that were used last stand first while nothing is typed. */
export const mostRecentShown = 5

/** The commands that were used, the last one first, before all others in their own order. */
function recentFirst(commands: readonly Command[], recent: readonly string[]): readonly Command[] {
  const age = ({ id }: Command) => (recent.includes(id) ? recent.indexOf(id) : recent.length)
  return commands.toSorted((a, b) => age(a) - age(b))
}

/** Each once: a source may know what the page knows as well. */
function once(commands: readonly Command[]): readonly Command[] {
  const seen = new Set<string>()
  return commands.filter(({ id }) => !seen.has(id) && seen.add(id))
}

/** Groups in the order in which they first occur. */
function grouped(commands: readonly Command[]): readonly OfferedGroup[] {
  return [...Map.groupBy(commands, ({ group }) => group)].map(([group, together]) => ({ group, commands: together }))
}

const findable = (command: Command) => ({ ...command, name: command.name ?? command.label })

/**
 * What the palette offers. While nothing is typed: the commands that were used last, then all others. For a text: those that it
 * finds as the menu's search box would (SHELL-2, SHELL-3), the better fit first and of equal ones what was used last; the group of
 * the best stands first. What the source found comes after.
 * @param commands those that the page knows, in the order of their groups
 */
export function offeredCommands(
  { text, recent, found }: Pick<CommandPaletteContext, 'text' | 'recent' | 'found'>,
  commands: readonly Command[],
): readonly OfferedGroup[] {
  const known = once(commands)
  if (text.trim() === '') {
    const used = recentFirst(known, recent)
      .filter(({ id, disabledReason }) => recent.includes(id) && !disabledReason)
      .slice(0, mostRecentShown)
    const others = grouped(known.filter((command) => !used.includes(command)))
    return used.length === 0 ? others : [{ group: undefined, commands: used }, ...others]
  }
  const fitting = findLeaves(recentFirst(known, recent).map(findable), text, ({ label }) => label)
  return grouped(once([...fitting, ...recentFirst(found, recent)]))
}
