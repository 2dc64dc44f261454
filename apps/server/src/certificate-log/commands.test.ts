import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { startLogServer, tenant } from './testing/log-server.ts'

const { server, first, get, checkpointNow, tamperedWith } = await startLogServer()
const folder = await mkdtemp(join(tmpdir(), 'etalon-log-'))
afterAll(() => rm(folder, { recursive: true }))

test('[CERT-4] the command says whether the log is whole, and where it is not', async () => {
  const run = async (...given: string[]) => {
    const command = fileURLToPath(new URL('../verify-log-command.ts', import.meta.url))
    const environment = { ...process.env, DATABASE_URL: server.url, ETALON_DATA: server.dataFolder }
    const flags = ['--conditions=source', '--disable-warning=ExperimentalWarning']
    try {
      const { stdout } = await promisify(execFile)(process.execPath, [...flags, command, ...given], { env: environment })
      return { code: 0, words: stdout }
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && 'stdout' in error)) throw error
      return { code: error.code, words: `${error.stdout}${'stderr' in error ? error.stderr : ''}` }
    }
  }
  const head = join(folder, 'head')
  await writeFile(head, await checkpointNow())
  expect(await run('--head', head)).toMatchObject({ code: 0, words: expect.stringContaining('nothing broken') })
  await tamperedWith(
    [`update certificate set statement = statement || 'x' where tenant_id = '000000' and id = ${first.id}`],
    [`update certificate set statement = rtrim(statement, 'x') where tenant_id = '000000' and id = ${first.id}`],
    async () =>
      expect(await run()).toMatchObject({
        code: 1,
        words: expect.stringContaining(`BROKEN at ${first.number}: this is not as it was entered`),
      }),
  )
  expect(await run('--head', join(folder, 'none'))).toMatchObject({ code: 2 })
})

test('[CERT-4][CERT-5] who keeps a certificate checks it with the command of @etalon/verify and asks nobody: seal, statement, and its place under a head', async () => {
  const at = (name: string) => join(folder, name)
  const save = async (name: string, path: string, init?: RequestInit) => {
    const answer = await fetch(`${server.portalUrl}${path}`, init)
    expect(answer.status, path).toBe(200)
    await writeFile(at(name), new Uint8Array(await answer.arrayBuffer()))
  }
  await save('a.pdf', `/v/${first.reference}/certificate.pdf`)
  await save('a.xml', `/v/${first.reference}/certificate.xml`)
  await save('a.xml.p7s', `/v/${first.reference}/certificate.xml.p7s`)
  await save('a.tlog-proof', `/v/${first.reference}/certificate.tlog-proof`)
  await save('keys.json', '/keys.json')
  await save('seal.pem', '/seal.pem')
  await save('checkpoint', `/log/${tenant}/checkpoint`)
  await writeFile(at('a.jws'), first.statement)
  const program = fileURLToPath(new URL('../../../../packages/verify/bin/etalon-verify.mjs', import.meta.url))
  const verify = async (...given: string[]) => {
    try {
      const { stdout } = await promisify(execFile)(process.execPath, ['--conditions=source', program, ...given], { cwd: folder })
      return { code: 0, words: stdout }
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && 'stdout' in error)) throw error
      return { code: error.code, words: String(error.stdout) }
    }
  }
  const whole = [
    '--seal',
    'seal.pem',
    '--keys',
    'keys.json',
    '--statement',
    'a.jws',
    '--proof',
    'a.tlog-proof',
    '--head',
    'checkpoint',
  ]
  const good = await verify('a.pdf', ...whole)
  expect(good.words).toMatch(/^holds {3}seal of .+\nholds {3}statement about .+\nholds {3}entry \d+ of \d+ in the log .+\n$/)
  expect(good.code).toBe(0)
  expect(await verify('a.xml', '--signature', 'a.xml.p7s', ...whole)).toMatchObject({ code: 0 })
  const changed = Buffer.from(await (await get(`/v/${first.reference}/certificate.pdf`)).arrayBuffer())
  changed[50_000] = (changed[50_000] ?? 0) ^ 1
  await writeFile(at('b.pdf'), changed)
  expect(await verify('b.pdf', ...whole)).toMatchObject({
    code: 1,
    words: expect.stringMatching(/BROKEN {2}bytes were changed[\s\S]*BROKEN {2}the statement is about/),
  })
  expect((await verify()).words).toContain('etalon-verify FILE')
  expect(await verify('a.pdf')).toMatchObject({ code: 2 })
  expect(await verify('none.pdf', ...whole)).toMatchObject({ code: 2, words: expect.stringContaining('none.pdf') })
  // What is mistyped is told, and how it is called; a wrong file is named, and is nothing against the certificate.
  expect(await verify('--help')).toMatchObject({ code: 0, words: expect.stringMatching(/^etalon-verify FILE/) })
  for (const wrong of [
    ['a.pdf', '--seel', 'seal.pem'],
    ['a.pdf', '--seal'],
  ])
    expect(await verify(...wrong)).toMatchObject({
      code: 2,
      words: expect.stringMatching(/--see?a?l[\s\S]+\netalon-verify FILE/),
    })
  expect(await verify('a.pdf', '--seal', 'keys.json')).toMatchObject({
    code: 2,
    words: 'it cannot be checked: keys.json holds no certificate in PEM\n',
  })
  for (const given of [
    ['a.pdf', '--statement', 'a.jws'],
    ['log', `${server.portalUrl}/log/${tenant}`],
  ])
    expect(await verify(...given, '--keys', 'seal.pem')).toMatchObject({
      code: 2,
      words: 'it cannot be checked: seal.pem holds no keys as an institute publishes them\n',
    })
  expect(await verify('log', 'http://127.0.0.1:9/log', '--keys', 'keys.json')).toMatchObject({
    code: 2,
    words: expect.stringMatching(/^it cannot be checked: http:\/\/127\.0\.0\.1:9\/log\/checkpoint cannot be reached: .+\n$/),
  })

  // The whole log over the network: its head is kept, and a log that does not continue it is found.
  const log = ['log', `${server.portalUrl}/log/${tenant}`, '--keys', 'keys.json', '--head', 'kept']
  expect(await verify(...log)).toMatchObject({ code: 0, words: expect.stringMatching(/^holds {3}\d+ entries make the head/) })
  expect(await verify(...log)).toMatchObject({ code: 0, words: expect.stringContaining('it continues the head') })
  const other = (await (await get(`/log/${tenant}/checkpoint`)).text()).replace(/\n\d+\n/, '\n2\n')
  await writeFile(at('kept'), other)
  expect(await verify(...log)).toMatchObject({ code: 1, words: expect.stringContaining('it was forked') })
  await tamperedWith(
    [
      `create table gone as select * from certificate_log_entry where tenant_id = '${tenant}' and id = 1`,
      `update certificate_log_entry set entry = convert_to('{}', 'UTF8') where tenant_id = '${tenant}' and id = 1`,
    ],
    [
      `update certificate_log_entry e set entry = g.entry from gone g where e.tenant_id = g.tenant_id and e.id = g.id`,
      'drop table gone',
    ],
    async () => expect(await verify(...log)).toMatchObject({ code: 1, words: expect.stringContaining('do not make the head') }),
  )
})
