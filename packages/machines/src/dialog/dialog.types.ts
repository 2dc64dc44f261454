/** Pixels of the screen. */
export interface Size {
  /** From left to right. */
  readonly width: number
  /** From top to bottom. */
  readonly height: number
}

/** Pixels from the left and the top of the viewport. */
export interface Position {
  /** From the left. */
  readonly x: number
  /** From the top. */
  readonly y: number
}

/** Pixels, or a share of the viewport such as `80%`. */
export type Length = number | `${number}%`
/** How a dialog is shown. */
export type DialogView = 'closed' | 'normal' | 'minimised' | 'fullscreen'
/**
 * Why a dialog closed: by its button, by giving up or finishing what it is for, because the page went elsewhere, or by the app.
 */
export type DialogCloseReason = 'button' | 'cancelled' | 'done' | 'navigated' | 'program'

/** What a dialog can be told. */
export type DialogEvent =
  /** Shows it in a window of this size: in the middle from left to right, and `top` below its upper edge. */
  | { readonly type: 'OPEN'; readonly viewport: Size }
  /** Closes it. Without a reason its own button did. */
  | { readonly type: 'CLOSE'; readonly reason?: DialogCloseReason }
  /** Somebody wants it closed by one of its buttons: it closes, or asks first where it holds something that was not saved. */
  | { readonly type: 'CLOSE.REQUESTED'; readonly unsaved: boolean }
  /** Puts it on the shelf, with all that is typed in it. */
  | { readonly type: 'MINIMISE' }
  /** Leaves minimised or full-screen. */
  | { readonly type: 'RESTORE' }
  /** Fills the window, or goes back to the normal view. */
  | { readonly type: 'FULLSCREEN.TOGGLED' }
  /** The title bar was dragged so that the dialog's corner would be here. */
  | { readonly type: 'MOVED'; readonly to: Position }
  /** Moved by keyboard: 16 px, or 1 px when `fine`. */
  | { readonly type: 'NUDGED'; readonly direction: 'left' | 'right' | 'up' | 'down'; readonly fine?: boolean }
  /** Back to where it opened, as by Home on its title bar. */
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

/** What a dialog tells. */
export type DialogEmitted =
  /** It is on screen. */
  | { readonly type: 'opened'; readonly reason: 'asked' }
  /** It is gone. */
  | { readonly type: 'closed'; readonly reason: DialogCloseReason }
  /** Somebody is to be asked whether what was not saved may go; `CLOSE` then closes it. */
  | { readonly type: 'discardAsked'; readonly reason: 'unsaved' }
  /** It is shown in another way. */
  | { readonly type: 'viewChanged'; readonly view: 'normal' | 'minimised' | 'fullscreen'; readonly reason: 'toggle' | 'restore' }
  /** It stands elsewhere in its normal view. */
  | { readonly type: 'moved'; readonly position: Position; readonly reason: 'drag' | 'keyboard' | 'recentre' }

/** How a dialog begins, closed. */
export interface DialogInput {
  /** The dialog's width: 420, 820, '90%', … @default '80%' */
  readonly width?: Length
  /** How far below the top of the viewport it opens. @default '2%' */
  readonly top?: Length
}

/** What a dialog remembers. */
export interface DialogContext {
  /** The width that was asked for. */
  readonly width: Length
  /** How far below the top it opens. */
  readonly top: Length
  /** What the window measures, as of the last fit. */
  readonly viewport: Size
  /** What the window measures now; becomes `viewport` by the next fit. */
  readonly nextViewport: Size
  /** The dialog's box in the normal view. */
  readonly size: Size
  /** Where its upper left corner is in the normal view. */
  readonly position: Position
  /** Whether somebody moved it there; until then it stays where it opens, in the middle of the window as the window is. */
  readonly isPlaced: boolean
  /** Where RESTORE leads from minimised. */
  readonly before: 'normal' | 'fullscreen'
}
