import { contract, type InstrumentKind, type RecordTemplate } from '@etalon/api/contract'
import { useCallback, useState } from 'react'
import { Answered } from '../../answers/Answered.tsx'
import { useAnswer } from '../../answers/use-answer.ts'
import { useWords } from '../../messages/index.ts'
import { recordTemplateMessages } from '../../messages/record-template.ts'
import type { ViewProps } from '../../shell/views.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { CarriedOver, type LeftBehind } from '../record-form/carried-over.tsx'
import { RecordTemplateForm } from './RecordTemplateForm.tsx'
import type { TemplateDraft } from './template-draft.ts'

interface Loaded {
  readonly kinds: readonly InstrumentKind[]
  readonly template: RecordTemplate | undefined
}

/** Makes a record template, or, with an id in the address, changes one. */
export default function RecordTemplateFormScreen({ query }: ViewProps) {
  const { client } = useWorkspace()
  const words = useWords(recordTemplateMessages)
  const { id } = query
  const { answer, reload } = useAnswer(
    useCallback(
      async (signal: AbortSignal): Promise<Loaded> => {
        const [kinds, template] = await Promise.all([
          client.send(contract.enterprise.kinds, { signal, quiet: true }),
          id === undefined ? undefined : client.send(contract.recordTemplate.detail, { query: { id }, signal, quiet: true }),
        ])
        return { kinds, template }
      },
      [client, id],
    ),
  )
  const [left, setLeft] = useState<LeftBehind<TemplateDraft> | null>(null)
  return (
    <Answered answer={answer} reload={reload} notFound={words.notFound}>
      {({ kinds, template }) => {
        if (template === undefined) return <RecordTemplateForm query={query} kinds={kinds} />
        const { version } = template
        return (
          <CarriedOver key={version} left={left} onLeft={setLeft} version={version}>
            {(carried) => (
              <RecordTemplateForm
                query={query}
                kinds={kinds}
                before={template}
                carried={carried}
                onChangedMeanwhile={(typed) => {
                  setLeft({ version, typed })
                  reload()
                }}
              />
            )}
          </CarriedOver>
        )
      }}
    </Answered>
  )
}
