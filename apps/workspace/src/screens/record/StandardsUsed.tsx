import type { MeasuringStandard } from '@etalon/api/contract'
import { isSuitable, noneSuits } from '@etalon/api/domain'
import { Checkbox } from '@etalon/ui/checkbox'
import { useLanguage } from '@etalon/ui/i18n'
import { Icon } from '@etalon/ui/icon'
import { Note } from '@etalon/ui/note'
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import { Fragment } from 'react'
import { deviationMessages } from '../../messages/deviation.ts'
import { inLanguage, useWords } from '../../messages/index.ts'
import { recordMessages } from '../../messages/record.ts'
import { sayDeviation } from '../work/deviations/say-deviation.ts'
import { useLabels } from '../work/moves/use-labels.ts'
import * as styles from './record.css.ts'
import { chosenStandards, standardRefusal } from './record-draft.ts'

export interface StandardsUsedProps {
  readonly standards: readonly MeasuringStandard[]
  /** Names of those that suit the instrument; empty where nobody said. */
  readonly suitable: readonly string[]
  readonly chosen: readonly string[]
  /** The day on which they were used. */
  readonly performedOn: string | null
  /** What is wrong with the choice. */
  readonly error: string | undefined
  /** Left out where nobody may choose. */
  readonly onChange?: ((ids: readonly string[]) => void) | undefined
}

/** From this many days on an end of validity is worth a warning. */
const soon = 30
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

/**
 * The measuring standards of the domain, to tick; those that suit the instrument first, under a heading of their own. One that may not
 * be used on that day says why, and so does a choice of which none suits.
 */
export function StandardsUsed({ standards, suitable, chosen, performedOn, error, onChange }: StandardsUsedProps) {
  const words = useWords(recordMessages)
  const departing = useWords(deviationMessages)
  const language = useLanguage()
  const labels = useLabels()
  const shown = onChange ? standards : standards.filter(({ id }) => chosen.includes(id))
  const used = chosenStandards(standards, chosen)
  const fitting = suitable.length === 0 ? [] : shown.filter((one) => isSuitable(one, suitable))
  // A heading over all there is would say nothing.
  const groups =
    onChange === undefined || fitting.length === 0
      ? [{ title: undefined, members: shown }]
      : [
          { title: departing.suitable, members: fitting },
          { title: departing.others, members: shown.filter((one) => !fitting.includes(one)) },
        ].filter(({ members }) => members.length > 0)
  const validity = (one: MeasuringStandard) => {
    const refusal = standardRefusal(one, performedOn)
    if (refusal === 'state') return { tone: 'danger', text: words.deviceState(labels.of('DEVICE_STATE', one.deviceState)) }
    if (refusal === 'expired') return { tone: 'danger', text: words.expired(one.validUntil) }
    const left = performedOn === null ? undefined : daysBetween(performedOn, one.validUntil)
    if (left !== undefined && left <= soon) return { tone: 'warning', text: words.validFor(one.validUntil, left) }
    return { tone: 'success', text: words.validUntil(one.validUntil) }
  }
  const contents = (one: MeasuringStandard) => {
    const { tone, text } = validity(one)
    return (
      <span className={styles.standardText}>
        <span className={styles.standardName}>{inLanguage(language, one.name, one.nameEn)}</span>
        <span className={styles.quiet}>
          {one.number} · {one.range} · {one.accuracy}
        </span>
        <span className={styles.validity} data-tone={tone}>
          <Icon icon={tone === 'success' ? CircleCheck : TriangleAlert} size={14} />
          {text}
        </span>
      </span>
    )
  }
  const toggle = (id: string, checked: boolean) => onChange?.(checked ? [...chosen, id] : chosen.filter((one) => one !== id))
  return (
    <section className={styles.part} aria-label={words.standards} data-field="standards">
      <h2 className={styles.heading}>{words.standards}</h2>
      {error !== undefined && (
        <p className={styles.error}>
          <Icon icon={CircleAlert} size={14} />
          {error}
        </p>
      )}
      {standards.length === 0 && <p className={styles.quiet}>{words.standardsEmpty}</p>}
      {noneSuits(used, suitable) && (
        <Note tone="warning" live>
          {sayDeviation({ kind: 'standards', used: [...used] }, language)}
        </Note>
      )}
      {groups.map(({ title, members }) => (
        <Fragment key={title ?? ''}>
          {title !== undefined && <h3 className={styles.groupTitle}>{title}</h3>}
          <ul className={styles.standards} {...(title === undefined ? {} : { 'aria-label': title })}>
            {members.map((one) => (
              <li key={one.id} className={styles.standard} {...(chosen.includes(one.id) ? { 'data-chosen': '' } : {})}>
                {onChange ? (
                  <Checkbox
                    checked={chosen.includes(one.id)}
                    // One that was chosen before it expired can still be taken away.
                    disabled={standardRefusal(one, performedOn) !== undefined && !chosen.includes(one.id)}
                    onChange={(checked) => toggle(one.id, checked)}
                  >
                    {contents(one)}
                  </Checkbox>
                ) : (
                  contents(one)
                )}
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </section>
  )
}
