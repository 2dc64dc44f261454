import type { StandardCalibration } from '@etalon/api/contract'
import { StatePill } from '@etalon/ui/state-pill'
import { Link } from 'react-router'
import { useWords } from '../../messages/index.ts'
import { standardMessages } from '../../messages/standard.ts'
import { useLabels } from '../work/moves/use-labels.ts'
import { useNameOf } from '../work/people/use-name-of.ts'
import { Beneath, FrameTable } from '../work/record/FrameTable.tsx'
import { standardDetailPath } from './places.ts'

/** A certificate of a standard in a table: its number, and what it found. */
export function CertificateFound({ certificateNumber, result }: Pick<StandardCalibration, 'certificateNumber' | 'result'>) {
  const labels = useLabels()
  const conforms = result === '1'
  return (
    <>
      {certificateNumber}
      <Beneath>
        <StatePill tone={conforms ? 'success' : 'danger'} shape={conforms ? 'done' : 'void'} bare>
          {labels.of('SOURCE_TRACE_RESULT', result)}
        </StatePill>
      </Beneath>
    </>
  )
}

/** The certificates of a standard, the newest first. */
export function Calibrations({ calibrations }: { readonly calibrations: readonly StandardCalibration[] }) {
  const words = useWords(standardMessages)
  const nameOf = useNameOf()
  const labels = useLabels()
  const heads = [
    words.certificateNumber,
    words.calibratedOn,
    words.validUntil,
    words.institution,
    words.with,
    words.uncertaintyShort,
    words.by,
  ]
  return (
    <FrameTable label={words.calibrationsNote} heads={heads}>
      {calibrations.map((one) => (
        <tr key={one.id}>
          <td>
            <CertificateFound {...one} />
          </td>
          <td>{one.calibratedOn}</td>
          <td>{one.validUntil}</td>
          <td data-words="">
            {one.institution}
            <Beneath>{labels.of('CHECK_WAY', one.checkWay)}</Beneath>
          </td>
          <td data-words="">
            {one.byStandard === null ? (
              one.reference || '—'
            ) : (
              <Link to={`${standardDetailPath}?id=${one.byStandard.id}`}>{one.byStandard.number}</Link>
            )}
          </td>
          <td>{one.expandedUncertainty === null ? '—' : `${one.expandedUncertainty} (k = ${one.coverageFactor ?? '—'})`}</td>
          <td>{nameOf(one.byName)}</td>
        </tr>
      ))}
    </FrameTable>
  )
}
