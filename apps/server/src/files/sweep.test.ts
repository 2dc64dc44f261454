import { existsSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { contract } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { startTestServer } from '../testing/index.ts'
import { storageInFolder } from './storage.ts'
import { sweepStorage } from './sweep.ts'

const server = await startTestServer()
const reception = await server.signIn('reception')
const folder = join(server.dataFolder, 'files')
const storage = storageInFolder(folder)

const placeOf = (key: string) => join(folder, key.slice(0, 2), key)
/** As if it had been kept so many hours ago. */
function age(key: string, hours: number): void {
  const then = new Date(Date.now() - hours * 3_600_000)
  utimesSync(join(placeOf(key), '0000'), then, then)
}

test('[SRV-2] what was kept by a process that was killed before it could commit is taken out after a day; what a row knows stays', async () => {
  const bytes = Buffer.from('%PDF-1.7\n%%EOF')
  const kept = await reception.send(contract.file.upload, { query: {}, body: new File([bytes], 'a.pdf') })
  const { rows } = await server.owner.query<{ key: string }>('select key::text from stored_file where id = $1', [kept.id])
  const known = rows[0]?.key ?? ''
  const first = known.slice(0, 2)
  const [left, young, thrown] = [1, 2, 3].map((place) => `${first}00000${place}-0000-4000-8000-000000000000`) as [
    string,
    string,
    string,
  ]
  for (const key of [left, young, thrown]) await storage.write(key, 0, bytes)
  await server.owner.query(`insert into file_trash (tenant_id, key) values ('000000', $1)`, [thrown])
  for (const key of [left, known, thrown]) age(key, 25)
  age(young, 23)

  expect((await storage.keys(first)).toSorted()).toEqual([left, young, thrown, known].toSorted())
  expect(await sweepStorage(storage, server.jobs.ask, { first })).toEqual([left])
  expect([left, young, thrown, known].map((key) => existsSync(join(placeOf(key), '0000')))).toEqual([false, true, true, true])
  const shown = await reception.send(contract.file.preview, { query: { fileId: kept.id } })
  expect(Buffer.from(await shown.arrayBuffer()).equals(bytes)).toBe(true)
  // A day later it is the other one's turn; where nothing lies there is nothing to do.
  expect(await sweepStorage(storage, server.jobs.ask, { first, now: new Date(Date.now() + 2 * 3_600_000) })).toEqual([young])
  expect(await sweepStorage(storage, server.jobs.ask, { first: first === '00' ? '01' : '00' })).toEqual([])
})
