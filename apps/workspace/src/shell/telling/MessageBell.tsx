import { Popover } from '@etalon/ui/popover'
import { TopTool } from '@etalon/ui/shell-frame'
import { useSelector } from '@xstate/react'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../../messages/index.ts'
import { tellingMessages } from '../../messages/telling.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { loadedScreen } from '../loaded-screen.ts'
import { OnDemand } from '../OnDemand.tsx'

/** What reads markup comes when there is some to be read. */
const messagePanel = loadedScreen(async () => ({ default: (await import('./MessagePanel.tsx')).MessagePanel }))

/** The bell of the top bar: how many messages were not read, and the panel that shows them beside the institute's notices (SHELL-10). */
export function MessageBell() {
  const { telling } = useWorkspace()
  const words = useWords(tellingMessages)
  const unread = useSelector(telling.unread, ({ context }) => context.total)
  const [open, setOpen] = useState(false)
  return (
    <Popover
      title={words.title}
      width="wide"
      flush
      open={open}
      onOpenChange={setOpen}
      trigger={<TopTool icon={Bell} label={words.bell(unread)} data-tool="bell" {...(unread > 0 ? { count: unread } : {})} />}
    >
      <OnDemand part={messagePanel} given={{ unread, onLeave: () => setOpen(false) }} />
    </Popover>
  )
}
