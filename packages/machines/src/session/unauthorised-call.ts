import { waitFor } from 'xstate'
import { present } from '../present/index.ts'
import type { SessionActorRef, SessionSnapshot } from './session.machine.ts'

/**
 * What becomes of a call that was answered 401: `repeat` it, for whoever sent it is signed in with a newer token; `wait` for one;
 * or let it `fail`, for there will be none, or somebody else is signed in by now.
 */
export type CallFate = 'repeat' | 'wait' | 'fail'

/**
 * The fate of a call that was answered 401, as the session stands now.
 * @param token the access token that the call had sent; one that had sent none has nothing to renew
 */
export function fateOfCall(snapshot: SessionSnapshot, token: string | undefined): CallFate {
  if (!snapshot.matches('signedIn')) return 'fail'
  const { tokens, replaced, renewing } = snapshot.context
  if (token === present(tokens).accessToken) return renewing ? 'wait' : 'fail'
  return replaced.some((older) => older === token) ? 'repeat' : 'fail'
}

/**
 * Tells a session of a call that was answered 401, and waits for its fate. A call that comes back after its token was replaced
 * asks for no other one, however many do wait for the same one, and none is ever repeated in the name of somebody else.
 * @param token the access token that the call had sent
 * @returns whether to repeat it, with the token that the session has then; where that is refused as well, send
 * `CALL.UNAUTHORISED` with `repeated`
 */
export async function renewCall(session: SessionActorRef, token: string | undefined): Promise<boolean> {
  session.send({ type: 'CALL.UNAUTHORISED', token })
  // Taken away while it waits, the session gives no answer, and stands as it stood.
  await waitFor(session, (snapshot) => fateOfCall(snapshot, token) !== 'wait').catch(() => undefined)
  return fateOfCall(session.getSnapshot(), token) === 'repeat'
}
