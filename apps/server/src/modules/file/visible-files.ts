import { type SQL, sql } from '../../db/index.ts'
import { reachedBy } from '../../policies/index.ts'
import type { Caller } from '../../session/index.ts'

/** Whole files that somebody reaches, beneath the alias `f`. */
export const visibleTo = (caller: Caller): SQL => sql`f.finished_at is not null and ${reachedBy(caller, 'file')}`
