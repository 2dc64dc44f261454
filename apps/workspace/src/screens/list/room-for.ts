/** What a cell leaves around its content, in pixels. */
const padding = 16
/** What a head takes beside its words: the padding, and the line that it is drawn wider by. */
const besideHead = 20
/** What a pill has beside its word: its icon, the gap, and room at both ends. */
const besideState = 31
/** The most pixels of a column that is as wide as its words: an institute may write a sentence into its dictionary. */
const most = 320

const widths = new Map<string, number>()
let ruler: CanvasRenderingContext2D | null | undefined

/** Where a page leaves an eighth of a letter's size between Chinese and what stands beside it; a canvas does not. */
const seams = /\p{sc=Han}(?=[\da-z])|[\da-z](?=\p{sc=Han})/giu

/** Pixels that a text takes in one line of the page's letters. */
function widthOf(text: string, weight: number, size: number): number {
  const font = `${weight} ${size}px ${getComputedStyle(document.body).fontFamily}`
  const name = `${font} ${text}`
  const known = widths.get(name)
  if (known !== undefined) return known
  ruler ??= document.createElement('canvas').getContext('2d')
  if (!ruler) return 0
  ruler.font = font
  const width = ruler.measureText(text).width + ((text.match(seams)?.length ?? 0) * size) / 8
  widths.set(name, width)
  return width
}

/** What a column of words has: it gives no way, and needs no more. */
interface Room {
  readonly width: number
  readonly minWidth: number
}

function roomOf(header: string, words: readonly string[], widthOfWord: (word: string) => number): Room {
  const longest = Math.max(0, ...words.map(widthOfWord)) + padding
  const width = Math.min(most, Math.ceil(Math.max(longest, widthOf(header, 500, 12) + besideHead)))
  return { width, minWidth: width }
}

/**
 * The room of a column of a list whose cells say one of a few words, in the letters of this page: the longest of them and the head are read
 * whole, where the list has no room for all of its columns, too.
 */
export const roomFor = (header: string, words: readonly string[]): Room => roomOf(header, words, (word) => widthOf(word, 400, 13))

/** As {@link roomFor}, where the words stand in pills of states. */
export const roomForStates = (header: string, words: readonly string[]): Room =>
  roomOf(header, words, (word) => widthOf(word, 500, 12) + besideState)
