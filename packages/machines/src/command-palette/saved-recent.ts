import { isRecord, isTextList } from '../stored-value/index.ts'
import type { SavedRecent } from './command-palette.types.ts'

/** So many used commands are remembered. */
export const mostRecent = 20

/** Reads what was stored; `undefined` for anything that is not this version of it. */
export function parseSavedRecent(value: unknown): SavedRecent | undefined {
  if (!isRecord(value) || value.version !== 1 || !isTextList(value.ids)) return undefined
  return { version: 1, ids: [...new Set(value.ids)].slice(0, mostRecent) }
}

/** What is remembered once a command was used. */
export function withUsed(recent: readonly string[], id: string): readonly string[] {
  return [id, ...recent.filter((one) => one !== id)].slice(0, mostRecent)
}
