import { CallProblem } from '@etalon/api/client'
import { contract, type OrderDetail } from '@etalon/api/contract'
import { parseSignature, type SignatureValue } from '@etalon/machines/signature'
import { Button } from '@etalon/ui/button'
import { Card } from '@etalon/ui/card'
import { useConfirm } from '@etalon/ui/confirm'
import { useDialog } from '@etalon/ui/dialog'
import { EmptyState } from '@etalon/ui/empty-state'
import { Note } from '@etalon/ui/note'
import { PenLine } from 'lucide-react'
import { lazy, useState } from 'react'
import { useWords } from '../../messages/index.ts'
import { orderSigningMessages } from '../../messages/order-signing.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { momentOf } from '../work/moments.ts'
import { OnceAsked } from '../work/OnceAsked.tsx'
import { useAllowed } from '../work/people/use-allowed.ts'
import { useNameOf } from '../work/people/use-name-of.ts'
import { Facts } from '../work/record/Facts.tsx'
import * as styles from './signing-card.css.ts'

// Drawing strokes takes code of its own.
const Signature = lazy(async () => ({ default: (await import('@etalon/ui/signature')).Signature }))
const SignDialog = lazy(async () => ({ default: (await import('./SignDialog.tsx')).SignDialog }))

interface SigningCardProps {
  readonly order: OrderDetail
  readonly reload: () => void
}

/** What the client signed of an order, and of which version of it: where it can be signed it is signed here, and taken back. */
export function SigningCard({ order, reload }: SigningCardProps) {
  const { client, toasts } = useWorkspace()
  const words = useWords(orderSigningMessages)
  const nameOf = useNameOf()
  const allowed = useAllowed()
  const confirm = useConfirm()
  const dialog = useDialog('medium')
  // A new form each time: what was drawn once is not offered again.
  const [turn, setTurn] = useState(0)
  const { id, orderNo, standing, signature, isSignable } = order
  const isSigner = allowed(contract.order.sign)
  /** @returns whether it was done; where somebody was faster, the order is shown as it is now */
  const attempt = async (done: string, deed: () => Promise<unknown>): Promise<boolean> => {
    try {
      await deed()
    } catch (error) {
      // The client has said what happened.
      if (!(error instanceof CallProblem)) throw error
      if (error.code === 409) {
        // What is signed is what was seen.
        dialog.close()
        reload()
      }
      return false
    }
    toasts.show({ tone: 'success', title: done })
    reload()
    return true
  }
  const record = { id, version: standing.version }
  const sign = (signerName: string, given: SignatureValue) =>
    attempt(words.signed(orderNo), () =>
      client.send(contract.order.sign, {
        body: { ...record, signerName, signature: given },
        idempotencyKey: crypto.randomUUID(),
      }),
    )
  const unsign = async () => {
    const answer = await confirm({
      title: words.unsignQuestion,
      consequence: words.unsignConsequence,
      confirmLabel: words.unsign,
      reason: true,
    })
    if (!answer) return
    await attempt(words.unsigned(orderNo), () =>
      client.send(contract.order.unsign, {
        body: { ...record, reason: answer.reason ?? '' },
        idempotencyKey: crypto.randomUUID(),
      }),
    )
  }
  const ask = () => {
    setTurn(turn + 1)
    dialog.open()
  }
  const noneLater = standing.state === '0' ? words.noneVoided : order.isTemp ? words.noneTemporary : words.noneAccepted
  const none = isSignable ? words.noneHint : noneLater
  return (
    <Card
      title={words.title}
      actions={
        isSigner && (
          <>
            {signature?.isRevocable && (
              <Button size="small" onPress={() => void unsign()}>
                {words.unsign}
              </Button>
            )}
            {isSignable && !signature?.holds && (
              <Button size="small" icon={PenLine} onPress={ask}>
                {signature === null ? words.sign : words.signAgain}
              </Button>
            )}
          </>
        )
      }
    >
      {signature === null ? (
        <EmptyState title={words.none}>{none}</EmptyState>
      ) : (
        <div className={styles.signed}>
          {!signature.holds && <Note tone="warning">{isSigner && isSignable ? words.changedSignAgain : words.changed}</Note>}
          <OnceAsked>
            <Signature value={parseSignature(signature.signature) ?? null} label={words.signature} />
          </OnceAsked>
          <Facts
            facts={[
              [words.signer, signature.signerName],
              [words.at, momentOf(signature.at)],
              [words.version, words.versionOf(signature.amendment)],
              [words.by, nameOf(signature.byName)],
            ]}
          />
        </div>
      )}
      {turn > 0 && (
        <OnceAsked>
          <SignDialog key={turn} dialog={dialog} order={order} onSigned={sign} />
        </OnceAsked>
      )}
    </Card>
  )
}
