import type { ReportReading } from '@etalon/api/contract'
import type { PassageChange } from '@etalon/api/domain'
import { IconButton } from '@etalon/ui/button'
import { useLanguage } from '@etalon/ui/i18n'
import { MessageSquarePlus } from 'lucide-react'
import { useState } from 'react'
import { inLanguage } from '../../messages/in-language.ts'
import { useWords } from '../../messages/index.ts'
import { readingMessages } from '../../messages/report-reading.ts'
import { Composer } from './Composer.tsx'
import * as styles from './reading.css.ts'
import { TalkView } from './TalkView.tsx'
import type { Talk } from './talks-of.ts'
import { textChanges } from './text-changes.ts'
import type { Deeds } from './use-reading.ts'

export type ReadPassage = ReportReading['passages'][number]

export interface PassageRowProps {
  readonly change: PassageChange<ReadPassage>
  readonly talks: readonly Talk[]
  /** What can be done; nothing beside what is issued or discarded. */
  readonly deeds: Deeds | undefined
  readonly userId: string | undefined
}

/** One passage of a certificate: what it says, what it said before, and what was noted beside it. */
export function PassageRow({ change, talks, deeds, userId }: PassageRowProps) {
  const words = useWords(readingMessages)
  const language = useLanguage()
  const [isNoting, setNoting] = useState(false)
  const [areSettledShown, showSettled] = useState(false)
  const { kind, passage } = change
  const label = inLanguage(language, passage.label.zh, passage.label.en)
  const opened = talks.filter(({ begun }) => begun.settledAt === null)
  const settled = talks.length - opened.length
  const shown = areSettledShown ? talks : opened
  const isGone = kind === 'removed'
  return (
    <div className={styles.passage} data-change={kind === 'same' ? undefined : kind}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        <PassageValue change={change} />
        {kind !== 'same' && <span className={styles.mark}>{words[kind]}</span>}
        {settled > 0 && !areSettledShown && (
          <button type="button" className={styles.settled} onClick={() => showSettled(true)}>
            {words.settledCount(settled)}
          </button>
        )}
      </dd>
      <dd className={styles.tool}>
        {deeds && !isGone && (
          <IconButton
            size="small"
            kind="quiet"
            icon={MessageSquarePlus}
            label={opened.length > 0 ? words.noteCount(label, opened.length) : words.note(label)}
            aria-expanded={isNoting}
            onPress={() => setNoting(!isNoting)}
          />
        )}
      </dd>
      {(shown.length > 0 || isNoting) && (
        <dd className={styles.talks}>
          {shown.map((talk) => (
            <TalkView key={talk.begun.id} talk={talk} value={passage.value} deeds={deeds} userId={userId} />
          ))}
          {deeds && isNoting && (
            <Composer
              label={words.note(label)}
              word={words.send}
              send={(content, key) => deeds.note(passage.key, content, key)}
              onClose={() => setNoting(false)}
            />
          )}
        </dd>
      )}
    </div>
  )
}

/** What a passage says: where it said something else before, both, so that it reads without colour, too. */
function PassageValue({ change }: Pick<PassageRowProps, 'change'>) {
  const { kind, passage } = change
  if (kind === 'added') return <ins className={styles.added}>{passage.value}</ins>
  if (kind === 'removed') return <del className={styles.removed}>{passage.value}</del>
  if (kind === 'same') return <bdi>{passage.value}</bdi>
  let at = 0
  return textChanges(change.before, passage.value).map(({ kind: piece, text }) => {
    const key = at
    at += text.length
    if (piece === 'same') return <span key={key}>{text}</span>
    return piece === 'added' ? (
      <ins key={`${key}+`} className={styles.added}>
        {text}
      </ins>
    ) : (
      <del key={`${key}-`} className={styles.removed}>
        {text}
      </del>
    )
  })
}
