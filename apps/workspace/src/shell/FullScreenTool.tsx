import { isFullScreen } from '@etalon/machines/full-screen'
import { useFullScreen } from '@etalon/ui/full-screen'
import { useMessages } from '@etalon/ui/i18n'
import { TopTool } from '@etalon/ui/shell-frame'
import { useSelector } from '@xstate/react'
import { Maximize, Minimize } from 'lucide-react'
import { useWorkspace } from '../workspace/index.ts'

/** Lets the workspace fill the screen, and gives the screen back (SHELL-6); browsers that cannot have no button. */
export function FullScreenTool() {
  const { toasts } = useWorkspace()
  const messages = useMessages()
  const actor = useFullScreen({ onRefused: () => toasts.show({ tone: 'warning', title: messages.fullScreenRefused }) })
  const full = useSelector(actor, isFullScreen)
  const supported = useSelector(actor, (snapshot) => !snapshot.matches('unsupported'))
  if (!supported) return null
  return (
    <TopTool
      icon={full ? Minimize : Maximize}
      label={full ? messages.leaveFullScreen : messages.fullScreen}
      wideOnly
      data-tool="fullScreen"
      onPress={() => actor.send({ type: 'TOGGLED' })}
    />
  )
}
