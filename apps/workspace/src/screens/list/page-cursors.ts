import type { SearchQuestion } from '@etalon/api/contract'

/** Rows up to which pages are asked by their numbers alone: so few are counted anew each time, and their total is exact. */
const shallow = 1000

/** Remembers where the pages of a list ended, so that the page behind one is asked from there on. Another question forgets them. */
export function pageCursors() {
  let asked = ''
  const ends = new Map<number, string>()
  const textOf = ({ current: _page, ...rest }: SearchQuestion) => JSON.stringify(rest)
  return {
    /** What the page of a question begins behind; undefined where it is asked by its number. */
    before(question: SearchQuestion): string | undefined {
      const { current, size } = question
      return textOf(question) === asked && (current - 1) * size >= shallow ? ends.get(current - 1) : undefined
    },
    /** Keeps the cursor that came with the page of a question. */
    keep(question: SearchQuestion, cursor: string | undefined): void {
      const text = textOf(question)
      if (text !== asked) ends.clear()
      asked = text
      if (cursor === undefined) ends.delete(question.current)
      else ends.set(question.current, cursor)
    },
  }
}
