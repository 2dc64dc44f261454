/** An interface as a source writes it. */
export interface DescribedInterface {
  readonly name: string
  /** The interfaces that it extends. */
  readonly above: readonly string[]
  /** It takes some properties of another, by `Omit` or `Pick`. */
  readonly isCut: boolean
  /** Its own properties, each with the words above it, without those of its default. */
  readonly properties: readonly { readonly name: string; readonly words: string }[]
}

const head = /^export interface (\w+)(?:<[^{]*?>)?(?:\s+extends\s+([^{]+?))?\s*\{(?:\}|\n([\s\S]*?)^\})/gm
const property = /(?:^ {2}\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?^ {2}(?:readonly )?'?([\w-]+)'?\??[:(]/gm

/** The words of a comment, on one line. */
const plain = (comment: string) =>
  comment
    .replace(/@default[\s\S]*/, '')
    .replace(/\n\s*\*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** The exported interfaces of a source, formatted as all of ours are. */
export function describedInterfaces(source: string): readonly DescribedInterface[] {
  return [...source.matchAll(head)].map(([, name = '', above = '', body = '']) => ({
    name,
    above: [...above.matchAll(/(?:^|,\s*)(\w+)/g)].map(([, one = '']) => one),
    isCut: /\b(?:Omit|Pick)</.test(above),
    properties: [...body.matchAll(property)].map(([, comment = '', own = '']) => ({ name: own, words: plain(comment) })),
  }))
}
