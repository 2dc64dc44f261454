/** The oldest of the system's PostgreSQL servers that will do; undefined where there is none. */
export function findSystemPostgres(): { readonly version: number; readonly bin: string } | undefined
/** Who runs it, for the options of a child process: PostgreSQL refuses root. */
export function whoRuns(): { readonly uid?: number; readonly gid?: number }
/** Runs `work` with the address of a server on a cluster of its own, which is gone afterwards. */
export function withSystemPostgres(work: (url: string) => Promise<unknown>): Promise<unknown>
