/** Pixels of the screen. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** Pixels from the left and the top of the viewport. */
export interface Position {
  readonly x: number
  readonly y: number
}

/** Pixels, or a share of the viewport such as `80%`. */
export type Length = number | `${number}%`
export type DialogView = 'closed' | 'normal' | 'minimised' | 'fullscreen'
export type DialogCloseReason = 'button' | 'cancelled' | 'done' | 'navigated' | 'program'

export type DialogEvent =
  | { readonly type: 'OPEN'; readonly viewport: Size }
  | { readonly type: 'CLOSE'; readonly reason?: DialogCloseReason }
  | { readonly type: 'MINIMISE' }
  /** Leaves minimised or full-screen. */
  | { readonly type: 'RESTORE' }
  | { readonly type: 'FULLSCREEN.TOGGLED' }
  /** The title bar was dragged so that the dialog's corner would be here. */
  | { readonly type: 'MOVED'; readonly to: Position }
  /** Moved by keyboard: 16 px, or 1 px when `fine`. */
  | { readonly type: 'NUDGED'; readonly direction: 'left' | 'right' | 'up' | 'down'; readonly fine?: boolean }
  | { readonly type: 'RECENTRED' }
  /** The window changed; the dialog fits itself after the `refit` delay. */
  | { readonly type: 'VIEWPORT.CHANGED'; readonly viewport: Size }
  /** The dialog's own height as measured. */
  | { readonly type: 'MEASURED'; readonly height: number }
  /** Does nothing: a dialog closes by its buttons alone. */
  | { readonly type: 'OUTSIDE.PRESSED' }
  /** Does nothing: a dialog closes by its buttons alone. */
  | { readonly type: 'ESCAPE.PRESSED' }
  /** Sent by the machine to itself, `refit` after the last `VIEWPORT.CHANGED`. */
  | { readonly type: 'REFIT' }

export type DialogEmitted =
  | { readonly type: 'opened'; readonly reason: 'asked' }
  | { readonly type: 'closed'; readonly reason: DialogCloseReason }
  | { readonly type: 'viewChanged'; readonly view: 'normal' | 'minimised' | 'fullscreen'; readonly reason: 'toggle' | 'restore' }
  | { readonly type: 'moved'; readonly position: Position; readonly reason: 'drag' | 'keyboard' | 'recentre' }

export interface DialogInput {
  /** The dialog's width: 420, 820, '90%', … @default '80%' */
  readonly width?: Length
  /** How far below the top of the viewport it opens. @default '2%' */
  readonly top?: Length
}

export interface DialogContext {
  readonly width: Length
  readonly top: Length
  /** What the window measures, as of the last fit. */
  readonly viewport: Size
  /** What the window measures now; becomes `viewport` by the next fit. */
  readonly nextViewport: Size
  /** The dialog's box in the normal view. */
  readonly size: Size
  readonly position: Position
  /** Where RESTORE leads from minimised. */
  readonly before: 'normal' | 'fullscreen'
}
