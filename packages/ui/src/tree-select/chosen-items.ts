import { marksOf, type TreeContext, wayTo } from '@etalon/machines/tree'

/** The words of something chosen: as it is in the tree, else as somebody outside knows it. */
export const wordsOf = ({ index }: Pick<TreeContext, 'index'>, id: string, labelOf?: (id: string) => string | undefined) =>
  index.entries.get(id)?.node.label ?? labelOf?.(id) ?? id

/** The way down to an item, for reading: 力学室 / 压力. */
export const wayInWords = ({ index }: Pick<TreeContext, 'index'>, id: string): string =>
  wayTo(index, id)
    .map(({ label }) => label)
    .join(' / ')

/**
 * What is chosen, as few as say it: a branch of which all is chosen stands for what lies beneath it.
 * @returns ids in the order of rows; those that are not in the tree come last, in the order of choosing
 */
export function fewest(context: TreeContext): readonly string[] {
  const { index, chosen, mode, cascade } = context
  const strangers = chosen.filter((id) => !index.entries.has(id))
  if (mode !== 'multiple' || !cascade) return [...chosen.filter((id) => index.entries.has(id)), ...strangers]
  const marks = marksOf(context)
  const within = (ids: readonly string[]): readonly string[] =>
    ids.flatMap((id) => {
      if (marks.get(id) === 'all') return [id]
      return marks.get(id) === 'some' ? within(index.entries.get(id)?.childIds ?? []) : []
    })
  return [...within(index.rootIds), ...strangers]
}

/** What stays chosen once an item is taken away, with everything that it stands for. */
export function withoutItem({ index, chosen }: TreeContext, id: string): string[] {
  return chosen.filter((one) => one !== id && !wayTo(index, one).some((passed) => passed.id === id))
}
