import { isRecord } from '../stored-value/index.ts'
import type { DraftChange, DraftContext, DraftOwner, DraftValues, SavedDraft, SeenDraft } from './draft.types.ts'

/** The name under which a draft is stored: one per user and form. Ids are written as JSON, so that no two pairs share a name. */
export function draftKey({ formId, userId }: DraftOwner): string {
  return `draft:${JSON.stringify([userId, formId])}`
}

/** Whose draft of which form is stored under a name; undefined for one that `draftKey` did not make. */
export function parseDraftKey(key: string): DraftOwner | undefined {
  const [, written] = /^draft:(\[.*\])$/s.exec(key) ?? []
  if (written === undefined) return undefined
  try {
    const [userId, formId]: readonly unknown[] = JSON.parse(written)
    const owner = typeof userId === 'string' && typeof formId === 'string' ? { userId, formId } : undefined
    return owner && draftKey(owner) === key ? owner : undefined
  } catch {
    return undefined
  }
}

/** The draft to store next: one revision further than the last. */
export function nextDraft({ values, began, idempotencyKey, revision }: DraftContext): SavedDraft {
  return { version: 1, values, began, idempotencyKey, revision: revision + 1 }
}

/** Reads a stored draft. Answers nothing for anything that `nextDraft` cannot have made. */
export function parseSavedDraft(saved: unknown): SavedDraft | undefined {
  if (!isRecord(saved) || saved.version !== 1) return undefined
  const { values, began, idempotencyKey, revision } = saved
  if (!isRecord(values) || typeof idempotencyKey !== 'string' || idempotencyKey === '') return undefined
  // Drafts of before have no beginning.
  if (began !== undefined && !isRecord(began)) return undefined
  if (typeof revision !== 'number' || !Number.isSafeInteger(revision) || revision < 1) return undefined
  return { version: 1, values, ...(began && { began }), idempotencyKey, revision }
}

/** What the fields of a form began with after a change: one that says again what the form began with has not been typed. */
export function beganOf({ began, initial }: DraftContext, change: DraftChange): DraftValues {
  const next = { ...began, ...change.began }
  const untyped = Object.entries(change.values).filter(
    ([name, value]) => next[name] !== initial[name] && JSON.stringify(value) === JSON.stringify(initial[name]),
  )
  return { ...next, ...Object.fromEntries(untyped.map(([name]) => [name, initial[name]])) }
}

/** Whether a storage says that nothing is there. */
export function isNothing(stored: unknown): stored is undefined | null {
  return stored === undefined || stored === null
}

/** Which stored draft a page saw last. */
export function seenDraft({ revision, storedKey }: DraftContext): SeenDraft {
  return { base: revision, baseKey: storedKey }
}

/** Whether what is stored is what a page saw last; the ports `saveDraft` and `clearDraft` ask this. Rubbish counts as nothing. */
export function isStillStored(stored: unknown, { base, baseKey }: SeenDraft): boolean {
  const draft = parseSavedDraft(stored)
  return draft ? draft.revision === base && draft.idempotencyKey === baseKey : base === 0
}
