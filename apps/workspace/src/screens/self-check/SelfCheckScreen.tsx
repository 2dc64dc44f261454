import { connectionOf } from '@etalon/machines/message-socket'
import { Button } from '@etalon/ui/button'
import { Card, Page } from '@etalon/ui/card'
import { DefinitionList } from '@etalon/ui/definition-list'
import { useLanguage } from '@etalon/ui/i18n'
import { Icon } from '@etalon/ui/icon'
import { LoadingBar } from '@etalon/ui/loading'
import { CircleCheck, CircleX, Copy, RefreshCw, TriangleAlert } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useAnswer } from '../../answers/use-answer.ts'
import { copyText } from '../../copy-text.ts'
import { useWords } from '../../messages/index.ts'
import { selfCheckMessages } from '../../messages/self-check.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { checkSelf, type FindingState } from '../../workspace/self-check/check-self.ts'
import { besideFacts } from '../two-columns.css.ts'
import { momentOf } from '../work/moments.ts'
import { deviceFacts, reportOf, sayFinding } from './say-finding.ts'
import * as styles from './self-check.css.ts'

const icons: Readonly<Record<FindingState, typeof CircleCheck>> = { fine: CircleCheck, poor: TriangleAlert, failed: CircleX }

/**
 * Whether this device, the network and the server do what the workspace needs, and what to do where they do not: what somebody who helps
 * asks for first (NAV-2).
 */
export default function SelfCheckScreen() {
  const { isReachable, messageSocket, release, tellsMessages, toasts } = useWorkspace()
  const words = useWords(selfCheckMessages)
  const language = useLanguage()
  const { running } = release.getSnapshot().context
  const [turn, setTurn] = useState(1)
  const { answer } = useAnswer(
    useCallback(
      async (signal: AbortSignal) => {
        const isTold = tellsMessages ? connectionOf(messageSocket.getSnapshot()) === 'quiet' : undefined
        const findings = await checkSelf({ isReachable, isTold, running }, signal)
        return { turn, at: new Date().toISOString(), findings }
      },
      [isReachable, messageSocket, running, tellsMessages, turn],
    ),
  )
  const found = answer.state === 'loaded' ? answer.value : undefined
  const isChecking = found?.turn !== turn
  const said = found?.findings.map((finding) => ({
    id: finding.id,
    state: finding.state,
    part: words.parts[finding.id],
    detail: sayFinding(finding, words, language),
  }))
  const facts = deviceFacts(words, running)
  const toLookAt = said?.filter(({ state }) => state !== 'fine').length ?? 0
  const copy = async () => {
    if (!said || !found) return
    const text = reportOf({ title: words.title, at: momentOf(found.at), said, facts, states: words.states })
    const isCopied = await copyText(text)
    toasts.show(isCopied ? { tone: 'success', title: words.copied } : { tone: 'danger', title: words.notCopied })
  }
  return (
    <Page
      title={words.title}
      actions={
        <>
          <Button icon={Copy} disabled={!said} onPress={() => void copy()}>
            {words.copy}
          </Button>
          <Button kind="primary" icon={RefreshCw} pending={isChecking} onPress={() => setTurn((before) => before + 1)}>
            {words.again}
          </Button>
        </>
      }
    >
      <div className={besideFacts}>
        <Card
          title={words.findings}
          note={
            <span role="status">
              {isChecking || !found
                ? words.checking
                : `${toLookAt === 0 ? words.allFine : words.someNot(toLookAt)} · ${words.checkedAt(momentOf(found.at))}`}
            </span>
          }
          line
        >
          {said ? (
            <ul className={styles.findings}>
              {said.map(({ id, state, part, detail }) => (
                <li key={id} className={styles.finding} data-state={state}>
                  <Icon icon={icons[state]} className={styles.mark} />
                  <span className={styles.part}>{part}</span>
                  <span className={styles.state}>{words.states[state]}</span>
                  <span className={styles.detail}>{detail}</span>
                </li>
              ))}
            </ul>
          ) : (
            <LoadingBar />
          )}
        </Card>
        <Card title={words.device} line>
          <DefinitionList facts={facts} />
        </Card>
      </div>
    </Page>
  )
}
