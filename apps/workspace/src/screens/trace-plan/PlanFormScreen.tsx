import { contract, type TracePlanDetail } from '@etalon/api/contract'
import { useState } from 'react'
import { useWords } from '../../messages/index.ts'
import { tracePlanMessages } from '../../messages/trace-plan.ts'
import type { ViewProps } from '../../shell/views.ts'
import { Answered } from '../work/Answered.tsx'
import { useRecord } from '../work/use-record.ts'
import { PlanForm } from './PlanForm.tsx'
import type { PlanDraft } from './plan-draft.ts'

/** Writes a new plan, or, with an id in the address, changes one that is not handed in yet. */
export default function PlanFormScreen({ query }: ViewProps) {
  return query.id === undefined ? <PlanForm query={query} /> : <EditedPlan id={query.id} query={query} />
}

/** What was typed on a version that somebody changed meanwhile. */
interface Carried {
  readonly version: number
  readonly draft: PlanDraft
}

function EditedPlan({ id, query }: ViewProps & { readonly id: string }) {
  const words = useWords(tracePlanMessages)
  const { answer, reload } = useRecord(contract.tracePlan, id)
  const [carried, setCarried] = useState<Carried | null>(null)
  const changedMeanwhile = ({ standing: { version } }: TracePlanDetail, draft: PlanDraft) => {
    setCarried({ version, draft })
    reload()
  }
  return (
    <Answered answer={answer} reload={reload} notFound={words.notFound}>
      {({ record, history }) => (
        <PlanForm
          key={record.standing.version}
          query={query}
          plan={record}
          history={history}
          carried={carried !== null && carried.version !== record.standing.version ? carried.draft : undefined}
          onChangedMeanwhile={(draft) => changedMeanwhile(record, draft)}
        />
      )}
    </Answered>
  )
}
