import { CallProblem } from '@etalon/api/client'
import { contract, type OpenedSession } from '@etalon/api/contract'
import { Tag } from '@etalon/ui/badge'
import { Button } from '@etalon/ui/button'
import { Card } from '@etalon/ui/card'
import { useConfirm } from '@etalon/ui/confirm'
import { Icon } from '@etalon/ui/icon'
import { Monitor, Smartphone } from 'lucide-react'
import { useCallback } from 'react'
import { Answered } from '../../answers/Answered.tsx'
import { useAnswer } from '../../answers/use-answer.ts'
import { useWords } from '../../messages/index.ts'
import { ownAccountMessages } from '../../messages/own-account.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { momentOf } from '../work/moments.ts'
import { deviceOf } from './device-of.ts'
import * as styles from './own-account.css.ts'

/** Where one is signed in, and ending it there. */
export function SessionsCard() {
  const { client, toasts } = useWorkspace()
  const words = useWords(ownAccountMessages)
  const confirm = useConfirm()
  const { answer, reload } = useAnswer(
    useCallback((signal: AbortSignal) => client.send(contract.security.sessions, { signal, quiet: true }), [client]),
  )
  const nameOf = ({ userAgent }: OpenedSession) => deviceOf(userAgent).name || words.unknownDevice
  /** Asks, sends, tells; whatever came of it, the list is asked again. */
  const end = async (title: string, family: string | undefined, told: (count: number) => string) => {
    if (!(await confirm({ title, consequence: words.endConsequence, confirmLabel: words.end, danger: true }))) return
    try {
      const body = family === undefined ? {} : { family }
      toasts.show({ tone: 'success', title: told(await client.send(contract.security.endSessions, { body })) })
    } catch (error) {
      // The client has said what the server said.
      if (!(error instanceof CallProblem)) throw error
    }
    reload()
  }
  const others = answer.state === 'loaded' ? answer.value.filter(({ isThis }) => !isThis).length : 0
  return (
    <Card
      title={words.sessions}
      line
      {...(others > 1
        ? {
            actions: (
              <Button size="small" onPress={() => void end(words.endOthersTitle, undefined, words.endedOthers)}>
                {words.endOthers}
              </Button>
            ),
          }
        : {})}
    >
      <p className={styles.advice}>{words.sessionsNote}</p>
      <Answered answer={answer} reload={reload}>
        {(sessions) => (
          <ul className={styles.sessions}>
            {[...sessions]
              .sort((one, other) => Number(other.isThis) - Number(one.isThis))
              .map((session) => (
                <li key={session.family} className={styles.session}>
                  <Icon icon={deviceOf(session.userAgent).isHandheld ? Smartphone : Monitor} className={styles.mark} />
                  <div>
                    <p className={styles.device}>
                      {nameOf(session)}
                      {session.isThis ? <Tag>{words.thisOne}</Tag> : null}
                      {session.isLocked ? <Tag>{words.locked}</Tag> : null}
                    </p>
                    <p className={styles.times}>
                      <span>{words.began(momentOf(session.beganAt))}</span>
                      <span>{words.renewed(momentOf(session.renewedAt))}</span>
                    </p>
                  </div>
                  {session.isThis ? null : (
                    <Button
                      size="small"
                      aria-label={words.endOf(nameOf(session))}
                      onPress={() => void end(words.endTitle(nameOf(session)), session.family, () => words.ended)}
                    >
                      {words.end}
                    </Button>
                  )}
                </li>
              ))}
          </ul>
        )}
      </Answered>
    </Card>
  )
}
