/** A column that people can show, hide and move. */
export interface ColumnChoice {
  /** Unique in its table. */
  readonly key: string
  /** Its words in the language that is shown. */
  readonly label: string
  /** Always shown, and always at this side. */
  readonly pinned?: PinSide
  /** Whether it is shown before anybody chose. @default true */
  readonly shown?: boolean
}

/** How a column stands; its place is its order in a list. */
export interface ColumnState {
  /** The column's key. */
  readonly key: string
  /** Whether it is shown. */
  readonly visible: boolean
  /** The side at which a person has pinned it: in sight while the others scroll sideways. */
  readonly pin?: PinSide
  /** Pixels, as a person has drawn it; without it the table's own. */
  readonly width?: number
}

/** A side of a table: where its lines begin, or end. */
export type PinSide = 'start' | 'end'

/** All columns of today in their order. */
export type ColumnLayout = readonly ColumnState[]

/** The settings as they are saved: JSON text of this is sent and stored. No columns means those of the factory. */
export interface SavedLayout {
  /** The shape of this value; one of another version is ignored. */
  readonly version: 1
  /** All columns in their order. */
  readonly columns: ColumnLayout
}

/** What the `saveSettings` port is asked: the call of section 7.7. It rejects where the server did not answer 200. */
export interface SaveSettingsRequest {
  /** The resource code. */
  readonly elementId: string
  /** JSON text of a `SavedLayout`. */
  readonly parameter: string
}

/** What `readLayout` and `removeLayout` are asked. */
export interface LayoutRequest {
  /** `search-` and the resource code. */
  readonly key: string
}

/** What the `writeLayout` port is asked. */
export interface WriteLayoutRequest extends LayoutRequest {
  /** JSON text of a `SavedLayout`. */
  readonly text: string
}

/**
 * What column settings can be told. What is ticked and moved counts once it is saved; what is drawn and pinned in the table itself
 * counts at once, and is kept by itself.
 */
export type ColumnSettingsEvent =
  /** Shows a column, or hides it; the last one that is shown stays (`lastColumn`). */
  | { readonly type: 'COLUMN.TOGGLED'; readonly key: string }
  /** `to` is the place among all columns, from 0; it is bounded by the pinned ones. */
  | { readonly type: 'COLUMN.MOVED'; readonly key: string; readonly to: number }
  /** Moves a column by so many places, as by keyboard; it is bounded by the pinned ones. */
  | { readonly type: 'COLUMN.MOVED_BY'; readonly key: string; readonly by: number }
  /** Makes a column so many pixels wide, 48 to 2000; null gives it the table's own width again. Applied and kept at once. */
  | { readonly type: 'COLUMN.RESIZED'; readonly key: string; readonly width: number | null }
  /** Keeps a column in sight at a side; null lets it scroll again. Applied and kept at once. */
  | { readonly type: 'COLUMN.PINNED'; readonly key: string; readonly side: PinSide | null }
  /** Applies what was chosen, and keeps it: at the server, and on this device. */
  | { readonly type: 'SAVE' }
  /** Back to the last saved: unsaved changes are dropped, nothing is sent. */
  | { readonly type: 'REVERT' }
  /** Back to the factory: empty settings are saved and the stored layout is removed. */
  | { readonly type: 'FACTORY_RESET' }
  /** Other labels after a change of language, or other columns. */
  | { readonly type: 'COLUMNS.CHANGED'; readonly columns: readonly ColumnChoice[] }

/** What column settings tell. */
export type ColumnSettingsEmitted =
  /** What the table is to show now. */
  | {
      readonly type: 'applied'
      readonly layout: ColumnLayout
      readonly reason: 'restored' | 'saved' | 'reset' | 'columns' | 'adjusted'
    }
  /** The server took it (保存成功). */
  | { readonly type: 'saved'; readonly reason: 'save' | 'reset' }
  /** `noResCode`: resCode未设置, no call was made. `lastColumn`: one column stays visible. */
  | { readonly type: 'warned'; readonly code: ColumnWarning; readonly reason: 'save' | 'reset' | 'toggle' }
  /** For announcements; places count from 1. */
  | {
      readonly type: 'moved'
      readonly key: string
      readonly position: number
      readonly count: number
      readonly reason: 'move'
    }
  /** What was chosen is applied nevertheless. */
  | { readonly type: 'failed'; readonly error: unknown; readonly reason: ColumnFailure }

/** Why a wish was not followed. */
export type ColumnWarning = 'noResCode' | 'lastColumn'
/** What could not be done: reading what is stored, saving at the server (also by itself), storing on this device, or undoing either. */
export type ColumnFailure = 'read' | 'save' | 'adjust' | 'store' | 'reset' | 'remove'

/** How column settings begin; what is stored on this device is then asked for. */
export interface ColumnSettingsInput {
  /** All columns in the order of the factory. */
  readonly columns: readonly ColumnChoice[]
  /** The resource code. Without it nothing can be saved. */
  readonly resCode?: string
}

/** What column settings remember. */
export interface ColumnSettingsContext {
  /** All columns in the order of the factory. */
  readonly columns: readonly ColumnChoice[]
  /** The resource code; undefined where nothing can be saved. */
  readonly resCode: string | undefined
  /** What is being chosen. */
  readonly draft: ColumnLayout
  /** What was last saved, with columns that are not there today; nothing where it is the factory's. */
  readonly stored: SavedLayout | undefined
  /** Something was drawn or pinned, and is to be kept as soon as nothing else is on its way. */
  readonly adjusted: boolean
  /** The last save did not reach the server: it is kept on this device alone. */
  readonly unsent: boolean
  /** What a port failed with last, for the log. */
  readonly error: unknown
}
