import { findInText } from './find-in-text.ts'
import type { PdfPreviewContext } from './pdf-preview.types.ts'

/** One of the places where what is looked for stands. */
export interface PdfHitPlace {
  /** From 1. */
  readonly page: number
  /** Which of the places on that page, from 0. */
  readonly place: number
}

type Found = Pick<PdfPreviewContext, 'counts' | 'hit'>

const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0)

/** How often what is looked for was found so far. */
export const hitCount = ({ counts }: Pick<Found, 'counts'>): number => sum(counts)

/** How often each of these texts holds the query. */
export const hitsOnPages = (texts: readonly string[], query: string): readonly number[] =>
  texts.map((text) => findInText(text, query).length)

/** Where the hit stands that is shown. */
export function hitPlace({ counts, hit }: Found): PdfHitPlace | undefined {
  if (hit === undefined) return undefined
  let before = 0
  for (const [index, count] of counts.entries()) {
    if (hit < before + count) return { page: index + 1, place: hit - before }
    before += count
  }
  return undefined
}

/** The first hit on this page or after it; none where none is known yet. */
export function firstHitFrom(counts: readonly number[], page: number): number | undefined {
  const before = sum(counts.slice(0, page - 1))
  return before < sum(counts) ? before : undefined
}

/** The hit so many further on, round the end; of none none. */
export function hitFurther({ counts, hit }: Found, by: 1 | -1): number | undefined {
  const all = sum(counts)
  if (all === 0) return undefined
  if (hit === undefined) return by === 1 ? 0 : all - 1
  return (hit + by + all) % all
}
