import type { Deviation, SheetCondition } from '@etalon/api/domain'
import type { Language } from '@etalon/ui/i18n'
import { deviationMessages } from '../../../messages/deviation.ts'
import { inLanguage } from '../../../messages/index.ts'
import { punctuation } from '../../../messages/punctuation.ts'

/** What a method requires of the surroundings, with its unit. */
export function conditionRange(
  { minimum, maximum, unit }: Pick<SheetCondition, 'minimum' | 'maximum' | 'unit'>,
  language: Language,
): string {
  const words = deviationMessages[language]
  return `${Number(minimum) === 0 ? words.atMost(maximum) : words.between(minimum, maximum)}\u00a0${unit}`
}

/** A deviation as a sentence. */
export function sayDeviation(one: Deviation, language: Language): string {
  const words = deviationMessages[language]
  if (one.kind === 'condition')
    return words.outsideOne(one[language], `${one.value}\u00a0${one.unit}`, conditionRange(one, language))
  const used = one.used.map(({ number, name, nameEn }) => `${inLanguage(language, name, nameEn)} ${number}`)
  return words.unsuitable(punctuation[language].listed(used))
}
