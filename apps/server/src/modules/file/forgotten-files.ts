import type { FileStorage } from '../../files/index.ts'
import type { Jobs } from '../../jobs/index.ts'

/** How often is looked for files that nothing points to, in seconds. */
const lookEvery = 3600
/** Files that are taken out in one go; the next go comes at once where there were as many. */
const atOnce = 100

/** Asks the database as its owner, of all tenants. */
type Ask = Jobs['ask']

/**
 * Takes out files that belong to no record and stand in no text, list or certificate, once nobody pointed to them for some days, and
 * uploads that nobody finished for one. Their content is cleared away afterwards.
 *
 * Whoever is about to point to a file holds its row, so it is passed over. Whoever did so since this statement began is found by the
 * keys that point to files: then nothing of it counts, and it is tried again the next time.
 * @returns how many
 */
async function takeOut(ask: Ask, days: number): Promise<number> {
  const gone = await ask(
    `with forgotten as (
      select f.id, f.tenant_id from stored_file f
      where (f.finished_at is null and f.created_at < clock_timestamp() - interval '1 day')
        or ($1::int > 0 and f.subject_id is null and f.finished_at < clock_timestamp() - make_interval(days => $1::int)
          and not exists (select from material x where x.file_id = f.id)
          and not exists (select from standard_file x where x.file_id = f.id)
          and not exists (select from staff_qualification x where x.file_id = f.id)
          and not exists (select from text_picture x where x.tenant_id = f.tenant_id and x.file_id = f.id))
      order by f.id limit ${atOnce} for update skip locked),
    gone as (delete from stored_file f using forgotten where f.id = forgotten.id and f.tenant_id = forgotten.tenant_id
      returning f.tenant_id, f.key)
    insert into file_trash (tenant_id, key) select tenant_id, key from gone returning key`,
    [days],
  )
  return gone.length
}

/** Clears away content of files that were taken out; what cannot be cleared away now is tried again. */
async function clearContent(ask: Ask, storage: FileStorage): Promise<void> {
  const trash = await ask<{ tenant: string; key: string }>(
    'select tenant_id as tenant, key::text from file_trash order by created_at limit 1000',
  )
  for (const { tenant, key } of trash) {
    await storage.remove(key)
    await ask('delete from file_trash where tenant_id = $1 and key = $2', [tenant, key])
  }
}

/**
 * Takes out what nobody needs any more, and its content with it.
 * @param days that a file may stand with nothing that points to it; 0: for ever
 */
export async function clearForgotten(ask: Ask, storage: FileStorage, days: number): Promise<number> {
  let [count, last] = [0, 0]
  do {
    last = await takeOut(ask, days)
    count += last
  } while (last === atOnce)
  await clearContent(ask, storage)
  return count
}

/** Looks for forgotten files every so often. */
export function addFileSweep(jobs: Jobs, storage: FileStorage, days: number): void {
  jobs.every(lookEvery, async () => void (await clearForgotten(jobs.ask, storage, days)))
}
