import { contract } from '@etalon/api/contract'
import { useState } from 'react'
import { Answered } from '../../answers/Answered.tsx'
import { enterpriseMessages } from '../../messages/enterprise.ts'
import { useWords } from '../../messages/index.ts'
import type { ViewProps } from '../../shell/views.ts'
import { CarriedOver, type LeftBehind } from '../record-form/carried-over.tsx'
import { useRecord } from '../work/record/use-record.ts'
import { EnterpriseFields } from './EnterpriseFields.tsx'
import type { EnterpriseDraft } from './enterprise-draft.ts'

/** Writes down a new enterprise, or, with an id in the address, changes one. */
export default function EnterpriseFormScreen({ query }: ViewProps) {
  return query.id === undefined ? <EnterpriseFields query={query} /> : <EditedEnterprise id={query.id} query={query} />
}

function EditedEnterprise({ id, query }: ViewProps & { readonly id: string }) {
  const words = useWords(enterpriseMessages)
  const { answer, reload } = useRecord(contract.enterprise, id)
  const [left, setLeft] = useState<LeftBehind<EnterpriseDraft> | null>(null)
  return (
    <Answered answer={answer} reload={reload} notFound={words.notFound}>
      {({ record }) => (
        <CarriedOver key={record.version} left={left} version={record.version}>
          {(carried) => (
            <EnterpriseFields
              query={query}
              before={record}
              carried={carried}
              onChangedMeanwhile={(typed) => {
                setLeft({ version: record.version, typed })
                reload()
              }}
            />
          )}
        </CarriedOver>
      )}
    </Answered>
  )
}
