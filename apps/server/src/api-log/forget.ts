import { parameterCount, parameterCounts } from '@etalon/api/domain'

/** Days for which calls are kept where an institute says nothing else, and the most that it can say. */
export const usualLogDays = parameterCount('api-log.days', undefined)
export const mostLogDays = parameterCounts['api-log.days'].most

/** Asks the database as its owner. */
type Ask = (text: string, values?: readonly unknown[]) => Promise<unknown>

/**
 * Takes away calls that are older than their institute keeps them: the parameter `api-log.days`, as far as it says a number of days.
 * Many at once would hold the table for long: there is a next time.
 */
export async function forgetOldCalls(ask: Ask): Promise<void> {
  await ask(
    `delete from api_log where (tenant_id, id) in (
      select l.tenant_id, l.id from tenant t
      cross join lateral (select coalesce((select case when p.value ~ '^\\s*\\d{1,3}\\s*$' then least(greatest(trim(p.value)::int, 1), $2) end
        from parameter p where p.tenant_id = t.id and p.key = 'api-log.days'), $1) as days) kept
      cross join lateral (select * from api_log x where x.tenant_id = t.id and x.at < clock_timestamp() - make_interval(days => kept.days)
        order by x.at limit 50000) l)`,
    [usualLogDays, mostLogDays],
  )
}
