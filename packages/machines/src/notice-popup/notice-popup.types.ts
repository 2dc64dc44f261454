/** A pickup that waits to be accepted (§2.4, §7.6). */
export interface PickupNotice {
  readonly customerName: string
  /** As the server writes it. */
  readonly pickupTime: string
  /** The pickup's number; tells one notice from another. */
  readonly pickupNo: string
  readonly instrumentCount: number
}

/** Why the pop-up went away: its time ran out, somebody closed it, or somebody chose a notice. */
export type HiddenReason = 'timeOver' | 'closed' | 'chosen'

export type NoticePopupEvent =
  /** Asks the server for notices, as when the shell starts. Ignored while it is being asked. */
  | { readonly type: 'CHECK' }
  /** Notices came by themselves, as through the message socket. */
  | { readonly type: 'NOTICES.ARRIVED'; readonly notices: readonly PickupNotice[] }
  | { readonly type: 'POINTER.ENTERED' }
  | { readonly type: 'POINTER.LEFT' }
  | { readonly type: 'FOCUS.ENTERED' }
  | { readonly type: 'FOCUS.LEFT' }
  | { readonly type: 'NOTICE.CHOSEN'; readonly pickupNo: string }
  | { readonly type: 'CLOSE' }
  /** Somebody else is here now: what was shown before counts no more. */
  | { readonly type: 'CLEARED' }

export type NoticePopupEmitted =
  | { readonly type: 'shown'; readonly notices: readonly PickupNotice[]; readonly reason: 'arrived' }
  | { readonly type: 'hidden'; readonly reason: HiddenReason }
  /** Where a notice leads; the app navigates. */
  | { readonly type: 'chosen'; readonly notice: PickupNotice; readonly path: string; readonly reason: 'pressed' }
  /** For the error log alone: people are not told (§8). */
  | { readonly type: 'failed'; readonly error: unknown; readonly reason: 'unreachable' }

export interface NoticePopupInput {
  /** Milliseconds that it stays. @default 5000 */
  readonly stays?: number
  /** Where a chosen notice leads. @default '/appointment-pickup-manage/appointment-pickup/acceptance-index' */
  readonly path?: string
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number
}

export interface NoticePopupContext {
  /** What is on screen, or was last. */
  readonly notices: readonly PickupNotice[]
  /** Numbers of the notices that were shown already; the newest last, 500 at most. */
  readonly seen: readonly string[]
  readonly hovered: boolean
  readonly focused: boolean
  /** Milliseconds left until it goes, counted while nobody holds it. */
  readonly remaining: number
  /** When the count began to run. */
  readonly since: number
  readonly stays: number
  readonly path: string
  readonly now: () => number
}
