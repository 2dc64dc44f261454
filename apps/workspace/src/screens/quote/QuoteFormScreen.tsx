import { contract } from '@etalon/api/contract'
import { useWords } from '../../messages/index.ts'
import { quoteMessages } from '../../messages/quote.ts'
import type { ViewProps } from '../../shell/views.ts'
import { EditedRecord } from '../record-form/EditedRecord.tsx'
import { QuoteForm } from './QuoteForm.tsx'

/** Writes a new quote, or, with an id in the address, changes one that is not handed in yet. */
export default function QuoteFormScreen({ query }: ViewProps) {
  const words = useWords(quoteMessages)
  if (query.id === undefined) return <QuoteForm query={query} />
  return <EditedRecord calls={contract.quote} id={query.id} query={query} form={QuoteForm} notFound={words.notFound} />
}
