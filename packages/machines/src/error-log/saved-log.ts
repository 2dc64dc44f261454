import { choiceOf, isRecord } from '../stored-value/index.ts'
import type { LogEntry, SavedErrorLog } from './error-log.types.ts'
import { masked } from './mask.ts'

/** So many entries are kept. */
export const mostEntries = 200

/** No text of an entry is longer. */
export const longestText = 4000

/** What may be kept of a text: not too long, and without secrets. Cut first, so that nothing long is searched. */
export function keepable(text: string): string {
  const whole = masked(text.slice(0, longestText * 2))
  return whole.length > longestText ? `${whole.slice(0, longestText - 1)}…` : whole
}

/** What to keep over a reload. */
export function saveLog(entries: readonly LogEntry[]): SavedErrorLog {
  return { version: 1, entries }
}

/** Reads a stored log. Entries that `saveLog` cannot have made are left out; a stranger's value is no log. */
export function parseSavedLog(saved: unknown): readonly LogEntry[] {
  if (!isRecord(saved) || saved.version !== 1 || !Array.isArray(saved.entries)) return []
  const entries = saved.entries.slice(0, mostEntries).flatMap((one) => entryOf(one) ?? [])
  const ids = new Set<number>()
  return entries.filter(({ id }) => !ids.has(id) && ids.add(id)).sort((a, b) => b.id - a.id)
}

function entryOf(value: unknown): LogEntry | undefined {
  if (!isRecord(value)) return undefined
  const { id, url, time, message, stack, info, times } = value
  const type = choiceOf(['error', 'warning'] as const, value.type)
  const texts = [url, message, stack, info]
  const isSound =
    type !== undefined &&
    isCount(id) &&
    isCount(times) &&
    times > 0 &&
    typeof time === 'number' &&
    Number.isFinite(time) &&
    texts.every((text) => typeof text === 'string')
  if (!isSound) return undefined
  return { id, type, time, times, url: text(url), message: text(message), stack: text(stack), info: text(info) }
}

/** More than ever happen: whoever counts further is not ours, and the next id would be no other one. */
const mostCounted = 1e12

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= mostCounted

/** A stored text is no more trusted than a caught one. */
const text = (value: unknown): string => keepable(String(value))
