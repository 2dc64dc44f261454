import { useLanguage } from '@etalon/ui/i18n'
import type { Catalogue, Words } from './define-messages.ts'

/** The words of an area in the language in force. */
export function useWords<T>(catalogue: Catalogue<T>): Words<Catalogue<T>> {
  return catalogue[useLanguage()] as Words<Catalogue<T>>
}
