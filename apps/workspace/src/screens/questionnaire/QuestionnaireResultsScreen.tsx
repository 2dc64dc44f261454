import { contract, type QuestionnaireResults } from '@etalon/api/contract'
import { mostStars, type Question } from '@etalon/api/domain'
import { Card, Page } from '@etalon/ui/card'
import { EmptyState } from '@etalon/ui/empty-state'
import { useCount, useLanguage } from '@etalon/ui/i18n'
import { StatGrid, StatTile } from '@etalon/ui/stat-tile'
import { lazy, Suspense, useCallback, useMemo } from 'react'
import { Answered } from '../../answers/Answered.tsx'
import { useAnswer } from '../../answers/use-answer.ts'
import { inLanguage, useWords } from '../../messages/index.ts'
import { questionnaireMessages } from '../../messages/questionnaire.ts'
import type { ViewProps } from '../../shell/views.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { WorkState } from '../work/moves/WorkState.tsx'
import * as styles from './questionnaire.css.ts'

const BarChart = lazy(async () => ({ default: (await import('@etalon/ui/chart')).BarChart }))

type Tally = QuestionnaireResults['tallies'][number]

/** What came of a questionnaire: each question as a chart with its table, or what was written. */
export default function QuestionnaireResultsScreen({ query }: ViewProps) {
  const { client } = useWorkspace()
  const words = useWords(questionnaireMessages)
  const { id = '' } = query
  const { answer, reload } = useAnswer(
    useCallback(
      (signal: AbortSignal) => client.send(contract.questionnaire.results, { query: { id }, signal, quiet: true }),
      [client, id],
    ),
  )
  return (
    <Answered answer={answer} reload={reload} notFound={words.notFound}>
      {(results) => <Results results={results} />}
    </Answered>
  )
}

function Results({ results: { questionnaire, tallies, read } }: { readonly results: QuestionnaireResults }) {
  const words = useWords(questionnaireMessages)
  const language = useLanguage()
  const write = useCount()
  const title = inLanguage(language, questionnaire.title, questionnaire.titleEn)
  const answered = tallies.reduce((sum, one) => sum + one.answered, 0)
  const asked = tallies.length * read
  return (
    <Page title={words.resultsTitle(title)} beside={<WorkState dictionary="questionnaire_state" state={questionnaire.state} />}>
      <Card title={words.overview}>
        <StatGrid label={words.overview}>
          <StatTile label={words.answered} value={write(questionnaire.answers)} />
          <StatTile label={words.share} value={asked === 0 ? '—' : `${((answered / asked) * 100).toFixed(1)}%`} />
        </StatGrid>
        {read < questionnaire.answers && <p className={styles.quiet}>{words.readPart(read)}</p>}
      </Card>
      {read === 0 ? (
        <Card>
          <EmptyState title={words.noAnswers}>{words.noAnswersHint}</EmptyState>
        </Card>
      ) : (
        <div className={styles.results}>
          {questionnaire.questions.map((question, place) => {
            const tally = tallies.find(({ key }) => key === question.key)
            return tally && <Result key={question.key} question={question} place={place + 1} tally={tally} />
          })}
        </div>
      )}
    </Page>
  )
}

interface ResultProps {
  readonly question: Question
  readonly place: number
  readonly tally: Tally
}

function Result({ question, place, tally }: ResultProps) {
  const words = useWords(questionnaireMessages)
  const language = useLanguage()
  const text = inLanguage(language, question.text, question.textEn)
  const label = `${place}. ${text}`
  const note =
    tally.mean === '' ? words.answeredBy(tally.answered) : `${words.answeredBy(tally.answered)} · ${words.mean(tally.mean)}`
  const { categories, series } = useMemo(
    () => ({
      categories:
        question.type === 'rating'
          ? Array.from({ length: mostStars }, (_, star) => words.stars(star + 1))
          : question.options.map((option, at) => `${at + 1}. ${inLanguage(language, option.text, option.textEn)}`),
      series: [{ name: words.count, values: tally.counts.map(String) }],
    }),
    [question, tally, words, language],
  )
  if (question.type === 'text') {
    return (
      <Card title={label} note={note}>
        {tally.texts.length === 0 ? (
          <EmptyState title={words.nobody} />
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that is longer than its frame is scrolled by the keyboard too
          <ul className={styles.texts} aria-label={words.texts} tabIndex={0}>
            {tally.texts.map((one, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what was written may have been written twice, and never changes places
              <li key={at} className={styles.written}>
                {one}
              </li>
            ))}
          </ul>
        )}
      </Card>
    )
  }
  return (
    <Card>
      <Suspense fallback={<p className={styles.quiet}>{label}</p>}>
        <BarChart label={label} categoryLabel={words.option} categories={categories} series={series} horizontal />
      </Suspense>
      <p className={styles.quiet}>{note}</p>
    </Card>
  )
}
