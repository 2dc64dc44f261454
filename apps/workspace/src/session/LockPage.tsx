import { useConfirm } from '@etalon/ui/confirm'
import { LockScreen } from '@etalon/ui/lock-screen'
import { useEffect, useEffectEvent } from 'react'
import { useWords } from '../messages/index.ts'
import { sessionMessages } from '../messages/session.ts'
import { AppearanceTools } from '../shell/AppearanceTools.tsx'
import { ConnectionNote } from '../shell/ConnectionNote.tsx'
import { usePageTitle } from '../shell/use-page-title.ts'
import { useOwnName, useWorkspace } from '../workspace/index.ts'

/** The locked screen. Nothing of the work is in it, nor in its title (LOCK-5). */
export function LockPage() {
  const words = useWords(sessionMessages)
  const { session, lockScreen, toasts } = useWorkspace()
  const confirm = useConfirm()
  const name = useOwnName()
  usePageTitle(words.locked)
  useEffect(() => toasts.clear(), [toasts])

  const ask = useEffectEvent(async () => {
    const answer = await confirm({ title: words.logoutTitle, consequence: words.logoutConsequence, confirmLabel: words.logout })
    session.send({ type: answer ? 'LOGOUT.CONFIRMED' : 'LOGOUT.CANCELLED' })
  })
  useEffect(() => {
    const { unsubscribe } = lockScreen.on('signOutNeeded', ({ reason }) => {
      if (reason === 'asked') void ask()
    })
    return unsubscribe
  }, [lockScreen])
  return <LockScreen actor={lockScreen} name={name} tools={<AppearanceTools />} notice={<ConnectionNote stands="locked" />} />
}
