import { execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contract } from '@etalon/api/contract'
import { Validator } from '@seriousme/openapi-schema-validator'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { loadCertificateKeys } from './certificates/index.ts'
import { startEmbeddedPostgres } from './db/index.ts'
import { storageInFolder } from './files/index.ts'
import { startTestServer } from './testing/index.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'etalon-commands-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const at = (name: string) => join(folder, name)

interface Ended {
  readonly code: number
  readonly said: string
  readonly complained: string
}

/** Runs a command of the root as people do. Nothing that is set around the tests reaches it. */
function npmRun(args: readonly string[], environment: Record<string, string> = {}): Promise<Ended> {
  const { DATABASE_URL: _given, ...around } = process.env
  return new Promise((resolve) => {
    execFile(
      'npm',
      ['run', '--silent', ...args],
      { cwd: root, env: { ...around, ...environment }, maxBuffer: 64 * 1024 * 1024 },
      (error, said, complained) => resolve({ code: error === null ? 0 : Number(error.code ?? -1), said, complained }),
    )
  })
}

test('[API-5] `npm run openapi` prints a valid description, and writes the same into a file', { timeout: 60_000 }, async () => {
  const printed = await npmRun(['openapi'])
  expect([printed.code, printed.complained]).toEqual([0, ''])
  const validator = new Validator()
  expect(await validator.validate(JSON.parse(printed.said))).toMatchObject({ valid: true })
  expect(validator.version).toBe('3.1')
  const written = await npmRun(['openapi', '--', at('openapi.json')])
  expect(written.said).toBe(`Written to ${at('openapi.json')}.\n`)
  expect(readFileSync(at('openapi.json'), 'utf8')).toBe(printed.said)
})

test('[CERT-1] `npm run rotate-keys` says which key signs from now on and which are published, and what is missing where there is none', {
  timeout: 60_000,
}, async () => {
  const environment = { ETALON_DATA: at('rotation') }
  const none = await npmRun(['rotate-keys'], environment)
  expect([none.code, none.said]).toEqual([2, ''])
  expect(none.complained).toMatch(/^There are no keys in .*certificate-keys\.json yet: the first start makes them\.\n$/)
  await loadCertificateKeys({ dataFolder: at('rotation'), issuedBefore: false, now: new Date('2025-03-01T00:00:00Z') })
  const announced = await npmRun(['rotate-keys', '--', '--announce'], environment)
  expect([announced.code, announced.complained]).toEqual([0, ''])
  const next = /^Announced, and published from the next start on: (\d{4}-A)$/m.exec(announced.said)?.[1]
  expect(announced.said).toContain('Signing from the next start on: 2025-A')
  const used = await npmRun(['rotate-keys', '--', '--check-codes'], environment)
  expect(used.said).toContain(`Signing from the next start on: ${next}`)
  expect(used.said).toContain(`Published: ${next}, 2025-A`)
  expect(used.said).toContain('Check codes of new certificates: version 2')
})

test('[API-5] a command whose reader stops, as `| head` does, ends well and complains of nothing', {
  timeout: 60_000,
}, async () => {
  const child = spawn('npm', ['run', '--silent', 'openapi'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  let complained = ''
  child.stderr.on('data', (text) => (complained += text))
  child.stdout.once('data', () => child.stdout.destroy())
  const [code] = (await once(child, 'close')) as [number | null]
  expect([code, complained]).toEqual([0, ''])
})

test.each([[['--out', 'elsewhere.json']], [['one.json', 'two.json']]])(
  '[API-5] `npm run openapi -- %j` writes nothing, and says what can be given',
  {
    timeout: 60_000,
  },
  async (given) => {
    const ended = await npmRun(['openapi', '--', ...given])
    expect(ended).toMatchObject({ code: 2, said: '', complained: expect.stringContaining('npm run openapi [-- file]') })
  },
)

test.each(['backup', 'restore', 'rotate-keys', 'verify-log', 'check:history', 'check:schema', 'seed'])(
  '[SRV-6] `npm run %s` tells how it is called, to whoever asks and to whoever mistypes, and does nothing then',
  { timeout: 60_000 },
  async (name) => {
    const environment = { ETALON_DATA: at('untouched') }
    const called = `npm run ${name}`
    const asked = await npmRun([name, '--', '--help'], environment)
    expect(asked).toMatchObject({ code: 0, said: expect.stringContaining(called), complained: '' })
    const mistyped = await npmRun([name, '--', '--hepl'], environment)
    expect(mistyped).toMatchObject({ said: '', complained: expect.stringContaining(called) })
    expect(mistyped.code).toBeGreaterThan(0)
    expect(existsSync(at('untouched'))).toBe(false)
  },
)

test('[SRV-6] `npm run backup` of a database of one’s own comes back by `npm run restore` into the one that is brought along', {
  timeout: 120_000,
}, async () => {
  const server = await startTestServer()
  const tester = await server.signIn('tester')
  const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5000, 'x')])
  const kept = await tester.send(contract.file.upload, { query: {}, body: new File([bytes], '附件.pdf') })
  // An address that names a socket alone is none for those who read addresses strictly.
  const from = { DATABASE_URL: server.url.replace('@/', '@localhost/'), ETALON_DATA: server.dataFolder }
  const to = { ETALON_DATA: at('other') }

  const taken = await npmRun(['backup', '--', at('etalon.backup')], from)
  expect([taken.code, taken.complained]).toEqual([0, ''])
  expect(taken.said).toMatch(/Backed up \d+ rows in \d+ tables, 1 parts of files to .*etalon\.backup\.\n/)
  expect(taken.said).toContain(`${join(server.dataFolder, 'keys')} are not in it`)

  const back = await npmRun(['restore', '--', at('etalon.backup')], to)
  expect([back.code, back.complained]).toEqual([0, ''])
  expect(back.said).toMatch(/Restored \d+ rows in \d+ tables, 1 parts of files/)
  const again = await npmRun(['restore', '--', at('etalon.backup')], to)
  expect([again.code, again.complained]).toEqual([1, expect.stringContaining('holds an institute already')])

  const embedded = await startEmbeddedPostgres({ dataFolder: join(at('other'), 'postgres') })
  const client = new pg.Client({ connectionString: embedded.url('postgres') })
  try {
    await client.connect()
    const { rows } = await client.query<{ key: string; name: string }>('select key::text, name from stored_file where id = $1', [
      kept.id,
    ])
    expect(rows[0]?.name).toBe('附件.pdf')
    const hash = createHash('sha256')
    for await (const chunk of storageInFolder(join(at('other'), 'files')).read(rows[0]?.key ?? '', 1)) hash.update(chunk)
    expect(hash.digest('hex')).toBe(createHash('sha256').update(bytes).digest('hex'))
  } finally {
    await client.end()
    await embedded.stop()
  }
})

test('[SRV-6] a setting that is none is told on standard error, with the name that was meant, before anything else is', {
  timeout: 60_000,
}, async () => {
  const ended = await npmRun(['check:history'], { ETALON_DATE: '/srv/etalon', ETALON_DATA: at('nothing') })
  expect(ended).toMatchObject({ code: 2, said: '' })
  expect(ended.complained.split('\n')).toEqual([
    'ETALON_DATE is no setting and counts for nothing; did you mean ETALON_DATA?',
    expect.stringContaining('There is no database in'),
    '',
  ])
})

test('[SRV-6] a backup or restore that cannot be says why in a sentence, and makes nothing', { timeout: 60_000 }, async () => {
  const refused = async (args: readonly string[], environment: Record<string, string>, why: string) => {
    const { code, said, complained } = await npmRun(args, environment)
    expect([code, said]).toEqual([1, ''])
    expect(complained).toContain(why)
    expect(complained.trim().split('\n')).toHaveLength(1)
  }
  const nothing = { ETALON_DATA: at('nothing') }
  await refused(['backup', '--', at('none.backup')], nothing, 'There is no database in')
  await refused(['backup', '--', '--hepl'], nothing, 'npm run backup [-- <file>]')
  await refused(['backup', '--', at('one.backup'), at('two.backup')], nothing, 'One file can be named')
  await refused(['restore'], nothing, 'Say which backup')
  await refused(['restore', '--', at('gone.backup')], nothing, 'There is no file')
  expect(existsSync(at('none.backup'))).toBe(false)
  expect(existsSync(join(at('nothing'), 'postgres'))).toBe(false)
})
