import { expect, test } from 'vitest'
import { parseWord } from './siblings.ts'

const lock = { verifier: 'v', tries: 1, waitUntil: 5, idleMinutes: 0 }

test.each([
  { said: 'signedOut' },
  { said: 'signedOut', endedBy: 'administrator' },
  { said: 'unlocked' },
  { said: 'locked', lock },
  { said: 'tried', lock },
  { said: 'settings', lock },
])('[SES-7][LOCK-2] %o is understood', (word) => expect(parseWord(word)).toEqual(word))

test('[SES-7] that another tab is out counts, whatever it says ended the session', () => {
  expect(parseWord({ said: 'signedOut', endedBy: 'a later release' })).toEqual({ said: 'signedOut' })
})

test('[LOCK-2] a lock without a password is told without one, and nothing else is taken over', () => {
  const { verifier: _, ...bare } = lock
  expect(parseWord({ said: 'locked', lock: { ...bare, order: 'WT1' } })).toEqual({
    said: 'locked',
    lock: { ...lock, verifier: undefined },
  })
})

test.each([
  undefined,
  null,
  'signedOut',
  {},
  { said: 'closed' },
  { said: 'locked' },
  { said: 'locked', lock: null },
  { said: 'locked', lock: { ...lock, tries: '1' } },
  { said: 'locked', lock: { ...lock, waitUntil: undefined } },
  { said: 'tried', lock: { ...lock, verifier: 1 } },
  { said: 'settings', lock: { ...lock, idleMinutes: -1 } },
])('what an older release may say is not understood: %o', (word) => {
  expect(parseWord(word)).toBeUndefined()
})
