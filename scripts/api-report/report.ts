import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { type Declaration, surfaceOf } from './surface.ts'

/** Types that the compiler found out by itself, such as those of machines, are thousands of lines: their beginning and a digest tell. */
const longest = 1500

function shown({ text }: Declaration): string {
  if (text.length <= longest || text.startsWith('interface ')) return text
  const [first = ''] = text.split('\n')
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 16)
  return `${first.slice(0, 160)} …\n// ${text.split('\n').length} lines, sha256 ${digest}`
}

const code = (declarations: readonly Declaration[]) =>
  declarations.length === 0 ? 'Nothing.' : `\`\`\`ts\n${declarations.map(shown).join('\n')}\n\`\`\``

/**
 * What a package gives away, as a document that is read in a review.
 * @param name of the package
 * @param dist its folder of declarations
 * @param doors its entry points
 */
export function reportOf(name: string, dist: string, doors: readonly string[]): string {
  const surfaces = doors.map((door) => ({ door, ...surfaceOf(`${dist}/${door}/index.d.ts`) }))
  const exported = new Set(surfaces.flatMap((surface) => surface.exported.map(({ from, text }) => `${from} ${text}`)))
  const behind = new Map(
    surfaces
      .flatMap(({ reached }) => reached)
      .map((one): [string, Declaration] => [`${relative(dist, one.from)} ${one.text}`, one])
      .filter(([, { from, text }]) => !exported.has(`${from} ${text}`)),
  )
  const rest = [...behind].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, declaration]) => declaration)
  return `# What ${name} gives away

Written by \`npm run api-report\` from what the compiler says of each door; \`npm test\` compares. A change here is a change for whoever
installed the package, and comes with a changeset.

${surfaces.map(({ door, exported: names }) => `## ${name}/${door}\n\n${code(names)}\n`).join('\n')}
## Behind the doors

Not to be imported, but part of what can be.

${code(rest)}
`
}
