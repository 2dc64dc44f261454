import { useLanguage } from '@etalon/ui/i18n'
import { useMemo } from 'react'
import { useWords } from '../../messages/index.ts'
import { testingMessages } from '../../messages/testing.ts'
import type { ListView } from '../list/index.ts'
import { ItemList } from './ItemList.tsx'

/** English states are longer: beside them the names have room once the day that the customer asked for is left out. */
const hiddenAtFirst = { zh: ['groupName'], en: ['hopeTestDate', 'groupName'] }

/** Records that wait for a second pair of eyes. */
export default function CheckScreen() {
  const words = useWords(testingMessages)
  const language = useLanguage()
  const views = useMemo(
    (): ListView[] => [
      { value: '400', label: words.toConfirm, filter: { state: '400' } },
      { value: '500', label: words.toReview, filter: { state: '500' } },
    ],
    [words],
  )
  return <ItemList title={words.check} resCode="check" views={views} hiddenAtFirst={hiddenAtFirst[language]} />
}
