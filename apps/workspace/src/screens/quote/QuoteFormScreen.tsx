import { contract, type QuoteDetail } from '@etalon/api/contract'
import { useState } from 'react'
import { useWords } from '../../messages/index.ts'
import { quoteMessages } from '../../messages/quote.ts'
import type { ViewProps } from '../../shell/views.ts'
import { Answered } from '../work/Answered.tsx'
import { useRecord } from '../work/use-record.ts'
import { QuoteForm } from './QuoteForm.tsx'
import type { QuoteDraft } from './quote-draft.ts'

/** Writes a new quote, or, with an id in the address, changes one that is not handed in yet. */
export default function QuoteFormScreen({ query }: ViewProps) {
  return query.id === undefined ? <QuoteForm query={query} /> : <EditedQuote id={query.id} query={query} />
}

/** What was typed on a version that somebody changed meanwhile. */
interface Carried {
  readonly version: number
  readonly draft: QuoteDraft
}

function EditedQuote({ id, query }: ViewProps & { readonly id: string }) {
  const words = useWords(quoteMessages)
  const { answer, reload } = useRecord(contract.quote, id)
  const [carried, setCarried] = useState<Carried | null>(null)
  const changedMeanwhile = ({ standing: { version } }: QuoteDetail, draft: QuoteDraft) => {
    setCarried({ version, draft })
    reload()
  }
  return (
    <Answered answer={answer} reload={reload} notFound={words.notFound}>
      {({ record, history }) => (
        <QuoteForm
          key={record.standing.version}
          query={query}
          quote={record}
          history={history}
          carried={carried !== null && carried.version !== record.standing.version ? carried.draft : undefined}
          onChangedMeanwhile={(draft) => changedMeanwhile(record, draft)}
        />
      )}
    </Answered>
  )
}
