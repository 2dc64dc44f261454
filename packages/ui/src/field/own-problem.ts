import { createContext, useContext, useEffect, useId } from 'react'
import type { FieldOptions } from './field-options.ts'

/** The fields of a form that find something wrong by themselves, such as a day that does not exist. */
export const OwnProblems = createContext<Set<string> | undefined>(undefined)

/**
 * Tells the form around a field that the field itself finds something wrong: it is not handed in until that is mended.
 * @param problem what the field says under itself; undefined where nothing is wrong
 * @param options the field's: what nobody can change holds nothing back
 */
export function useOwnProblem(
  problem: string | undefined,
  { disabled = false, readOnly = false }: Pick<FieldOptions, 'disabled' | 'readOnly'>,
): void {
  const problems = useContext(OwnProblems)
  const id = useId()
  const isWrong = problem !== undefined && problem !== '' && !disabled && !readOnly
  useEffect(() => {
    if (!isWrong) return
    problems?.add(id)
    return () => {
      problems?.delete(id)
    }
  }, [problems, id, isWrong])
}
