import type { Jobs } from '../../jobs/index.ts'
import { type BatchOrder, type BatchParts, runBatch } from './run-batch.ts'

/** The kind of work that issues many certificates. */
export const issueBatchQueue = 'issue-batch'

/** Lets jobs issue certificates, and forgets what came of batches after 90 days; the certificates' own history stays. */
export function addIssueBatches(jobs: Jobs, parts: BatchParts): void {
  jobs.add<BatchOrder>({ name: issueBatchQueue, work: (order, signal) => runBatch(parts, order, signal) })
  jobs.every(20, async () => {
    await handInLost(jobs)
    await jobs.ask(`delete from issue_batch where (tenant_id, id) in (select tenant_id, id from issue_batch
      where created_at < clock_timestamp() - interval '90 days' and state not in ('queued', 'running') limit 20)`)
  })
}

/** A process may have ended between writing down what was asked and handing it in; or it was tried in vain, time and again. */
async function handInLost(jobs: Jobs): Promise<void> {
  const lost = await jobs.ask<{ tenant: string; id: string; key: string; was_tried: boolean }>(`
    select b.tenant_id as tenant, b.id::text, b.key::text, j.id is not null as was_tried
    from issue_batch b left join etalon_jobs.job j on j.name = '${issueBatchQueue}' and j.id = b.key
    where b.state in ('queued', 'running') and b.created_at < clock_timestamp() - interval '15 seconds'
      and (j.id is null or j.state in ('failed', 'cancelled', 'completed'))`)
  for (const { tenant, id, key, was_tried } of lost) {
    if (was_tried)
      await jobs.ask(
        `update issue_batch set state = 'failed', finished_at = clock_timestamp() where tenant_id = $1 and id = $2 and state in ('queued', 'running')`,
        [tenant, id],
      )
    else await jobs.send(issueBatchQueue, key, { tenant, id })
  }
}
