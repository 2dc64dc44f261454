import type { Jobs } from '../../jobs/index.ts'
import { type ExportOrder, type ExportParts, runExport } from './run-export.ts'

/** The kind of work that writes lists into files. */
export const exportQueue = 'export'
/** Files that one process writes at a time: each keeps a processor busy. */
const atOnce = 2

/** Lets jobs write files, and clears away those that have expired. */
export function addExports(jobs: Jobs, parts: ExportParts): void {
  jobs.add<ExportOrder>({ name: exportQueue, atOnce, work: (order, signal) => runExport(parts, order, signal) })
  jobs.every(20, async () => {
    await handInLost(jobs)
    await clearExpired(jobs, parts)
  })
}

/** A process may have ended between writing down what was asked and handing it in; or it was tried in vain, time and again. */
async function handInLost(jobs: Jobs): Promise<void> {
  const lost = await jobs.ask<{ tenant: string; id: string; key: string; was_tried: boolean }>(`
    select e.tenant_id as tenant, e.id::text, e.key::text, j.id is not null as was_tried
    from export_job e left join etalon_jobs.job j on j.name = '${exportQueue}' and j.id = e.key
    where e.state in ('queued', 'running') and e.created_at < clock_timestamp() - interval '15 seconds'
      and (j.id is null or j.state in ('failed', 'cancelled', 'completed'))`)
  for (const { tenant, id, key, was_tried } of lost) {
    if (was_tried)
      await jobs.ask(
        `update export_job set state = 'failed', finished_at = clock_timestamp(), expires_at = clock_timestamp() + interval '1 day'
        where tenant_id = $1 and id = $2 and state in ('queued', 'running')`,
        [tenant, id],
      )
    else await jobs.send(exportQueue, key, { tenant, id })
  }
}

async function clearExpired(jobs: Jobs, { storage }: ExportParts): Promise<void> {
  const expired = await jobs.ask<{ tenant: string; id: string; key: string }>(
    'select tenant_id as tenant, id::text, key::text from export_job where expires_at < clock_timestamp() limit 50',
  )
  for (const { tenant, id, key } of expired) {
    // The content first: what cannot be taken out now is tried again.
    await storage.remove(key)
    await jobs.ask('delete from export_job where tenant_id = $1 and id = $2', [tenant, id])
  }
}
