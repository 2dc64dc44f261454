import type { MeasuringStandard } from '@etalon/api/contract'
import { printedNumber, type Sheet } from '@etalon/api/domain'
import { useLanguage } from '@etalon/ui/i18n'
import { Note } from '@etalon/ui/note'
import { inLanguage, useWords } from '../../messages/index.ts'
import { punctuation } from '../../messages/punctuation.ts'
import { recordMessages } from '../../messages/record.ts'

export interface UncertaintyGapsProps {
  readonly sheet: Sheet
  /** The standards that were used. */
  readonly used: readonly MeasuringStandard[]
  /** Rows whose uncertainty would be 0. */
  readonly unstated: readonly number[]
}

/** What an uncertainty lacks: where it would be 0, and why; or that no standard contributes to it. Nothing where it is whole. */
export function UncertaintyGaps({ sheet, used, unstated }: UncertaintyGapsProps) {
  const words = useWords(recordMessages)
  const { listed } = useWords(punctuation)
  const language = useLanguage()
  const states = used.some(({ expandedUncertainty, coverageFactor }) => expandedUncertainty !== null && coverageFactor !== null)
  if (!sheet.withUncertainty || used.length === 0 || states) return null
  const names = listed(used.map(({ name, nameEn, number }) => `${inLanguage(language, name, nameEn)} ${number}`))
  if (unstated.length === 0) return <Note tone="warning">{words.standardsUnstated(names)}</Note>
  const points = unstated.map((row) => `${printedNumber(sheet.points[row] ?? '')}\u00a0${sheet.unit}`)
  return (
    <Note tone="warning" title={`${words.uncertainty} U = 0`} live>
      <p>{words.unstatedAt(listed(points))}</p>
      <p>{words.unstatedWhy(names)}</p>
    </Note>
  )
}
