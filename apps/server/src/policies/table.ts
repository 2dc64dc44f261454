import { type Call, contract, firstTenant } from '@etalon/api/contract'
import { builtInRoles } from '@etalon/api/domain'
import { type Policy, policies } from './calls.ts'
import { mayCall } from './who-may.ts'

/** A call with its policy. */
export interface PolicedCall {
  /** As in the contract, `order.page`. */
  readonly id: string
  readonly call: Call
  readonly policy: Policy
}

/** Every call of the contract. */
export function policedCalls(): PolicedCall[] {
  return Object.entries(contract).flatMap(([area, calls]) =>
    Object.entries(calls as Record<string, Call>).map(([name, call]) => {
      const policy = (policies as Record<string, Record<string, Policy | undefined> | undefined>)[area]?.[name]
      if (!policy) throw new Error(`${area}.${name} has no policy`)
      return { id: `${area}.${name}`, call, policy }
    }),
  )
}

const marks = { nobody: '◯', oneself: '◔', directory: '●', administration: '●' } as const

/** What a role is answered: `–` nothing, else by what the call is about. */
export function markOf({ call, policy }: PolicedCall, role: string): string {
  if (!mayCall({ tenant: firstTenant, roles: [role], enterpriseId: role === 'customer' ? '1' : null }, call, policy)) return '–'
  if (policy.about in marks) return marks[policy.about as keyof typeof marks]
  return '◑'
}

const head = `# Who may call what

Made by \`npm run permissions\` from the contract (roles) and \`apps/server/src/policies\` (what a call is about); a test holds it against
them, and another asks the server for every row and column.

| sign | meaning |
|---|---|
| ● | answered: the same for everybody in the institute |
| ◑ | answered for the records that the person reaches: of the own enterprise, own, of the department, or all of the institute |
| ◔ | answered about the caller alone: session, account, settings |
| ◯ | answered without a session |
| – | refused with 403 before anything is read |

What is about all institutes is answered to people of the first one (000000) alone. An administrator says for each role which records its people reach (\`role.limit\`); without a word it is all of the institute. Moves of
orders, samples, items and reports ask for a role besides, by the progression of the record; who has several roles has what each gives,
and a role of an institute has what those have that it is made of.

Every call of this table that changes something and names its roles, and every move, is a button with a code: \`order.sign\` is \`order-sign\`, the move
“accept” of an order \`order-move-accept\`. \`menu.buttons\` tells each person theirs, as a tree; screens show no others. An institute narrows them: a button
with such a code among its menus is for the roles that it names alone, and whoever has none of them is refused with 403. It never gives more than
this table.

`

/** docs/permissions.md */
export function permissionsTable(): string {
  const roles = builtInRoles.map(({ code }) => code)
  const rows = policedCalls().map(
    (one) =>
      `| \`${one.id}\` | ${one.policy.about}${one.policy.firstTenantOnly ? ' of all institutes' : ''} | ${roles.map((role) => markOf(one, role)).join(' | ')} |`,
  )
  return `${head}| call | about | ${roles.join(' | ')} |\n|---|---|${roles.map(() => ':-:').join('|')}|\n${rows.join('\n')}\n`
}
