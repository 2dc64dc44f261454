import { type AnswerOf, contract } from '@etalon/api/contract'
import { type Answers, answerFaults, longestAnswer, mostStars, type Question, type QuestionAnswer } from '@etalon/api/domain'
import { Button, ButtonLink } from '@etalon/ui/button'
import { Card, Page } from '@etalon/ui/card'
import { CheckboxGroup } from '@etalon/ui/checkbox'
import { EmptyState } from '@etalon/ui/empty-state'
import { ErrorSummary, Form } from '@etalon/ui/form'
import { useLanguage } from '@etalon/ui/i18n'
import { Note } from '@etalon/ui/note'
import { RadioGroup } from '@etalon/ui/radio-group'
import { TextArea } from '@etalon/ui/text-area'
import { useCallback } from 'react'
import { Answered } from '../../answers/Answered.tsx'
import { useAnswer } from '../../answers/use-answer.ts'
import { DraftConflict } from '../../forms/DraftConflict.tsx'
import { DraftStatus } from '../../forms/DraftStatus.tsx'
import { SendingDoubt } from '../../forms/SendingDoubt.tsx'
import { useFormDraft } from '../../forms/use-form-draft.ts'
import { useSending } from '../../forms/use-sending.ts'
import { isRecord } from '../../is-record.ts'
import { inLanguage, useWords } from '../../messages/index.ts'
import { questionnaireMessages } from '../../messages/questionnaire.ts'
import { useReportUnsaved } from '../../shell/unsaved-tabs.tsx'
import { useReplaceTab } from '../../shell/use-replace-tab.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { fillPath } from './places.ts'
import * as styles from './questionnaire.css.ts'

interface AnswerSheetProps {
  readonly id: string
  readonly orderId: string | undefined
  readonly query: Readonly<Record<string, string>>
}

/** The questions of one questionnaire, to be answered once. */
export function AnswerSheet({ id, orderId, query }: AnswerSheetProps) {
  const { client } = useWorkspace()
  const words = useWords(questionnaireMessages)
  const { answer, reload } = useAnswer(
    useCallback(
      (signal: AbortSignal) =>
        client.send(contract.questionnaire.sheet, {
          query: { id, ...(orderId === undefined ? {} : { orderId }) },
          signal,
          quiet: true,
        }),
      [client, id, orderId],
    ),
  )
  if (answer.state === 'failed' && answer.problem.code === 404) {
    return (
      <Page title={words.fill}>
        <Card>
          <EmptyState title={words.gone} actions={<ButtonLink href={fillPath}>{words.backToWaiting}</ButtonLink>}>
            {words.goneHint}
          </EmptyState>
        </Card>
      </Page>
    )
  }
  return (
    <Answered answer={answer} reload={reload}>
      {(sheet) => <Questions sheet={sheet} query={query} />}
    </Answered>
  )
}

const noAnswers: { readonly answers: Answers } = { answers: {} }

const isAnswer = (value: unknown): value is QuestionAnswer =>
  typeof value === 'number' ||
  typeof value === 'string' ||
  (Array.isArray(value) && value.every((one) => typeof one === 'number'))

/** The answers that were kept on this device; anything may be missing. */
const readAnswers = ({ answers }: Readonly<Record<string, unknown>>): { readonly answers: Answers } => ({
  answers: isRecord(answers)
    ? Object.fromEntries(Object.entries(answers).flatMap(([key, value]) => (isAnswer(value) ? [[key, value]] : [])))
    : {},
})

/** The questions, to be answered; what is said so far is kept on this device until it is sent. */
function Questions({
  sheet,
  query,
}: {
  readonly sheet: AnswerOf<typeof contract.questionnaire.sheet>
  readonly query: Readonly<Record<string, string>>
}) {
  const { client, toasts } = useWorkspace()
  const words = useWords(questionnaireMessages)
  const language = useLanguage()
  const replaceTab = useReplaceTab({ path: fillPath, query })
  const { id, orderId, questions } = sheet
  const draft = useFormDraft(`questionnaire-answers:${id}:${orderId ?? ''}`, noAnswers, readAnswers)
  const { answers } = draft.values
  useReportUnsaved(fillPath, query, draft.hasChanges)
  const sending = useSending({
    draft,
    isSound: () => answerFaults(questions, answers).length === 0,
    work() {
      const given = Object.fromEntries(
        Object.entries(answers).map(([name, answer]) => [name, typeof answer === 'object' ? [...answer] : answer]),
      )
      const body = { id, ...(orderId === null ? {} : { orderId }), answers: given }
      return client.send(contract.questionnaire.answer, { body, idempotencyKey: draft.idempotencyKey })
    },
    onSent() {
      toasts.show({ tone: 'success', title: words.sent })
      replaceTab({ path: fillPath, query: {} })
    },
  })
  const faults = sending.tried === null ? [] : answerFaults(questions, answers)
  const said = (text: string, textEn: string) => inLanguage(language, text, textEn)
  return (
    <Form label={sheet.title} onSubmit={() => void sending.send('submit')}>
      <Page
        title={said(sheet.title, sheet.titleEn)}
        beside={sheet.orderNo === '' ? undefined : <span>{words.about(sheet.orderNo)}</span>}
        actions={<DraftStatus draft={draft} />}
      >
        <Card>
          <div className={styles.sheet}>
            {sheet.intro !== '' && <p className={styles.intro}>{said(sheet.intro, sheet.introEn)}</p>}
            <Note tone="info">{words.anonymous}</Note>
            <DraftConflict draft={draft} />
            <SendingDoubt sending={sending} />
            <ErrorSummary
              problems={faults.map(({ key: name }) => {
                const question = questions.find((one) => one.key === name)
                return { name, label: question ? said(question.text, question.textEn) : name, message: words.requiredAnswer }
              })}
            />
            {questions.map((question, place) => (
              <QuestionField
                key={question.key}
                question={question}
                label={`${place + 1}. ${said(question.text, question.textEn)}`}
                answer={answers[question.key]}
                error={faults.some((fault) => fault.key === question.key) ? words.requiredAnswer : undefined}
                onChange={(answer) => draft.change({ answers: { ...answers, [question.key]: answer } })}
              />
            ))}
            <div>
              <Button kind="primary" type="submit" pending={sending.busy !== null}>
                {words.send}
              </Button>
            </div>
          </div>
        </Card>
      </Page>
    </Form>
  )
}

interface QuestionFieldProps {
  readonly question: Question
  readonly label: string
  readonly answer: QuestionAnswer | undefined
  readonly error: string | undefined
  readonly onChange: (answer: QuestionAnswer) => void
}

/** One question, as its type is answered. */
function QuestionField({ question, label, answer, error, onChange }: QuestionFieldProps) {
  const words = useWords(questionnaireMessages)
  const language = useLanguage()
  const { key, type, required } = question
  const options = question.options.map(({ text, textEn }, place) => ({
    value: String(place),
    label: inLanguage(language, text, textEn),
  }))
  const common = { label, name: key, required, error }
  switch (type) {
    case 'single':
      return (
        <RadioGroup
          {...common}
          stacked
          options={options}
          value={typeof answer === 'number' ? String(answer) : null}
          onChange={(value) => onChange(Number(value))}
        />
      )
    case 'rating':
      return (
        <RadioGroup
          {...common}
          options={Array.from({ length: mostStars }, (_, place) => ({ value: String(place + 1), label: words.stars(place + 1) }))}
          value={typeof answer === 'number' ? String(answer) : null}
          onChange={(value) => onChange(Number(value))}
        />
      )
    case 'multiple':
      return (
        <CheckboxGroup
          {...common}
          options={options}
          value={typeof answer === 'object' ? answer.map(String) : []}
          onChange={(values) => onChange(values.map(Number))}
        />
      )
    case 'text':
      return (
        <TextArea
          {...common}
          rows={3}
          maxLength={longestAnswer}
          value={typeof answer === 'string' ? answer : ''}
          onChange={onChange}
        />
      )
  }
}
