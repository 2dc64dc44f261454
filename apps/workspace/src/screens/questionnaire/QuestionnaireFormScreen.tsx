import { contract, type Questionnaire } from '@etalon/api/contract'
import { mostQuestions, type QuestionFault, questionFaults } from '@etalon/api/domain'
import { Button } from '@etalon/ui/button'
import { Section } from '@etalon/ui/card'
import { FormGrid } from '@etalon/ui/form'
import { Note } from '@etalon/ui/note'
import { Select } from '@etalon/ui/select'
import { TextArea } from '@etalon/ui/text-area'
import { TextField } from '@etalon/ui/text-field'
import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import { useSending } from '../../forms/use-sending.ts'
import { useWords } from '../../messages/index.ts'
import { questionnaireMessages } from '../../messages/questionnaire.ts'
import { recordFormMessages } from '../../messages/record-form.ts'
import type { ViewProps } from '../../shell/views.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { textPart } from '../record-form/ChangedMeanwhile.tsx'
import { DraftForm } from '../record-form/DraftForm.tsx'
import { EditedRecord, type Editing } from '../record-form/EditedRecord.tsx'
import { useRecordDraft } from '../record-form/use-record-draft.ts'
import { keyed } from '../rows/keyed.ts'
import { RowCards } from '../rows/RowCards.tsx'
import { HistoryList } from '../work/history/HistoryList.tsx'
import { WorkState } from '../work/moves/WorkState.tsx'
import { formPath, listPath } from './places.ts'
import { QuestionRow } from './QuestionRow.tsx'
import {
  draftOf,
  emptyQuestion,
  emptyQuestionnaire,
  type QuestionnaireDraft,
  readQuestionnaireDraft,
} from './questionnaire-draft.ts'

/** Writes a new questionnaire, or, with an id in the address, changes one that is not open yet. */
export default function QuestionnaireFormScreen({ query }: ViewProps) {
  const words = useWords(questionnaireMessages)
  if (query.id === undefined) return <QuestionnaireForm query={query} />
  return (
    <EditedRecord calls={contract.questionnaire} id={query.id} query={query} form={QuestionnaireForm} notFound={words.notFound} />
  )
}

interface QuestionnaireFormProps extends ViewProps, Editing<Questionnaire, QuestionnaireDraft> {}

/** What keeps a questionnaire from being saved. */
interface FormFault {
  readonly field: 'title' | QuestionFault['field']
  readonly row: number | undefined
}

const texts = ['title', 'titleEn'] as const
const areas = ['intro', 'introEn'] as const

function faultsOf({ title, questions }: QuestionnaireDraft): readonly FormFault[] {
  const ofQuestions = questionFaults(questions.map(({ part }) => part))
  return [
    ...(title.trim() === '' ? [{ field: 'title' as const, row: undefined }] : []),
    ...ofQuestions.map(({ field, place }) => ({ field, row: place })),
  ]
}

/** What is asked of whom. What is typed saves itself on this device. */
function QuestionnaireForm({ query, before, history = [], carried, onChangedMeanwhile }: QuestionnaireFormProps) {
  const { client } = useWorkspace()
  const words = useWords(questionnaireMessages)
  const form = useWords(recordFormMessages)
  const initial = useMemo(() => (before ? draftOf(before) : emptyQuestionnaire()), [before])
  const kept = { name: 'questionnaire', path: formPath, detailPath: listPath, query, carried, onChangedMeanwhile }
  const draft = useRecordDraft({ ...kept, before, initial, read: readQuestionnaireDraft })
  const { values, change } = draft
  const isOpened = before !== undefined && before.state !== '0'
  const faults = faultsOf(values)
  const sending = useSending({
    draft,
    isSound: () => faults.length === 0,
    work() {
      const questions = values.questions.map(({ part }) => ({ ...part, options: [...part.options] }))
      return client.send(contract.questionnaire.submit, {
        body: { ...values, questions, ...draft.edited },
        idempotencyKey: draft.idempotencyKey,
      })
    },
    onSent: () => draft.finish(undefined, words.saved(values.title)),
    onProblem: draft.failed,
  })
  const shown = sending.tried === null ? [] : faults
  const labelOf = ({ field, row }: FormFault) => {
    if (row !== undefined) return form.rowLabel(field === 'options' ? words.options : words.text, row + 1)
    return field === 'title' ? words.title : words.questions
  }
  return (
    <DraftForm
      title={words.editTitle}
      beside={before && <WorkState dictionary="questionnaire_state" state={before.state} />}
      draft={draft}
      sending={sending}
      words={{ save: words.save }}
      savingRefused={isOpened ? words.isOpened : undefined}
      meanwhile={{
        ...draft.meanwhile,
        parts: [
          ...[...texts, ...areas].map((name) => textPart<QuestionnaireDraft>(words[name], name)),
          { label: words.audience, names: ['audience'], text: ({ audience }) => words.audiences[audience] },
          { label: words.questions, names: ['questions'], text: ({ questions }) => words.questionCount(questions.length) },
        ],
      }}
      faults={shown}
      labelOf={labelOf}
      messageOf={({ field }) => words.faults[field]}
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
              name={name}
              value={values[name]}
              error={name === 'title' && shown.some(({ field }) => field === 'title') ? words.faults.title : undefined}
              onChange={(value) => change({ [name]: value })}
            />
          ))}
          {areas.map((name) => (
            <TextArea
              key={name}
              label={words[name]}
              maxLength={500}
              value={values[name]}
              onChange={(value) => change({ [name]: value })}
            />
          ))}
          <Select
            label={words.audience}
            value={values.audience}
            onChange={(audience) => change({ audience: audience === 'staff' ? 'staff' : 'customer' })}
            options={(['customer', 'staff'] as const).map((value) => ({ value, label: words.audiences[value] }))}
          />
        </FormGrid>
      </Section>
      <Section title={words.questions} note={words.questionCount(values.questions.length)}>
        {shown.some(({ field }) => field === 'questions') && <Note tone="danger">{words.faults.questions}</Note>}
        <RowCards
          rows={values.questions}
          titleOf={({ text }, place) => words.questionTitle(place + 1, text)}
          onChange={(questions) => change({ questions })}
        >
          {(question, changeQuestion, place) => (
            <QuestionRow
              question={question}
              place={place}
              faults={shown.filter(({ row }) => row === place)}
              onChange={changeQuestion}
            />
          )}
        </RowCards>
        <div>
          <Button
            icon={Plus}
            disabled={values.questions.length >= mostQuestions}
            onPress={() => change({ questions: [...values.questions, keyed(emptyQuestion())] })}
          >
            {words.addQuestion}
          </Button>
        </div>
      </Section>
      {history.length > 0 && (
        <Section title={words.history}>
          <HistoryList entries={history} dictionary="questionnaire_state" />
        </Section>
      )}
    </DraftForm>
  )
}
