/** What the full screen can be told, by a person and by the browser. */
export type FullScreenEvent =
  /** The person wants the other of the two: the whole screen, or not. */
  | { readonly type: 'TOGGLED' }
  /** The browser fills the screen, whoever asked for it. */
  | { readonly type: 'SCREEN.FILLED' }
  /** The browser has given the screen back: by the toggle, by Escape, by F11, or by itself. */
  | { readonly type: 'SCREEN.GIVEN_BACK' }
  /** The person has seen that the browser refused. */
  | { readonly type: 'REFUSAL.SEEN' }

/** What the full screen tells. */
export type FullScreenEmitted =
  /** The page fills the screen: by the toggle, or by something else that asked the browser. */
  | { readonly type: 'entered'; readonly reason: 'toggle' | 'browser' }
  /** The page no longer fills the screen: by the toggle, or by the person's own keys. */
  | { readonly type: 'left'; readonly reason: 'toggle' | 'browser' }
  /** The browser did not do what was asked; `reason` says which of the two it was. */
  | { readonly type: 'refused'; readonly error: unknown; readonly reason: 'enter' | 'leave' }

/** How the full screen begins. */
export interface FullScreenInput {
  /** Whether the browser can do it at all; on an iPhone, and in a frame without permission, it cannot. */
  readonly supported: boolean
  /** Whether the page fills the screen already. @default false */
  readonly full?: boolean
}

/** What the full screen remembers: what it was given. */
export type FullScreenContext = Required<FullScreenInput>
