import {
  type SignatureActorRef,
  type SignatureLimit,
  type SignatureMode,
  type SignatureProblem,
  type SignatureReason,
  type SignatureValue,
  signatureMachine,
} from '@etalon/machines/signature'
import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'

/** What is signed with. */
export interface SignatureOptions {
  /** The signature, where you keep that; null for none. Give back what `onChange` tells, or the field shows what it showed before. */
  value?: SignatureValue | null
  /** The signature at first, where the field keeps it itself. @default none */
  defaultValue?: SignatureValue
  /** How somebody signs at first, where there is no signature. @default 'drawing' */
  defaultMode?: SignatureMode
  /** Gets the signature after each change; null where there is none, or none yet: a dot is not a signature. */
  onChange?: (value: SignatureValue | null, reason: SignatureReason) => void
  /** Whoever signs says that it is done, by a button that is there with this, or by Enter in a typed name. */
  onDone?: (value: SignatureValue) => void
}

/** What was done last, or why it was not: for a sentence. */
export type LastAct =
  | { readonly what: SignatureReason; readonly strokes: number }
  | { readonly limit: SignatureLimit }
  | { readonly problem: SignatureProblem }

/** Makes and owns the actor of a signature; `last` is what is to be said of it. */
export function useSignature(
  options: SignatureOptions,
  locked: boolean,
): { readonly actor: SignatureActorRef; readonly last: LastAct | undefined } {
  const { value, defaultValue, defaultMode } = options
  const [last, setLast] = useState<LastAct>()
  // How often a change was told: what is kept outside may not have followed, and is then shown as it is there.
  const [told, setTold] = useState(0)
  const actor = useActorRef(signatureMachine, {
    input: { value: value ?? defaultValue, locked, ...(defaultMode === undefined ? {} : { mode: defaultMode }) },
  })
  const change = useEffectEvent((next: SignatureValue | undefined, reason: SignatureReason) =>
    options.onChange?.(next ?? null, reason),
  )
  const finish = useEffectEvent((signed: SignatureValue) => options.onDone?.(signed))
  useEffect(() => {
    const heard = [
      actor.on('changed', (event) => {
        change(event.value, event.reason)
        setTold((times) => times + 1)
      }),
      actor.on('did', ({ what, strokes }) => setLast({ what, strokes })),
      actor.on('limited', ({ limit }) => setLast({ limit })),
      actor.on('refused', ({ problem }) => setLast({ problem })),
      actor.on('finished', (event) => finish(event.value)),
    ]
    return () => {
      for (const one of heard) one.unsubscribe()
    }
  }, [actor])
  useEffect(() => actor.send({ type: 'LOCK.SET', locked }), [actor, locked])
  // biome-ignore lint/correctness/useExhaustiveDependencies: told again, what is kept outside is looked at again
  useEffect(() => {
    if (value !== undefined) actor.send({ type: 'VALUE.GIVEN', value: value ?? undefined })
  }, [actor, value, told])
  return { actor, last }
}
