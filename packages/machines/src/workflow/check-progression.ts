import type { Progression } from './workflow.types.ts'

/** Says in sentences what is wrong with a progression; nothing for a sound one. */
export function progressionFaults({ name, initial, states, final, moves }: Progression): readonly string[] {
  const known = new Set(states)
  const named = [initial, ...final, ...moves.flatMap((move) => [...move.from, move.to])]
  const reached = reachable(initial, moves)
  return [
    ...(known.size === states.length ? [] : [`${name}: a state is listed twice.`]),
    ...[...new Set(named)].filter((state) => !known.has(state)).map((state) => `${name}: ${state} is none of its states.`),
    ...states.filter((state) => !reached.has(state)).map((state) => `${name}: no move leads to ${state}.`),
    ...moves.filter((move) => move.by.length === 0).map((move) => `${name}: nobody may ${move.action}.`),
  ]
}

function reachable(initial: string, moves: Progression['moves']) {
  const reached = new Set([initial])
  for (let before = 0; before < reached.size; ) {
    before = reached.size
    for (const { from, to } of moves) if (from.some((state) => reached.has(state))) reached.add(to)
  }
  return reached
}
