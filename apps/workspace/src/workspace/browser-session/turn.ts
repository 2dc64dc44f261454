import type { TurnEvent, TurnWord } from '@etalon/machines/token-refresh'
import { fromCallback } from 'xstate'
import { readTokens, writeTokens } from './saved-session.ts'

const name = 'etalon.refresh'

/**
 * One browser tab after the other refreshes: a Web Lock, which the browser frees when its tab dies. What the last one fetched is
 * in the storage that all share. Where there are no locks (plain http) each tab takes its turn at once, and the server's grace for
 * the token just replaced lets two that met come through.
 */
export const turn = fromCallback<TurnWord>(({ sendBack, receive }) => {
  const say = (event: TurnEvent) => sendBack(event)
  const take = () => say({ type: 'TURN.TAKEN', tokens: readTokens() })
  receive(({ tokens }) => writeTokens(tokens))
  if (!('locks' in navigator)) {
    take()
    return undefined
  }
  const over = new AbortController()
  const ended = new Promise<void>((resolve) => over.signal.addEventListener('abort', () => resolve()))
  const held = navigator.locks.request(name, { signal: over.signal }, () => {
    take()
    return ended
  })
  held.catch(() => {
    // Given up while it waited, nobody listens any more; where locks are forbidden it is as if there were none.
    if (!over.signal.aborted) take()
  })
  return () => over.abort()
})
