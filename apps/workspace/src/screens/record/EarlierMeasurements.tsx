import type { EarlierMeasurement, ItemDetail } from '@etalon/api/contract'
import { type DictionaryKey, evaluationsAgree, gapsOf, isKeyOf, type Sheet, sheetBy } from '@etalon/api/domain'
import { useLanguage } from '@etalon/ui/i18n'
import { Note } from '@etalon/ui/note'
import { useMemo } from 'react'
import { useWords } from '../../messages/index.ts'
import { punctuation } from '../../messages/punctuation.ts'
import { recordMessages } from '../../messages/record.ts'
import { retestMessages } from '../../messages/retest.ts'
import { momentOf } from '../work/moments.ts'
import { useNameOf } from '../work/people/use-name-of.ts'
import { Disclosure } from '../work/record/Disclosure.tsx'
import { ReadingGrid } from './ReadingGrid.tsx'
import * as styles from './record.css.ts'
import { recordDraftOf } from './record-draft.ts'
import { useLive } from './use-live.ts'
import { VerdictCard } from './VerdictCard.tsx'

/** What was measured before the work was done again, put right or taken back from its tester, each to be opened and read; nothing where that never happened. */
export function EarlierMeasurements({ item }: { readonly item: ItemDetail }) {
  const words = useWords(retestMessages)
  const nameOf = useNameOf()
  const { abilityType } = item
  if (item.earlier.length === 0 || !isKeyOf('ability_type', abilityType)) return null
  return (
    <section className={styles.earlier} aria-label={words.title}>
      <h2 className={styles.heading}>{words.title}</h2>
      {item.earlier.map((one) => {
        const sheet = sheetBy(one.method, item.kindCode, abilityType)
        return (
          sheet && (
            <Disclosure
              key={one.number}
              title={words.summary(one.number, one.performedOn ?? '—', nameOf(one.testerName), one.isRetest)}
            >
              <Earlier one={one} item={item} sheet={sheet} abilityType={abilityType} />
            </Disclosure>
          )
        )
      })}
    </section>
  )
}

interface EarlierProps {
  readonly one: EarlierMeasurement
  readonly item: ItemDetail
  readonly sheet: Sheet
  readonly abilityType: DictionaryKey<'ability_type'>
}

function Earlier({ one, item, sheet, abilityType }: EarlierProps) {
  const words = useWords(retestMessages)
  const marks = useWords(punctuation)
  const record = useWords(recordMessages)
  const nameOf = useNameOf()
  const language = useLanguage()
  const values = useMemo(() => recordDraftOf(sheet, one.typed, ''), [sheet, one.typed])
  const live = useLive(sheet, values, item.standards)
  const differs = live.evaluation !== null && !evaluationsAgree(live.evaluation, one.evaluation)
  const used = item.standards.filter(({ id }) => values.standardIds.includes(id))
  const facts: readonly (readonly [string, string])[] = [
    [one.isRetest ? words.retestReason : words.returnReason, words.because(one.reason, nameOf(one.byName), momentOf(one.at))],
    [words.place, values.place],
    ...sheet.conditions.map((condition) => {
      const value = values.conditions[condition.key] ?? ''
      return [condition[language], value === '' ? '' : `${value} ${condition.unit}`] as const
    }),
    [
      words.standards,
      marks.clauses(used.map((standard) => `${language === 'en' ? standard.nameEn : standard.name} ${standard.number}`)),
    ],
  ]
  return (
    <div className={styles.earlierBody}>
      <dl className={styles.earlierFacts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.factName}>{name}</dt>
            <dd className={styles.factValue}>{value === '' ? '—' : value}</dd>
          </div>
        ))}
      </dl>
      {differs && <Note tone="warning">{record.differs}</Note>}
      <div className={styles.earlierSheet}>
        <ReadingGrid sheet={sheet} label={words.readingsOf(one.number)} readings={values.readings} live={live} faults={[]} />
        <VerdictCard
          sheet={sheet}
          abilityType={abilityType}
          evaluation={live.evaluation}
          missing={gapsOf(sheet, values).length}
          label={words.verdictOf(one.number)}
        />
      </div>
    </div>
  )
}
