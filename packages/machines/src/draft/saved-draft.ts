import { isRecord } from '../stored-value/index.ts'
import type { DraftContext, DraftOwner, SavedDraft, SeenDraft } from './draft.types.ts'

/** The name under which a draft is stored: one per user and form. Ids are written as JSON, so that no two pairs share a name. */
export function draftKey({ formId, userId }: DraftOwner): string {
  return `draft:${JSON.stringify([userId, formId])}`
}

/** The draft to store next: one revision further than the last. */
export function nextDraft({ values, idempotencyKey, revision }: DraftContext): SavedDraft {
  return { version: 1, values, idempotencyKey, revision: revision + 1 }
}

/** Reads a stored draft. Answers nothing for anything that `nextDraft` cannot have made. */
export function parseSavedDraft(saved: unknown): SavedDraft | undefined {
  if (!isRecord(saved) || saved.version !== 1) return undefined
  const { values, idempotencyKey, revision } = saved
  if (!isRecord(values) || typeof idempotencyKey !== 'string' || idempotencyKey === '') return undefined
  if (typeof revision !== 'number' || !Number.isSafeInteger(revision) || revision < 1) return undefined
  return { version: 1, values, idempotencyKey, revision }
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
