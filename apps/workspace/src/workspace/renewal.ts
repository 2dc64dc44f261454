import type { SessionActorRef } from '@etalon/machines/session'
import { waitFor } from 'xstate'

/** What becomes of calls that were answered 401. */
export interface Renewal {
  /** Lets the session renew its tokens once; true when whoever sent the call is signed in with a newer one, and it may be sent again. */
  renew(token: string | undefined): Promise<boolean>
  /** Tells the session of a 401 that stands. */
  standing(token: string | undefined): void
}

/**
 * Cures calls by the session's own refresh. A call that comes back after its token was replaced needs no other one, and one that
 * comes back after somebody else has signed in is never sent in their name.
 */
export function createRenewal(session: SessionActorRef): Renewal {
  const tokenNow = () => session.getSnapshot().context.tokens?.accessToken
  const isSettledFor = (token: string) => (snapshot: ReturnType<SessionActorRef['getSnapshot']>) =>
    !snapshot.matches('signedIn') || snapshot.context.tokens?.accessToken !== token
  /** All the tokens of whoever is signed in now. */
  let own = new Set([tokenNow()])
  session.on('tokensChanged', ({ tokens, reason }) => {
    if (reason === 'signedIn') own = new Set()
    own.add(tokens.accessToken)
  })
  return {
    async renew(token) {
      if (token === undefined) return false
      session.send({ type: 'CALL.UNAUTHORISED', token, repeated: false })
      const settled = await waitFor(session, isSettledFor(token), { timeout: 20_000 }).catch(() => undefined)
      return settled?.matches('signedIn') === true && own.has(token)
    },
    standing(token) {
      if (token !== undefined) session.send({ type: 'CALL.UNAUTHORISED', token, repeated: true })
    },
  }
}
