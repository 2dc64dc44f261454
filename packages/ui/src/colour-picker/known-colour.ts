import { type Color, parseColor } from 'react-aria-components'

/**
 * Reads a colour however it is written.
 * @param text `#rrggbb` or `#rgb`, in small or capital letters
 * @returns null for what is no colour
 */
export function knownColour(text: string): Color | null {
  const written = text.trim().toLowerCase()
  return /^#(?:[\da-f]{3}|[\da-f]{6})$/.test(written) ? parseColor(written) : null
}

/** Writes a colour as `#rrggbb` in small letters. */
export const writeColour = (colour: Color): string => colour.toString('hex').toLowerCase()

/** Colours as they are written here, each once; what is no colour is left out. */
export function knownColours(texts: readonly string[]): string[] {
  const known = texts.map(knownColour).filter((colour) => colour !== null)
  return [...new Set(known.map(writeColour))]
}
