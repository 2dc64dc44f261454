import {
  type DictionaryKey,
  documentKindOf,
  documentTitles,
  type Evaluation,
  type ItemVerdict,
  printedNumber,
  type Sheet,
} from '@etalon/api/domain'
import { useLanguage } from '@etalon/ui/i18n'
import { Icon } from '@etalon/ui/icon'
import { Check, CircleAlert, CircleCheck, CircleDashed, Ruler } from 'lucide-react'
import { useWords } from '../../messages/index.ts'
import { recordMessages } from '../../messages/record.ts'
import * as styles from './verdict-card.css.ts'

export interface VerdictCardProps {
  readonly sheet: Sheet
  readonly abilityType: DictionaryKey<'ability_type'>
  /** Null while something is missing. */
  readonly evaluation: Evaluation | null
  /** How many entries are missing or wrong. */
  readonly missing: number
  /** Names it where there are several. @default what it is */
  readonly label?: string
}

const icons = { pass: CircleCheck, fail: CircleAlert, none: Ruler, open: CircleDashed } as const

/** What the readings mean: the verdict with each thing that was judged, or, for a calibration, what is stated. */
export function VerdictCard({ sheet, abilityType, evaluation, missing, label }: VerdictCardProps) {
  const words = useWords(recordMessages)
  const language = useLanguage()
  const verdict = evaluation?.verdict ?? 'open'
  const observed = new Set(sheet.observations.map(({ key }) => key))
  const shown = ({ key, result, limit, passes }: ItemVerdict) => {
    // What the domain prints of an observation has one language; its meaning has two.
    if (observed.has(key)) return passes ? words.conforms : words.notConforms
    const unit = result.split(' ').at(-1) ?? ''
    const bare = limit.endsWith(` ${unit}`) ? result.slice(0, -unit.length - 1) : result
    return `${printedNumber(bare)} / ${limit}`
  }
  const note =
    verdict === 'open'
      ? words.verdict.openNote(missing)
      : verdict === 'none'
        ? words.verdict.noneNote
        : verdict === 'fail' && abilityType === '1'
          ? words.verdict.rejection
          : words.verdict.document(documentTitles[documentKindOf(abilityType, verdict === 'fail')][language])
  return (
    <section className={styles.card} data-verdict={verdict} aria-label={label ?? words.verdict.title}>
      <div className={styles.top} role="status">
        <Icon icon={icons[verdict]} size={20} className={styles.icon} />
        <div>
          <p className={styles.word}>{evaluation?.conclusion?.[language] ?? words.verdict[verdict]}</p>
          <p className={styles.note}>{note}</p>
          {verdict !== 'open' && missing > 0 && <p className={styles.note}>{words.verdict.notAll(missing)}</p>}
        </div>
      </div>
      {evaluation && evaluation.items.length > 0 && (
        <ul className={styles.list}>
          {evaluation.items.map((item) => (
            <li key={item.key} className={styles.item} data-passes={item.passes}>
              <Icon
                icon={item.passes ? Check : CircleAlert}
                size={14}
                className={styles.mark}
                label={item.passes ? words.pass : words.exceeds}
              />
              <span>{item[language]}</span>
              <span className={styles.value}>{shown(item)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
