import { contract, type HistoryEntry, type StandardDetail } from '@etalon/api/contract'
import { standardProgression } from '@etalon/api/domain'
import { Button } from '@etalon/ui/button'
import { Card, Page } from '@etalon/ui/card'
import { useDialog } from '@etalon/ui/dialog'
import { EmptyState } from '@etalon/ui/empty-state'
import { useLanguage } from '@etalon/ui/i18n'
import { Note } from '@etalon/ui/note'
import { FileBadge, Pencil } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Answered } from '../../answers/Answered.tsx'
import { inLanguage, useWords } from '../../messages/index.ts'
import { standardMessages } from '../../messages/standard.ts'
import type { ViewProps } from '../../shell/views.ts'
import { useWorkspace } from '../../workspace/index.ts'
import * as page from '../order/order-detail.css.ts'
import { HistoryList } from '../work/history/HistoryList.tsx'
import { MoveButtons } from '../work/moves/MoveButtons.tsx'
import { useLabels } from '../work/moves/use-labels.ts'
import { useMoves } from '../work/moves/use-moves.ts'
import { WorkState } from '../work/moves/WorkState.tsx'
import { useAllowed } from '../work/people/use-allowed.ts'
import { Facts } from '../work/record/Facts.tsx'
import { useRecord } from '../work/record/use-record.ts'
import { CalibrateDialog } from './CalibrateDialog.tsx'
import { Calibrations } from './Calibrations.tsx'
import { StandardDialog } from './StandardDialog.tsx'
import { standardClasses } from './standard-classes.ts'

/** What draws graphs is more than the rest of the page: it comes while that is looked at. */
const TraceChain = lazy(async () => ({ default: (await import('../trace-plan/TraceChain.tsx')).TraceChain }))

/** One measuring standard: what it is, its calibrations, whether it may be used, and what happened to it. */
export default function StandardDetailScreen({ query }: ViewProps) {
  const words = useWords(standardMessages)
  const { answer, reload } = useRecord(contract.standard, query.id ?? '')
  return (
    <Answered answer={answer} reload={reload} notFound={words.notFound}>
      {({ record, history }) => <LoadedStandard one={record} history={history} reload={reload} />}
    </Answered>
  )
}

interface LoadedStandardProps {
  readonly one: StandardDetail
  readonly history: readonly HistoryEntry[]
  readonly reload: () => void
}

function LoadedStandard({ one, history, reload }: LoadedStandardProps) {
  const { client } = useWorkspace()
  const words = useWords(standardMessages)
  const labels = useLabels()
  const language = useLanguage()
  const isKeeper = useAllowed()(contract.standard.submit)
  const editing = useDialog('medium')
  const calibrating = useDialog('medium')
  const moves = useMoves({
    dictionary: 'DEVICE_STATE',
    progression: standardProgression,
    send: (body, how) => client.send(contract.standard.move, { body, ...how }),
    onMoved: reload,
  })
  const { state } = one.standing
  const uncertainty =
    one.expandedUncertainty === null ? '—' : `U = ${one.expandedUncertainty} ${one.unit} (k = ${one.coverageFactor ?? '—'})`
  const why =
    state === '1' ? (one.certificateNumber === '' ? words.noCertificate : words.expired) : labels.of('DEVICE_STATE', state)
  return (
    <Page
      title={`${one.number} ${inLanguage(language, one.name, one.nameEn)}`}
      beside={<WorkState dictionary="DEVICE_STATE" state={state} />}
      actions={
        isKeeper && (
          <>
            {state !== '3' && (
              <>
                <Button icon={Pencil} onPress={editing.open}>
                  {words.edit}
                </Button>
                <Button icon={FileBadge} onPress={calibrating.open}>
                  {words.calibrate}
                </Button>
              </>
            )}
            <MoveButtons record={{ id: one.id, number: one.number, standing: one.standing }} moves={moves} />
          </>
        )
      }
    >
      <div className={page.body}>
        {!one.usable && (
          <Note tone="warning">
            {words.cannotBeUsed}
            {why}
          </Note>
        )}
        <div className={page.columns}>
          <div className={page.main}>
            <Card title={words.facts}>
              <Facts
                facts={[
                  [words.range, one.range],
                  [words.accuracy, one.accuracy],
                  [words.certificateNumber, one.certificateNumber],
                  [
                    words.validUntil,
                    one.certificateNumber === '' ? '—' : words.until(one.validUntil, words.daysLeft(one.daysLeft)),
                  ],
                  [words.expandedUncertainty, uncertainty],
                  [words.cycle, labels.of('VERIFICATION_CYCLE', one.cycle)],
                  [words.technologyDomain, labels.of('technology_domain_type', one.technologyDomain)],
                  ...standardClasses.map(
                    ([name, code]) => [words[name], one[name] === '' ? '—' : labels.of(code, one[name])] as const,
                  ),
                  [words.model, one.model],
                  [words.serial, one.serial],
                  [words.manufacturer, one.manufacturer],
                  [words.place, one.place],
                  ...(one.remark === '' ? [] : [[words.remark, one.remark] as const]),
                ]}
              />
            </Card>
            <Card title={words.calibrations} note={words.calibrationsNote} flush>
              {one.calibrations.length === 0 ? (
                <EmptyState title={words.noCalibrations}>{words.noCalibrationsHint}</EmptyState>
              ) : (
                <Calibrations calibrations={one.calibrations} />
              )}
            </Card>
            <Suspense fallback={null}>
              <TraceChain key={one.standing.version} standardId={one.id} />
            </Suspense>
          </div>
          <Card title={words.history}>
            <HistoryList entries={history} dictionary="DEVICE_STATE" />
          </Card>
        </div>
      </div>
      {/* What was typed on one version is nothing on the next. */}
      <StandardDialog key={`edit-${one.standing.version}`} dialog={editing} before={one} onSaved={reload} />
      <CalibrateDialog key={`calibrate-${one.standing.version}`} dialog={calibrating} one={one} onCalibrated={reload} />
    </Page>
  )
}
