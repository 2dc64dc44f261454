import { socketMessage } from '@etalon/api/contract'
import type { Children } from '../children.ts'
import { caughtError } from '../kept/error-log.ts'
import type { Telling } from './telling.ts'

type Needs = Pick<Children, 'session' | 'messageSocket' | 'noticePopup' | 'errorLog'>

/** Lets what is told follow who is there, and what comes over the socket renew it. */
export function keepTelling({ session, messageSocket, noticePopup, errorLog }: Needs, telling: Telling): void {
  const now = session.getSnapshot()
  if (now.matches('signedIn') && !now.context.locked) telling.begin()
  session.on('signedIn', telling.begin)
  session.on('unlocked', telling.begin)
  session.on('signedOut', telling.clear)
  // Locked, nothing of the work stays in this page (LOCK-5).
  session.on('locked', telling.clear)
  messageSocket.on('message', ({ message }) => {
    const told = socketMessage.safeParse(message)
    if (!told.success || 'beat' in told.data) return
    if (told.data.topic === 'message') telling.renewMessages()
    else telling.notices.send({ type: 'RENEWED' })
  })
  // What came before there was a connection was told to nobody.
  messageSocket.on('connected', () => {
    telling.renewMessages()
    telling.notices.send({ type: 'RENEWED' })
  })
  noticePopup.on('failed', ({ error }) => errorLog.send({ type: 'ERROR.CAUGHT', error: caughtError(error) }))
}
