/** Text, a chosen key, several of them, or nothing. Dates are text in the field's `valueFormat`. */
export type SearchValue = string | readonly string[] | null
export type SearchFieldType = 'input' | 'select' | 'tree' | 'date' | 'dateTime'

/** An option of a select or tree field; its label and value stand under the field's `labelKey` and `valueKey`. */
export interface SearchOption {
  readonly [key: string]: unknown
  readonly children?: readonly SearchOption[]
}

/** What can be asked for in one field of the bar. */
export interface SearchFieldDefinition {
  /** The name under which the value is sent. */
  readonly prop: string
  readonly label: string
  /** @default 'input' */
  readonly type?: SearchFieldType
  /** The value at the start and after a reset. @default null */
  readonly model?: SearchValue
  readonly data?: readonly SearchOption[]
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
  /** @default 'yyyy-MM-dd' */
  readonly valueFormat?: string
  readonly showAllLevels?: boolean
  readonly checkStrictly?: boolean
  readonly emitPath?: boolean
  readonly resCode?: string
}

export type SearchReason = 'submit' | 'reset' | 'restored'

/** The request of a normal search. */
export interface SearchRequest {
  readonly searchType: 'N'
  /** Values that are not empty, texts trimmed. */
  readonly searchParam: Readonly<Record<string, string | readonly string[]>>
  /** The first page. */
  readonly current: 1
  readonly size: number
}

export type SearchBarEvent =
  /** `composing` while an input method is at work. */
  | { readonly type: 'FIELD.CHANGED'; readonly name: string; readonly value: SearchValue; readonly composing?: boolean }
  /** The field was left: trim and check it. */
  | { readonly type: 'FIELD.LEFT'; readonly name: string }
  /** `composing` when the key that asks also ends an input method's word: then nothing happens. */
  | { readonly type: 'SEARCH'; readonly composing?: boolean }
  | { readonly type: 'RESET' }
  /** Values from an address or a saved search. Names that are no fields are ignored. */
  | { readonly type: 'QUERY.RESTORED'; readonly values: Readonly<Record<string, SearchValue>> }
  | { readonly type: 'MODE.TOGGLED' }
  /** Another page size for the requests to come. */
  | { readonly type: 'SIZE.CHANGED'; readonly size: number }
  /** Other labels or options, after a change of language or a dictionary that came late. Values are kept. */
  | { readonly type: 'FIELDS.CHANGED'; readonly fields: readonly SearchFieldDefinition[] }

export type SearchBarEmitted =
  | { readonly type: 'searched'; readonly request: SearchRequest; readonly reason: SearchReason }
  /** Which fields refuse, with their messages in reading order. */
  | { readonly type: 'rejected'; readonly errors: Readonly<Record<string, string>>; readonly reason: SearchReason }
  | { readonly type: 'modeChanged'; readonly mode: 'normal' | 'expanded'; readonly reason: 'toggle' }

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
}
