/** A label, and the paper it comes on, in millimetres. */
export interface LabelSize {
  readonly width: number
  readonly height: number
  /** The side of its QR code, quiet zone included. */
  readonly code: number
  /** What `@page` is told. */
  readonly paper: string
}

/** Rolls of a label printer, one label on each piece, and a sheet of labels that sticks. */
export const labelSizes = {
  small: { width: 50, height: 30, code: 20, paper: '50mm 30mm' },
  medium: { width: 60, height: 40, code: 26, paper: '60mm 40mm' },
  large: { width: 80, height: 50, code: 34, paper: '80mm 50mm' },
  sheet: { width: 70, height: 37, code: 26, paper: 'A4' },
} as const satisfies Readonly<Record<string, LabelSize>>

export type LabelSizeName = keyof typeof labelSizes

export const isLabelSize = (name: string): name is LabelSizeName => Object.hasOwn(labelSizes, name)

/** Labels on a sheet. */
export const onSheet = 24
/** Copies of a label at most: one for the instrument, one for its box, one for the record, and some to spare. */
export const mostCopies = 10
