import { sessionEndOf } from '@etalon/api/contract'
import { parseSavedLock, type SharedLock } from '@etalon/machines/lock-screen'
import type { SiblingsEvent, SiblingWord, WorkspaceEvent } from '@etalon/machines/workspace'
import { fromCallback } from 'xstate'
import { readTokens } from './saved-session.ts'

const name = 'etalon.session'

/**
 * The other browser tabs of this session. That there is a new token is told, not the token: it is in the cookie that all share.
 * @param opened waits until what was sealed here can be read, where another tab has told what opens it: before that the lock is not
 *   lifted, since an empty page would be kept in place of what is still sealed
 */
export const createSiblings = (opened: () => Promise<unknown>) =>
  fromCallback<SiblingsEvent>(({ sendBack, receive }) => {
    const channel = new BroadcastChannel(name)
    let isOver = false
    const say = (word: SiblingWord) => {
      if (!isOver) sendBack({ type: 'SIBLING.SAID', word } satisfies WorkspaceEvent)
    }
    // One after the other: a lock that follows an unlocking is not overtaken by it.
    let said: Promise<unknown> = Promise.resolve()
    channel.addEventListener('message', ({ data }) => {
      const word = parseWord(data)
      if (word) said = said.then(() => (word.said === 'unlocked' ? opened() : undefined)).then(() => say(word))
    })
    receive(({ word }) => {
      channel.postMessage(word.said === 'refreshed' ? { said: word.said } : word)
    })
    return () => {
      isOver = true
      channel.close()
    }
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
