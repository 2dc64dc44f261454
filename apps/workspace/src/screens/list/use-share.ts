import { useWords } from '../../messages/index.ts'
import { listMessages } from '../../messages/list.ts'
import { useWorkspace } from '../../workspace/index.ts'

/** Copies the address of this list with conditions in it: whoever opens it sees what they find. */
export function useShare(): (filter: string) => void {
  const { toasts } = useWorkspace()
  const words = useWords(listMessages)
  return async (filter) => {
    const address = `${location.origin}${location.pathname}?${new URLSearchParams({ filter })}`
    try {
      await navigator.clipboard.writeText(address)
      toasts.show({ tone: 'success', title: words.linkCopied })
    } catch {
      toasts.show({ tone: 'warning', title: words.linkNotCopied })
    }
  }
}
