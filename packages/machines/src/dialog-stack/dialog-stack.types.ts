/** What a stack can be told by the dialogs of a page; `id` names one of them. */
export type DialogStackEvent =
  /** A dialog came up: it lies uppermost. */
  | { readonly type: 'DIALOG.OPENED'; readonly id: string }
  /** A dialog was put on the shelf; the one below it is uppermost. */
  | { readonly type: 'DIALOG.MINIMISED'; readonly id: string }
  /** A dialog came back from the shelf: it lies uppermost. */
  | { readonly type: 'DIALOG.RESTORED'; readonly id: string }
  /** A dialog went away, from wherever it was. */
  | { readonly type: 'DIALOG.CLOSED'; readonly id: string }
  /** All of them went away, as when the screen is locked. */
  | { readonly type: 'CLEARED' }

/** Why another dialog has the keyboard. */
export type DialogStackReason = 'opened' | 'minimised' | 'restored' | 'closed' | 'cleared'

/** What a stack tells: the keyboard goes elsewhere. */
export type DialogStackEmitted = {
  readonly type: 'topChanged'
  /** The dialog that has the keyboard; `undefined` when the page has it. */
  readonly top: string | undefined
  readonly reason: DialogStackReason
}

/** What a stack remembers. */
export interface DialogStackContext {
  /** The dialogs over the page, from the lowest to the uppermost; each stands once. */
  readonly open: readonly string[]
  /** The minimised ones, in the order in which they were minimised; none of them is open. */
  readonly shelf: readonly string[]
}
