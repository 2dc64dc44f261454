/** What can be found by its name: a leaf of the menu, or anything else that has one. */
export interface Findable {
  /** What it is called. */
  readonly name: string
  /** How the name is read, without tones and blanks: `weituodengji`. */
  readonly pinyin?: string
  /** The first letters of its syllables: `wtdj`. */
  readonly initials?: string
}

/** How a leaf fits what was typed, from the best; `undefined` where it does not. */
function rankOf(leaf: Findable, label: string, typed: string): number | undefined {
  const words = label.toLowerCase()
  const name = leaf.name.toLowerCase()
  // People type blanks between syllables as the input method shows them.
  const letters = typed.replaceAll(/[\s'’]/g, '')
  const fits = [
    words.startsWith(typed),
    name.startsWith(typed),
    letters !== '' && leaf.initials?.startsWith(letters),
    letters !== '' && leaf.pinyin?.startsWith(letters),
    words.split(/\s+/).some((word) => word.startsWith(typed)),
    words.includes(typed) || name.includes(typed),
  ]
  const rank = fits.indexOf(true)
  return rank < 0 ? undefined : rank
}

/**
 * The leaves that a text finds (SHELL-2, SHELL-3): by the beginning of their label, of their name, of its initials (`wtdj`) and its
 * pinyin (`weituo`), then by a word in the label and by any part of it; the better fit first, equal ones in the menu's order.
 * @param labelOf a leaf's words in the language in force; by default its name
 * @returns nothing for an empty text
 */
export function findLeaves<Leaf extends Findable>(
  leaves: readonly Leaf[],
  text: string,
  labelOf: (leaf: Leaf) => string = ({ name }) => name,
): readonly Leaf[] {
  const typed = text.trim().toLowerCase()
  if (typed === '') return []
  return leaves
    .flatMap((leaf) => {
      const rank = rankOf(leaf, labelOf(leaf), typed)
      return rank === undefined ? [] : [{ leaf, rank }]
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ leaf }) => leaf)
}
