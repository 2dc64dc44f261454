import { sessionEndOf } from '@etalon/api/contract'
import { parseSavedLock, type SharedLock } from '@etalon/machines/lock-screen'
import type { SiblingsEvent, SiblingWord, WorkspaceEvent } from '@etalon/machines/workspace'
import { fromCallback } from 'xstate'
import { readTokens } from './saved-session.ts'

const name = 'etalon.session'

/** The other browser tabs of this session. That there is a new token is told, not the token: it is in the cookie that all share. */
export const siblings = fromCallback<SiblingsEvent>(({ sendBack, receive }) => {
  const say = (event: WorkspaceEvent) => sendBack(event)
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }) => {
    const word = parseWord(data)
    if (word) say({ type: 'SIBLING.SAID', word })
  })
  receive(({ word }) => {
    channel.postMessage(word.said === 'refreshed' ? { said: word.said } : word)
  })
  return () => channel.close()
})

/** Reads what another tab says; one of an older release may say what is not understood. */
export function parseWord(data: unknown): SiblingWord | undefined {
  if (typeof data !== 'object' || data === null || !('said' in data)) return undefined
  if (data.said === 'unlocked') return { said: 'unlocked' }
  if (data.said === 'signedOut') {
    const told = 'endedBy' in data ? data.endedBy : undefined
    const endedBy = sessionEndOf(told)
    return { said: 'signedOut', ...(endedBy ? { endedBy } : {}) }
  }
  if (data.said === 'refreshed') {
    const tokens = readTokens()
    return tokens && { said: 'refreshed', tokens }
  }
  if ((data.said !== 'locked' && data.said !== 'tried' && data.said !== 'settings') || !('lock' in data)) return undefined
  const lock = parseLock(data.lock)
  return lock && { said: data.said, lock }
}

function parseLock(data: unknown): SharedLock | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const parsed = parseSavedLock({ ...data, version: 1 })
  if (!parsed) return undefined
  const { verifier, tries, waitUntil, idleMinutes } = parsed
  return { verifier, tries, waitUntil, idleMinutes }
}
