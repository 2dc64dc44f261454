import { type Call, contract } from '@etalon/api/contract'
import { builtInRoles } from '@etalon/api/domain'
import { type AreaWords, contractWords } from '../openapi/index.ts'
import { callsNamedIn, type TestFile } from './named-in-tests.ts'
import { type SpecifiedCall, specifiedCalls, specifiedPrefixes } from './specified-calls.ts'

const titles: Readonly<Record<SpecifiedCall['section'], string>> = {
  '7.1': 'Authentication',
  '7.2': 'Menus, departments, dictionaries, parameters',
  '7.3': 'Regions and enterprises',
  '7.4': 'Files',
  '7.5': 'Symbols',
  '7.6': 'Business lists and notices',
  '7.7': 'Column settings and logs',
}

/** Every call of the contract by its id. */
export const callsById: ReadonlyMap<string, Call> = new Map(
  Object.entries(contract).flatMap(([area, calls]) =>
    Object.entries(calls).map(([name, call]): [string, Call] => [`${area}.${name}`, call]),
  ),
)

const cell = (text: string) => text.replaceAll('|', '\\|')
const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

const code = (text: string) => `\`${text}\``
const addressOf = (call: Call) => code(`${call.method} ${call.path}`)

function whoMay({ auth, roles }: Call): string {
  if (auth === 'none') return 'anybody'
  if (!roles) return 'whoever is signed in'
  return roles.map((role) => builtInRoles.find((one) => one.code === role)?.en ?? role).join(', ')
}

/** Links to the tests that name a call. */
function testsOf(id: string, named: readonly (readonly [TestFile, ReadonlySet<string>])[]): string {
  const paths = named.filter(([, ids]) => ids.has(id)).map(([{ path }]) => path)
  return paths.map((path) => `[${path.split('/').at(-1)}](../${path})`).join(', ') || 'with every other call'
}

const statusOf = ({ call, note }: SpecifiedCall) =>
  call === undefined ? `**missing**${note ? `: ${note}` : ''}` : `answered${note ? `; ${note}` : ''}`

/**
 * docs/contract.md: each call that section 7 of the specification names, beside ours, and what the contract has besides.
 * @param tests all tests of the repository, by their paths
 */
export function contractDocument(tests: readonly TestFile[]): string {
  const named = tests.map((test) => [test, callsNamedIn(test)] as const)
  const sections = Object.entries(titles).map(([section, title]) => {
    const rows = specifiedCalls
      .filter((one) => one.section === section)
      .map((one) => {
        const call = one.call === undefined ? undefined : callsById.get(one.call)
        return [
          one.named,
          call ? addressOf(call) : '',
          one.call === undefined ? '' : code(one.call),
          call ? whoMay(call) : '',
          call?.assumed ?? '',
          one.call === undefined ? '' : testsOf(one.call, named),
          statusOf(one),
        ]
      })
    const head = ['call', 'method and path', 'ours', 'who may', 'assumed', 'tests', 'status']
    return `### ${section} ${title}\n\n${table(head, rows)}`
  })
  const missing = specifiedCalls.filter(({ call }) => call === undefined).length
  const specified = new Set<string | undefined>(specifiedCalls.map(({ call }) => call))
  const words: Readonly<Record<string, AreaWords>> = contractWords
  const besides = [...callsById]
    .filter(([id]) => !specified.has(id))
    .map(([id, call]) => {
      const [area = '', name = ''] = id.split('.')
      const what = words[area]?.calls[name]?.en ?? ''
      return [code(id), what, addressOf(call), whoMay(call), call.assumed ?? '', testsOf(id, named)]
    })
  const prefixes = specifiedPrefixes.map((prefix) => [
    code(prefix),
    [...callsById]
      .filter(([, { path }]) => path.startsWith(`/${prefix}/`) || path.startsWith(`/${prefix.replace(/^api/, 'csApi')}/`))
      .map(([id]) => code(id))
      .join(', ') || 'none: the specification names no call beneath it',
  ])
  return `# The calls

Written by \`npm run contract\` from the contract (\`packages/api/src/contract\`), from the list of the calls that section 7 of the
specification names (\`apps/server/src/specification/specified-calls.ts\`) and from the tests; a test fails where this page is older than
they are. \`npm run openapi\` prints the same contract as OpenAPI 3.1, and a running server shows it at \`/api-docs\`.

Beside the tests that are named here, \`every-call.test.ts\` asks every call what its contract allows and what it does not, without a
session, with another role, and with broken fields, and \`specified-calls.test.ts\` asks for every address of the first table over HTTP.
A call without a handler does not compile.

## Section 7 of the specification

${specifiedCalls.length} calls, ${missing === 0 ? 'none of them missing' : `${missing} of them missing`}. **Assumed** is what the specification leaves open and we decided.

${sections.join('\n\n')}

### 7.8 Base prefixes

The paths above and below have their prefix in them.

${table(['prefix', 'our calls beneath it, and beneath the same of csApi'], prefixes)}

## How other systems sign

The specification names the headers \`timestamp\`, \`sign\`, \`token\` and \`nonce\` and not how they are made. Here \`timestamp\` is the moment in
milliseconds since 1970, at most five minutes from the server's; a signature is the HMAC-SHA256, in hex, of the parts with a line feed
between them, under the secret that the administrator was told once.

${table(
  ['call', 'what is signed', 'where it stands'],
  [
    [code('open.apiToken'), 'app id, timestamp', 'headers `timestamp` and `sign`'],
    [code('open.pageReport'), 'token, nonce, timestamp', 'headers `token`, `nonce` (used once), `timestamp` and `sign`'],
    [
      code('session.signInFromElsewhere'),
      'tenant, user name, timestamp',
      'parameter `signature`: timestamp, a point, the signature',
    ],
    [code('open.ssoUrl'), 'tenant, user name, timestamp, nonce', 'parameters of the address that is answered'],
  ],
)}

## Besides

${besides.length} calls that section 7 does not name, in the same manner.

${table(['ours', 'what for', 'method and path', 'who may', 'assumed', 'tests'], besides)}
`
}
