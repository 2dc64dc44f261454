import type { HistoryEntry, ItemDetail } from '@etalon/api/contract'
import { Page } from '@etalon/ui/card'
import { ProgressionSteps } from '@etalon/ui/progression-steps'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useWords } from '../../messages/index.ts'
import { recordMessages } from '../../messages/record.ts'
import { reportAddress } from '../report/places.ts'
import { ReasonNote } from '../work/history/ReasonNote.tsx'
import { stepsOf } from '../work/history/steps-of.ts'
import { dayOf } from '../work/moments.ts'
import { useLabels } from '../work/moves/use-labels.ts'
import { WorkState } from '../work/moves/WorkState.tsx'
import { EarlierMeasurements } from './EarlierMeasurements.tsx'
import * as styles from './record.css.ts'

export interface RecordPageProps {
  readonly item: ItemDetail
  readonly history: readonly HistoryEntry[]
  readonly actions: ReactNode
  readonly children: ReactNode
}

const usualWay = ['100', '200', '300', '400', '500', '600'] as const

/** The page of an item: what is tested, where it stands, and the sheet below. */
export function RecordPage({ item, history, actions, children }: RecordPageProps) {
  const words = useWords(recordMessages)
  const labels = useLabels()
  const { state } = item.standing
  // A locked item stands where it was locked.
  const place = state === '350' ? '300' : state
  const steps = stepsOf(
    usualWay,
    place,
    (one) => labels.of('item_state', one),
    history,
    (at) => dayOf(at).slice('yyyy-'.length),
  )
  const facts = [
    [words.facts.range, item.range],
    [words.facts.accuracy, item.accuracy],
    [words.facts.model, item.model],
    [words.facts.serial, item.serial],
    [words.facts.regulation, item.regulation],
    [words.facts.ability, labels.of('ability_type', item.abilityType)],
  ] as const
  return (
    <Page
      onSheet
      title={item.instrumentName}
      beside={
        <>
          <WorkState dictionary="item_state" state={state} />
          <span className={styles.subtitle}>
            {item.itemNo} · {item.enterName}
          </span>
          {item.reportId !== null && (
            <Link className={styles.link} to={reportAddress(item.reportId)}>
              {words.openReport}
            </Link>
          )}
        </>
      }
      actions={<div className={styles.actions}>{actions}</div>}
    >
      <div className={styles.overview}>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name} className={styles.fact}>
              <dt className={styles.factName}>{name}</dt>
              <dd className={styles.factValue}>
                <bdi>{value === '' ? '—' : value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <ProgressionSteps label={words.progress} steps={steps} />
      </div>
      <ReasonNote history={history} />
      <EarlierMeasurements item={item} />
      {children}
    </Page>
  )
}
