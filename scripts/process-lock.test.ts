import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { lockHolder, processBegan, takeLock } from './process-lock.mjs'

const folder = mkdtempSync(join(tmpdir(), 'etalon-lock-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Another process that takes the lock and keeps it until it is told to end. */
async function anotherHolds(file: string) {
  const lockModule = fileURLToPath(new URL('./process-lock.mjs', import.meta.url))
  const script = `
    const { takeLock } = await import(${JSON.stringify(lockModule)})
    const lock = takeLock(${JSON.stringify(file)}, { folder: 'its folder' })
    process.stdout.write(lock.holder ? 'refused' : 'taken')
    process.stdin.once('end', () => { lock.release?.(); process.exit() }).resume()`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: ['pipe', 'pipe', 'inherit'] })
  const [said] = await once(child.stdout.setEncoding('utf8'), 'data')
  return { child, said, ended: once(child, 'exit') }
}

test('a lock is taken, refused to the next one, released and taken again', () => {
  const file = join(folder, 'deep/down/one.lock')
  const lock = takeLock(file, { folder: 'here' })
  expect(lockHolder(file)).toMatchObject({ pid: process.pid, folder: 'here' })
  expect(takeLock(file)).toEqual({ holder: { pid: process.pid, began: processBegan(process.pid), folder: 'here' } })
  lock.release?.()
  expect(existsSync(file)).toBe(false)
  expect(lockHolder(file)).toBe(undefined)
  takeLock(file).release?.()
})

test('a living process has it: the next one is told who', async () => {
  const file = join(folder, 'two.lock')
  const { child, said, ended } = await anotherHolds(file)
  expect(said).toBe('taken')
  expect(takeLock(file).holder).toMatchObject({ pid: child.pid, folder: 'its folder' })
  child.stdin.end()
  await ended
  expect(existsSync(file)).toBe(false)
})

test('what a killed process left behind is taken over', async () => {
  const file = join(folder, 'three.lock')
  const { child, ended } = await anotherHolds(file)
  child.kill('SIGKILL')
  await ended
  expect(existsSync(file)).toBe(true)
  expect(lockHolder(file)).toBe(undefined)
  const lock = takeLock(file)
  expect(lock.holder).toBe(undefined)
  expect(lockHolder(file)).toMatchObject({ pid: process.pid })
  lock.release?.()
})

test('a process that only has the number of the dead one holds nothing', () => {
  const file = join(folder, 'four.lock')
  writeFileSync(file, JSON.stringify({ pid: process.pid, began: 'another time', folder: 'elsewhere' }))
  expect(takeLock(file).holder).toBe(undefined)
})

test.for(['', '{', '[]', 'null', '{"pid":"1"}', '{"pid":1}'])('rubbish in the file is no holder: %s', (text) => {
  const file = join(folder, 'five.lock')
  writeFileSync(file, text)
  const lock = takeLock(file)
  expect(lock.holder).toBe(undefined)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid })
  lock.release?.()
})

test('of several at once exactly one gets it', async () => {
  const file = join(folder, 'six.lock')
  const all = await Promise.all(Array.from({ length: 5 }, () => anotherHolds(file)))
  expect(all.map(({ said }) => said).sort()).toEqual(['refused', 'refused', 'refused', 'refused', 'taken'])
  for (const { child } of all) child.stdin.end()
  await Promise.all(all.map(({ ended }) => ended))
})

test('a release leaves the lock of another alone', () => {
  const file = join(folder, 'seven.lock')
  const lock = takeLock(file)
  writeFileSync(file, JSON.stringify({ pid: 1, began: 'long ago' }))
  lock.release?.()
  expect(existsSync(file)).toBe(true)
})

test('a process that is gone began at no time', async () => {
  const child = spawn('true')
  await once(child, 'exit')
  expect(processBegan(child.pid ?? 0)).toBe(undefined)
  expect(processBegan(process.pid)).toEqual(expect.any(String))
})
