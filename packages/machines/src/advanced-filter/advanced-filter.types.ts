import type { AnyActorRef } from 'xstate'

/** How a row is joined to the rows before it. */
export type RowJoin = 'and' | 'or'

/** The ten operators that are offered (sections 5.3 and 9). Their words are the view's matter. */
export type SearchOperator = '=' | '!=' | '>' | '>=' | '<' | '<=' | 'LIKE' | 'IN' | 'NOT LIKE' | 'BETWEEN'

/** What is asked for in a row: a text, a date, or one or several of given options. */
export type RowValueType = 'text' | 'date' | 'select'

/** An option of a select or tree field; its label and value stand under the field's `labelKey` and `valueKey`. */
export interface FilterOption {
  readonly [key: string]: unknown
  /** What lies beneath it in a tree. */
  readonly children?: readonly FilterOption[]
}

/** A field that a row can ask for. A field definition of the search bar is one too. */
export interface FilterField {
  /** The name under which it is asked for. */
  readonly prop: string
  /** Its words in the language that is shown. */
  readonly label: string
  /** Its Chinese words, by which a date is told (时间, 日期). @default the label */
  readonly chineseLabel?: string
  /** @default 'input' */
  readonly type?: 'input' | 'select' | 'tree' | 'date' | 'dateTime'
  /** The options of a select or tree field. */
  readonly data?: readonly FilterOption[]
  /** @default 'dictValue' */
  readonly labelKey?: string
  /** @default 'dictKey' */
  readonly valueKey?: string
  /** Which picker a date uses; the ones with a time ask for times of day too. */
  readonly dateType?: 'date' | 'daterange' | 'month' | 'year' | 'datetime' | 'datetimerange'
}

/** What a row asks: a text, an option's value, several of them, or nothing yet. */
export type RowValue = string | readonly string[] | null

/** One row of the panel; rows come in pairs. */
export interface FilterRow {
  /** Unique while the panel lives; not stored. */
  readonly id: number
  /** How it is joined to the rows before it; says nothing in the first row. */
  readonly searchType: RowJoin
  /** The field's `prop`, null while none is chosen. */
  readonly searchFilter: string | null
  /** How the value is compared. */
  readonly searchOp: SearchOperator
  /** What is asked for; says nothing where a span of time is. */
  readonly searchValue: RowValue
  /** `yyyy-MM-dd`, or `yyyy-MM-dd HH:mm:ss` where the field has a time of day. */
  readonly startTime: string | null
  /** The end of a span of time, written as its start. */
  readonly endTime: string | null
}

/** What follows from a row's field and operator. */
export interface RowDescription {
  /** What is asked for: a text, a date, or options. */
  readonly valueType: RowValueType
  /** It asks for a span of time, so that start and end count and the value does not. */
  readonly isSearchTime: boolean
  /** Several values may be chosen. */
  readonly multiple: boolean
  /** Its dates have a time of day. */
  readonly withTime: boolean
  /** The property of an option that holds its value. */
  readonly selectValueKey: string
  /** The property of an option that holds its words. */
  readonly selectLabelKey: string
  /** The options; empty where none are given. */
  readonly selectData: readonly FilterOption[]
}

/** A complete row, as a request asks for it (section 3.4) and as it is stored. */
export interface SearchCondition {
  /** How it is joined to the conditions before it; says nothing in the first. */
  readonly searchType: RowJoin
  /** The field's `prop`. */
  readonly searchFilter: string
  /** How the value is compared. */
  readonly searchOp: SearchOperator
  /** Text trimmed; a list for IN on a select field; null for a span of time. */
  readonly searchValue: RowValue
  /** What is asked for: a text, a date, or options. */
  readonly valueType: RowValueType
  /** Whether it asks for a span of time, so that `startTime` and `endTime` count. */
  readonly isSearchTime: boolean
  /** The start of a span of time, else null. */
  readonly startTime: string | null
  /** The end of a span of time, after its start, else null. */
  readonly endTime: string | null
}

/**
 * Why a wish is not followed. The first four are the specification's: an incomplete row (请先完善当前列信息), a value without a field
 * (请完善数据查询信息，请选择查询字段), a span of time without both ends (时间查询请选择一个时间段进行查询), and between on a row that is no date
 * (只有时间日期查询才能选择该选项). The others: the end is not after the start, there are as many rows as the server takes, a stored filter
 * does not fit the fields of today, there is nothing to save, a filter needs a name, and another filter
 * has that name.
 */
export type FilterWarningCode =
  | 'completeRow'
  | 'chooseField'
  | 'chooseSpan'
  | 'onlyDates'
  | 'endNotAfterStart'
  | 'tooManyRows'
  | 'unfitFilter'
  | 'nothingToSave'
  | 'nameNeeded'
  | 'nameTaken'

/** What stands in the way of a wish; it goes with the next change of a row. */
export interface FilterWarning {
  /** What is wrong; the words are the view's. */
  readonly code: FilterWarningCode
  /** The row it is about. */
  readonly row: number | null
}

/** Conditions to keep or to share: complete rows only. */
export interface SavedFilter {
  /** The shape of this value; one of another version is ignored. */
  readonly version: 1
  /** The rows in their order. */
  readonly conditions: readonly SearchCondition[]
}

/** A filter that was saved under a name. */
export interface NamedFilter {
  /** Its name, unique in its list. */
  readonly name: string
  /** What it asks. */
  readonly filter: SavedFilter
}

/** Why a search was asked for: by a person, by the reset, or by a filter from elsewhere. */
export type FilterReason = 'submit' | 'reset' | 'restored'

/** What an advanced filter can be told. */
export type AdvancedFilterEvent =
  /** A row asks for another field, null for none. From text to text operator and value stay; else they begin anew. */
  | { readonly type: 'FIELD.CHOSEN'; readonly row: number; readonly field: string | null }
  /** A row compares in another way. "Between" is for dates alone: elsewhere the usual operator takes its place (`onlyDates`). */
  | { readonly type: 'OPERATOR.CHOSEN'; readonly row: number; readonly operator: SearchOperator }
  /** A row has another value. */
  | { readonly type: 'VALUE.CHANGED'; readonly row: number; readonly value: RowValue }
  /** A row has another span of time; null where an end is missing. */
  | { readonly type: 'SPAN.CHANGED'; readonly row: number; readonly start: string | null; readonly end: string | null }
  /** A row is joined to those before it by "and" or by "or". */
  | { readonly type: 'JOIN.CHOSEN'; readonly row: number; readonly join: RowJoin }
  /** Two more rows; refused while a row is incomplete, and where there are 32. */
  | { readonly type: 'PAIR.ADDED' }
  /** `pair` counts from 0, the one that stays. */
  | { readonly type: 'PAIR.REMOVED'; readonly pair: number }
  /**
   * Search for what the rows ask. A row with a field but without a value is left out; a value without a field is refused, and so is a
   * span of time that misses an end or whose end is not after its start.
   */
  | { readonly type: 'SEARCH' }
  /** Two default rows, and a search. */
  | { readonly type: 'RESET' }
  /** A filter from an address or a storage, whatever it is: its text, or the value itself. */
  | { readonly type: 'FILTER.RESTORED'; readonly saved: unknown }
  /**
   * Other labels or options, after a change of language or a dictionary that came late. Rows are kept, but one begins anew whose field
   * is gone or takes another kind of value.
   */
  | { readonly type: 'FIELDS.CHANGED'; readonly fields: readonly FilterField[] }
  /** Keep the rows under a name. */
  | { readonly type: 'FILTER.SAVE'; readonly name: string }
  /** Take the rows of a saved filter, and search. */
  | { readonly type: 'FILTER.OPEN'; readonly name: string }
  /** Another name for a saved filter; refused where another filter has it (`nameTaken`). */
  | { readonly type: 'FILTER.RENAME'; readonly name: string; readonly to: string }
  /** A filter that was forgotten is wanted after all: `removed` of `filterRemoved`. */
  | { readonly type: 'FILTER.RETURN'; readonly named: NamedFilter }
  /** Forget a saved filter. */
  | { readonly type: 'FILTER.REMOVE'; readonly name: string }
  /** Asks for the saved filters once more. */
  | { readonly type: 'RETRY' }

/** What an advanced filter tells. */
export type AdvancedFilterEmitted =
  /** The rows are sound: search for this. */
  | { readonly type: 'searched'; readonly conditions: readonly SearchCondition[]; readonly reason: FilterReason }
  /** A wish was not followed. */
  | {
      readonly type: 'warned'
      readonly warning: FilterWarning
      readonly reason: 'add' | 'operator' | 'submit' | 'restored' | 'save' | 'rename'
    }
  /** The rows are kept under this name, or a saved filter has it now. */
  | { readonly type: 'filterSaved'; readonly name: string; readonly reason: 'save' | 'rename' }
  /** The filter of this name is gone; `FILTER.RETURN` brings it back. */
  | { readonly type: 'filterRemoved'; readonly name: string; readonly removed: NamedFilter; readonly reason: 'remove' }
  /** The saved filters could not be loaded, saved or removed. */
  | { readonly type: 'failed'; readonly error: unknown; readonly reason: 'load' | 'save' | 'remove' }

/** What is sent to `reportTo`, besides being emitted. */
export type AdvancedFilterReport =
  /** The rows are sound: search for this. */
  | { readonly type: 'ADVANCED.SEARCHED'; readonly conditions: readonly SearchCondition[]; readonly reason: FilterReason }
  /** A `SEARCH` was refused, or the filter of a `FILTER.RESTORED` does not fit the fields of today. */
  | { readonly type: 'ADVANCED.REFUSED'; readonly warning: FilterWarning }

/** What the `loadFilters` port is asked; it answers a list of `NamedFilter`, and what of it is none is left out. */
export interface LoadFiltersRequest {
  /** The list's resource code. */
  readonly resCode: string
}

/** What the `saveFilter` port is asked: one filter per name; the same name replaces. */
export interface SaveFilterRequest extends NamedFilter {
  /** The list's resource code. */
  readonly resCode: string
  /** The name that the filter had: under that name there is none any more. */
  readonly replaces?: string
}

/** What the `removeFilter` port is asked. */
export interface RemoveFilterRequest {
  /** The list's resource code. */
  readonly resCode: string
  /** The filter that is to go. */
  readonly name: string
}

/** How an advanced filter begins: with two empty rows, or with those of `saved`. */
export interface AdvancedFilterInput {
  /** What its rows can ask for, in the order in which they are offered. */
  readonly fields: readonly FilterField[]
  /** The list's resource code, under which filters are saved. Without it nothing can be saved. */
  readonly resCode?: string
  /** A filter to begin with, from an address or a storage; what is none is ignored. */
  readonly saved?: unknown
  /** An actor that is told of searches and refusals, such as a search bar. */
  readonly reportTo?: AnyActorRef
}

/** What an advanced filter remembers. */
export interface AdvancedFilterContext {
  /** What its rows can ask for. */
  readonly fields: readonly FilterField[]
  /** The list's resource code; undefined where nothing can be saved. */
  readonly resCode: string | undefined
  /** Always an even number, from 2 to 32. */
  readonly rows: readonly FilterRow[]
  /** The id of the next row. */
  readonly nextId: number
  /** What stands in the way just now. */
  readonly warning: FilterWarning | undefined
  /** What the last search asked. */
  readonly applied: readonly SearchCondition[]
  /** Why it searched, or tried to, last. */
  readonly reason: FilterReason
  /** The saved filters, the newest last. */
  readonly filters: readonly NamedFilter[]
  /** What is being saved or removed. */
  readonly pending: NamedFilter | undefined
  /** The name that gives way to that of `pending`. */
  readonly replaces: string | undefined
  /** What a port failed with last, for the log. */
  readonly error: unknown
  /** Who hears the reports, besides those who listen to what is emitted. */
  readonly reportTo: AnyActorRef | undefined
}
