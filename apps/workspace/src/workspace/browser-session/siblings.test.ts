import type { WorkspaceEvent } from '@etalon/machines/workspace'
import { expect, onTestFinished, test } from 'vitest'
import { assign, createActor, setup } from 'xstate'
import { createSiblings, parseWord } from './siblings.ts'

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

test('[LOCK-3] an unlocking is told once what was sealed is open, and a lock that follows it is not overtaken', async () => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  const page = createActor(
    setup({
      types: {} as { context: { heard: readonly string[] }; events: WorkspaceEvent },
      actors: { siblings: createSiblings(() => opened) },
    }).createMachine({
      context: { heard: [] },
      invoke: { src: 'siblings' },
      on: {
        'SIBLING.SAID': {
          actions: assign({ heard: ({ context, event }) => [...context.heard, event.word.said] }),
        },
      },
    }),
  ).start()
  const heard = () => page.getSnapshot().context.heard
  const other = new BroadcastChannel('etalon.session')
  onTestFinished(() => {
    page.stop()
    other.close()
  })
  for (const word of [{ said: 'tried', lock }, { said: 'unlocked' }, { said: 'locked', lock }]) other.postMessage(word)
  await expect.poll(heard).toEqual(['tried'])
  // Whatever else goes on meanwhile.
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(heard()).toEqual(['tried'])
  open()
  await expect.poll(heard).toEqual(['tried', 'unlocked', 'locked'])
})
