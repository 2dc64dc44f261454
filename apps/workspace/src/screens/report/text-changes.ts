import { diffArrays } from 'diff'

/** A stretch of a text that stayed, came or went. */
export interface TextPiece {
  readonly kind: 'same' | 'added' | 'removed'
  readonly text: string
}

const words = new Intl.Segmenter('zh', { granularity: 'word' })
const wordsOf = (text: string) => [...words.segment(text)].map(({ segment }) => segment)

/** What became of a text, word by word; a number is one word. What went stands before what came in its place. */
export function textChanges(before: string, after: string): readonly TextPiece[] {
  return diffArrays(wordsOf(before), wordsOf(after)).map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }))
}
