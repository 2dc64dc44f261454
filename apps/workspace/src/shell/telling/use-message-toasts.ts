import { socketMessage } from '@etalon/api/contract'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { useWords } from '../../messages/index.ts'
import { tellingMessages } from '../../messages/telling.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { pathOf, plainText } from './plain-text.ts'

/** Says what came over the socket, with a way to what it is about (SHELL-10). */
export function useMessageToasts(): void {
  const { messageSocket, telling, toasts } = useWorkspace()
  const words = useWords(tellingMessages)
  const navigate = useNavigate()
  const say = useEffectEvent((message: unknown) => {
    const read = socketMessage.safeParse(message)
    if (!read.success || 'beat' in read.data) return
    const told = read.data
    if (told.topic === 'notice') {
      toasts.show({ tone: 'info', title: words.newNotice(told.body.title) })
      return
    }
    const { body } = told
    const path = pathOf(body.path)
    const detail = plainText(body.content)
    const open = () => {
      void telling.read(body).catch(() => undefined)
      if (path !== undefined) void navigate(path)
    }
    toasts.show({
      tone: 'info',
      title: body.title,
      ...(detail === '' ? {} : { detail }),
      ...(path === undefined ? {} : { action: { label: words.open, onAction: open } }),
    })
  })
  useEffect(() => {
    const heard = messageSocket.on('message', ({ message }) => say(message))
    return () => heard.unsubscribe()
  }, [messageSocket])
}
