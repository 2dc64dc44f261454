/** What a form holds, by field. */
export type DraftValues = Readonly<Record<string, unknown>>

/** Whose draft of which form. */
export interface DraftOwner {
  /** The form, with the record's id where it edits one: `order:17`. */
  readonly formId: string
  /** Whose draft it is: nobody sees another's. */
  readonly userId: string
}

/** A draft as it is stored. */
export interface SavedDraft {
  /** The shape of this value; one of another version counts as none. */
  readonly version: 1
  /** What the form held. */
  readonly values: DraftValues
  /** What the form began with: fields that say something else were typed. Missing in a draft that was stored before this was kept. */
  readonly began?: DraftValues | undefined
  /** Sent with the submission, so that repeating it makes one record. */
  readonly idempotencyKey: string
  /** Rises with each save; by it two pages that edit one draft notice each other. */
  readonly revision: number
}

/** What the `restoreDraft` port is asked; it answers whatever is stored under the key, or undefined. */
export interface RestoreDraftRequest {
  /** Made of user and form by `draftKey`. */
  readonly key: string
}

/** Which stored draft a page saw last, so that it neither overwrites nor removes another one. */
export interface SeenDraft {
  /** Its revision; 0 where nothing was stored. */
  readonly base: number
  /** Its idempotency key; empty where nothing was stored. Revisions begin anew with each draft, keys do not come again. */
  readonly baseKey: string
}

/** What the `saveDraft` port is asked. It stores `draft` if what is stored `isStillStored`, in one go, and else says so. */
export interface SaveDraftRequest extends SeenDraft {
  /** Made of user and form by `draftKey`. */
  readonly key: string
  /** What is to be stored. */
  readonly draft: SavedDraft
}

/** What the `saveDraft` port answers; nothing stored is a conflict too, where this page had saved: another one ended the draft. */
export type SaveDraftAnswer = { readonly outcome: 'saved' } | { readonly outcome: 'conflict'; readonly stored: unknown }

/** What the `clearDraft` port is asked. It removes what is stored if that `isStillStored`: else those are another page's words. */
export interface ClearDraftRequest extends SeenDraft {
  /** Made of user and form by `draftKey`. */
  readonly key: string
}

/** Fields that changed. */
export interface DraftChange {
  /** What they hold now. */
  readonly values: DraftValues
  /** What they began with, where that is not what the form began with. */
  readonly began?: DraftValues | undefined
}

/** What a draft can be told. */
export type DraftEvent =
  /**
   * Some fields changed; the others stay. What was typed on an earlier version of a record goes over into a newer one with `began`: what these
   * fields began with there.
   */
  | ({ readonly type: 'VALUES.CHANGED' } & DraftChange)
  /** Save at once: before a lock, a navigation or a closed page. */
  | { readonly type: 'SAVE' }
  /** Does again what failed: saving or removing what is stored. */
  | { readonly type: 'RETRY' }
  /** The network is back. */
  | { readonly type: 'ONLINE' }
  /** Away with the draft, back to the initial values. One that nobody has seen yet, as it was still asked for, stays stored. */
  | { readonly type: 'DISCARD' }
  /** The server has acknowledged the submission: the draft is no longer needed. */
  | { readonly type: 'SUBMITTED' }
  /** In a conflict: what stands here wins. */
  | { readonly type: 'CONFLICT.KEEP_MINE' }
  /** In a conflict: what was stored wins; where another page ended the draft, the form begins anew. */
  | { readonly type: 'CONFLICT.TAKE_THEIRS' }

/** Why a form is to show other values: found in storage, taken from another page, ended there, or back to the start. */
export type DraftRestoreReason = 'stored' | 'theirs' | 'ended' | 'discarded' | 'submitted'

/** What began a save: a pause in typing, a wish, a retry, the network that came back, or the answer to a conflict. */
export type DraftSaveReason = 'autosave' | 'asked' | 'retry' | 'online' | 'keepMine'

/** What a draft tells. */
export type DraftEmitted =
  /** Put these values into the form. */
  | { readonly type: 'restored'; readonly values: DraftValues; readonly reason: DraftRestoreReason }
  /** The values are stored, as this revision. */
  | { readonly type: 'saved'; readonly revision: number; readonly reason: DraftSaveReason }
  /** Something about the storage failed. What was typed stays in the form; after `clear` that is the form as it begins. */
  | { readonly type: 'failed'; readonly error: unknown; readonly reason: 'restore' | 'save' | 'clear' }
  /** A person is to decide: another page stored another draft, or submitted or discarded this one. */
  | { readonly type: 'conflicted'; readonly stored: SavedDraft; readonly reason: 'otherPage' }
  /** The same, where nothing is stored any more: another page ended this draft. */
  | { readonly type: 'conflicted'; readonly stored: undefined; readonly reason: 'ended' }

/** How a draft begins; what is stored for its owner is then asked for. */
export interface DraftInput extends DraftOwner {
  /** What the form holds before anything is typed. */
  readonly initial: DraftValues
  /** Makes a new idempotency key, such as a UUID. */
  readonly createKey: () => string
}

/** What a draft remembers. */
export interface DraftContext {
  /** The key in the storage. */
  readonly key: string
  /** What the form holds before anything is typed. */
  readonly initial: DraftValues
  /** What the form holds. */
  readonly values: DraftValues
  /** What its fields began with, some of them perhaps on an earlier version of the record. */
  readonly began: DraftValues
  /** Sent with the submission, so that repeating it makes one record. */
  readonly idempotencyKey: string
  /** The revision stored last, as far as this page knows. */
  readonly revision: number
  /** The key of the draft that is stored, as far as this page knows; empty where there is none. */
  readonly storedKey: string
  /** The key of the draft that is being stored: where it is submitted meanwhile, the next one has another already. */
  readonly savingKey: string
  /** Whether values changed while the storage was asked for something. */
  readonly changedMeanwhile: boolean
  /** Whether a save was asked for when none could begin. */
  readonly askedMeanwhile: boolean
  /** Whether the draft was discarded or submitted while a save was under way: it is cleared when that has ended. */
  readonly ending: boolean
  /** What began the last save. */
  readonly saveReason: DraftSaveReason
  /** What a port failed with last, for the log. */
  readonly error: unknown
  /** What another page stored, in a conflict; nothing where it ended the draft. */
  readonly stored: SavedDraft | undefined
  /** The maker of keys that it was given. */
  readonly createKey: () => string
}
