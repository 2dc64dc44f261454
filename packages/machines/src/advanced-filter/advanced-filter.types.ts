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
  readonly searchOp: SearchOperator
  readonly searchValue: RowValue
  /** `yyyy-MM-dd`, or `yyyy-MM-dd HH:mm:ss` where the field has a time of day. */
  readonly startTime: string | null
  readonly endTime: string | null
}

/** What follows from a row's field and operator. */
export interface RowDescription {
  readonly valueType: RowValueType
  /** It asks for a span of time, so that start and end count and the value does not. */
  readonly isSearchTime: boolean
  /** Several values may be chosen. */
  readonly multiple: boolean
  /** Its dates have a time of day. */
  readonly withTime: boolean
  readonly selectValueKey: string
  readonly selectLabelKey: string
  readonly selectData: readonly FilterOption[]
}

/** A complete row, as a request asks for it (section 3.4) and as it is stored. */
export interface SearchCondition {
  readonly searchType: RowJoin
  readonly searchFilter: string
  readonly searchOp: SearchOperator
  /** Text trimmed; a list for IN on a select field; null for a span of time. */
  readonly searchValue: RowValue
  readonly valueType: RowValueType
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
 * does not fit the fields of today, there is nothing to save, and a filter needs a name.
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

export interface FilterWarning {
  readonly code: FilterWarningCode
  /** The row it is about. */
  readonly row: number | null
}

/** Conditions to keep or to share: complete rows only. */
export interface SavedFilter {
  readonly version: 1
  readonly conditions: readonly SearchCondition[]
}

/** A filter that was saved under a name. */
export interface NamedFilter {
  readonly name: string
  readonly filter: SavedFilter
}

export type FilterReason = 'submit' | 'reset' | 'restored'

export type AdvancedFilterEvent =
  | { readonly type: 'FIELD.CHOSEN'; readonly row: number; readonly field: string | null }
  | { readonly type: 'OPERATOR.CHOSEN'; readonly row: number; readonly operator: SearchOperator }
  | { readonly type: 'VALUE.CHANGED'; readonly row: number; readonly value: RowValue }
  | { readonly type: 'SPAN.CHANGED'; readonly row: number; readonly start: string | null; readonly end: string | null }
  | { readonly type: 'JOIN.CHOSEN'; readonly row: number; readonly join: RowJoin }
  | { readonly type: 'PAIR.ADDED' }
  /** `pair` counts from 0, the one that stays. */
  | { readonly type: 'PAIR.REMOVED'; readonly pair: number }
  | { readonly type: 'SEARCH' }
  /** Two default rows, and a search. */
  | { readonly type: 'RESET' }
  /** A filter from an address or a storage, whatever it is: its text, or the value itself. */
  | { readonly type: 'FILTER.RESTORED'; readonly saved: unknown }
  /** Other labels or options, after a change of language or a dictionary that came late. Rows are kept. */
  | { readonly type: 'FIELDS.CHANGED'; readonly fields: readonly FilterField[] }
  | { readonly type: 'FILTER.SAVE'; readonly name: string }
  | { readonly type: 'FILTER.OPEN'; readonly name: string }
  | { readonly type: 'FILTER.REMOVE'; readonly name: string }
  /** Asks for the saved filters once more. */
  | { readonly type: 'RETRY' }

export type AdvancedFilterEmitted =
  | { readonly type: 'searched'; readonly conditions: readonly SearchCondition[]; readonly reason: FilterReason }
  | {
      readonly type: 'warned'
      readonly warning: FilterWarning
      readonly reason: 'add' | 'operator' | 'submit' | 'restored' | 'save'
    }
  | { readonly type: 'filterSaved'; readonly name: string; readonly reason: 'save' }
  | { readonly type: 'filterRemoved'; readonly name: string; readonly reason: 'remove' }
  | { readonly type: 'failed'; readonly error: unknown; readonly reason: 'load' | 'save' | 'remove' }

/** What is sent to `reportTo`, besides being emitted. */
export type AdvancedFilterReport =
  | { readonly type: 'ADVANCED.SEARCHED'; readonly conditions: readonly SearchCondition[]; readonly reason: FilterReason }
  | { readonly type: 'ADVANCED.REFUSED'; readonly warning: FilterWarning }

/** What the `loadFilters` port is asked; it answers a list of `NamedFilter`, and what of it is none is left out. */
export interface LoadFiltersRequest {
  readonly resCode: string
}

/** What the `saveFilter` port is asked: one filter per name; the same name replaces. */
export interface SaveFilterRequest extends NamedFilter {
  readonly resCode: string
}

/** What the `removeFilter` port is asked. */
export interface RemoveFilterRequest {
  readonly resCode: string
  readonly name: string
}

export interface AdvancedFilterInput {
  readonly fields: readonly FilterField[]
  /** The list's resource code, under which filters are saved. Without it nothing can be saved. */
  readonly resCode?: string
  /** A filter to begin with, from an address or a storage; what is none is ignored. */
  readonly saved?: unknown
  /** An actor that is told of searches and refusals, such as a search bar. */
  readonly reportTo?: AnyActorRef
}

export interface AdvancedFilterContext {
  readonly fields: readonly FilterField[]
  readonly resCode: string | undefined
  /** Always an even number, from 2 to 32. */
  readonly rows: readonly FilterRow[]
  readonly nextId: number
  readonly warning: FilterWarning | undefined
  /** What the last search asked. */
  readonly applied: readonly SearchCondition[]
  readonly reason: FilterReason
  /** The saved filters, the newest last. */
  readonly filters: readonly NamedFilter[]
  /** What is being saved or removed. */
  readonly pending: NamedFilter | undefined
  readonly error: unknown
  readonly reportTo: AnyActorRef | undefined
}
