import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, closeSync, mkdirSync, openSync, readdirSync, rmSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { CallProblem } from '@etalon/api/client'
import { contract, encodeSearch } from '@etalon/api/contract'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { startEmbeddedPostgres } from '../../apps/server/src/db/embedded/index.ts'
import { anEnterprise, orderForm } from '../../apps/server/src/testing/main-flow.ts'
import { startServerProcess } from '../../apps/server/src/testing/server-process.ts'
import { signInAt } from '../../apps/server/src/testing/sign-in.ts'
import { ownFolder } from './own-folder.ts'
import { measured, notMade } from './use-faults.ts'

/** A disk of so many MB; undefined where nobody may mount one. */
function aDisk(folder: string, name: string, megabytes: number): string | undefined {
  const disk = join(folder, name)
  mkdirSync(disk)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', disk], { stdio: 'ignore' })
  } catch {
    return undefined
  }
  onTestFinished(() => void execFileSync('umount', ['-l', disk]))
  return disk
}

/** Writes until nothing more fits. */
function fill(file: string): void {
  const descriptor = openSync(file, 'a')
  try {
    for (const size of [65_536, 4096, 1]) {
      const piece = Buffer.alloc(size)
      for (;;) {
        try {
          writeSync(descriptor, piece)
        } catch {
          break
        }
      }
    }
  } finally {
    closeSync(descriptor)
  }
}

/** Every file below a folder with its length. */
const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.name} ${statSync(join(entry.parentPath, entry.name)).size}`)

test('[SRV-2][SRV-3][F15] the disk of tables and of files is full: writes are refused in our words, reads go on, nothing half stays; it heals once there is room', async (context) => {
  const folder = ownFolder()
  const [tablesDisk, filesDisk] = [aDisk(folder, 'disk of tables', 64), aDisk(folder, 'disk-of-files', 16)]
  if (tablesDisk === undefined || filesDisk === undefined) {
    notMade(context, 'mount -t tmpfs was refused here: only root may make a disk that is full')
    return
  }
  const [tables, files] = [join(tablesDisk, 'tables'), join(filesDisk, 'files')]
  for (const one of [tables, files]) mkdirSync(one)
  const postgres = await startEmbeddedPostgres({ dataFolder: join(folder, 'postgres') })
  onTestFinished(() => postgres.stop())
  const owner = statSync(join(folder, 'postgres'))
  chownSync(tables, owner.uid, owner.gid)
  chmodSync(tables, 0o700)
  const maintenance = new pg.Client({ connectionString: postgres.url('postgres') })
  await maintenance.connect()
  await maintenance.query(`create tablespace small location '${tables}'`)
  await maintenance.query('create database etalon tablespace small')
  await maintenance.end()
  const server = await startServerProcess({
    ETALON_DATA: join(folder, 'data'),
    DATABASE_URL: postgres.url('etalon'),
    ETALON_FILES: `file://${files}`,
    ETALON_DEMO_ORDERS: '3',
  })
  onTestFinished(() => server.kill())
  const reception = await signInAt(server.workspaceUrl, 'reception')
  const enterId = await anEnterprise(reception)
  const ready = async () => (await fetch(`${server.workspaceUrl}/health/ready`)).status
  const submit = (remark: string) => reception.send(contract.order.submit, { body: orderForm(enterId, { remark }) })
  const list = () => reception.send(contract.order.page, { body: encodeSearch({ current: 1, size: 50, filter: {} }) })
  const content = Buffer.from('%PDF-1.4\n'.padEnd(3 * 1024 * 1024, '-'))
  const upload = async () => {
    const { uploadId } = await reception.send(contract.file.beginUpload, { body: { name: '证书.pdf', size: content.length } })
    for (const place of [0, 1, 2])
      await reception.send(contract.file.uploadPart, {
        query: { uploadId, place },
        body: new Blob([content.subarray(place * 1024 * 1024, (place + 1) * 1024 * 1024)]),
      } as never)
    return await reception.send(contract.file.finishUpload, { body: { uploadId } })
  }
  const refusalOf = async (work: Promise<unknown>) => {
    const problem = await work.then(
      () => undefined,
      (error: unknown) => error,
    )
    if (problem instanceof CallProblem) return problem
    if (problem === undefined) return undefined
    throw problem
  }
  expect(await ready()).toBe(200)
  // What files there is room for, in a session that is at it when the disk fills.
  const before = filesIn(files)
  const { uploadId } = await reception.send(contract.file.beginUpload, { body: { name: '满.pdf', size: content.length } })
  const ballast = { tables: join(tablesDisk, 'ballast'), files: join(filesDisk, 'ballast') }
  fill(ballast.files)
  const part = await refusalOf(
    reception.send(contract.file.uploadPart, {
      query: { uploadId, place: 0 },
      body: new Blob([content.subarray(0, 1024 * 1024)]),
    } as never),
  )
  expect(part).toMatchObject({ code: 503, reason: 'unavailable' })
  expect(filesIn(files)).toEqual(before)
  expect(await ready()).toBe(503)

  rmSync(ballast.files)
  await expect.poll(ready, { timeout: 10_000 }).toBe(200)

  fill(ballast.tables)
  // Pages of tables that there are already take some more orders.
  let taken = 0
  let problem: CallProblem | undefined
  while (problem === undefined && taken < 500) {
    problem = await refusalOf(submit(`满-${taken}`))
    if (!problem) taken += 1
  }
  expect(problem).toMatchObject({ code: 503, reason: 'unavailable', message: '服务暂时不可用，您的内容没有丢失，请稍后重试' })
  expect(problem?.requestId).toMatch(/^[\da-f-]{36}$/)
  const { total } = await list()
  expect(Number(total)).toBe(3 + taken)
  expect(await ready()).toBe(503)
  expect((await fetch(`${server.workspaceUrl}/health/live`)).status).toBe(200)

  rmSync(ballast.tables)
  await expect.poll(ready, { timeout: 10_000 }).toBe(200)
  await submit('有空间了')
  expect(Number((await list()).total)).toBe(4 + taken)
  expect(await upload()).toMatchObject({ name: '证书.pdf' })
  measured(
    context,
    `two disks, of tables and of files, full one after the other: ${taken} orders found room in open pages, the next was, and so was a file, refused with 503; lists 200, readiness 503, no half part; readiness 200 and all works once there was room without a restart`,
  )
})
