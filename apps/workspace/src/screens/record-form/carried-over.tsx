import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { FormDraft } from '../../forms/use-form-draft.ts'
import { type Typed, typedOf } from './typed-values.ts'

/**
 * Fills a form with what was typed on the version before.
 * @param initial what the form began with
 * @param carried what was typed there; neither null nor undefined where somebody came between
 * @returns what was typed so far, whenever it is asked for: who met somebody else's version may type on until the newer one has come
 */
export function useCarriedOver<Values extends object>(
  { actor, values }: Pick<FormDraft<Values>, 'actor' | 'values'>,
  initial: Values,
  carried: Typed<Values> | null | undefined,
): () => Typed<Values> {
  useEffect(() => {
    if (carried) actor.send({ type: 'VALUES.CHANGED', values: Object.fromEntries(Object.entries(carried.values)) })
  }, [carried, actor])
  const latest = useRef({ initial, values })
  useLayoutEffect(() => {
    latest.current = { initial, values }
  })
  return useCallback(() => typedOf(latest.current.initial, latest.current.values), [])
}

/** What was typed on a version that somebody changed meanwhile. */
export interface LeftBehind<Values> {
  readonly version: number
  readonly typed: () => Typed<Values>
}

interface CarriedOverProps<Values> {
  readonly left: LeftBehind<Values> | null
  /** The version of the record that is shown, which is the key of this element too. */
  readonly version: number
  /** The form, which begins with what was typed on the version before. */
  readonly children: (carried: Typed<Values> | undefined) => ReactNode
}

/** Gives a form what was typed on an earlier version of its record, as it was when the newer one came. */
export function CarriedOver<Values>({ left, version, children }: CarriedOverProps<Values>) {
  const [carried] = useState(() => (left !== null && left.version !== version ? left.typed() : undefined))
  return children(carried)
}
