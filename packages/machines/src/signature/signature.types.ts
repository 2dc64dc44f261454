/** Where a pen was, and when. */
export interface SignaturePoint {
  /** From the left edge of the pad, in its own units: see `signatureSpace`. */
  readonly x: number
  /** From the upper edge of the pad, in its own units. */
  readonly y: number
  /** Whole milliseconds since the stroke began. */
  readonly time: number
  /** How hard it was pressed, from 0 to 1; 0.5 where the device does not say. */
  readonly pressure: number
}

/** What is drawn between setting the pen down and lifting it. */
export type SignatureStroke = readonly SignaturePoint[]

/** A signature: drawn by hand, or the name of who cannot or will not draw. */
export type SignatureValue =
  | { readonly kind: 'drawn'; readonly strokes: readonly SignatureStroke[] }
  | { readonly kind: 'typed'; readonly name: string }

/** How somebody signs. */
export type SignatureMode = 'drawing' | 'typing'

/** Which limit was met: the points of one stroke, the number of strokes, or the points of all of them. */
export type SignatureLimit = 'points' | 'strokes' | 'total'

/**
 * Why there is no signature: nothing is there (`missing`), what is drawn is a dot or hardly more (`tooSmall`), the name has more
 * characters than fit (`nameTooLong`) or some that cannot be written (`nameUnfit`).
 */
export type SignatureProblem = 'missing' | 'tooSmall' | 'nameTooLong' | 'nameUnfit'

/** What changed the signature. */
export type SignatureReason = 'stroke' | 'undo' | 'redo' | 'clear' | 'mode' | 'name'

/** What signing can be told. */
export type SignatureEvent =
  /** The pen is set down. Its time is of any clock that goes on through a stroke, in milliseconds. */
  | { readonly type: 'STROKE.BEGUN'; readonly point: SignaturePoint }
  /** The pen went over these points, on the same clock. Beyond the pad's edge they count as at the edge. */
  | { readonly type: 'STROKE.MOVED'; readonly points: readonly SignaturePoint[] }
  /** The pen is lifted. */
  | { readonly type: 'STROKE.ENDED' }
  /** The system took the pen away, as for a gesture of its own: what was drawn stays, and can be undone. */
  | { readonly type: 'STROKE.CUT_OFF' }
  /** Takes back the last stroke, or the last clearing. */
  | { readonly type: 'UNDO' }
  /** Does again what was taken back last. */
  | { readonly type: 'REDO' }
  /** Takes all strokes away, or the name. Strokes come back by `UNDO`. */
  | { readonly type: 'CLEAR' }
  /** The other way to sign. What was drawn and what was typed both stay. */
  | { readonly type: 'MODE.CHOSEN'; readonly mode: SignatureMode }
  /** The name as it stands in the field. */
  | { readonly type: 'NAME.TYPED'; readonly name: string }
  /** Nothing can be changed, as in a field that is read-only or disabled, or it can be again. A stroke under way is dropped. */
  | { readonly type: 'LOCK.SET'; readonly locked: boolean }
  /**
   * The signature as it is kept outside; what `parseSignature` refuses counts as none. Where it is another one, what was drawn,
   * typed and taken back is dropped.
   */
  | { readonly type: 'VALUE.GIVEN'; readonly value: unknown }
  /** Whoever signs is done. */
  | { readonly type: 'DONE' }

/** What signing tells. */
export type SignatureEmitted =
  /** It is another signature now, or none any more. */
  | { readonly type: 'changed'; readonly value: SignatureValue | undefined; readonly reason: SignatureReason }
  /** Something was done, for announcements; `strokes` is how many there are now. */
  | { readonly type: 'did'; readonly what: SignatureReason; readonly strokes: number }
  /** There is no room for more: the stroke ended here, or did not begin. */
  | { readonly type: 'limited'; readonly limit: SignatureLimit }
  /** Whoever signed is done, and this is the signature. */
  | { readonly type: 'finished'; readonly value: SignatureValue }
  /** Whoever signs is not done yet. */
  | { readonly type: 'refused'; readonly problem: SignatureProblem }

/** How signing begins. */
export interface SignatureInput {
  /** The signature at first; what `parseSignature` refuses counts as none. @default none */
  readonly value?: unknown
  /** How somebody signs at first, where there is no signature. @default 'drawing' */
  readonly mode?: SignatureMode
  /** Nothing can be changed. @default false */
  readonly locked?: boolean
}

/** A stroke that is being drawn. */
export interface StrokeUnderWay {
  /** When it began, on the clock of its points. */
  readonly began: number
  /** What there is of it, timed from its beginning. */
  readonly points: SignatureStroke
}

/** What signing remembers. */
export interface SignatureContext {
  /** How somebody signs now. */
  readonly mode: SignatureMode
  /** What is drawn, without the stroke that is under way. */
  readonly strokes: readonly SignatureStroke[]
  /** What was drawn before each thing that can be undone, the last one at the end. */
  readonly past: readonly (readonly SignatureStroke[])[]
  /** What was drawn before each thing that was undone, the last one at the end. */
  readonly undone: readonly (readonly SignatureStroke[])[]
  /** The stroke that is being drawn. */
  readonly stroke: StrokeUnderWay | undefined
  /** What is typed, as it is typed. */
  readonly name: string
  /** Nothing can be changed. */
  readonly locked: boolean
  /** The limit that was met last; nothing once something else was done. */
  readonly limit: SignatureLimit | undefined
}
