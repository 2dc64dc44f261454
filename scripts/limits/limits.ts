import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Unit = 'bytes' | 'seconds' | 'milliseconds' | 'number'

interface Limit {
  readonly what: string
  /** Where it is enforced, beneath the root. */
  readonly file: string
  /** What stands before its value there. */
  readonly before: string
  readonly unit: Unit
  /** What comes of one more. */
  readonly beyond: string
}

const server = (path: string) => `apps/server/src/${path}`
const contract = (path: string) => `packages/api/src/contract/${path}`
const limit = (what: string, file: string, before: string, unit: Unit, beyond: string): Limit => ({
  what,
  file,
  before,
  unit,
  beyond,
})

/** What the server takes at most, and where that is written. */
const limits: readonly Limit[] = [
  limit('body of a call', server('http/listener.ts'), 'bodyLimit =', 'bytes', '413'),
  limit('time to send a request', server('http/listener.ts'), 'requestTimeout:', 'milliseconds', 'the connection is closed'),
  limit('nesting of JSON', server('refusal/parse.ts'), 'deepest =', 'number', '400'),
  limit('file in one piece', contract('file.ts'), 'inOnePiece:', 'bytes', '413'),
  limit('file in parts', contract('file.ts'), 'inParts:', 'bytes', '400'),
  limit('picture', server('files/kinds.ts'), 'largestPicture =', 'bytes', '413'),
  limit('megapixels of a picture', server('files/kinds.ts'), 'mostMegapixels =', 'number', '413'),
  limit('unpacked archive', server('files/check-archive.ts'), 'bytes:', 'bytes', '415'),
  limit('entries of an archive', server('files/check-archive.ts'), 'entries:', 'number', '415'),
  limit('unfinished uploads of a person', server('modules/file/uploads.ts'), 'mostUnfinished =', 'number', '409'),
  limit('exports of a person at a time', server('modules/export/handlers.ts'), 'mostAtOnce =', 'number', '409'),
  limit('records of a page', contract('search.ts'), 'pageRequest = pageRequestOf(', 'number', '400'),
  limit('number of a page', contract('search.ts'), 'current: z.int().check(z.minimum(1), z.maximum(', 'number', '400'),
  limit('conditions of a search', contract('search.ts'), 'mostConditions =', 'number', '400'),
  limit('values of a condition', server('search/conditions.ts'), 'mostValues =', 'number', '400'),
  limit('characters of a value', server('search/conditions.ts'), 'longestValue =', 'number', '400'),
  limit('fields to sort by', server('search/sort-keys.ts'), 'mostSorts =', 'number', '400'),
  limit('text of a filter, characters', contract('values.ts'), 'jsonText = z.string().check(z.maxLength(', 'number', '400'),
  limit('who waits for each connection to the database', server('http/shed-load.ts'), 'mostForEach =', 'number', '503'),
  limit('a search', server('http/register-calls.ts'), 'readingPatience =', 'milliseconds', '503'),
  limit('a search for more than 1,000 rows', server('http/register-calls.ts'), 'largePagePatience =', 'milliseconds', '503'),
  limit('message to the socket', server('sockets/register-socket.ts'), 'longest =', 'bytes', 'closed, 1009'),
  limit('messages to the socket in a second', server('sockets/register-socket.ts'), 'mostASecond =', 'number', 'closed, 1008'),
  limit(
    'answer to a sign of life of the socket',
    server('sockets/register-socket.ts'),
    'answerWithin =',
    'milliseconds',
    'closed',
  ),
  limit('login code', server('modules/session/handlers.ts'), 'codeSeconds =', 'seconds', 'sign in anew'),
  limit('session that is not used', server('session/tokens.ts'), 'idleSeconds =', 'seconds', '401'),
  limit('session at all', server('session/tokens.ts'), 'familySeconds =', 'seconds', '401'),
  limit('token that was just replaced', server('session/tokens.ts'), 'graceSeconds =', 'seconds', 'the session ends'),
  limit(
    'wrong passwords of an account within a quarter of an hour',
    server('session/login-limits.ts'),
    'freeTries =',
    'number',
    'wait 15 s, doubling',
  ),
  limit(
    'wrong passwords of an address within a quarter of an hour',
    server('session/login-limits.ts'),
    'freeTriesOfAddress =',
    'number',
    'wait',
  ),
  limit('longest wait', server('session/login-limits.ts'), 'windowSeconds =', 'seconds', ''),
  limit('wrong lock passwords', server('session/session-lock.ts'), 'mostTries =', 'number', 'the session ends'),
  limit('text message to one phone', server('sms/codes.ts'), 'waitSeconds =', 'seconds', '429'),
  limit('text messages to one phone in a day', server('sms/codes.ts'), 'mostForTarget =', 'number', '429'),
  limit('text messages for one address in a day', server('sms/codes.ts'), 'mostFromAddress =', 'number', '429'),
  limit('tries of a code by text message', server('sms/codes.ts'), 'mostTries =', 'number', 'it is spent'),
  limit('registrations of an address in a day', server('modules/registration/handlers.ts'), 'mostFromAddress =', 'number', '429'),
  limit('questions an hour about one number', server('modules/public/count-tries.ts'), 'perNumber =', 'number', '429'),
  limit('questions an hour from one address', server('modules/public/count-tries.ts'), 'perAddress =', 'number', '429'),
  limit('numbers of one question', server('modules/public/find-lines.ts'), 'mostLines =', 'number', 'the rest is not asked'),
]

/** The value that stands behind some words in a file: digits, or a product of them. @throws where there is none */
function numberIn({ file, before }: Limit, root: string): number {
  const text = readFileSync(join(root, file), 'utf8')
  const at = text.indexOf(before)
  const [, product] = /^\s*([\d_]+(?: \* [\d_]+)*)/.exec(text.slice(at + before.length)) ?? []
  if (at < 0 || product === undefined) throw new Error(`${file} has no number behind “${before}”`)
  return product.split(' * ').reduce((value, factor) => value * Number(factor.replaceAll('_', '')), 1)
}

function shown(value: number, unit: Unit): string {
  const counted = (count: number, name: string) => `${count.toLocaleString('en')} ${name}`
  if (unit === 'milliseconds') return counted(value / 1000, 's')
  if (unit === 'bytes') return value % 2 ** 20 === 0 ? counted(value / 2 ** 20, 'MiB') : counted(value / 1024, 'KiB')
  if (unit === 'number') return value.toLocaleString('en')
  if (value % 86_400 === 0) return counted(value / 86_400, 'days')
  return value % 3600 === 0 ? counted(value / 3600, 'h') : counted(value, 's')
}

/** The table of docs/operations.md, made of the numbers that count. */
export function limitsTable(root: string): string {
  const rows = limits.map((one) => [one.what, shown(numberIn(one, root), one.unit), one.beyond, `\`${one.file}\``])
  const head = ['limit', 'most', 'beyond', 'enforced in']
  const widths = head.map((title, column) => Math.max(...[head, ...rows].map((row) => [...(row[column] ?? title)].length)))
  const line = (cells: readonly string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}
