/** What a hand scanner has typed so far. */
export interface Typed {
  readonly text: string
  /** When its first character came, in milliseconds of any clock. */
  readonly begun: number
  /** When the last character came. */
  readonly at: number
}

export const nothingTyped: Typed = { text: '', begun: 0, at: Number.NEGATIVE_INFINITY }

/** A page that is busy hears one character of a scanner late; a longer rest is somebody who thinks. */
const longestRest = 200
/** Milliseconds that a scanner takes for a character at most, one with another; nobody types a whole number so fast. */
const fastest = 40
/** Shorter ones are no numbers of samples. */
const shortest = 6

/**
 * What follows from a key: a scanner types a code faster than anybody, and ends with Enter.
 * @returns what is typed from then on, and the code where the key ended one
 */
export function afterKey(before: Typed, key: string, at: number): { readonly typed: Typed; readonly code?: string } {
  const goesOn = at - before.at <= longestRest
  if (key === 'Enter') {
    const { text, begun } = before
    const isScanned = goesOn && text.length >= shortest && at - begun <= text.length * fastest
    return isScanned ? { typed: nothingTyped, code: text } : { typed: nothingTyped }
  }
  // Shift, and whatever else makes no character by itself, comes between the characters of a code.
  if ([...key].length !== 1) return { typed: before }
  return { typed: goesOn ? { ...before, text: before.text + key, at } : { text: key, begun: at, at } }
}

/** Longer than any number of a sample. */
const longest = 32

/**
 * The number that the code on a label says. Numbers follow the institute's own rule, so they are known by what they are not: neither an
 * address, such as on certificates, nor words.
 */
export const numberOnLabel = (text: string): string | undefined => {
  const number = text.trim()
  return number.length >= shortest &&
    number.length <= longest &&
    /^[\p{L}\p{N}][\p{L}\p{N}./_-]*$/u.test(number) &&
    /\d/.test(number)
    ? number
    : undefined
}
