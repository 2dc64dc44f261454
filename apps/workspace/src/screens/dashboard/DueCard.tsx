import { contract } from '@etalon/api/contract'
import { Card } from '@etalon/ui/card'
import { useLanguage } from '@etalon/ui/i18n'
import { useCallback } from 'react'
import { Link } from 'react-router'
import { Answered } from '../../answers/Answered.tsx'
import { useAnswer } from '../../answers/use-answer.ts'
import { dashboardMessages } from '../../messages/dashboard.ts'
import { useWords } from '../../messages/index.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { DueList } from './DueList.tsx'

/** What is due soon or overdue, the most urgent first. */
export function DueCard() {
  const { client } = useWorkspace()
  const words = useWords(dashboardMessages)
  const language = useLanguage()
  const { answer, reload } = useAnswer(
    useCallback((signal: AbortSignal) => client.send(contract.dashboard.due, { signal, quiet: true }), [client]),
  )
  return (
    <Card title={words.due}>
      <Answered answer={answer} reload={reload}>
        {(found) => <DueList found={found} words={words} language={language} link={Link} />}
      </Answered>
    </Card>
  )
}
