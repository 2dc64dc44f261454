import { contract, type OrderDetail } from '@etalon/api/contract'
import { FailedState } from '@etalon/ui/failed-state'
import { LoadingBar } from '@etalon/ui/loading'
import { useCallback } from 'react'
import type { ViewProps } from '../../shell/views.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { useAnswer } from '../work/use-answer.ts'
import { RegistrationForm } from './RegistrationForm.tsx'

/** Registers an order, or, with an id in the address, changes one that is not handed in yet. */
export default function OrderRegistrationScreen({ query }: ViewProps) {
  return query.id === undefined ? <RegistrationForm query={query} order={null} /> : <EditedOrder id={query.id} query={query} />
}

function EditedOrder({ id, query }: ViewProps & { id: string }) {
  const { client } = useWorkspace()
  const { answer, reload } = useAnswer<OrderDetail>(
    useCallback((signal) => client.send(contract.order.detail, { query: { id }, signal, quiet: true }), [client, id]),
  )
  if (answer.state === 'loading') return <LoadingBar />
  if (answer.state === 'failed') return <FailedState onRetry={reload}>{answer.problem.message}</FailedState>
  return <RegistrationForm query={query} order={answer.value} />
}
