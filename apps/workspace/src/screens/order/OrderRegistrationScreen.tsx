import { contract } from '@etalon/api/contract'
import { EmptyState } from '@etalon/ui/empty-state'
import { useCallback } from 'react'
import { Answered } from '../../answers/Answered.tsx'
import { useAnswer } from '../../answers/use-answer.ts'
import { useWords } from '../../messages/index.ts'
import { orderMessages } from '../../messages/order.ts'
import type { ViewProps } from '../../shell/views.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { EditedRecord } from '../record-form/EditedRecord.tsx'
import { draftOfQuote } from './order-draft.ts'
import { RegistrationForm } from './RegistrationForm.tsx'

/** Registers an order, or, with an id in the address, changes one that is not handed in yet; with a quote, registers what was quoted. */
export default function OrderRegistrationScreen({ query }: ViewProps) {
  if (query.id !== undefined) return <EditedRecord calls={contract.order} id={query.id} query={query} form={RegistrationForm} />
  if (query.quote !== undefined) return <QuotedOrder quoteId={query.quote} query={query} />
  return <RegistrationForm query={query} />
}

function QuotedOrder({ quoteId, query }: ViewProps & { quoteId: string }) {
  const { client } = useWorkspace()
  const words = useWords(orderMessages)
  const { answer, reload } = useAnswer(
    useCallback(
      async (signal: AbortSignal) => {
        const quote = await client.send(contract.quote.detail, { query: { id: quoteId }, signal, quiet: true })
        const enterprise = await client.send(contract.enterprise.detail, { query: { id: quote.enterId }, signal, quiet: true })
        const isUsable = quote.quoteStatus === '100' && quote.acceptedAt !== null
        return isUsable ? draftOfQuote(quote, enterprise) : null
      },
      [client, quoteId],
    ),
  )
  return (
    <Answered answer={answer} reload={reload}>
      {(begun) => (begun ? <RegistrationForm query={query} begun={begun} /> : <EmptyState title={words.quoteUsed} />)}
    </Answered>
  )
}
