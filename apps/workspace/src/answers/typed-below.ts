import { createContext, useCallback, useContext, useState } from 'react'

/** Tells whether a form, by what its draft is called, has something on this device that was not handed in. */
export type TellTyped = (formId: string, isKept: boolean) => void

/** The answer around a form. It outlives the form, and can say what became of what was typed on it. */
export const TypedContext = createContext<TellTyped>(() => {})

/** Hears from the forms in an answer, and passes it on to the answers around it: any of them may be refused. */
export function useTypedBelow(): { readonly isTyped: boolean; readonly tell: TellTyped } {
  const around = useContext(TypedContext)
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  const tell = useCallback<TellTyped>(
    (formId, isKept) => {
      around(formId, isKept)
      setKept((before) => {
        if (before.has(formId) === isKept) return before
        const next = new Set(before)
        if (isKept) next.add(formId)
        else next.delete(formId)
        return next
      })
    },
    [around],
  )
  return { isTyped: kept.size > 0, tell }
}
