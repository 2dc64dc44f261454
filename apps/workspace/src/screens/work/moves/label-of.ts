import { type DictionaryCode, isOwnStates, labelOf, labelOfState, type OwnStates } from '@etalon/api/domain'
import type { Language } from '@etalon/ui/i18n'
import type { Choices } from '../../../workspace/kept/kept-choices.ts'

/**
 * The label of a dictionary's key, or the key itself.
 * @param choices the dictionaries as the back end has them
 */
export function labelIn(choices: Choices, code: DictionaryCode | OwnStates, key: string, language: Language): string {
  if (isOwnStates(code)) return labelOfState(code, key, language)
  const choice = choices.get(code)?.find((one) => one.key === key)
  const specified = labelOf(code, key, language)
  // What has no English label there may have one in the specification.
  return choice?.[language] || (specified === key ? (choice?.zh ?? key) : (specified ?? choice?.zh ?? key))
}
