import type { HistoryEntry, ItemDetail } from '@etalon/api/contract'
import type { DictionaryKey, Sheet } from '@etalon/api/domain'
import { useLanguage } from '@etalon/ui/i18n'
import { RadioGroup } from '@etalon/ui/radio-group'
import { useWords } from '../../messages/index.ts'
import { recordMessages } from '../../messages/record.ts'
import { workMessages } from '../../messages/work.ts'
import { HistoryList } from '../work/history/HistoryList.tsx'
import { Disclosure } from '../work/record/Disclosure.tsx'
import { ErrorChart } from './ErrorChart.tsx'
import { errorSeriesOf, type LiveEvaluation } from './live-evaluation.ts'
import { ReadingGrid } from './ReadingGrid.tsx'
import * as styles from './record.css.ts'
import { chosenStandards, type RecordDraft, type RecordFault } from './record-draft.ts'
import { StandardsUsed } from './StandardsUsed.tsx'
import { Surroundings } from './Surroundings.tsx'
import { TemplateFields } from './TemplateFields.tsx'
import { UncertaintyBudget } from './UncertaintyBudget.tsx'
import { UncertaintyDetails } from './UncertaintyDetails.tsx'
import { UncertaintyGaps } from './UncertaintyGaps.tsx'
import { VerdictCard } from './VerdictCard.tsx'

export interface RecordSheetProps {
  readonly item: ItemDetail
  readonly abilityType: DictionaryKey<'ability_type'>
  readonly sheet: Sheet
  readonly history: readonly HistoryEntry[]
  readonly values: RecordDraft
  readonly live: LiveEvaluation
  /** How many entries keep it from being handed in; none where nobody may type. */
  readonly missing: number
  /** Faults to be shown now. */
  readonly faults: readonly RecordFault[]
  /** Left out where nobody may type. */
  readonly onChange?: ((changed: Partial<RecordDraft>) => void) | undefined
}

/** The sheet itself: readings and their picture at the left; verdict, surroundings and standards at the right. */
export function RecordSheet({ item, abilityType, sheet, history, values, live, missing, faults, onChange }: RecordSheetProps) {
  const words = useWords(recordMessages)
  const work = useWords(workMessages)
  const language = useLanguage()
  const uncertainties = live.evaluation?.uncertainties ?? []
  const title = words.readings[abilityType]
  const isDrawn = sheet.limit !== undefined || sheet.withUncertainty
  const choices = [
    { value: 'yes', label: words.conforms },
    { value: 'no', label: words.notConforms },
  ]
  const standardsFault = faults.find((fault) => fault.field === 'standards')
  const standardsError =
    standardsFault?.field !== 'standards'
      ? undefined
      : standardsFault.kind === 'none'
        ? words.standardsNone
        : words.standardUnusable(standardsFault.name ?? '')
  return (
    <div className={styles.sheet}>
      <div className={styles.main}>
        <section className={styles.part} aria-label={title}>
          <header className={styles.partHead}>
            <h2 className={styles.heading}>{title}</h2>
            <span className={styles.quiet}>{words.readingsNote(sheet.unit)}</span>
            {onChange && <span className={styles.hint}>{words.pasteHint}</span>}
          </header>
          <ReadingGrid
            sheet={sheet}
            label={title}
            readings={values.readings}
            live={live}
            faults={faults}
            onChange={onChange && ((readings) => onChange({ readings }))}
          />
          <UncertaintyGaps sheet={sheet} used={chosenStandards(item.standards, values.standardIds)} unstated={live.unstated} />
        </section>
        <section className={styles.part} aria-label={words.observations}>
          <h2 className={styles.heading}>{words.observations}</h2>
          <div className={styles.observations}>
            {sheet.observations.map(({ key, requirement, ...name }) => {
              const seen = values.observations[key]
              // Requirements are printed in Chinese; one in signs alone reads the same in every language.
              const isReadable = language === 'zh' || !/\p{Script=Han}/u.test(requirement)
              return (
                <RadioGroup
                  key={key}
                  label={name[language]}
                  name={`observation-${key}`}
                  required={onChange !== undefined}
                  readOnly={onChange === undefined}
                  options={choices}
                  value={seen === undefined ? null : seen ? 'yes' : 'no'}
                  onChange={(value) => onChange?.({ observations: { ...values.observations, [key]: value === 'yes' } })}
                  {...(isReadable ? { hint: requirement } : {})}
                  error={
                    faults.some((fault) => fault.field === 'observation' && fault.key === key) ? words.notObserved : undefined
                  }
                />
              )
            })}
          </div>
        </section>
        <TemplateFields item={item} values={values} faults={faults} onChange={onChange} />
        {isDrawn && <ErrorChart sheet={sheet} series={errorSeriesOf(sheet, values, live)} />}
        {onChange && sheet.withUncertainty && values.standardIds.length === 0 && (
          <p className={styles.quiet}>{words.budgetWaits}</p>
        )}
        {uncertainties.length > 0 && <UncertaintyBudget sheet={sheet} uncertainties={uncertainties} />}
      </div>
      <aside className={styles.aside}>
        <VerdictCard sheet={sheet} abilityType={abilityType} evaluation={live.evaluation} missing={missing} />
        {live.evaluation && <UncertaintyDetails sheet={sheet} evaluation={live.evaluation} />}
        <Surroundings sheet={sheet} values={values} faults={faults} onChange={onChange} />
        <StandardsUsed
          standards={item.standards}
          suitable={item.suitableStandards}
          chosen={values.standardIds}
          performedOn={values.performedOn}
          error={standardsError}
          onChange={onChange && ((standardIds) => onChange({ standardIds }))}
        />
        <Disclosure title={work.historyTitle}>
          <HistoryList entries={history} dictionary="item_state" />
        </Disclosure>
      </aside>
    </div>
  )
}
