import type { Language } from '../refusal/index.ts'

/** What somebody is called in a language: in English by their English name, where they have one. */
export const calledIn =
  ({ name, nameEn }: { readonly name: string; readonly nameEn: string }) =>
  (language: Language): string =>
    language === 'en' && nameEn !== '' ? nameEn : name
