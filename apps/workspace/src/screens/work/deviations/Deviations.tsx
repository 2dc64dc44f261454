import type { Deviation } from '@etalon/api/domain'
import { useLanguage } from '@etalon/ui/i18n'
import { Note } from '@etalon/ui/note'
import { deviationMessages } from '../../../messages/deviation.ts'
import { useWords } from '../../../messages/index.ts'
import { sayDeviation } from './say-deviation.ts'

/** In what an original record departs from its method, for those who check it; nothing where it follows it. */
export function Deviations({ deviations }: { readonly deviations: readonly Deviation[] }) {
  const words = useWords(deviationMessages)
  const language = useLanguage()
  if (deviations.length === 0) return null
  return (
    <Note tone="warning" title={words.kept}>
      <p>
        {deviations.map((one) => sayDeviation(one, language)).join('')}
        {words.rule}
      </p>
    </Note>
  )
}
