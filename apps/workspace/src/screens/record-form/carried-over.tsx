import { createContext, type ReactNode, useCallback, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { FormDraft } from '../../forms/use-form-draft.ts'
import { isNothing, type Typed, typedOn } from './typed-values.ts'

/** Gets what tells what was typed so far, undefined where nothing was: a newer version may come without anybody having saved this one. */
type KeepTyped = (typed: () => Typed<object> | undefined) => void

const KeepTypedContext = createContext<KeepTyped>(() => {})

/**
 * Fills a form with what was typed on the version before.
 * @param initial what the form began with
 * @param carried what was typed there; undefined where nobody came between
 * @returns what was typed so far, whenever it is asked for: who met somebody else's version may type on until the newer one has come
 */
export function useCarriedOver<Values extends object>(
  { actor, values, began }: Pick<FormDraft<Values>, 'actor' | 'values' | 'began'>,
  initial: Values,
  carried: Typed<Values> | undefined,
): () => Typed<Values> {
  // Once: a tab that is shown again has been typed in since.
  const given = useRef<Typed<Values>>(undefined)
  useEffect(() => {
    if (carried === undefined || given.current === carried) return
    given.current = carried
    actor.send({ type: 'VALUES.CHANGED', values: { ...carried.values }, began: { ...carried.before } })
  }, [carried, actor])
  const latest = useRef({ initial, values, began })
  useLayoutEffect(() => {
    latest.current = { initial, values, began }
  })
  const typedSoFar = useCallback(() => typedOn(latest.current), [])
  const keep = useContext(KeepTypedContext)
  useEffect(() => {
    keep(() => orNothing(typedSoFar()))
  }, [keep, typedSoFar])
  return typedSoFar
}

/** @returns what was typed; undefined where that is nothing */
export const orNothing = <Values extends object>(typed: Typed<Values>): Typed<Values> | undefined =>
  isNothing(typed) ? undefined : typed

/** What was typed on a version of a record. */
export interface LeftBehind<Values> {
  readonly version: number
  readonly typed: () => Typed<Values> | undefined
}

interface CarriedOverProps<Values> {
  /** What was typed on the version that was there last. */
  readonly left: LeftBehind<Values> | null
  /** Takes what is typed on this version. */
  readonly onLeft: (left: LeftBehind<Values>) => void
  /** The version of the record that is shown, which is the key of this element too. */
  readonly version: number
  /** The form, which begins with what was typed on the version before. */
  readonly children: (carried: Typed<Values> | undefined) => ReactNode
}

/** Gives a form what was typed on an earlier version of its record, as it was when the newer one came, by whatever way that came. */
export function CarriedOver<Values>({ left, onLeft, version, children }: CarriedOverProps<Values>) {
  const [carried] = useState(() => (left !== null && left.version !== version ? left.typed() : undefined))
  const keep = useCallback<KeepTyped>(
    // The form below is that of the record: what is typed there are its values.
    (typed) => onLeft({ version, typed: typed as () => Typed<Values> | undefined }),
    [onLeft, version],
  )
  return <KeepTypedContext value={keep}>{children(carried)}</KeepTypedContext>
}

/** What the form of one version of a record is given. */
export interface OnVersion<Values> {
  /** What was typed on the version before. */
  readonly carried: Typed<Values> | undefined
  /** Somebody else saved it since it was loaded: gets what tells what was typed so far. */
  readonly onChangedMeanwhile: (typed: () => Typed<Values>) => void
}

/**
 * Shows the form of a record's version, and where a newer one comes begins it anew on that, with what was typed.
 * @param reload asks for the record as it is now
 */
export function useNewerVersions<Values>(
  reload: () => void,
): (version: number, form: (given: OnVersion<Values>) => ReactNode) => ReactNode {
  const [left, setLeft] = useState<LeftBehind<Values> | null>(null)
  return (version, form) => (
    <CarriedOver key={version} left={left} onLeft={setLeft} version={version}>
      {(carried) =>
        form({
          carried,
          onChangedMeanwhile(typed) {
            setLeft({ version, typed })
            reload()
          },
        })
      }
    </CarriedOver>
  )
}
