import type pg from 'pg'

/**
 * How many sessions wait for what one of them holds, or for somebody who waits for it. Whatever else waits in the cluster, such as a test
 * beside this one, is not counted.
 * @param holder the process of the session that holds something @default the one that is asked
 */
export async function sessionsBehind(owner: pg.Client, holder?: number): Promise<number> {
  // Not from pg_stat_activity, which within a transaction stays as it was when it was first looked at.
  const { rows } = await owner.query<{ count: number }>(
    `with recursive waiting as materialized (
       select pid, pg_blocking_pids(pid) as blockers from (select distinct pid from pg_locks where not granted) as one
     ), behind as (
       select pid from waiting where coalesce($1::int, pg_backend_pid()) = any(blockers)
       union
       select w.pid from waiting w join behind b on b.pid = any(w.blockers)
     )
     select count(*)::int as count from behind`,
    [holder],
  )
  return rows[0]?.count ?? 0
}
