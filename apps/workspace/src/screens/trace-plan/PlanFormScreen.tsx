import { contract } from '@etalon/api/contract'
import { useWords } from '../../messages/index.ts'
import { tracePlanMessages } from '../../messages/trace-plan.ts'
import type { ViewProps } from '../../shell/views.ts'
import { EditedRecord } from '../record-form/EditedRecord.tsx'
import { PlanForm } from './PlanForm.tsx'

/** Writes a new plan, or, with an id in the address, changes one that is not handed in yet. */
export default function PlanFormScreen({ query }: ViewProps) {
  const words = useWords(tracePlanMessages)
  if (query.id === undefined) return <PlanForm query={query} />
  return <EditedRecord calls={contract.tracePlan} id={query.id} query={query} form={PlanForm} notFound={words.notFound} />
}
