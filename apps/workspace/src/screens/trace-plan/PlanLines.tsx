import { CallProblem } from '@etalon/api/client'
import { contract, type StandardDetail, type TracePlanDetail, type TracePlanLine } from '@etalon/api/contract'
import { dayInShanghai } from '@etalon/api/domain'
import { Button } from '@etalon/ui/button'
import { useDialog } from '@etalon/ui/dialog'
import { useLanguage } from '@etalon/ui/i18n'
import { StatePill } from '@etalon/ui/state-pill'
import { useState } from 'react'
import { Link } from 'react-router'
import { inLanguage, useWords } from '../../messages/index.ts'
import { tracePlanMessages } from '../../messages/trace-plan.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { CalibrateDialog } from '../standard/CalibrateDialog.tsx'
import { CertificateFound } from '../standard/Calibrations.tsx'
import { standardDetailPath } from '../standard/places.ts'
import { momentOf } from '../work/moments.ts'
import { useLabels } from '../work/moves/use-labels.ts'
import { useAllowed } from '../work/people/use-allowed.ts'
import { useNameOf } from '../work/people/use-name-of.ts'
import { FrameTable } from '../work/record/FrameTable.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'

interface PlanLinesProps {
  readonly plan: TracePlanDetail
  readonly reload: () => void
}

/** The standards of a plan: what is planned for each, its certificate, and whether somebody confirmed it. */
export function PlanLines({ plan, reload }: PlanLinesProps) {
  const { client } = useWorkspace()
  const words = useWords(tracePlanMessages)
  const { columns } = words
  const labels = useLabels()
  const nameOf = useNameOf()
  const language = useLanguage()
  const isPlanner = useAllowed()(contract.tracePlan.confirm)
  const isGoing = plan.standing.state === '15'
  const calibrating = useDialog('medium')
  const confirming = useDialog('medium')
  const [standard, setStandard] = useState<StandardDetail | null>(null)
  const [line, setLine] = useState<TracePlanLine | null>(null)
  const today = dayInShanghai(new Date())
  const register = async (one: TracePlanLine) => {
    try {
      setStandard(await client.send(contract.standard.detail, { query: { id: one.standardId } }))
      setLine(one)
      calibrating.open()
    } catch (error) {
      // The client has said why it could not be read.
      if (!(error instanceof CallProblem)) throw error
    }
  }
  const confirm = (one: TracePlanLine) => {
    setLine(one)
    confirming.open()
  }
  const hasResults = plan.lines.some(({ calibration, confirmation }) => calibration !== null || confirmation !== '')
  const heads = [
    columns.standard,
    columns.dueOn,
    columns.checkWay,
    columns.institution,
    columns.plannedOn,
    columns.certificate,
    ...(hasResults ? [columns.confirmation] : []),
    ...(plan.lines.some(({ remark }) => remark !== '') ? [columns.remark] : []),
    ...(isPlanner && isGoing ? [{ deeds: words.actions }] : []),
  ]
  return (
    <>
      <FrameTable label={words.linesTable} heads={heads}>
        {plan.lines.map((one) => (
          <tr key={one.id}>
            <td data-words="">
              <Link to={`${standardDetailPath}?id=${one.standardId}`}>{one.number}</Link>{' '}
              {inLanguage(language, one.name, one.nameEn)}
            </td>
            <td>{one.dueOn ?? words.noCertificateYet}</td>
            <td>{labels.of('CHECK_WAY', one.checkWay)}</td>
            <td data-words="">{one.institution}</td>
            <td>{one.plannedOn}</td>
            <td>
              {one.calibration === null ? (
                <Open isLate={isGoing && one.plannedOn < today} />
              ) : (
                <CertificateFound {...one.calibration} />
              )}
            </td>
            {hasResults && (
              <td
                data-words=""
                title={
                  one.confirmedAt === null ? undefined : words.confirmedBy(nameOf(one.confirmedByName), momentOf(one.confirmedAt))
                }
              >
                {one.confirmation || '—'}
              </td>
            )}
            {heads.includes(columns.remark) && <td data-words="">{one.remark}</td>}
            {isPlanner && isGoing && (
              <td data-deeds="">
                {one.confirmedAt === null &&
                  (one.calibration === null ? (
                    <Button size="small" kind="soft" onPress={() => void register(one)}>
                      {words.register}
                    </Button>
                  ) : (
                    <Button size="small" kind="soft" onPress={() => confirm(one)}>
                      {words.confirm}
                    </Button>
                  ))}
              </td>
            )}
          </tr>
        ))}
      </FrameTable>
      {/* What was typed for one standard, or on one version, is nothing for another. */}
      {standard !== null && line !== null && (
        <CalibrateDialog
          key={`${standard.id}-${standard.standing.version}`}
          dialog={calibrating}
          one={standard}
          planned={line}
          onCalibrated={reload}
        />
      )}
      {line !== null && (
        <ConfirmDialog
          key={`${line.id}-${plan.standing.version}`}
          dialog={confirming}
          plan={plan}
          line={line}
          onConfirmed={reload}
        />
      )}
    </>
  )
}

function Open({ isLate }: { readonly isLate: boolean }) {
  const words = useWords(tracePlanMessages)
  return (
    <StatePill tone={isLate ? 'danger' : 'neutral'} shape="begun" bare>
      {isLate ? words.lateLine : words.open}
    </StatePill>
  )
}
