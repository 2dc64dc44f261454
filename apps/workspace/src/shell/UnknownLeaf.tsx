import type { MenuRoute } from '@etalon/machines/menu'
import { EmptyState } from '@etalon/ui/empty-state'
import { useEffect } from 'react'
import { useWords } from '../messages/index.ts'
import { placeMessages } from '../messages/places.ts'
import { caughtError, useWorkspace } from '../workspace/index.ts'

/** A menu entry for which this workspace has no screen (NAV-9): it says which, and the log keeps it. */
export function UnknownLeaf({ route, title }: { readonly route: MenuRoute; readonly title: string }) {
  const { errorLog } = useWorkspace()
  const words = useWords(placeMessages)
  const [path] = route.paths
  useEffect(() => {
    errorLog.send({
      type: 'ERROR.CAUGHT',
      error: caughtError(new Error(`No screen answers the menu entry ${route.name} (${path})`)),
    })
  }, [errorLog, route.name, path])
  return <EmptyState title={words.noScreen(title)}>{words.noScreenHint(path)}</EmptyState>
}
