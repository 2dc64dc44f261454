import { CallProblem } from '@etalon/api/client'
import { contract } from '@etalon/api/contract'
import {
  doubtOf,
  type SendRequest,
  type SubmissionDoubt,
  type SubmissionOutcome,
  submissionMachine,
} from '@etalon/machines/submission'
import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createActor, fromPromise, waitFor } from 'xstate'
import { useWorkspace } from '../workspace/index.ts'
import { forgetSending, keepSending, keptSendingOf } from './kept-sending.ts'
import type { FormDraft } from './use-form-draft.ts'

/** Whether a form's record is kept until it is whole, saved, or handed in as well. */
export type Sent = 'keep' | 'save' | 'submit'

/** How far a form is with being sent. */
export interface Sending {
  /** What was tried last: from then on faults are shown. Null before, once it was done, and once what was typed is discarded. */
  readonly tried: Sent | null
  readonly busy: Sent | null
  /** What is known of it where no answer came. */
  readonly doubt: SubmissionDoubt
  /** Sends it once nothing is wrong with it, and one thing at a time. */
  readonly send: (what: Sent) => Promise<void>
  /** Sends what was sent last. */
  readonly sendAgain: () => Promise<void>
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

/** No answer came, or one of somebody who stands before the server: it may have taken what was sent. */
const isUnanswered = (error: unknown) =>
  error instanceof CallProblem &&
  (['network', 'timeout', 'unreadable'].includes(error.kind) || [502, 503, 504].includes(error.status ?? 0))

/** Sends what a form's draft holds, and finds out what came of it where no answer comes. */
export function useSending<Saved>({ draft, isSound, work, onSent, onProblem }: SendingOptions<Saved>): Sending {
  const { client } = useWorkspace()
  const [tried, setTried] = useState<Sent | null>(null)
  const isShown = useRef(false)
  const now = () => draft.actor.getSnapshot().context

  const begin = useEffectEvent(async (what: Sent): Promise<Saved> => {
    const { key, idempotencyKey } = now()
    // Not a moment later: the page may not live to see the answer.
    draft.actor.send({ type: 'SAVE' })
    keepSending(key, idempotencyKey, what)
    return await work(what)
  })
  const isMade = useEffectEvent(async () => {
    const query = { key: now().idempotencyKey }
    return (await client.send(contract.submission.outcome, { query, quiet: true })).made
  })
  const valuesNow = useEffectEvent(() => now().values)
  const sent = useEffectEvent((saved: Saved, what: Sent) => {
    forgetSending(now().key)
    draft.actor.send({ type: 'SUBMITTED' })
    setTried(null)
    onSent(saved, what)
  })
  const refused = useEffectEvent((error: unknown) => {
    forgetSending(now().key)
    if (!(error instanceof CallProblem)) throw error
    onProblem?.(error)
  })
  // It lives as long as what is under way: a tab that is hidden meanwhile is told all the same.
  const [actor] = useState(() => {
    let sentValues: unknown
    const machine = submissionMachine.provide({
      actors: {
        send: fromPromise<unknown, SendRequest>(({ input }) => {
          sentValues = valuesNow()
          return begin(input.what as Sent)
        }),
        askOutcome: fromPromise<SubmissionOutcome>(async () => {
          const made = await isMade()
          // What nobody looks at does not go by itself: they may have left it.
          return { made, changed: !isShown.current || valuesNow() !== sentValues }
        }),
      },
    })
    const made = createActor(machine, { input: { isUnanswered } })
    made.on('sent', ({ answer, what }) => sent(answer as Saved, what as Sent))
    made.on('refused', ({ error }) => refused(error))
    return made.start()
  })
  const doubt = useSelector(actor, doubtOf)
  const busy = useSelector(actor, (snapshot) => (snapshot.matches('sending') ? (snapshot.context.what as Sent) : null))
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  // What another page of this browser sent, and did not live to see answered.
  useEffect(() => {
    const left = new AbortController()
    void waitFor(draft.actor, (snapshot) => !snapshot.matches('restoring'), { signal: left.signal }).then(
      ({ context }) => {
        const what = keptSendingOf(context.key, context.idempotencyKey)
        if (what !== undefined) actor.send({ type: 'RESUME', what })
      },
      () => {},
    )
    return () => left.abort()
  }, [draft.actor, actor])

  const send = async (what: Sent) => {
    setTried(what)
    if (!isSound(what)) return
    actor.send({ type: 'SEND', what })
    await waitFor(actor, (snapshot) => !snapshot.matches('sending'))
  }
  return {
    tried,
    busy,
    doubt,
    send,
    sendAgain: () => send(actor.getSnapshot().context.what as Sent),
    forget() {
      forgetSending(now().key)
      actor.send({ type: 'FORGET' })
      setTried(null)
    },
  }
}
