import { contract, type WaitingQuestionnaire } from '@etalon/api/contract'
import { ButtonLink } from '@etalon/ui/button'
import { Card, Page } from '@etalon/ui/card'
import { EmptyState } from '@etalon/ui/empty-state'
import { useLanguage } from '@etalon/ui/i18n'
import { useCallback } from 'react'
import { Answered } from '../../answers/Answered.tsx'
import { useAnswer } from '../../answers/use-answer.ts'
import { inLanguage, useWords } from '../../messages/index.ts'
import { questionnaireMessages } from '../../messages/questionnaire.ts'
import type { ViewProps } from '../../shell/views.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { AnswerSheet } from './AnswerSheet.tsx'
import { fillPath } from './places.ts'
import * as styles from './questionnaire.css.ts'

/** The questionnaire view: what waits for somebody, or, with an id in the address, the questions of one. */
export default function TemplateEvartScreen({ query }: ViewProps) {
  return query.id === undefined ? (
    <Waiting />
  ) : (
    <AnswerSheet key={`${query.id} ${query.orderId}`} id={query.id} orderId={query.orderId} query={query} />
  )
}

const addressOf = ({ id, orderId }: WaitingQuestionnaire) =>
  orderId === null ? `${fillPath}?id=${id}` : `${fillPath}?id=${id}&orderId=${orderId}`

function Waiting() {
  const { client } = useWorkspace()
  const words = useWords(questionnaireMessages)
  const language = useLanguage()
  const { answer, reload } = useAnswer(
    useCallback((signal: AbortSignal) => client.send(contract.questionnaire.waiting, { signal, quiet: true }), [client]),
  )
  return (
    <Answered answer={answer} reload={reload}>
      {(waiting) => (
        <Page title={words.fill}>
          {waiting.length === 0 ? (
            <Card>
              <EmptyState title={words.nothingWaits}>{words.nothingWaitsHint}</EmptyState>
            </Card>
          ) : (
            <ul className={styles.waiting}>
              {waiting.map((one) => (
                <li key={`${one.id} ${one.orderId}`}>
                  <Card
                    title={inLanguage(language, one.title, one.titleEn)}
                    {...(one.orderNo === '' ? {} : { note: words.about(one.orderNo) })}
                  >
                    <div className={styles.offer}>
                      <p className={styles.intro}>{inLanguage(language, one.intro, one.introEn)}</p>
                      <ButtonLink kind="primary" href={addressOf(one)}>
                        {words.begin}
                      </ButtonLink>
                    </div>
                  </Card>
                </li>
              ))}
            </ul>
          )}
        </Page>
      )}
    </Answered>
  )
}
