import {
  type FormulaKeyboardActorRef,
  formulaKeyboardMachine,
  hasFormulaField,
  type SavedRecentSymbols,
} from '@etalon/machines/formula-keyboard'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { fromPromise } from 'xstate'
import type { FormulaFieldPart } from './formula-field-part.ts'

interface FormulaKeyboardOptions {
  groupIds: readonly string[]
  load: (() => Promise<FormulaFieldPart>) | undefined
  keptRecent: unknown
  onKeepRecent: (kept: SavedRecentSymbols) => void
  /** A symbol goes to where the caret is. */
  onInserted: (code: string) => void
}

const loadMathLive = (): Promise<FormulaFieldPart> => import('./mathlive-part.ts')

/** What came, kept beside the machine, which knows only that it came. */
interface Kept {
  part?: FormulaFieldPart
}

/** Makes and owns the actor of one field; `part` is there once it takes the place of the plain text. */
export function useFormulaKeyboard(options: FormulaKeyboardOptions): {
  actor: FormulaKeyboardActorRef
  part: FormulaFieldPart | undefined
} {
  const { groupIds } = options
  const [kept] = useState<Kept>({})
  const [machine] = useState(() => {
    const load = options.load ?? loadMathLive
    return formulaKeyboardMachine.provide({
      actors: {
        fetchField: fromPromise(async () => {
          kept.part = await load()
        }),
      },
    })
  })
  const actor = useActorRef(machine, { input: { groupIds, recent: options.keptRecent } })
  const insert = useEffectEvent((code: string) => options.onInserted(code))
  const keep = useEffectEvent((saved: SavedRecentSymbols) => options.onKeepRecent(saved))
  useEffect(() => {
    const heard = [actor.on('inserted', ({ code }) => insert(code)), actor.on('remembered', ({ saved }) => keep(saved))]
    return () => {
      for (const one of heard) one.unsubscribe()
    }
  }, [actor])
  useEffect(() => actor.send({ type: 'GROUPS.CHANGED', groupIds }), [actor, groupIds])
  const hasField = useSelector(actor, hasFormulaField)
  return { actor, part: hasField ? kept.part : undefined }
}
