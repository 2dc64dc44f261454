/** What a hand scanner has typed so far. */
export interface Typed {
  readonly text: string
  /** When the last character came, in milliseconds of any clock. */
  readonly at: number
}

export const nothingTyped: Typed = { text: '', at: Number.NEGATIVE_INFINITY }

/** A scanner takes a few milliseconds for a character; nobody types so for a whole number. */
const longestPause = 60
/** Shorter ones are no numbers of samples. */
const shortest = 6

/**
 * What follows from a key: a scanner types a code faster than anybody, and ends with Enter.
 * @returns what is typed from then on, and the code where the key ended one
 */
export function afterKey(before: Typed, key: string, at: number): { readonly typed: Typed; readonly code?: string } {
  const isFast = at - before.at <= longestPause
  if (key === 'Enter') {
    return isFast && before.text.length >= shortest ? { typed: nothingTyped, code: before.text } : { typed: nothingTyped }
  }
  // Shift, and whatever else makes no character by itself, comes between the characters of a code.
  if ([...key].length !== 1) return { typed: before }
  return { typed: { text: isFast ? before.text + key : key, at } }
}
