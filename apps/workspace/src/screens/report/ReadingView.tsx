import type { ReportReading } from '@etalon/api/contract'
import { passageChanges } from '@etalon/api/domain'
import { Checkbox } from '@etalon/ui/checkbox'
import { EmptyState } from '@etalon/ui/empty-state'
import { useLanguage } from '@etalon/ui/i18n'
import { Select } from '@etalon/ui/select'
import { useMemo, useState } from 'react'
import { inLanguage } from '../../messages/in-language.ts'
import { useWords } from '../../messages/index.ts'
import { readingMessages } from '../../messages/report-reading.ts'
import { momentOf } from '../work/moments.ts'
import { useNameOf } from '../work/people/use-name-of.ts'
import { PassageRow } from './PassageRow.tsx'
import * as styles from './reading.css.ts'
import { TalkView } from './TalkView.tsx'
import { talksOf } from './talks-of.ts'
import type { Deeds } from './use-reading.ts'

export interface ReadingViewProps {
  readonly reading: ReportReading
  readonly deeds: Deeds
  readonly userId: string | undefined
}

/** The newest version that says something else than the certificate does now: whoever reads wants to know what became of it. */
function lastOther({ versions, passages }: ReportReading): string | null {
  const now = JSON.stringify(passages)
  const other = versions.findLast((version) => JSON.stringify(version.passages) !== now)
  return other === undefined ? null : String(other.number)
}

/** A certificate as text: what it says, what became of it since it was handed in, and what was noted beside it. */
export default function ReadingView({ reading, deeds, userId }: ReadingViewProps) {
  const words = useWords(readingMessages)
  const language = useLanguage()
  const nameOf = useNameOf()
  const [chosen, choose] = useState<string | null | undefined>(undefined)
  const [onlyChanges, setOnlyChanges] = useState(false)
  const compared = chosen === undefined ? lastOther(reading) : chosen
  const before = reading.versions.find(({ number }) => String(number) === compared)
  const changes = useMemo(
    () => passageChanges(before?.passages ?? reading.passages, reading.passages),
    [before, reading.passages],
  )
  const talks = useMemo(() => talksOf(reading.comments), [reading.comments])
  const changed = changes.filter(({ kind }) => kind !== 'same').length
  const shown = onlyChanges && before ? changes.filter(({ kind }) => kind !== 'same') : changes
  const sections = Map.groupBy(shown, ({ passage }) => inLanguage(language, passage.section.zh, passage.section.en))
  const known = new Set(changes.map(({ passage }) => passage.key))
  const gone = talks.filter(({ begun }) => !known.has(begun.passage))
  const able = reading.isOpen ? deeds : undefined

  if (reading.passages.length === 0 && talks.length === 0)
    return (
      <div className={styles.reading}>
        <EmptyState title={words.text}>{words.nothing}</EmptyState>
      </div>
    )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
    <section className={styles.reading} tabIndex={0} aria-label={words.text}>
      <header className={styles.head}>
        {reading.versions.length === 0 ? (
          <p className={styles.who}>{words.noVersions}</p>
        ) : (
          <>
            <div className={styles.compare}>
              <Select
                label={words.compare}
                labelPosition="beside"
                options={reading.versions.toReversed().map(({ number, byName, at }) => ({
                  value: String(number),
                  label: words.version(number, nameOf(byName), momentOf(at)),
                }))}
                emptyLabel={words.withNothing}
                value={compared}
                onChange={choose}
              />
            </div>
            {before && (
              <>
                <Checkbox checked={onlyChanges} onChange={setOnlyChanges}>
                  {words.onlyChanges}
                </Checkbox>
                <span className={styles.count} role="status">
                  {words.changes(changed)}
                </span>
              </>
            )}
          </>
        )}
      </header>
      {shown.length === 0 && <EmptyState title={words.noChanges} />}
      {[...sections].map(([name, passages]) => (
        <section key={name} className={styles.section} aria-label={name}>
          <h3 className={styles.sectionTitle}>{name}</h3>
          <dl>
            {passages.map((change) => (
              <PassageRow
                key={change.passage.key}
                change={change}
                talks={talks.filter(({ begun }) => begun.passage === change.passage.key)}
                deeds={able}
                userId={userId}
              />
            ))}
          </dl>
        </section>
      ))}
      {gone.length > 0 && (
        <section className={styles.section} aria-label={words.gone}>
          <h3 className={styles.sectionTitle}>{words.gone}</h3>
          <div className={styles.talks}>
            {gone.map((talk) => (
              <TalkView key={talk.begun.id} talk={talk} value={undefined} deeds={able} userId={userId} />
            ))}
          </div>
        </section>
      )}
    </section>
  )
}
