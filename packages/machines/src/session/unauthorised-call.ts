import { waitFor } from 'xstate'
import type { SessionActorRef, SessionSnapshot } from './session.machine.ts'

/**
 * What becomes of a call that was answered 401: `repeat` it, for whoever sent it is signed in with a newer token; `wait` for one;
 * or let it `fail`, for there will be none, or somebody else is signed in by now.
 */
export type CallFate = 'repeat' | 'wait' | 'fail'

/**
 * The fate of a call that was answered 401, as the session stands now.
 * @param token the access token that the call had sent; none had nothing to renew
 */
export function fateOfCall(snapshot: SessionSnapshot, token: string | undefined): CallFate {
  if (token === undefined || !snapshot.matches('signedIn')) return 'fail'
  const { tokens, replaced, renewing } = snapshot.context
  if (token === tokens?.accessToken) return renewing ? 'wait' : 'fail'
  return replaced.includes(token) ? 'repeat' : 'fail'
}

/**
 * Tells a session of a call that was answered 401, and waits for its fate. A call that comes back after its token was replaced
 * asks for no other one, however many do wait for the same one, and none is ever repeated in the name of somebody else.
 * @param token the access token that the call had sent
 * @returns whether to repeat it, with the token that the session has then; one that is refused again is told by `tellStanding`
 */
export async function renewCall(session: SessionActorRef, token: string | undefined): Promise<boolean> {
  if (token === undefined) return false
  session.send({ type: 'CALL.UNAUTHORISED', token })
  // Taken away while it waits, the session gives no answer, and stands as it stood.
  await waitFor(session, (snapshot) => fateOfCall(snapshot, token) !== 'wait').catch(() => undefined)
  return fateOfCall(session.getSnapshot(), token) === 'repeat'
}

/**
 * Tells a session of a 401 that stands: the call was repeated, or could not be. It ends the session, unless that has a newer token
 * than the call had sent, or is somebody else's.
 */
export function tellStanding(session: SessionActorRef, token: string | undefined): void {
  if (token !== undefined) session.send({ type: 'CALL.UNAUTHORISED', token, repeated: true })
}
