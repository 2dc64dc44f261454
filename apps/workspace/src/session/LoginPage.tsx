import { useSelector } from '@xstate/react'
import { useWords } from '../messages/index.ts'
import { sessionMessages } from '../messages/session.ts'
import { usePageTitle } from '../shell/use-page-title.ts'
import { useWorkspace } from '../workspace/index.ts'
import { EntryFrame } from './EntryFrame.tsx'
import { OpenDoors } from './OpenDoors.tsx'
import { SignInCodeForm } from './SignInCodeForm.tsx'
import { SignInForm } from './SignInForm.tsx'
import { isAskedForCode } from './sign-in-state.ts'

/** Signing in, in one step or, where the institute asks for a code from a text message, in two. */
export function LoginPage() {
  const words = useWords(sessionMessages)
  const { session } = useWorkspace()
  const hasCode = useSelector(session, isAskedForCode)
  usePageTitle(words.signIn)
  return (
    <EntryFrame>
      {hasCode ? <SignInCodeForm /> : <SignInForm />}
      <OpenDoors />
    </EntryFrame>
  )
}
