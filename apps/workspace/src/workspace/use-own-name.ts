import { useLanguage } from '@etalon/ui/i18n'
import { useSelector } from '@xstate/react'
import { inLanguage } from '../messages/in-language.ts'
import { useWorkspace } from './workspace-context.tsx'

/** What the person signed in is called, in the language in force; empty where nobody is. */
export function useOwnName(): string {
  const { session } = useWorkspace()
  const language = useLanguage()
  const user = useSelector(session, ({ context }) => context.user)
  return user ? inLanguage(language, user.name, user.nameEn ?? '') : ''
}
