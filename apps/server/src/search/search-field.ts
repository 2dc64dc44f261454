import { type SQL, sql } from '../db/index.ts'

/** What a property of a resource is in the database, and how it may be asked for. */
export interface SearchField {
  /** The column or expression; written by us, never by a request. */
  readonly sql: SQL
  readonly type: 'text' | 'key' | 'id' | 'number' | 'date' | 'boolean'
  /** @default true */
  readonly sortable?: boolean
  /** Whether rows may have no value: those stand last, whichever way the list is sorted. @default false */
  readonly nullable?: boolean
  /** Numbers that all begin with these letters, which stand nowhere else in them: what begins so is looked up as a beginning. @default none */
  readonly begins?: string
  /** What stands between several numbers in one text: equal is each of them. It is looked up by its trigrams first. @default one alone stands in it */
  readonly between?: string
  /** Whether an index of bigrams has this text: two characters are looked up in it. @default false */
  readonly bigrams?: boolean
  /** Whether an index of fourgrams has this text: four characters and more are looked up in it. @default false */
  readonly fourgrams?: boolean
  /** The same text as it stands in the list's own table, which has no index of it: rows that are walked need no other for it. @default none */
  readonly beside?: SQL
  /** Another name of the same, such as the English one: words are looked for in it, too. @default none */
  readonly alias?: SQL
  /** A short table whose names these are: its rows are looked up first, and `key` is asked for their ids; `alias` is another name there. @default none */
  readonly named?: { readonly table: SQL; readonly name: SQL; readonly key: SQL; readonly alias?: SQL }
  /** Whether customers may not ask for it: to them it is no field. @default false */
  readonly staffOnly?: boolean
}

export type SearchFields = Readonly<Record<string, SearchField>>

/** What a record has under a name of its own; nothing of what every object inherits. */
export const own = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined

/** A name as it may be repeated to its sender. */
export const shown = (name: string) => (/^[\w.]{1,64}$/.test(name) ? name : '?')

/** How texts of a field are compared: Chinese by pinyin, whatever the database's own collation; numbers of the institute by their characters. */
export const collationOf = (field: SearchField): SQL => (field.begins === undefined ? sql`collate "zh-x-icu"` : sql`collate "C"`)

/** The fields that somebody may ask for. */
export const fieldsFor = (fields: SearchFields, isStaff: boolean): SearchFields =>
  isStaff ? fields : Object.fromEntries(Object.entries(fields).filter(([, field]) => field.staffOnly !== true))
