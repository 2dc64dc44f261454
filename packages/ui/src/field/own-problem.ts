import { createContext, type RefObject, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSharedRef } from '../root/index.ts'
import { useAfterPress } from './after-press.ts'
import type { FieldOptions } from './field-options.ts'

/** The element of a field that finds something wrong by itself. */
export type OwnProblemRoot = RefObject<HTMLDivElement | null>

/** The fields of a form that find something wrong by themselves, such as a day that does not exist. */
export const OwnProblems = createContext<Set<OwnProblemRoot> | undefined>(undefined)

/**
 * Says what a field shows as wrong: what it was given as `error`, else what it finds by itself. The form around it is told of the latter
 * and is not handed in until that is mended. What is found while something is being pressed is shown when the press is over.
 * @param problem what the field finds wrong by itself; nothing where all is right
 * @param options the field's: what nobody can change holds nothing back
 * @returns the same options with the error to show, and with a ref by which the form finds the field's outermost element
 */
export function useOwnProblem<Options extends FieldOptions>(problem: string | undefined, options: Options) {
  const { disabled = false, readOnly = false, error } = options
  const fields = useContext(OwnProblems)
  const root: OwnProblemRoot = useRef(null)
  const ref = useSharedRef(root, options.ref)
  const [shown, setShown] = useState(problem)
  const afterPress = useAfterPress()
  // Before anything is painted. It may move what is being pressed.
  useLayoutEffect(() => {
    let isLatest = true
    afterPress(() => isLatest && setShown(problem))
    return () => {
      isLatest = false
    }
  }, [afterPress, problem])
  const isWrong = problem !== undefined && problem !== '' && !disabled && !readOnly
  useEffect(() => {
    if (!isWrong) return
    fields?.add(root)
    return () => {
      fields?.delete(root)
    }
  }, [fields, isWrong])
  return { ...options, ref, error: error || shown }
}
