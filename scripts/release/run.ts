// npm run release: publishes the packages whose versions are not in the registry yet, from what is committed.
// With -- --dry-run it shows all that would be published, after the letters of .changeset are taken up, and publishes nothing; with
// --files also the name of each file. With -- --without-provenance it publishes outside continuous integration.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { candidatesIn, described } from './candidate.ts'
import { copyForRelease, takeUpLetters, waitingLetters } from './copy.ts'

const root = join(import.meta.dirname, '../..')
const { values: asked } = parseArgs({
  options: { 'dry-run': { type: 'boolean' }, files: { type: 'boolean' }, 'without-provenance': { type: 'boolean' } },
})
const isDry = asked['dry-run'] === true

/** Whether the machine can prove to the registry what it builds, and from which commit. */
const canProve = Boolean(process.env.ACTIONS_ID_TOKEN_REQUEST_URL ?? process.env.SIGSTORE_ID_TOKEN)
const provenance = asked['without-provenance']
  ? 'none, as asked'
  : `signed by the continuous integration that publishes${canProve ? '' : '; this machine is none'}`

function refuse(reason: string): never {
  console.error(`Nothing is published: ${reason}`)
  process.exit(1)
}

const isPublished = (name: string, version: string): boolean => {
  try {
    return execFileSync('npm', ['view', `${name}@${version}`, 'version'], { encoding: 'utf8', stdio: 'pipe' }).trim() !== ''
  } catch (error) {
    if (error instanceof Error && 'stderr' in error && String(error.stderr).includes('E404')) return false
    throw error
  }
}

execFileSync(join(root, 'node_modules/.bin/turbo'), ['run', 'build', '--filter=./packages/*', '--output-logs=errors-only'], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'inherit'],
})
const copy = copyForRelease(root)
process.on('exit', () => copy.remove())
const letters = waitingLetters(copy.folder)
if (!isDry && copy.uncommitted.length > 0) refuse(`${copy.uncommitted.length} files are not committed.`)
if (!isDry && letters.length > 0)
  refuse(
    `${letters.length} letters wait in .changeset. Run npx changeset version and npm install, look at the changelogs, commit.`,
  )
if (!isDry && !canProve && !asked['without-provenance'])
  refuse('only continuous integration can sign where it comes from. Publish there, or with -- --without-provenance.')
if (letters.length > 0) takeUpLetters(copy.folder)

const candidates = candidatesIn(copy.folder, root)
console.log(`Of commit ${copy.commit}, with ${letters.length} letters of .changeset:\n`)
for (const candidate of candidates) {
  console.log(`${described(candidate, provenance)}\n`)
  if (asked.files) console.log(`${candidate.tarball.files.map(({ path, size }) => `    ${path}  ${size}`).join('\n')}\n`)
}
if (copy.uncommitted.length > 0) console.log(`Left out, for it is not committed: ${copy.uncommitted.join(', ')}\n`)
const faults = candidates.flatMap((candidate) => candidate.faults)
if (isDry) {
  console.log(`Nothing was published.${faults.length === 0 ? '' : ` ${faults.length} faults would keep it from being.`}`)
} else {
  if (faults.length > 0) refuse(`${faults.length} faults, see above.`)
  for (const { folder, manifest } of candidates) {
    const { name, version } = manifest
    if (isPublished(name, version)) {
      console.log(`${name}@${version} is there already`)
      continue
    }
    const words = ['publish', '--access', 'public', ...(asked['without-provenance'] ? [] : ['--provenance'])]
    execFileSync('npm', words, { cwd: folder, stdio: 'inherit' })
    execFileSync('git', ['tag', `${name}@${version}`], { cwd: root })
    console.log(`${name}@${version} is published`)
  }
  console.log('Published. git push --tags tells the others.')
}
