/** Where something stands in a text, in UTF-16 units. */
export interface TextHit {
  /** The place of its first character. */
  readonly from: number
  /** The place after its last character. */
  readonly to: number
}

/** A text as it is compared, and where each of its characters came from. */
interface Folded {
  readonly text: string
  readonly places: readonly number[]
}

const isBlank = (character: string | undefined) => character !== undefined && /\s/u.test(character)
/** What is written without spaces between words, its punctuation included. */
const isChinese = (character: string | undefined) =>
  character !== undefined && /[\p{Script=Han}\u3000-\u303f\uff00-\uff65]/u.test(character)

/** Large and small letters, full and half width are the same; one that would become several characters stays as it is. */
function folded(character: string): string {
  const plain = character.normalize('NFKC').toLowerCase()
  return plain.length === character.length ? plain : character
}

/**
 * Blanks count as one, and as none beside Chinese: a line that ends in the middle of a word says nothing of the word.
 */
function foldText(text: string): Folded {
  const places: number[] = []
  let result = ''
  for (let place = 0; place < text.length; place += 1) {
    const character = text.charAt(place)
    if (isBlank(character)) {
      let after = place
      while (isBlank(text[after])) after += 1
      const isBetweenWords = place > 0 && after < text.length && !isChinese(text[place - 1]) && !isChinese(text[after])
      if (isBetweenWords) {
        result += ' '
        places.push(place)
      }
      place = after - 1
    } else {
      result += folded(character)
      places.push(place)
    }
  }
  return { text: result, places }
}

/**
 * Every place where a text holds what is looked for, from its beginning on; none overlaps another. Letter case, character width and
 * the ends of lines make no difference.
 * @param query blanks at its ends do not count; of nothing there is no place
 */
export function findInText(text: string, query: string): readonly TextHit[] {
  const sought = foldText(query).text
  if (sought === '') return []
  const { text: within, places } = foldText(text)
  const hits: TextHit[] = []
  for (let at = within.indexOf(sought); at !== -1; at = within.indexOf(sought, at + sought.length)) {
    const last = places[at + sought.length - 1] ?? 0
    hits.push({ from: places[at] ?? 0, to: last + 1 })
  }
  return hits
}
