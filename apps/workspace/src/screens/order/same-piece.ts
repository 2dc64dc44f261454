import type { OrderInstrument } from '@etalon/api/contract'

/** What tells one piece from another. */
type Piece = Pick<OrderInstrument, 'kindCode' | 'model' | 'serial' | 'manufacturer'>

/** What is written where a piece has no number of its own: it says nothing about which one it is. */
const noNumber = /^(无|无编号|未见|[-—–/\\]+|n\/?a|none)?$/i

const plain = (text: string) => text.trim().toLowerCase()

/** Whether two are one piece: of a kind and model, of a maker, with one serial number. */
export const isSamePiece = (one: Piece, other: Piece): boolean =>
  !noNumber.test(one.serial.trim()) &&
  (['kindCode', 'model', 'serial', 'manufacturer'] as const).every((name) => plain(one[name]) === plain(other[name]))

/** The rows that ask for what a row before them asks for already: one piece, one service. Both count from 0. */
export const rowsTwice = (
  rows: readonly (Piece & Pick<OrderInstrument, 'abilityType'>)[],
): readonly { readonly row: number; readonly first: number }[] =>
  rows.flatMap((one, row) => {
    const first = rows.findIndex((other) => other.abilityType === one.abilityType && isSamePiece(other, one))
    return first >= 0 && first < row ? [{ row, first }] : []
  })
