import { socketMessage } from '@etalon/api/contract'
import { useLanguage } from '@etalon/ui/i18n'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { inLanguage, useWords } from '../../messages/index.ts'
import { tellingMessages } from '../../messages/telling.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { pathOf } from './path-of.ts'

/** What reads markup comes with the first that is to be read; a message is told without its text where it does not come. */
async function textOf(markup: string): Promise<string> {
  try {
    const { plainText } = await import('./plain-text.ts')
    return plainText(markup)
  } catch {
    return ''
  }
}

/** Says what came over the socket, with a way to what it is about (SHELL-10). */
export function useMessageToasts(): void {
  const { messageSocket, telling, toasts, session } = useWorkspace()
  const words = useWords(tellingMessages)
  const language = useLanguage()
  const navigate = useNavigate()
  const say = useEffectEvent(async (message: unknown) => {
    const read = socketMessage.safeParse(message)
    if (!read.success || 'beat' in read.data) return
    const told = read.data
    if (told.topic === 'notice') {
      toasts.show({ tone: 'info', title: words.newNotice(told.body.title) })
      return
    }
    const { body } = told
    const path = pathOf(body.path)
    const detail = await textOf(inLanguage(language, body.content, body.contentEn))
    // Meanwhile the screen may have been locked, or left.
    const now = session.getSnapshot()
    if (!now.matches('signedIn') || now.context.locked) return
    const open = () => {
      void telling.read(body).catch(() => undefined)
      if (path !== undefined) void navigate(path)
    }
    toasts.show({
      tone: 'info',
      title: inLanguage(language, body.title, body.titleEn),
      ...(detail === '' ? {} : { detail }),
      ...(path === undefined ? {} : { action: { label: words.open, onAction: open } }),
    })
  })
  useEffect(() => {
    const heard = messageSocket.on('message', ({ message }) => void say(message))
    return () => heard.unsubscribe()
  }, [messageSocket])
}
