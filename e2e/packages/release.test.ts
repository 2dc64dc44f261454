import { execFile, execFileSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { repositoryAddress } from '../../scripts/release/copy.ts'
import { linkPackages } from '../support/checkout.ts'
import { root } from '../support/running.ts'

const run = promisify(execFile)

/** What is committed, as somebody has it who cloned it from the web. */
function clone(): string {
  const folder = mkdtempSync(join(tmpdir(), 'etalon-to-release-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const git = (...words: readonly string[]) => execFileSync('git', words, { cwd: folder, stdio: 'pipe' })
  execFileSync('git', ['clone', '--quiet', '--shared', root, folder], { stdio: 'pipe' })
  git('remote', 'set-url', 'origin', 'git@git.example.org:lab/etalon.git')
  git('config', 'user.name', 'somebody')
  git('config', 'user.email', 'somebody@example.org')
  git('config', 'commit.gpgsign', 'false')
  // Our own packages are the clone's: those here may not be built.
  linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'))
  appendFileSync(join(folder, '.git/info/exclude'), 'node_modules\n')
  return folder
}

/** Runs the release; rejects with what it printed where it refuses. */
const release = async (folder: string, words: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  (
    await run(process.execPath, [join(folder, 'scripts/release/run.ts'), ...words], {
      cwd: folder,
      env: { ...process.env, ...env },
    })
  ).stdout

const packages = ['@etalon/api', '@etalon/machines', '@etalon/ui', '@etalon/verify']

/** A registry of this machine that keeps what is published in memory. */
async function openRegistry() {
  const published = new Map<string, { readonly version: string; readonly repository: string; readonly access: string }>()
  const server = createServer((request, response) => {
    const name = decodeURIComponent(request.url ?? '').slice(1)
    const parts: Buffer[] = []
    request.on('data', (part) => parts.push(part))
    request.on('end', () => {
      response.setHeader('content-type', 'application/json')
      if (request.method === 'PUT') {
        const body = JSON.parse(Buffer.concat(parts).toString())
        const [version = ''] = Object.keys(body.versions)
        published.set(name, { version, repository: body.versions[version].repository.url, access: body.access })
        response.end('{"ok":true}')
        return
      }
      const one = published.get(name)
      response.statusCode = one ? 200 : 404
      const versions = { [one?.version ?? '']: { name, version: one?.version } }
      response.end(JSON.stringify(one ? { name, 'dist-tags': { latest: one.version }, versions } : { error: 'not found' }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return {
    published,
    settings: { npm_config_registry: `http://127.0.0.1:${port}/`, [`npm_config_//127.0.0.1:${port}/:_authToken`]: 'somebody' },
  }
}

test('[PKG-2] a dry run shows versions, files, sizes, licence, repository and provenance of every package, and changes nothing', async () => {
  const folder = clone()
  const said = await release(folder, ['--dry-run', '--files'])
  for (const name of packages) {
    const part = said.slice(said.indexOf(`${name}\n`)).split('\n\n')[0] ?? ''
    expect(part).toMatch(/version {5}0\.1\.0 → (0\.2\.0|1\.0\.0), \d+ changes in its changelog/)
    expect(part).toMatch(/files {7}\d+: .*LICENSE.*README\.md/)
    expect(part).toMatch(/size {8}[\d.]+ kB packed, [\d.]+ kB unpacked/)
    expect(part).toContain('licence     Apache-2.0')
    expect(part).toContain(`repository  git+https://git.example.org/lab/etalon.git, packages/${name.slice('@etalon/'.length)}`)
    expect(part).toContain('access      public')
    expect(part).toContain('provenance  signed by')
    expect(part).not.toContain('✗')
  }
  expect(said).toContain('Nothing was published.\n')
  expect(said).toContain('dist/data-table/index.js')
  expect(execFileSync('git', ['status', '--porcelain'], { cwd: folder, encoding: 'utf8' })).toBe('')
})

test('[PKG-2] a release refuses while letters wait, publishes each package once, and tags it', { timeout: 600_000 }, async () => {
  const folder = clone()
  await expect(release(folder, ['--without-provenance'])).rejects.toThrow('letters wait in .changeset')
  execFileSync(process.execPath, ['node_modules/@changesets/cli/bin.js', 'version'], { cwd: folder, stdio: 'pipe' })
  execFileSync('git', ['commit', '-aqm', 'Versions'], { cwd: folder })
  execFileSync('git', ['add', '.'], { cwd: folder })
  execFileSync('git', ['commit', '-qm', 'Changelogs'], { cwd: folder })
  expect(existsSync(join(folder, 'packages/ui/CHANGELOG.md'))).toBe(true)
  await expect(release(folder, [])).rejects.toThrow('only continuous integration can sign')
  const store = await openRegistry()
  await release(folder, ['--without-provenance'], store.settings)
  const { version } = JSON.parse(readFileSync(join(folder, 'packages/ui/package.json'), 'utf8'))
  expect([...store.published.keys()].sort()).toEqual(packages)
  expect(store.published.get('@etalon/ui')).toEqual({
    version,
    repository: 'git+https://git.example.org/lab/etalon.git',
    access: 'public',
  })
  expect(execFileSync('git', ['tag'], { cwd: folder, encoding: 'utf8' })).toContain(`@etalon/ui@${version}`)
  const again = await release(folder, ['--without-provenance'], store.settings)
  expect(again.match(/is there already/g)).toHaveLength(4)
})

test('[PKG-2] where the sources are is read from the usual ways to write a remote; a folder is none', () => {
  const address = 'git+https://git.example.org/lab/etalon.git'
  expect(repositoryAddress('git@git.example.org:lab/etalon.git')).toBe(address)
  expect(repositoryAddress('ssh://git@git.example.org/lab/etalon.git')).toBe(address)
  expect(repositoryAddress('https://git.example.org/lab/etalon')).toBe(address)
  expect(repositoryAddress('../etalon')).toBeUndefined()
  expect(repositoryAddress('/srv/etalon.git')).toBeUndefined()
})
