import { builtInRoles, labelOfState, type Move, type Progression, progressions } from '@etalon/api/domain'
import { labelsOf } from '../move.ts'

const titles: Readonly<Record<string, string>> = {
  pickup_state: 'Appointment for a pickup',
  quote_examine_status: 'Quote',
  contract_examine_status: 'Contract',
  order_status: 'Order',
  sample_state: 'Sample',
  item_state: 'Item',
  report_state: 'Report or certificate',
  validity: 'Validity of an issued certificate',
  OBJECT_STATE: 'Settlement of an order',
  sample_settlement: 'Settlement of a sample',
  period_state: 'Month of the books',
  DEVICE_STATE: 'Measuring standard',
  PLAN_STATUS: 'Traceability plan',
  leave_state: 'Leave',
}

const roles = [...builtInRoles.map(({ code }) => code), 'system'] as const

const listed = (word: string, names: readonly string[] | undefined) =>
  names && names.length > 0 ? [`${word} ${names.join(', ')}`] : []

/** What a move asks for besides the role. */
function conditionsOf({ progression, move }: { readonly progression: Progression; readonly move: Move }): string {
  const labels = labelsOf({ progression }, 'en')
  const { needsReason = false, notBy, onlyBy, assigns, releases, requires = [] } = move
  return [
    ...(needsReason ? ['a reason'] : []),
    ...listed('only the', onlyBy),
    ...listed('not the', notBy),
    ...listed('names the', assigns === undefined ? undefined : [assigns]),
    ...(releases === undefined ? [] : [`nobody is the ${releases} then`]),
    // What is missing is said as a refusal says it; the name of the fact is what must hold.
    ...requires.map((fact) => `\`${fact}\` (else: ${labels.fact(fact)})`),
  ].join('; ')
}

function tableOf(progression: Progression): string {
  const labels = labelsOf({ progression }, 'en')
  const named = (state: string) => `${state} ${labelOfState(progression.name, state, 'en')}`.trim()
  const rows = progression.states.flatMap((state) => {
    const moves = progression.moves.filter(({ from }) => from.includes(state))
    if (moves.length === 0) return [`| ${named(state)} | – | | ${roles.map(() => '').join(' | ')} | nothing leaves it |`]
    return moves.map(
      (move) =>
        `| ${named(state)} | ${labels.action(move.action)} (\`${move.action}\`) | ${named(move.to)} | ${roles
          .map((role) => (move.by.includes(role) ? '●' : ''))
          .join(' | ')} | ${conditionsOf({ progression, move })} |`,
    )
  })
  const title = titles[progression.name]
  if (title === undefined) throw new Error(`${progression.name} has no title in the table of the workflow`)
  return `## ${title} (\`${progression.name}\`)\n\nBegins as ${named(progression.initial)}.\n\n| state | action | leads to | ${roles.join(' | ')} | asks for |\n|---|---|---|${roles.map(() => ':-:').join('|')}|---|\n${rows.join('\n')}\n`
}

const head = `# Who may move what, from where to where

Made by \`npm run workflow\` from the progressions (\`packages/api/src/domain/progressions\`), which the machine, the server and the screens
all read; a test holds it against them. What a row does not show is not possible: the machine refuses it, the server answers 409 (the
state) or 403 (the role, four eyes) and writes nothing, and the screen has no button for it, or a disabled one that says why. A test asks
the server for every state, action and role (\`apps/server/src/workflow/every-move.test.ts\`), another one the screen
(\`apps/workspace/src/screens/work/moves/every-move.test.tsx\`).

\`system\` is nobody's role: such a move happens by itself when records below have moved.

`

/** docs/workflow.md */
export const workflowTable = (): string => `${head}${progressions.map(tableOf).join('\n')}`
