/** A pickup that waits to be accepted (§2.4, §7.6). */
export interface PickupNotice {
  /** Whose instruments are to be picked up. */
  readonly customerName: string
  /** As the server writes it. */
  readonly pickupTime: string
  /** The pickup's number; tells one notice from another. */
  readonly pickupNo: string
  /** How many instruments there are. */
  readonly instrumentCount: number
}

/** Why the pop-up went away: its time ran out, somebody closed it, or somebody chose a notice. */
export type HiddenReason = 'timeOver' | 'closed' | 'chosen'

/** What a notice pop-up can be told. */
export type NoticePopupEvent =
  /** Asks the server for notices, as when the shell starts. Ignored while it is being asked. */
  | { readonly type: 'CHECK' }
  /** Notices came by themselves, as through the message socket. */
  | { readonly type: 'NOTICES.ARRIVED'; readonly notices: readonly PickupNotice[] }
  /** The pointer is over it: its time stands still. */
  | { readonly type: 'POINTER.ENTERED' }
  /** The pointer is gone: its time goes on, unless the focus is in it. */
  | { readonly type: 'POINTER.LEFT' }
  /** The focus is in it: its time stands still. */
  | { readonly type: 'FOCUS.ENTERED' }
  /** The focus is elsewhere: its time goes on, unless the pointer is over it. */
  | { readonly type: 'FOCUS.LEFT' }
  /** A notice was pressed; the pop-up goes away, and the app leads to the page of acceptance. */
  | { readonly type: 'NOTICE.CHOSEN'; readonly pickupNo: string }
  /** Somebody closed it. */
  | { readonly type: 'CLOSE' }
  /** Somebody else is here now: what was shown before counts no more. */
  | { readonly type: 'CLEARED' }

/** What a notice pop-up tells. */
export type NoticePopupEmitted =
  /** It is on screen with these notices, none of which was shown before: behind those that somebody reads, else in their place. */
  | { readonly type: 'shown'; readonly notices: readonly PickupNotice[]; readonly reason: 'arrived' }
  /** It is gone; not told of what `CLEARED` takes away. */
  | { readonly type: 'hidden'; readonly reason: HiddenReason }
  /** Where a notice leads; the app navigates. */
  | { readonly type: 'chosen'; readonly notice: PickupNotice; readonly path: string; readonly reason: 'pressed' }
  /** For the error log alone: people are not told (§8). */
  | { readonly type: 'failed'; readonly error: unknown; readonly reason: 'unreachable' }

/** How a notice pop-up begins. */
export interface NoticePopupInput {
  /** Milliseconds that it stays. @default 5000 */
  readonly stays?: number
  /** Where all that wait are shown. @default '/appointment-pickup-manage/appointment-pickup/acceptance-index' */
  readonly path?: string
  /** Where one notice leads, such as to it alone. @default to `path`, as all of them */
  readonly pathOf?: (notice: PickupNotice) => string
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number
}

/** What a notice pop-up remembers. */
export interface NoticePopupContext {
  /** What is on screen, or was last. */
  readonly notices: readonly PickupNotice[]
  /** Numbers of the notices that were shown already; the newest last, 500 at most. */
  readonly seen: readonly string[]
  /** Whether the pointer is over it. */
  readonly hovered: boolean
  /** Whether the focus is in it. */
  readonly focused: boolean
  /** Milliseconds left until it goes, counted while nobody holds it. */
  readonly remaining: number
  /** When the count began to run. */
  readonly since: number
  /** Milliseconds that it stays. */
  readonly stays: number
  /** Where all that wait are shown. */
  readonly path: string
  /** Where one notice leads; undefined where they lead to `path`. */
  readonly pathOf: ((notice: PickupNotice) => string) | undefined
  /** The clock it was given. */
  readonly now: () => number
}
