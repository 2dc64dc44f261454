import { Button } from '@etalon/ui/button'
import { useState } from 'react'
import { useWords } from '../../messages/index.ts'
import { readingMessages } from '../../messages/report-reading.ts'
import { momentOf } from '../work/moments.ts'
import { useNameOf } from '../work/people/use-name-of.ts'
import { Composer } from './Composer.tsx'
import * as styles from './reading.css.ts'
import type { Talk } from './talks-of.ts'
import type { Deeds } from './use-reading.ts'

export interface TalkViewProps {
  readonly talk: Talk
  /** What stands there now; undefined where the passage is gone. */
  readonly value: string | undefined
  /** What can be done; nothing beside what is issued or discarded. */
  readonly deeds: Deeds | undefined
  /** The id of whoever looks. */
  readonly userId: string | undefined
}

/** A comment beside a passage, and what was answered to it. */
export function TalkView({ talk: { begun, answers }, value, deeds, userId }: TalkViewProps) {
  const words = useWords(readingMessages)
  const nameOf = useNameOf()
  const [isAnswering, setAnswering] = useState(false)
  const isSettled = begun.settledAt !== null
  return (
    <article
      className={styles.talk}
      data-settled={isSettled ? '' : undefined}
      aria-label={`${nameOf(begun.byName)}: ${begun.content}`}
    >
      {begun.quote !== value && (
        <p className={styles.quote}>
          {words.quoted}: {begun.quote}
        </p>
      )}
      {[begun, ...answers].map(({ id, byName, at, content }) => (
        <div key={id} className={styles.said}>
          <p className={styles.who}>
            {nameOf(byName)} · {momentOf(at)}
          </p>
          <p className={styles.content}>{content}</p>
        </div>
      ))}
      {begun.settledBy !== null && <p className={styles.who}>{words.settledBy(begun.settledBy, momentOf(begun.settledAt))}</p>}
      {deeds && isAnswering && (
        <Composer
          label={words.answerLabel}
          word={words.answer}
          send={(content, key) => deeds.answer(begun, content, key)}
          onClose={() => setAnswering(false)}
        />
      )}
      {deeds && !isAnswering && (
        <div className={styles.deeds}>
          {!isSettled && (
            <Button size="small" onPress={() => setAnswering(true)}>
              {words.answer}
            </Button>
          )}
          <Button size="small" onPress={() => deeds.settle(begun, !isSettled)}>
            {isSettled ? words.reopen : words.settle}
          </Button>
          {!isSettled && answers.length === 0 && begun.byId === userId && (
            <Button size="small" onPress={() => deeds.takeBack(begun)}>
              {words.takeBack}
            </Button>
          )}
        </div>
      )}
    </article>
  )
}
