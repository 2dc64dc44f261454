import type { AdvancedFilterReport, FilterField, FilterOption, FilterWarning, SearchCondition } from '../advanced-filter/index.ts'

/** Text, a chosen key, several of them, or nothing. Dates are text in the field's `valueFormat`. */
export type SearchValue = string | readonly string[] | null
export type SearchFieldType = 'input' | 'select' | 'tree' | 'date' | 'dateTime'

/** An option of a select or tree field; its label and value stand under the field's `labelKey` and `valueKey`. */
export type SearchOption = FilterOption

/** What can be asked for in one field of the bar. */
export interface SearchFieldDefinition {
  /** The name under which the value is sent. */
  readonly prop: string
  readonly label: string
  /** The label in Chinese, by which the advanced filter tells a date. @default the label */
  readonly chineseLabel?: string
  /** @default 'input' */
  readonly type?: SearchFieldType
  /** The value at the start and after a reset. @default null */
  readonly model?: SearchValue
  readonly data?: readonly SearchOption[]
  /**
   * Its options are asked of the `loadOptions` port as somebody types; a text field offers them as completions.
   * @default true for a select without `data` that takes one value
   */
  readonly loads?: boolean
  /** @default 'dictValue' */
  readonly labelKey?: string
  /** @default 'dictKey' */
  readonly valueKey?: string
  readonly multiple?: boolean
  /** @default true */
  readonly clearable?: boolean
  readonly disabled?: boolean
  readonly isRequired?: boolean
  /** Said when the required rule, the pattern or the validator refuses. */
  readonly message?: string
  /** A regular expression's source, or a predicate; asked only of values that are not empty. */
  readonly pattern?: string | ((value: string) => boolean)
  /** Answers a message where the value is refused. Asked last, empty values included. */
  readonly validator?: (value: SearchValue, values: Readonly<Record<string, SearchValue>>) => string | undefined
  /** `false` shows the field only while the bar is expanded. @default true */
  readonly showSearch?: boolean
  /** `false` never shows the field; its value is still sent. @default true */
  readonly isShow?: boolean
  /** `false` leaves the field out of the request. @default true */
  readonly isCheckdSearch?: boolean
  /** `false` keeps the value when the bar is reset. @default true */
  readonly isReset?: boolean
  /** Which picker a date field uses. @default 'date' */
  readonly dateType?: 'date' | 'daterange' | 'month' | 'year' | 'datetime' | 'datetimerange'
  /**
   * How a date's value is written, in yyyy, MM, dd, HH, mm and ss.
   * @default 'yyyy-MM-dd'; with a time of day 'yyyy-MM-dd HH:mm:ss', a month 'yyyy-MM', a year 'yyyy'
   */
  readonly valueFormat?: string
  /** `false` shows the last word of a tree's choice alone. @default true */
  readonly showAllLevels?: boolean
  /** Branches of a tree can be chosen too. @default false */
  readonly checkStrictly?: boolean
  /** Sends the keys from the root to the choice; where several are chosen, their own keys alone. @default false */
  readonly emitPath?: boolean
  /** The resource code by which a back end knows the field; handed to `loadOptions`. */
  readonly resCode?: string
}

export type SearchReason = 'submit' | 'reset' | 'restored'

interface AnyRequest {
  /** Values that are not empty, texts trimmed. */
  readonly searchParam: Readonly<Record<string, string | readonly string[]>>
  /** The first page. */
  readonly current: 1
  readonly size: number
}

/** The request of a normal search. */
export interface NormalSearchRequest extends AnyRequest {
  readonly searchType: 'N'
}

/** The request of an advanced search: its rows, and what the bar's own fields ask besides. */
export interface AdvancedSearchRequest extends AnyRequest {
  readonly searchType: 'Y'
  readonly searchListVO: readonly SearchCondition[]
}

export type SearchRequest = NormalSearchRequest | AdvancedSearchRequest

/** Values and operators by field; as they travel, each is JSON text. */
export interface SearchPayloadPart<Json = string> {
  readonly filter: Json
  readonly op?: Json
}

/** What travels to the server. */
export type SearchPayload<Json = string> =
  | {
      readonly searchType: 'N'
      readonly searchParam: SearchPayloadPart<Json>
      readonly current: number
      readonly size: number
    }
  | {
      readonly searchType: 'Y'
      readonly searchListVO: readonly (SearchPayloadPart<Json> & { readonly searchType: 'and' | 'or' })[]
      readonly searchParam?: SearchPayloadPart<Json>
      readonly current: number
      readonly size: number
    }

/** What the `loadOptions` port is asked. */
export interface LoadOptionsRequest {
  readonly field: SearchFieldDefinition
  /** What was typed, without the blanks around it. */
  readonly text: string
}

export type SearchBarEvent =
  /** `composing` while an input method is at work. */
  | { readonly type: 'FIELD.CHANGED'; readonly name: string; readonly value: SearchValue; readonly composing?: boolean }
  /** The field was left: trim and check it. */
  | { readonly type: 'FIELD.LEFT'; readonly name: string }
  /** `composing` when the key that asks also ends an input method's word: then nothing happens. */
  | { readonly type: 'SEARCH'; readonly composing?: boolean }
  | { readonly type: 'RESET' }
  /** Values from an address or a saved search, and an advanced filter's text or value. Names that are no fields are ignored. */
  | { readonly type: 'QUERY.RESTORED'; readonly values: Readonly<Record<string, SearchValue>>; readonly filter?: unknown }
  | { readonly type: 'MODE.TOGGLED' }
  /** Opens the advanced panel, or closes it; its rows stay in force. */
  | { readonly type: 'ADVANCED.TOGGLED' }
  /** Something was typed into a field whose options are loaded; `now` where its list was opened instead. */
  | {
      readonly type: 'OPTIONS.WANTED'
      readonly name: string
      readonly text: string
      readonly now?: boolean
      readonly composing?: boolean
    }
  /** Another page size for the requests to come. */
  | { readonly type: 'SIZE.CHANGED'; readonly size: number }
  /** Other labels or options, after a change of language or a dictionary that came late. Values are kept. */
  | {
      readonly type: 'FIELDS.CHANGED'
      readonly fields: readonly SearchFieldDefinition[]
      /** Those of the advanced panel, where they are others than the bar's own. */
      readonly advanced?: readonly FilterField[]
    }
  | AdvancedFilterReport

export type SearchBarEmitted =
  | { readonly type: 'searched'; readonly request: SearchRequest; readonly reason: SearchReason }
  /** Which fields refuse, with their messages in reading order. */
  | {
      readonly type: 'rejected'
      readonly errors: Readonly<Record<string, string>>
      /** What the advanced panel refuses. */
      readonly warning?: FilterWarning
      readonly reason: SearchReason
    }
  | { readonly type: 'modeChanged'; readonly mode: 'normal' | 'expanded'; readonly reason: 'toggle' }
  | { readonly type: 'advancedChanged'; readonly open: boolean; readonly reason: 'toggle' }
  | { readonly type: 'optionsFailed'; readonly name: string; readonly error: unknown; readonly reason: 'load' }

export interface SearchBarInput {
  readonly fields: readonly SearchFieldDefinition[]
  /** @default 50 */
  readonly size?: number
  /** Values to begin with, over the fields' own `model`. */
  readonly values?: Readonly<Record<string, SearchValue>>
  /** Said of a required field without a message. @default label + 不能为空 */
  readonly requiredMessage?: (label: string) => string
  /** Said of a refused pattern without a message. @default label + 格式不正确 */
  readonly patternMessage?: (label: string) => string
  /** An advanced panel beside the bar. Without it there is none. */
  readonly advanced?: AdvancedPanelInput
}

/** What the bar's advanced panel is made of. */
export interface AdvancedPanelInput {
  /** What its rows can ask for. @default the bar's own fields */
  readonly fields?: readonly FilterField[]
  /** The list's resource code, under which filters are saved. Without it nothing can be saved. */
  readonly resCode?: string
  /** Whether the panel is open at first. @default false */
  readonly open?: boolean
}

export interface SearchBarContext {
  readonly fields: readonly SearchFieldDefinition[]
  readonly values: Readonly<Record<string, SearchValue>>
  /** Messages by field name. */
  readonly errors: Readonly<Record<string, string>>
  readonly size: number
  /** The field whose input method is at work. */
  readonly composing: string | undefined
  readonly reason: SearchReason
  readonly requiredMessage: (label: string) => string
  readonly patternMessage: (label: string) => string
  readonly advanced: AdvancedPanelInput | undefined
  /** What the advanced panel asks, as of the last search. */
  readonly conditions: readonly SearchCondition[]
  /** An advanced filter on its way into the panel. */
  readonly restoring: unknown
  /** For which field options are wanted, and what was typed. */
  readonly wanted: { readonly name: string; readonly text: string } | undefined
  /** The loaded options by field. */
  readonly options: ReadonlyMap<string, readonly SearchOption[]>
  /** The chosen one of earlier loaded options, by field. */
  readonly known: ReadonlyMap<string, SearchOption>
}
