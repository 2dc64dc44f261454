import type { ReportDetail } from '@etalon/api/contract'
import { Button } from '@etalon/ui/button'
import { Form, FormActions } from '@etalon/ui/form'
import { useLanguage } from '@etalon/ui/i18n'
import { Note } from '@etalon/ui/note'
import { TextArea } from '@etalon/ui/text-area'
import { TextField } from '@etalon/ui/text-field'
import { Send } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { flushSync } from 'react-dom'
import { DraftConflict } from '../../forms/DraftConflict.tsx'
import { DraftStatus } from '../../forms/DraftStatus.tsx'
import { useFormDraft } from '../../forms/use-form-draft.ts'
import { useWords } from '../../messages/index.ts'
import { reportMessages } from '../../messages/report.ts'
import { useReportUnsaved } from '../../shell/unsaved-tabs.tsx'
import { useWorkspace } from '../../workspace/index.ts'
import type { Keeping } from '../work/use-keeping.ts'
import type { useMoves } from '../work/use-moves.ts'
import * as styles from './report-detail.css.ts'

/** What the drafter writes. */
export interface ReportWords {
  readonly conclusion: string
  readonly remark: string
}

export interface DraftWordsProps {
  readonly report: ReportDetail
  readonly query: Readonly<Record<string, string>>
  readonly keeping: Keeping<ReportDetail, ReportWords>
  /** Sends the words. @returns the report as it stands then */
  readonly send: (given: ReportWords) => Promise<ReportDetail>
  readonly moves: ReturnType<typeof useMoves>
}

const path = '/report/report-detail/index'
const read = ({ conclusion, remark }: Readonly<Record<string, unknown>>): ReportWords => ({
  conclusion: typeof conclusion === 'string' ? conclusion : '',
  remark: typeof remark === 'string' ? remark : '',
})

/** The words of a report in the hands of its drafter; kept on this device until the server has them. */
export function DraftWords({ report, query, keeping, send, moves }: DraftWordsProps) {
  const { toasts } = useWorkspace()
  const words = useWords(reportMessages)
  const language = useLanguage()
  const initial = useMemo(() => ({ conclusion: report.conclusion, remark: report.remark }), [report.conclusion, report.remark])
  // A draft belongs to the version that it began from.
  const draft = useFormDraft<ReportWords>(`report:${report.id}:${report.standing.version}`, initial, read)
  const { values, change } = draft
  const { carried } = keeping
  useReportUnsaved(path, query, draft.state !== 'clean' && draft.state !== 'restoring' && draft.state !== 'clearing')
  useEffect(() => {
    if (carried) draft.actor.send({ type: 'VALUES.CHANGED', values: { ...carried } })
  }, [carried, draft.actor])

  const save = async (what: 'save' | 'submit') => {
    const given = { conclusion: report.conclusion, remark: values.remark.trim() }
    const kept = await keeping.keep(what, values, () => send(given))
    if (!kept) return
    // At once, or the form would show what stood before for a moment.
    flushSync(() => {
      draft.actor.send({ type: 'SUBMITTED' })
      keeping.show(kept)
    })
    if (what === 'save') toasts.show({ tone: 'success', title: words.saved(kept.reportNo) })
    else await moves.perform({ id: kept.id, number: kept.reportNo, standing: kept.standing }, 'submit').finally(keeping.end)
  }

  return (
    <div className={styles.part}>
      <Form label={words.drafting} onSubmit={() => void save('save')}>
        <div className={styles.fields}>
          <DraftConflict draft={draft} />
          {carried && (
            <Note tone="warning" live>
              {words.edited}
            </Note>
          )}
          <TextField
            label={words.conclusion}
            name="conclusion"
            readOnly
            value={report.conclusionText[language]}
            hint={words.conclusionComputed}
          />
          <TextArea
            label={words.remark}
            name="remark"
            maxLength={500}
            rows={3}
            placeholder={words.remarkPlaceholder}
            value={values.remark}
            onChange={(remark) => change({ remark })}
          />
          <FormActions>
            <DraftStatus draft={draft} />
            <Button
              onPress={() => void save('save')}
              pending={keeping.busy === 'save'}
              disabled={keeping.busy === 'submit'}
              autoFocus={keeping.wasSaved}
            >
              {words.save}
            </Button>
            <Button
              kind="primary"
              icon={Send}
              onPress={() => void save('submit')}
              pending={keeping.busy === 'submit'}
              disabled={keeping.busy === 'save'}
            >
              {words.submit}
            </Button>
          </FormActions>
        </div>
      </Form>
    </div>
  )
}
