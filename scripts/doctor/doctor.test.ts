import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findings } from './findings.mjs'

/** Runs the doctor as a person does: what it said and how it ended. */
const doctor = (env: Readonly<Record<string, string | undefined>>) =>
  new Promise<{ readonly code: number; readonly said: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [join(import.meta.dirname, 'run.mjs')],
      { env: { ...process.env, ...env } },
      (_, said) => resolve({ code: child.exitCode ?? -1, said }),
    )
  })

/** Listens on a port of this machine, answering every request with a status. */
async function listening(status: number): Promise<string> {
  const server = createServer((_, response) => response.writeHead(status).end())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return String((server.address() as AddressInfo).port)
}

test('a machine on which the tests run lacks nothing', async () => {
  const { code, said } = await doctor({ ETALON_WORKSPACE_PORT: '0', ETALON_PORTAL_PORT: '0' })
  expect(said).toContain('This machine has what Etalon needs.')
  expect(code).toBe(0)
})

test('each thing that is lacking is one sentence, and the doctor ends with 1', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'etalon-doctor-'))
  onTestFinished(() => rmSync(empty, { recursive: true, force: true }))
  const taken = await listening(404)
  const { code, said } = await doctor({
    PATH: empty,
    CHROMIUM_PATH: undefined,
    ETALON_WORKSPACE_PORT: taken,
    ETALON_PORTAL_PORT: await listening(200),
  })
  const lines = said.trim().split('\n')
  expect(lines).toContain(
    `✗ npm start: Port ${taken} of the workspace is taken by another program: stop that, or set ETALON_WORKSPACE_PORT to another.`,
  )
  expect(lines).toContain('✗ npm test: git is missing: tests look at what is committed.')
  expect(lines).toContain('✗ npm test: qpdf is missing: install it with your package manager.')
  expect(lines).toContain('· npm test: Chromium is missing: npm test installs it.')
  // The one that answers as Etalon does is Etalon, which runs already.
  expect(said).not.toContain('ETALON_PORTAL_PORT')
  expect(lines.filter((line) => !/^[✗·] npm (start|test): [^.].*\.$/.test(line))).toEqual([])
  expect(code).toBe(1)
})

test('an old Node, a machine without a PostgreSQL to install and a full disk are told', async () => {
  const told = async (machine: Parameters<typeof findings>[1]) =>
    (await findings(import.meta.dirname, machine)).filter(({ keeps }) => keeps === 'npm start').map(({ says }) => says)
  const few = { node: '26.1.0', place: 'linux-x64', free: 1e12 }
  const usual = await told(few)
  const besides = async (machine: Partial<typeof few>) =>
    (await told({ ...few, ...machine })).filter((says) => !usual.includes(says))
  expect(await besides({ node: '20.10.0' })).toEqual([
    'Node is 20.10.0, and 20.11 or later is needed to install the Node that Etalon runs on.',
  ])
  expect(await besides({ node: '20.11.0' })).toEqual([])
  expect(await besides({ place: 'win32-x64' })).toEqual([
    'There is no PostgreSQL to install for win32-x64: run one of 15 or later and name it in DATABASE_URL.',
  ])
  expect(await besides({ free: 1.25e9 })).toEqual([
    expect.stringContaining(' has 1.3 GB left, and packages, builds and data take 4 GB.'),
  ])
})
