import { contract, type InstrumentKind, type RecordTemplate } from '@etalon/api/contract'
import { useCallback } from 'react'
import { Answered } from '../../answers/Answered.tsx'
import { useAnswer } from '../../answers/use-answer.ts'
import { useWords } from '../../messages/index.ts'
import { recordTemplateMessages } from '../../messages/record-template.ts'
import type { ViewProps } from '../../shell/views.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { useNewerVersions } from '../record-form/carried-over.tsx'
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
  const onVersion = useNewerVersions<TemplateDraft>(reload)
  return (
    <Answered answer={answer} reload={reload} notFound={words.notFound}>
      {({ kinds, template }) =>
        template === undefined ? (
          <RecordTemplateForm query={query} kinds={kinds} />
        ) : (
          onVersion(template.version, (given) => <RecordTemplateForm query={query} kinds={kinds} before={template} {...given} />)
        )
      }
    </Answered>
  )
}
