import type { EnterpriseDetail } from '@etalon/api/contract'
import { contract } from '@etalon/api/contract'
import { useState } from 'react'
import { enterpriseMessages } from '../../messages/enterprise.ts'
import { useWords } from '../../messages/index.ts'
import type { ViewProps } from '../../shell/views.ts'
import type { Typed } from '../record-form/typed-values.ts'
import { Answered } from '../work/record/Answered.tsx'
import { useRecord } from '../work/record/use-record.ts'
import { EnterpriseFields } from './EnterpriseFields.tsx'
import type { EnterpriseDraft } from './enterprise-draft.ts'

/** Writes down a new enterprise, or, with an id in the address, changes one. */
export default function EnterpriseFormScreen({ query }: ViewProps) {
  return query.id === undefined ? <EnterpriseFields query={query} /> : <EditedEnterprise id={query.id} query={query} />
}

/** What was typed on a version that somebody changed meanwhile. */
interface Carried {
  readonly version: number
  readonly typed: Typed<EnterpriseDraft>
}

function EditedEnterprise({ id, query }: ViewProps & { readonly id: string }) {
  const words = useWords(enterpriseMessages)
  const { answer, reload } = useRecord(contract.enterprise, id)
  const [carried, setCarried] = useState<Carried | null>(null)
  const changedMeanwhile = (before: EnterpriseDetail, typed: Typed<EnterpriseDraft>) => {
    setCarried({ version: before.version, typed })
    reload()
  }
  return (
    <Answered answer={answer} reload={reload} notFound={words.notFound}>
      {({ record }) => (
        <EnterpriseFields
          key={record.version}
          query={query}
          before={record}
          carried={carried !== null && carried.version !== record.version ? carried.typed : undefined}
          onChangedMeanwhile={(typed) => changedMeanwhile(record, typed)}
        />
      )}
    </Answered>
  )
}
