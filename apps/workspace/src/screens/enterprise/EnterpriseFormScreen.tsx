import { contract } from '@etalon/api/contract'
import { enterpriseMessages } from '../../messages/enterprise.ts'
import { useWords } from '../../messages/index.ts'
import type { ViewProps } from '../../shell/views.ts'
import { EditedRecord } from '../record-form/EditedRecord.tsx'
import { EnterpriseFields } from './EnterpriseFields.tsx'

/** Writes down a new enterprise, or, with an id in the address, changes one. */
export default function EnterpriseFormScreen({ query }: ViewProps) {
  const words = useWords(enterpriseMessages)
  if (query.id === undefined) return <EnterpriseFields query={query} />
  return (
    <EditedRecord calls={contract.enterprise} id={query.id} query={query} form={EnterpriseFields} notFound={words.notFound} />
  )
}
