/** Something that the palette runs: a screen to go to, an action, a record to open. */
export interface Command {
  /** Unique among all commands, also those of the source; by it a command is remembered. */
  readonly id: string
  /** What it is called, in the language in force. */
  readonly label: string
  /** The id of the group under which it stands. */
  readonly group: string
  /** Another name that finds it: where the label is translated, the Chinese one. @default the label */
  readonly name?: string
  /** How the name is read, without tones and blanks: `weituodengji`. */
  readonly pinyin?: string
  /** The first letters of its syllables: `wtdj`. */
  readonly initials?: string
  /** What tells it from others of the same name: where it stands, whose record it is. */
  readonly note?: string
  /** The keys that do the same, as they are written on them: `Ctrl N`. */
  readonly shortcut?: string
  /** Why it cannot be run now. */
  readonly disabledReason?: string
}

/** Commands that stand together. */
export interface OfferedGroup {
  /** The group's id; `undefined` for those that were used last. */
  readonly group: string | undefined
  /** The commands, the best first. */
  readonly commands: readonly Command[]
}

/** What was used last, as it is stored. */
export interface SavedRecent {
  /** The shape of this value; one of another version counts as nothing. */
  readonly version: 1
  /** Ids of commands, the last used first. */
  readonly ids: readonly string[]
}

/** What the `findCommands` port is asked; it answers further commands. */
export interface FindCommandsRequest {
  /** What was typed, without blanks around it; never empty. */
  readonly text: string
}

/** What a command palette can be told. */
export type CommandPaletteEvent =
  /** Shows it, with an empty search box. */
  | { readonly type: 'OPEN' }
  /** Escape, a press outside, or the same keys again. */
  | { readonly type: 'CLOSE' }
  /** The keys that open it and close it. */
  | { readonly type: 'TOGGLED' }
  /** What the search box holds now. */
  | { readonly type: 'QUERY.TYPED'; readonly text: string }
  /** Asks the source again after a failure. */
  | { readonly type: 'RETRY' }
  /** A command was pressed; the palette closes. */
  | { readonly type: 'COMMAND.CHOSEN'; readonly id: string }
  /** What was used last, as another browser tab stored it. */
  | { readonly type: 'RECENT.RESTORED'; readonly saved: unknown }

/** What a command palette tells. */
export type CommandPaletteEmitted =
  /** It is on screen. */
  | { readonly type: 'opened'; readonly reason: 'asked' }
  /** It is gone, without a choice or after one. */
  | { readonly type: 'closed'; readonly reason: 'dismissed' | 'chosen' }
  /** Run this, and store `recent`. */
  | { readonly type: 'chosen'; readonly id: string; readonly recent: SavedRecent; readonly reason: 'pressed' }
  /** The source did not answer; what is known without it is still offered. */
  | { readonly type: 'failed'; readonly error: unknown; readonly text: string; readonly reason: 'unreachable' }

/** How a command palette begins. */
export interface CommandPaletteInput {
  /** What was stored when a command was run; anything else counts as nothing. */
  readonly saved?: unknown
  /** Whether there is a source that finds further commands, such as records by their number. @default false */
  readonly hasSource?: boolean
}

/** What a command palette remembers. */
export interface CommandPaletteContext {
  /** Whether there is a source that finds further commands. */
  readonly hasSource: boolean
  /** What stands in the search box. */
  readonly text: string
  /** What the source answered to exactly this text; empty while it is asked. */
  readonly found: readonly Command[]
  /** Ids of the commands that were used last, the last one first. */
  readonly recent: readonly string[]
}
