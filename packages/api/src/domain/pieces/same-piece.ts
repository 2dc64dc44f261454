/** What tells one piece from another. */
export interface Piece {
  readonly kindCode: string
  readonly model: string
  readonly serial: string
  readonly manufacturer: string
}

/** What is written where a piece has no number of its own: it says nothing about which one it is. */
const noNumber = /^(无|无编号|未见|[-—–/\\]+|n\/?a|none)?$/i

/** A text as it is compared: however it was typed, in capitals or with spaces around. */
export const plainText = (text: string): string => text.trim().toLowerCase()

/** Whether a serial number tells a piece from others, and is none of the words for having none. */
export const hasOwnNumber = ({ serial }: Pick<Piece, 'serial'>): boolean => !noNumber.test(serial.trim())

/** Whether two are one piece: of a kind and model, of a maker, with one serial number. */
export const isSamePiece = (one: Piece, other: Piece): boolean =>
  hasOwnNumber(one) &&
  (['kindCode', 'model', 'serial', 'manufacturer'] as const).every((name) => plainText(one[name]) === plainText(other[name]))

/** The rows that ask for what a row before them asks for already: one piece, one service. Both count from 0. */
export const rowsTwice = (
  rows: readonly (Piece & { readonly abilityType: string })[],
): readonly { readonly row: number; readonly first: number }[] =>
  rows.flatMap((one, row) => {
    const first = rows.findIndex((other) => other.abilityType === one.abilityType && isSamePiece(other, one))
    return first >= 0 && first < row ? [{ row, first }] : []
  })
