import type { HistoryEntry } from '@etalon/api/contract'

/** The move that brought a record to where it stands now, if whoever made it had to say why: a return, a lock, a void. */
export function lastReason(history: readonly HistoryEntry[]): (HistoryEntry & { readonly reason: string }) | undefined {
  const moved = history.findLast(({ from, to }) => from !== to)
  return moved && moved.reason !== null && moved.reason !== '' ? { ...moved, reason: moved.reason } : undefined
}
