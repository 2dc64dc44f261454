import type { DecimalText } from '../decimals/index.ts'
import { type SettlementLine, type SettlementSum, settle } from './settlement-sum.ts'
import { shareOut } from './share-out.ts'

/** A reduction of a whole settlement, in yuan. */
export interface WholeReduction {
  /** A key of the dictionary `reduction_type`, the institute's own among them. */
  readonly type: string
  readonly amount: DecimalText
}

/**
 * Settles lines, and then takes a reduction off all of them together: it is shared out in proportion to what each comes to, to the cent,
 * so that the lines go on adding up to the sum.
 * @throws RangeError as `settle` does, and where the reduction is more than everything comes to
 */
export function settleWhole(lines: readonly SettlementLine[], whole?: WholeReduction): SettlementSum {
  const before = settle(lines)
  if (whole === undefined) return before
  const shares = shareOut(
    whole.amount,
    before.lines.map(({ net }) => net),
  )
  return settle(
    lines.map((line, place) => ({
      ...line,
      reductions: [...(line.reductions ?? []), { type: whole.type, amount: shares[place] ?? '0' }],
    })),
  )
}
