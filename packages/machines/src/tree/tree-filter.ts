import type { TreeFound } from './tree.types.ts'
import { beneath, type TreeIndex, wayTo } from './tree-index.ts'

/** Where a text stands in another, whatever the case of its letters; undefined where it does not. */
export function placeOf(words: string, text: string): { readonly from: number; readonly to: number } | undefined {
  const small = words.toLowerCase()
  const from = small.indexOf(text.toLowerCase())
  // A letter whose small form is longer would shift every place behind it.
  if (text === '' || from === -1 || small.length !== words.length) return undefined
  return { from, to: from + text.length }
}

const fits = (words: string | undefined, text: string) => words?.toLowerCase().includes(text.toLowerCase()) === true

/** What a text leaves of a tree: what fits by its label or note, the ways to it, and what lies beneath it. */
export function found(index: TreeIndex, text: string): TreeFound {
  const matches = [...index.entries].filter(([, { node }]) => fits(node.label, text) || fits(node.note, text)).map(([id]) => id)
  const ways = new Set(matches.flatMap((id) => wayTo(index, id).slice(0, -1)).map(({ id }) => id))
  const shown = new Set(ways)
  for (const id of matches) {
    if (!shown.has(id) || ways.has(id)) for (const one of beneath(index, id)) shown.add(one)
  }
  return { shown, count: matches.length, ways: [...ways], open: [...ways] }
}

/** The same filter on a tree that has changed: what a person opened and closed meanwhile stays so. */
export function foundAgain(index: TreeIndex, text: string, before: TreeFound): TreeFound {
  const now = found(index, text)
  const known = new Set(before.ways)
  return { ...now, open: [...new Set([...before.open, ...now.ways.filter((id) => !known.has(id))])] }
}
