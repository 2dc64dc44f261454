import { CallProblem } from '@etalon/api/client'
import { contract, type HistoryEntry, type Questionnaire } from '@etalon/api/contract'
import { mostQuestions, type Question, questionFaults } from '@etalon/api/domain'
import { Button } from '@etalon/ui/button'
import { Page, Section } from '@etalon/ui/card'
import { Form, FormGrid } from '@etalon/ui/form'
import { Note } from '@etalon/ui/note'
import { Select } from '@etalon/ui/select'
import { TextArea } from '@etalon/ui/text-area'
import { TextField } from '@etalon/ui/text-field'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { Answered } from '../../answers/Answered.tsx'
import { useWords } from '../../messages/index.ts'
import { questionnaireMessages } from '../../messages/questionnaire.ts'
import { useReportUnsaved } from '../../shell/unsaved-tabs.tsx'
import { useReplaceTab } from '../../shell/use-replace-tab.ts'
import type { ViewProps } from '../../shell/views.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { type Keyed, keyed, RowCards } from '../rows/RowCards.tsx'
import { HistoryList } from '../work/history/HistoryList.tsx'
import { WorkState } from '../work/moves/WorkState.tsx'
import { useRecord } from '../work/record/use-record.ts'
import { formPath, listPath } from './places.ts'
import { QuestionRow } from './QuestionRow.tsx'

/** Writes a new questionnaire, or, with an id in the address, changes one that is not open yet. */
export default function QuestionnaireFormScreen({ query }: ViewProps) {
  return query.id === undefined ? <QuestionnaireForm query={query} /> : <Edited id={query.id} query={query} />
}

function Edited({ id, query }: ViewProps & { readonly id: string }) {
  const words = useWords(questionnaireMessages)
  const { answer, reload } = useRecord(contract.questionnaire, id)
  return (
    <Answered answer={answer} reload={reload} notFound={words.notFound}>
      {({ record, history }) => (
        <QuestionnaireForm key={record.version} query={query} before={record} history={history} reload={reload} />
      )}
    </Answered>
  )
}

interface QuestionnaireFormProps extends ViewProps {
  readonly before?: Questionnaire
  readonly history?: readonly HistoryEntry[]
  readonly reload?: () => void
}

const emptyQuestion = (): Question => ({
  ...{ type: 'single', text: '', textEn: '', options: [], required: true },
  key: `q${crypto.randomUUID().slice(0, 8)}`,
})
const texts = ['title', 'titleEn'] as const
const areas = ['intro', 'introEn'] as const

function QuestionnaireForm({ query, before, history = [], reload }: QuestionnaireFormProps) {
  const { client, toasts } = useWorkspace()
  const words = useWords(questionnaireMessages)
  const replaceTab = useReplaceTab({ path: formPath, query })
  const [draft, setDraft] = useState({
    title: before?.title ?? '',
    titleEn: before?.titleEn ?? '',
    intro: before?.intro ?? '',
    introEn: before?.introEn ?? '',
    audience: before?.audience ?? ('customer' as const),
  })
  const [rows, setRows] = useState<readonly Keyed<Question>[]>(() => (before?.questions ?? [emptyQuestion()]).map(keyed))
  const [isDirty, setDirty] = useState(false)
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const key = useRef(crypto.randomUUID())
  useReportUnsaved(formPath, query, isDirty)
  const isOpened = before !== undefined && before.state !== '0'
  const questions = rows.map(({ part }) => part)
  const faults = questionFaults(questions)
  const change = (changes: Partial<typeof draft>) => {
    setDraft((all) => ({ ...all, ...changes }))
    setDirty(true)
  }
  const changeRows = (next: readonly Keyed<Question>[]) => {
    setRows(next)
    setDirty(true)
  }
  const save = async () => {
    setTried(true)
    if (draft.title.trim() === '' || faults.length > 0) return
    setBusy(true)
    try {
      const body = {
        ...draft,
        questions: questions.map((question) => ({ ...question, options: [...question.options] })),
        ...(before ? { id: before.id, version: before.version } : {}),
      }
      await client.send(contract.questionnaire.submit, { body, idempotencyKey: key.current })
      setDirty(false)
      toasts.show({ tone: 'success', title: words.saved(draft.title) })
      replaceTab({ path: listPath, query: {} })
    } catch (error) {
      // The client has said what happened; what is typed stays.
      if (!(error instanceof CallProblem)) throw error
      key.current = crypto.randomUUID()
      if (error.code === 409) reload?.()
    } finally {
      setBusy(false)
    }
  }
  const titleError = tried && draft.title.trim() === '' ? words.faults.title : undefined
  return (
    <Form label={words.editTitle} onSubmit={() => void save()}>
      <Page
        onSheet
        title={words.editTitle}
        beside={before && <WorkState dictionary="questionnaire_state" state={before.state} />}
        actions={
          <Button kind="primary" type="submit" pending={busy} disabledReason={isOpened ? words.isOpened : undefined}>
            {words.save}
          </Button>
        }
      >
        {isOpened && <Note tone="info">{words.isOpened}</Note>}
        <Section title={words.facts}>
          <FormGrid columns={2}>
            {texts.map((name) => (
              <TextField
                key={name}
                label={words[name]}
                required={name === 'title'}
                maxLength={100}
                value={draft[name]}
                error={name === 'title' ? titleError : undefined}
                onChange={(value) => change({ [name]: value })}
              />
            ))}
            {areas.map((name) => (
              <TextArea
                key={name}
                label={words[name]}
                maxLength={500}
                value={draft[name]}
                onChange={(value) => change({ [name]: value })}
              />
            ))}
            <Select
              label={words.audience}
              value={draft.audience}
              onChange={(audience) => change({ audience: audience === 'staff' ? 'staff' : 'customer' })}
              options={(['customer', 'staff'] as const).map((value) => ({ value, label: words.audiences[value] }))}
            />
          </FormGrid>
        </Section>
        <Section title={words.questions} note={words.questionCount(rows.length)}>
          {tried && faults.some(({ field }) => field === 'questions') && <Note tone="danger">{words.faults.questions}</Note>}
          <RowCards rows={rows} titleOf={({ text }, place) => words.questionTitle(place + 1, text)} onChange={changeRows}>
            {(question, changeQuestion, place) => (
              <QuestionRow
                question={question}
                faults={tried ? faults.filter((fault) => fault.place === place) : []}
                onChange={changeQuestion}
              />
            )}
          </RowCards>
          <div>
            <Button
              icon={Plus}
              disabled={rows.length >= mostQuestions}
              onPress={() => changeRows([...rows, keyed(emptyQuestion())])}
            >
              {words.addQuestion}
            </Button>
          </div>
        </Section>
        {history.length > 0 && (
          <Section title={words.history}>
            <HistoryList
              entries={history}
              dictionary="questionnaire_state"
              worded={{ open: words.open, close: words.close, reopen: words.reopen }}
            />
          </Section>
        )}
      </Page>
    </Form>
  )
}
