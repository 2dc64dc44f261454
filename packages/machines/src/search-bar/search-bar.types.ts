import type { AdvancedFilterReport, FilterField, FilterOption, FilterWarning, SearchCondition } from '../advanced-filter/index.ts'

/** Text, a chosen key, several of them, or nothing. Dates are text in the field's `valueFormat`. */
export type SearchValue = string | readonly string[] | null
/** The kinds of field that a search bar has (section 3.4). */
export type SearchFieldType = 'input' | 'select' | 'tree' | 'date' | 'dateTime'

/** An option of a select or tree field; its label and value stand under the field's `labelKey` and `valueKey`. */
export type SearchOption = FilterOption

/** What can be asked for in one field of the bar. */
export interface SearchFieldDefinition {
  /** The name under which the value is sent. */
  readonly prop: string
  /** What is read beside the field, and in its messages. */
  readonly label: string
  /** The label in Chinese, by which the advanced filter tells a date. @default the label */
  readonly chineseLabel?: string
  /** @default 'input' */
  readonly type?: SearchFieldType
  /** The value at the start and after a reset. @default null */
  readonly model?: SearchValue
  /** The options of a select or tree field, where they are known beforehand. */
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
  /** Whether several options can be chosen. @default false */
  readonly multiple?: boolean
  /** @default true */
  readonly clearable?: boolean
  /** Whether the field shows its value and takes no other. @default false */
  readonly disabled?: boolean
  /** Whether a search without a value is refused. @default false */
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

/** Why a search was asked for: by a person, by the reset, or by values from an address or a saved search. */
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
  /** `N`: the fields of the bar alone (section 3.4). */
  readonly searchType: 'N'
}

/** The request of an advanced search: its rows, and what the bar's own fields ask besides. */
export interface AdvancedSearchRequest extends AnyRequest {
  /** `Y`: the rows of the advanced panel (section 3.4). */
  readonly searchType: 'Y'
  /** The rows in their order; each says how it is joined to those before it. */
  readonly searchListVO: readonly SearchCondition[]
}

/** What the bar asks for, before it is made into what travels. */
export type SearchRequest = NormalSearchRequest | AdvancedSearchRequest

/** Values and operators by field; as they travel, each is JSON text. */
export interface SearchPayloadPart<Json = string> {
  /** Values by field. */
  readonly filter: Json
  /** Operators by field; a field without one is compared as the server usually does. */
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
  /** The field whose options are wanted. */
  readonly field: SearchFieldDefinition
  /** What was typed, without the blanks around it. */
  readonly text: string
}

/** What a search bar can be told, and what its advanced panel reports. */
export type SearchBarEvent =
  /** `composing` while an input method is at work. */
  | { readonly type: 'FIELD.CHANGED'; readonly name: string; readonly value: SearchValue; readonly composing?: boolean }
  /** The field was left: trim and check it. */
  | { readonly type: 'FIELD.LEFT'; readonly name: string }
  /** `composing` when the key that asks also ends an input method's word: then nothing happens. */
  | { readonly type: 'SEARCH'; readonly composing?: boolean }
  /** Every field goes back to its `model`, unless it is to keep its value, the advanced panel is reset, and the bar searches. */
  | { readonly type: 'RESET' }
  /** Values from an address or a saved search, and an advanced filter's text or value. Names that are no fields are ignored. */
  | { readonly type: 'QUERY.RESTORED'; readonly values: Readonly<Record<string, SearchValue>>; readonly filter?: unknown }
  /** Shows all fields, or again those alone that are always shown. */
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

/** What a search bar tells. */
export type SearchBarEmitted =
  /** The fields are sound: search for this. */
  | { readonly type: 'searched'; readonly request: SearchRequest; readonly reason: SearchReason }
  /** Which fields refuse, with their messages in reading order. */
  | {
      readonly type: 'rejected'
      readonly errors: Readonly<Record<string, string>>
      /** What the advanced panel refuses. */
      readonly warning?: FilterWarning
      readonly reason: SearchReason
    }
  /** All fields are shown, or only those that always are. */
  | { readonly type: 'modeChanged'; readonly mode: 'normal' | 'expanded'; readonly reason: 'toggle' }
  /** The advanced panel was opened or closed. */
  | { readonly type: 'advancedChanged'; readonly open: boolean; readonly reason: 'toggle' }
  /** The options of a field could not be loaded; its list says so. */
  | { readonly type: 'optionsFailed'; readonly name: string; readonly error: unknown; readonly reason: 'load' }

/** How a search bar begins. */
export interface SearchBarInput {
  /** The fields in reading order. */
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

/** What a search bar remembers. */
export interface SearchBarContext {
  /** The fields as they were given. */
  readonly fields: readonly SearchFieldDefinition[]
  /** What stands in each field, by its `prop`. */
  readonly values: Readonly<Record<string, SearchValue>>
  /** Messages by field name. */
  readonly errors: Readonly<Record<string, string>>
  /** Rows of a page, for the requests to come. */
  readonly size: number
  /** The field whose input method is at work. */
  readonly composing: string | undefined
  /** Why the bar searched, or tried to, last. */
  readonly reason: SearchReason
  /** What is said of a required field without a message. */
  readonly requiredMessage: (label: string) => string
  /** What is said of a refused pattern without a message. */
  readonly patternMessage: (label: string) => string
  /** What the advanced panel is made of; undefined where there is none. */
  readonly advanced: AdvancedPanelInput | undefined
  /** What the advanced panel asks, as of the last search. */
  readonly conditions: readonly SearchCondition[]
  /** What the last search asked; undefined before the first. */
  readonly searched: SearchRequest | undefined
  /** An advanced filter on its way into the panel. */
  readonly restoring: unknown
  /** For which field options are wanted, and what was typed. */
  readonly wanted: { readonly name: string; readonly text: string } | undefined
  /** The loaded options by field. */
  readonly options: ReadonlyMap<string, readonly SearchOption[]>
  /** The chosen one of earlier loaded options, by field. */
  readonly known: ReadonlyMap<string, SearchOption>
}
