import type { Words } from '../../messages/define-messages.ts'
import type { reportMessages } from '../../messages/report.ts'
import { plainText } from '../../shell/telling/plain-text.ts'
import type { FormPart } from '../record-form/ChangedMeanwhile.tsx'

/** What the drafter writes. */
export interface ReportWords {
  readonly conclusion: string
  readonly remark: string
}

/** Makes words of what was stored; anything may be missing. */
export const readReportWords = ({ conclusion, remark }: Readonly<Record<string, unknown>>): ReportWords => ({
  conclusion: typeof conclusion === 'string' ? conclusion : '',
  remark: typeof remark === 'string' ? remark : '',
})

/** What two people may have written differently; the conclusion is computed. */
export const reportParts = (words: Pick<Words<typeof reportMessages>, 'remark'>): readonly FormPart<ReportWords>[] => [
  { label: words.remark, names: ['remark'], text: ({ remark }) => plainText(remark) },
]
