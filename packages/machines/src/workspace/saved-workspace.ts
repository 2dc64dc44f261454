import { parseSavedLock } from '../lock-screen/index.ts'
import { parseSavedPreferences } from '../preferences/index.ts'
import { parseSavedSession, parseTokenlessSession } from '../session/index.ts'
import { isRecord } from '../stored-value/index.ts'
import { parseSavedTabs } from '../tab-strip/index.ts'
import type { SavedWorkspace, WorkspaceInput } from './workspace.types.ts'

/** Reads a stored workspace. Answers nothing for anything that `takeSnapshot` cannot have made. */
export function parseSavedWorkspace(saved: unknown): SavedWorkspace | undefined {
  if (!isRecord(saved) || saved.version !== 1) return undefined
  const preferences = parseSavedPreferences(saved.preferences)
  const lock = parseSavedLock(saved.lock)
  const session = parseTokenlessSession(saved.session)
  const tabs = parseSavedTabs(saved.tabs)
  if (!preferences || !lock || (saved.session !== undefined && !session)) return undefined
  // Whoever is in and not locked has tabs, and nobody else.
  if ((tabs === undefined) === (session?.locked === false) || (saved.tabs !== undefined && !tabs)) return undefined
  return { version: 1, preferences, lock, ...(session ? { session } : {}), ...(tabs ? { tabs } : {}) }
}

/** What the parts begin with, where a workspace is restored. */
export function restoredInput(input: WorkspaceInput): WorkspaceInput {
  const { tokens } = input
  const restored = parseSavedWorkspace(input.restored)
  const session = { ...restored?.session, tokens }
  return {
    ...input,
    // Also without a person: an empty token that is found ends a session, whoever that was.
    session: { ...(tokens === undefined ? {} : { saved: session }), ...input.session },
    preferences: { saved: restored?.preferences, ...input.preferences },
    lockScreen: { saved: restored?.lock, ...input.lockScreen },
    // The tabs are theirs who come back.
    tabStrip: { ...(parseSavedSession(session) ? { saved: restored?.tabs } : {}), ...input.tabStrip },
  }
}
