import { fieldRules } from '@etalon/api/domain'
import { useLanguage } from '@etalon/ui/i18n'
import { useWords } from '../../messages/index.ts'
import { quoteMessages } from '../../messages/quote.ts'
import { recordFormMessages } from '../../messages/record-form.ts'
import type { QuoteDraft, QuoteFault } from './quote-draft.ts'

/** Words for what keeps a quote from being sent. */
export function useFaultWords({ lines }: Pick<QuoteDraft, 'lines'>) {
  const words = useWords(quoteMessages)
  const form = useWords(recordFormMessages)
  const language = useLanguage()
  const names: Record<QuoteFault['field'], string> = {
    enterId: words.enterName,
    validUntil: words.validUntil,
    contactName: words.contactName,
    mobile: words.mobile,
    lines: words.sections.lines,
    name: words.columns.name,
    model: words.columns.model,
    price: words.columns.price,
    quantity: words.columns.quantity,
    percent: words.columns.share,
  }
  const labelOf = ({ field, row }: QuoteFault) => (row === undefined ? names[field] : form.rowLabel(names[field], row + 1))
  const messageOf = (fault: QuoteFault): string => {
    if (typeof fault.kind === 'object') return fieldRules[fault.kind.rule].message[language]
    switch (fault.kind) {
      case 'none':
        return words.noLines
      case 'past':
        return words.past
      case 'fewer':
        return words.fewer(lines[fault.row ?? 0]?.serials.length ?? 0)
      case 'wrong':
        return fault.field === 'price' ? words.badPrice : fault.field === 'quantity' ? words.badQuantity : words.badShare
      case 'required':
        return form.required(labelOf(fault))
    }
  }
  return { labelOf, messageOf }
}
