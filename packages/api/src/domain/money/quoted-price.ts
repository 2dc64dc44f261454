import type { DecimalText } from '../decimals/index.ts'

/** What a line of a quote says of the pieces that are ordered by it. */
export interface QuotedPieces {
  readonly id: string
  readonly kindCode: string
  readonly abilityType: string
  /** How many pieces it was quoted for. */
  readonly quantity: number
  /** What a piece costs after the discount. */
  readonly unit: DecimalText
}

/** An instrument on an order, as far as a quote knows it. */
export interface OrderedPiece {
  readonly kindCode: string
  readonly abilityType: string
}

/**
 * The line of the quote by which each instrument is charged: the first of its kind and ability that has pieces left; `undefined` for
 * what was not quoted, which costs what the price list says.
 */
export const linesByQuote = <Line extends QuotedPieces>(
  lines: readonly Line[],
  pieces: readonly OrderedPiece[],
): readonly (Line | undefined)[] => {
  const left = new Map(lines.map(({ id, quantity }) => [id, quantity]))
  return pieces.map(({ kindCode, abilityType }) => {
    const line = lines.find((one) => one.kindCode === kindCode && one.abilityType === abilityType && (left.get(one.id) ?? 0) > 0)
    if (line) left.set(line.id, (left.get(line.id) ?? 0) - 1)
    return line
  })
}
