import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

const manifestShape = z.object({
  name: z.string(),
  version: z.string(),
  license: z.optional(z.string()),
  repository: z.optional(z.object({ url: z.string(), directory: z.optional(z.string()) })),
  publishConfig: z.optional(z.object({ access: z.optional(z.string()) })),
  private: z.optional(z.boolean()),
  dependencies: z.optional(z.record(z.string(), z.string())),
})
const packingShape = z.array(
  z.object({
    filename: z.string(),
    size: z.number(),
    unpackedSize: z.number(),
    files: z.array(z.object({ path: z.string(), size: z.number() })),
  }),
)

/** A package as it would be published. */
export interface Candidate {
  readonly folder: string
  readonly manifest: z.infer<typeof manifestShape>
  /** The version in the checkout, where it is another one. */
  readonly before: string
  readonly tarball: z.infer<typeof packingShape>[number]
  /** The letters of this version, as its changelog has them. */
  readonly letters: number
  /** What keeps it from being published. */
  readonly faults: readonly string[]
}

const manifestIn = (folder: string) => manifestShape.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))

/** How many changes the changelog tells of a version; 0 where it tells of none, or there is no changelog. */
function lettersOf(folder: string, version: string, files: readonly string[]): number {
  if (!files.includes('CHANGELOG.md')) return 0
  const text = readFileSync(join(folder, 'CHANGELOG.md'), 'utf8')
  const section = text.split(/^## /m).find((part) => part.startsWith(`${version}\n`)) ?? ''
  return [...section.matchAll(/^- /gm)].length
}

/** What nobody should get. */
const stray = /\.(test|stories|example|reference|model|double)\.|(^|\/)testing\/|\.tsbuildinfo$|(^|\/)\.env/

/**
 * Looks at each package of a copy as it would be published; those on which others stand come first.
 * @param copy the copy, with its new versions
 * @param root the checkout, with its old ones
 */
export function candidatesIn(copy: string, root: string): readonly Candidate[] {
  const names = readdirSync(join(copy, 'packages'))
  const versions = new Map(names.map((name) => manifestIn(join(copy, 'packages', name))).map((one) => [one.name, one.version]))
  const candidates = names.map((name): Candidate => {
    const folder = join(copy, 'packages', name)
    const manifest = manifestIn(folder)
    const said = execFileSync('npm', ['pack', '--dry-run', '--json', '--silent'], { cwd: folder, encoding: 'utf8' })
    const [tarball] = packingShape.parse(JSON.parse(said))
    if (!tarball) throw new Error(`npm packs nothing of ${name}.`)
    const files = tarball.files.map(({ path }) => path)
    const faults = [
      ...['README.md', 'LICENSE', 'CHANGELOG.md'].filter((path) => !files.includes(path)).map((path) => `${path} is missing`),
      ...(manifest.license ? [] : ['no licence is named']),
      ...(manifest.repository
        ? []
        : ['no repository: this checkout has no remote `origin` on the web, and provenance needs one']),
      ...(manifest.publishConfig?.access === 'public' ? [] : ['it would not be public']),
      ...files.filter((path) => stray.test(path)).map((path) => `${path} is nothing for consumers`),
      ...Object.entries(manifest.dependencies ?? {}).flatMap(([dependency, version]) =>
        versions.has(dependency) && versions.get(dependency) !== version
          ? [`it asks for ${dependency} ${version}, and ${versions.get(dependency)} is released`]
          : [],
      ),
    ]
    const before = manifestIn(join(root, 'packages', name)).version
    return { folder, manifest, before, tarball, letters: lettersOf(folder, manifest.version, files), faults }
  })
  const leans = ({ manifest }: Candidate) => Object.keys(manifest.dependencies ?? {}).filter((name) => versions.has(name)).length
  return candidates.sort((one, other) => leans(one) - leans(other) || (one.manifest.name < other.manifest.name ? -1 : 1))
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** Files by the folder at the top in which they are. */
function byFolder(files: Candidate['tarball']['files']): string {
  const counts = new Map<string, number>()
  for (const { path } of files) {
    const top = path.includes('/') ? `${path.split('/')[0]}/` : path
    counts.set(top, (counts.get(top) ?? 0) + 1)
  }
  return [...counts].map(([top, count]) => (top.endsWith('/') ? `${top} ${count}` : top)).join(', ')
}

/** A candidate in lines for a reader. */
export function described(candidate: Candidate, provenance: string): string {
  const { manifest, before, tarball, letters, faults } = candidate
  const version = before === manifest.version ? `${manifest.version}, as in the checkout` : `${before} → ${manifest.version}`
  return [
    manifest.name,
    `  version     ${version}${letters > 0 ? `, ${letters} changes in its changelog` : ''}`,
    `  files       ${tarball.files.length}: ${byFolder(tarball.files)}`,
    `  size        ${kilobytes(tarball.size)} packed, ${kilobytes(tarball.unpackedSize)} unpacked`,
    `  licence     ${manifest.license ?? 'none'}`,
    `  repository  ${manifest.repository ? `${manifest.repository.url}, ${manifest.repository.directory}` : 'none'}`,
    `  access      ${manifest.publishConfig?.access ?? 'npm decides'}`,
    `  provenance  ${provenance}`,
    ...faults.map((fault) => `  ✗ ${fault}`),
  ].join('\n')
}
