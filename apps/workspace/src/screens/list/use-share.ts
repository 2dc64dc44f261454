import { readFilter } from '@etalon/machines/advanced-filter'
import { copyText } from '../../copy-text.ts'
import { useWords } from '../../messages/index.ts'
import { listMessages } from '../../messages/list.ts'
import { type Place, useWorkspace } from '../../workspace/index.ts'

/** Longer addresses are refused on the way. */
const longest = 8000

/**
 * Copies the address of this list with conditions in it: whoever opens it sees what they find.
 * @param place how the list stands besides
 */
export function useShare(place: () => Place): (filter: string) => void {
  const { toasts } = useWorkspace()
  const words = useWords(listMessages)
  return async (filter) => {
    // A page of the rows before says nothing about what the conditions find.
    const { page: _, ...rest } = place()
    const conditions = readFilter(filter)?.conditions.length ?? 0
    const address = `${location.origin}${location.pathname}?${new URLSearchParams({ ...rest, ...(conditions > 0 ? { filter } : {}) })}`
    if (address.length > longest) {
      toasts.show({ tone: 'warning', title: words.linkTooLong })
      return
    }
    const isCopied = await copyText(address)
    toasts.show(isCopied ? { tone: 'success', title: words.linkCopied } : { tone: 'warning', title: words.linkNotCopied })
  }
}
