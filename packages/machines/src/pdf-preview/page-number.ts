/** The page that is nearest to the one asked for, of 1 to `pages`. What is no number counts as the first. */
export function nearestPage(page: number, pages: number): number {
  return Number.isNaN(page) ? 1 : Math.min(pages, Math.max(1, Math.round(page)))
}

/**
 * The page number that somebody typed, also in the full-width figures of a Chinese keyboard; it need not be in the document.
 * @returns undefined where it is no whole number
 */
export function pageFromText(text: string): number | undefined {
  const plain = text.normalize('NFKC').trim()
  return /^[+-]?\d+$/.test(plain) ? Number(plain) : undefined
}
