export { type DraftActorRef, type DraftSnapshot, draftMachine, hasChanges, isUnsaved } from './draft.machine.ts'
export type * from './draft.types.ts'
export { draftKey, isStillStored, parseDraftKey, parseSavedDraft } from './saved-draft.ts'
