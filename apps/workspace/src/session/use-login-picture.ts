import { useCallback, useEffect, useState } from 'react'
import { type LoginPicture, useWorkspace } from '../workspace/index.ts'
import type { ShownPicture } from './PictureField.tsx'

/**
 * The picture that the back end wants to be read, and another one after each try, for a picture counts once.
 * @param isBusy whether a try is under way
 * @returns undefined where the back end wants none
 */
export function useLoginPicture(tenantId: string, isBusy: boolean): ShownPicture | undefined {
  const { fetchPicture } = useWorkspace()
  const [state, setState] = useState<{ shown?: LoginPicture; hasFailed: boolean }>({ hasFailed: false })
  const [asked, setAsked] = useState(0)
  const renew = useCallback(() => setAsked((before) => before + 1), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that it is asked for there is another one
  useEffect(() => {
    if (!fetchPicture || isBusy || tenantId === '') return
    let isOver = false
    setState({ hasFailed: false })
    fetchPicture(tenantId).then(
      (shown) => {
        if (!isOver) setState({ shown, hasFailed: false })
      },
      () => {
        if (!isOver) setState({ hasFailed: true })
      },
    )
    return () => {
      isOver = true
    }
  }, [fetchPicture, isBusy, tenantId, asked])
  return fetchPicture && { shown: state.shown, hasFailed: state.hasFailed, renew }
}
