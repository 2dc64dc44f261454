import { useWords } from '../../messages/index.ts'
import { quoteMessages } from '../../messages/quote.ts'
import { recordFormMessages } from '../../messages/record-form.ts'
import { type FormPart, textPart } from '../record-form/ChangedMeanwhile.tsx'
import { useLabels } from '../work/moves/use-labels.ts'
import type { QuoteDraft } from './quote-draft.ts'

/** The parts of a quote’s form, for two who changed it at once. */
export function useQuoteParts(): readonly FormPart<QuoteDraft>[] {
  const words = useWords(quoteMessages)
  const form = useWords(recordFormMessages)
  const labels = useLabels()
  return [
    {
      label: words.enterName,
      names: ['enterId', 'enterName', 'socialNumber', 'areaName'],
      text: ({ enterName }) => enterName,
    },
    {
      label: words.discountType,
      names: ['discountType'],
      text: ({ discountType }) => labels.of('discountType', discountType),
    },
    textPart(words.validUntil, 'validUntil'),
    textPart(words.contactName, 'contactName'),
    textPart(words.mobile, 'mobile'),
    textPart(words.remark, 'remark'),
    { label: words.sections.lines, names: ['lines'], text: ({ lines }) => form.rows(lines.length) },
  ]
}
