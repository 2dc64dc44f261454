import { type SQL, sql } from '../db/index.ts'
import type { SearchField } from './search-field.ts'

const escaped = (words: string) => words.replace(/[\\%_]/g, '\\$&')

/**
 * How words are looked for, capitals and small letters being alike. Chinese characters, figures and what has but one form are compared as they
 * stand: where capitals have to be thought of, each row's text is written anew in small letters, which takes several times as long.
 */
const comparisonFor = (words: string): SQL =>
  [...words].every((sign) => !/\p{M}/u.test(sign) && sign.toLowerCase() === sign && sign.toUpperCase() === sign)
    ? sql`like`
    : sql`ilike`

/**
 * Whether a text has some words in it, capitals and small letters being alike: for tables so small that they are read from end to end.
 * @param words none ask for nothing: every text has them
 */
export const hasWords = (text: SQL, words: string | undefined): SQL =>
  words ? sql`${text} ${comparisonFor(words)} ${`%${escaped(words)}%`}` : sql`true`

/** Whether words can stand in a number of this field at its beginning alone. */
export const isBeginning = ({ begins }: SearchField, words: string): boolean =>
  begins !== undefined && words.toUpperCase().startsWith(begins)

/**
 * Whether a text has some words in it, capitals and small letters being alike. Each way of asking has its index: the beginning of a number the
 * number's own, two characters the bigrams, three and more the trigrams, four and more of a serial number its fourgrams. A single character is
 * looked for where the rows stand.
 * @param isAlone whether nothing is joined to it by "or": only then are bigrams and fourgrams asked, which cost more than looking where a row stands
 */
export function contains(field: SearchField, words: string, isAlone: boolean): SQL {
  if (isBeginning(field, words)) return sql`${field.sql} collate "C" like ${`${escaped(words.toUpperCase())}%`}`
  const text = field.type === 'number' ? sql`(${field.sql})::text` : field.sql
  const found = hasWords(field.beside ?? text, words)
  const { length } = [...words]
  const grams = field.bigrams && length === 2 ? sql`bigrams` : field.fourgrams && length >= 4 ? sql`fourgrams` : undefined
  // What stands beside a row has no index: where nothing is joined to it, the text that has one is asked as well.
  const indexed = grams ? sql`${grams}(${field.sql}) @> ${grams}(${words})` : field.beside && hasWords(text, words)
  if (!isAlone || !indexed) return found
  // Both say the same: what is cheap is asked first of each row, and the planner reckons with what it knows of the other alone.
  return sql`(coalesce(${found}, false) and ${indexed})`
}
