import type { ReportDetail } from '@etalon/api/contract'
import { Form, FormActions } from '@etalon/ui/form'
import { useLanguage } from '@etalon/ui/i18n'
import { TextField } from '@etalon/ui/text-field'
import { useEffect, useMemo } from 'react'
import { DraftStatus } from '../../forms/DraftStatus.tsx'
import { useWords } from '../../messages/index.ts'
import { reportMessages } from '../../messages/report.ts'
import { DraftNotes } from '../record-form/DraftNotes.tsx'
import type { Typed } from '../record-form/typed-values.ts'
import { RichTextField } from '../rich-text/index.ts'
import type { useMoves } from '../work/moves/use-moves.ts'
import { SaveButtons } from '../work/record/SaveButtons.tsx'
import type { Keeping } from '../work/record/use-keeping.ts'
import { useKeptDraft } from '../work/record/use-kept-draft.ts'
import { reportPath } from './places.ts'
import * as styles from './report-detail.css.ts'
import { type ReportWords, readReportWords, reportParts } from './report-words.ts'

export interface DraftWordsProps {
  readonly report: ReportDetail
  readonly query: Readonly<Record<string, string>>
  readonly keeping: Keeping<ReportDetail, ReportWords>
  /** What was typed on the version before. */
  readonly carried: Typed<ReportWords> | undefined
  /** Sends the words. @returns the report as it stands then */
  readonly send: (given: ReportWords) => Promise<ReportDetail>
  readonly moves: ReturnType<typeof useMoves>
  /** Hears what stands in the fields, kept or not. */
  readonly onTyped: (words: ReportWords) => void
}

/** The words of a report in the hands of its drafter; kept on this device until the server has them. */
export function DraftWords({ report, query, keeping, carried, send, moves, onTyped }: DraftWordsProps) {
  const words = useWords(reportMessages)
  const language = useLanguage()
  const initial = useMemo(() => ({ conclusion: report.conclusion, remark: report.remark }), [report.conclusion, report.remark])
  const { draft, save } = useKeptDraft({
    kind: 'report',
    keeping,
    carried,
    moves,
    initial,
    read: readReportWords,
    view: { path: reportPath, query },
    numberOf: (kept) => kept.reportNo,
    saidOf: words.saved,
  })
  const { values, change } = draft
  const { remark } = values
  useEffect(() => onTyped({ conclusion: report.conclusion, remark }), [onTyped, report.conclusion, remark])
  const press = (what: 'save' | 'submit') =>
    void save(what, () => send({ conclusion: report.conclusion, remark: values.remark.trim() }))

  return (
    <div className={styles.part}>
      <Form label={words.drafting} onSubmit={() => press('save')}>
        <div className={styles.fields}>
          <DraftNotes draft={draft} {...draft.meanwhile} parts={reportParts(words)} />
          <TextField
            label={words.conclusion}
            name="conclusion"
            readOnly
            value={report.conclusionText[language]}
            hint={words.conclusionComputed}
          />
          <RichTextField
            label={words.remark}
            name="remark"
            longest={500}
            placeholder={words.remarkPlaceholder}
            hint={words.remarkHint}
            value={values.remark}
            onChange={(remark) => change({ remark })}
          />
          <FormActions>
            <DraftStatus draft={draft} />
            <SaveButtons keeping={keeping} words={words} onPress={press} />
          </FormActions>
        </div>
      </Form>
    </div>
  )
}
