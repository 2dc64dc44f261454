import { CallProblem } from '@etalon/api/client'
import { useState } from 'react'
import type { FormDraft } from './use-form-draft.ts'

/** Whether a form's record is kept until it is whole, saved, or handed in as well. */
export type Sent = 'keep' | 'save' | 'submit'

/** How far a form is with being sent. */
export interface Sending {
  /** What was tried last: from then on faults are shown. Null before, once it was done, and once what was typed is discarded. */
  readonly tried: Sent | null
  readonly busy: Sent | null
  /** Sends it once nothing is wrong with it, and one thing at a time. */
  readonly send: (what: Sent) => Promise<void>
  /** What was typed was discarded. */
  readonly forget: () => void
}

interface SendingOptions<Saved> {
  readonly draft: Pick<FormDraft<object>, 'actor'>
  readonly isSound: (what: Sent) => boolean
  readonly work: (what: Sent) => Promise<Saved>
  /** It was sent, and the draft is no more. */
  readonly onSent: (saved: Saved, what: Sent) => void
  /** It was not. The client has said what happened; the draft keeps everything. */
  readonly onProblem?: (problem: CallProblem) => void
}

/** Sends what a form's draft holds. */
export function useSending<Saved>({ draft, isSound, work, onSent, onProblem }: SendingOptions<Saved>): Sending {
  const [tried, setTried] = useState<Sent | null>(null)
  const [busy, setBusy] = useState<Sent | null>(null)
  const send = async (what: Sent) => {
    setTried(what)
    if (!isSound(what) || busy !== null) return
    setBusy(what)
    // Not a moment later: the page may not live to see the answer.
    draft.actor.send({ type: 'SAVE' })
    try {
      const saved = await work(what)
      draft.actor.send({ type: 'SUBMITTED' })
      setTried(null)
      onSent(saved, what)
    } catch (error) {
      if (!(error instanceof CallProblem)) throw error
      onProblem?.(error)
    } finally {
      setBusy(null)
    }
  }
  return { tried, busy, send, forget: () => setTried(null) }
}
