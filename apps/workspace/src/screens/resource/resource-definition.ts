import type { Client } from '@etalon/api/client'
import type { Call, HistoryEntry } from '@etalon/api/contract'
import type { PageSizes, SortRule, TableRow } from '@etalon/machines/data-table'
import type { SearchFieldDefinition } from '@etalon/machines/search-bar'
import type { ColumnDefinition } from '@etalon/ui/data-table'
import type { Language } from '@etalon/ui/i18n'
import type { TreeItem, TreeMove } from '@etalon/ui/tree'
import type { ReactNode } from 'react'
import type { Catalogue, Words } from '../../messages/index.ts'
import type { Workspace } from '../../workspace/index.ts'
import type { ListView } from '../list/index.ts'
import type { FileToShow } from '../work/attachments/shown-in-page.ts'
import type { useLabels } from '../work/moves/use-labels.ts'

/** A record as its list shows it. */
export type ResourceRow = TableRow & { readonly id: string }

/** What a list is asked: a page, and what was typed, by the names of the search fields. */
export interface Question {
  /** From 1. */
  readonly current: number
  readonly size: number
  readonly filter: Readonly<Record<string, string>>
}

/** A page as the server answers it. */
export interface ResourcePage<Row> {
  readonly records: readonly Row[]
  readonly total: number
}

/** Something to choose. */
export interface Choice {
  readonly value: string
  readonly label: string
  readonly note?: string
}

/** How a field is filled in. The draft holds text, unless something else is said here. */
export type FieldInput =
  /** One line. */
  | { readonly kind: 'text'; readonly longest: number; readonly type?: 'text' | 'tel' | 'email' | 'url' }
  /** Several lines. */
  | { readonly kind: 'area'; readonly longest: number; readonly rows?: number }
  /** A rich text: its markup; `longest` counts the characters of its words. */
  | { readonly kind: 'rich'; readonly longest: number }
  /** A whole number of 0 or more. */
  | { readonly kind: 'number' }
  /** One of several; with `none`, an empty text stands for none of them. */
  | { readonly kind: 'choice'; readonly choices: readonly Choice[]; readonly none?: string }
  /** Several of several: a list of texts. */
  | { readonly kind: 'choices'; readonly choices: readonly Choice[] }
  /** One of a tree; an empty text stands for none. */
  | { readonly kind: 'tree'; readonly items: readonly TreeItem[] }
  /** A day, `yyyy-MM-dd`; an empty text stands for none. */
  | { readonly kind: 'day' }
  /** A day and its time by the institute's clock, `yyyy-MM-dd HH:mm:ss`; an empty text stands for none. */
  | { readonly kind: 'moment' }
  /** A file that the server has: its id. */
  | { readonly kind: 'file' }

/** A field of a form. */
export interface FieldDefinition<Draft extends object> {
  readonly name: keyof Draft & string
  readonly label: string
  readonly input: FieldInput
  /** Where a beginner would ask; where it depends on what was filled in, a function of that. */
  readonly hint?: string | ((draft: Draft) => string | undefined)
  /** @default false */
  readonly required?: boolean
  /** It is shown and cannot be changed. @default false */
  readonly fixed?: boolean
  /** It takes a whole line. @default false */
  readonly wide?: boolean
  /** Left out of the form while this says no. @default always there */
  readonly isShown?: (draft: Draft) => boolean
  /** What is wrong with it, besides that it is missing. */
  readonly rule?: (draft: Draft) => string | undefined
}

/** One of the things that are told. It can be copied. */
export interface ToldFact {
  readonly label: string
  readonly value: string
  /** How it is seen, where that is not a field of one line; the keyboard begins at copying it. */
  readonly shown?: ReactNode
}

/** Something that is told once, and in no other place: a password that was made. */
export interface Told {
  readonly title: string
  readonly note: ReactNode
  readonly facts: readonly ToldFact[]
}

/** Creates and changes records. */
export interface ResourceForm<Row, Draft extends object> {
  /** The call that saves; who may not make it is offered no form. */
  readonly call: Call
  /** The words of the button that makes a new one. Left out where there are no new ones. */
  readonly add?: string
  readonly title: (row: Row | undefined) => string
  readonly fields: (row: Row | undefined) => readonly FieldDefinition<Draft>[]
  /** What the form begins with. */
  readonly draftOf: (row: Row | undefined) => Draft
  /** Why a record cannot be changed; it is shown instead of the button's use. */
  readonly refusal?: (row: Row) => string | undefined
  /** @param key repeats the saving without making a second record */
  readonly save: (client: Client, draft: Draft, row: Row | undefined, key: string) => Promise<Told | undefined>
  readonly saved: (draft: Draft) => string
  /** Where several records are filled in one after another: the one after this, undefined after the last. @default they are opened one by one */
  readonly next?: (row: Row) => Row | undefined
  /** What is shown beneath the fields, such as how it will look. @default nothing */
  readonly beneath?: (draft: Draft) => ReactNode
}

/** What can be done with a record, or with many. */
export interface RowAction<Row> {
  readonly key: string
  readonly label: string
  /** The call behind it; who may not make it is not offered the action. */
  readonly call: Call
  /** @default false */
  readonly danger?: boolean
  /** Stands as the row's button where nothing else does, as what most come for. @default false */
  readonly leads?: boolean
  /** Not offered for a record of which this says no. @default always */
  readonly isOffered?: (row: Row) => boolean
  /** Why it cannot be done with this record now: shown, and not to be used. */
  readonly refusal?: (row: Row) => string | undefined
  /** What is asked before it is done. @default nothing */
  readonly question?: (row: Row) => { readonly title: string; readonly consequence?: string }
  /** What is asked before it is done with many; `true` for the usual words. @default it is done with one at a time alone */
  readonly many?: true | ((count: number) => { readonly title: string; readonly consequence?: string })
  readonly run: (client: Client, row: Row) => Promise<Told | undefined>
  /** What is said once it is done; where something is told once, that says it. */
  readonly done: (row: Row) => string
  /** Takes it back. @default it cannot be taken back */
  readonly undo?: (client: Client, row: Row) => Promise<unknown>
}

/** A record's screen, in the words of one language. */
export interface Resource<Row extends ResourceRow, Draft extends object> {
  readonly title: string
  readonly nameOf: (row: Row) => string
  readonly search: readonly SearchFieldDefinition[]
  readonly columns: readonly ColumnDefinition<Row>[]
  /** The keys of columns that most can do without. */
  readonly hiddenAtFirst?: readonly string[]
  readonly views?: readonly ListView[]
  /** How they are sorted where nobody chose otherwise. @default as the server does */
  readonly startSort?: readonly SortRule[]
  /** How many rows a page has at first, and may have; as all lists where nothing is said. */
  readonly pages?: PageSizes
  readonly empty: { readonly title: string; readonly text: string }
  /** What is to be known of all of them, above the list. @default nothing */
  readonly note?: ReactNode
  readonly form?: ResourceForm<Row, Draft>
  readonly actions?: readonly RowAction<Row>[]
  /** Pixels of the column of actions. @default 112 */
  readonly actionsWidth?: number
  /** A record that is only read: what is shown of it. */
  readonly details?: (row: Row) => ReactNode
  /** What happened to a record, by its id. @default its history is shown elsewhere, or there is none */
  readonly history?: (client: Client, id: string, signal: AbortSignal) => Promise<readonly HistoryEntry[]>
  /** The file of a record that can be looked at in the page. @default none */
  readonly preview?: (row: Row) => FileToShow | undefined
  /** More buttons beside that of a new record. @param reload asks for the list again */
  readonly tools?: (reload: () => void) => ReactNode
}

/** What a definition is worded with. */
export interface DefinitionTools<Said, Sources> {
  readonly words: Said
  readonly language: Language
  readonly labels: ReturnType<typeof useLabels>
  /** What somebody of the staff, or a department, is called in the language: records keep the Chinese names. */
  readonly nameOf: (name: string) => string
  readonly departmentOf: (name: string) => string
  readonly sources: Sources
}

/** A tree beside the list: what is chosen in it narrows the list. */
export interface Scope<Sources> {
  /** Under which name of the filter the chosen id goes. */
  readonly name: string
  readonly label: Readonly<Record<Language, string>>
  readonly items: (tools: { readonly sources: Sources; readonly language: Language }) => readonly TreeItem[]
  /** Whether the list needs one of them. @default all is shown at first */
  readonly required?: true
  /** Moves what stands in the tree. @default nothing is moved */
  readonly move?: {
    readonly call: Call
    readonly run: (client: Client, move: TreeMove) => Promise<unknown>
    readonly moved: Readonly<Record<Language, (name: string) => string>>
  }
}

/** All that is special about the screen of one kind of record. */
export interface ResourceDefinition<Row extends ResourceRow, Draft extends object, Said extends object, Sources> {
  /** Under which its columns and filters are kept. */
  readonly code: string
  readonly messages: Catalogue<Said>
  /** The call that lists them: who may not make it is told so. */
  readonly call: Call
  /** What else has to be known before it can be shown, such as what can be chosen. */
  readonly sources: (client: Client, signal: AbortSignal) => Promise<Sources>
  readonly page: (client: Client, question: Question, signal: AbortSignal) => Promise<ResourcePage<Row>>
  readonly describe: (tools: DefinitionTools<Words<Catalogue<Said>>, Sources>, chosen: string | undefined) => Resource<Row, Draft>
  /** What the workspace keeps of these records is asked for anew after a change. */
  readonly changed?: (workspace: Workspace) => void
}

/** Says what a screen is; {@link ResourceScreen} shows it. */
export const defineResource = <Row extends ResourceRow, Draft extends object, Said extends object, Sources>(
  definition: ResourceDefinition<Row, Draft, Said, Sources>,
): ResourceDefinition<Row, Draft, Said, Sources> => definition

/** Nothing has to be known before it can be shown. */
export const noSources = async (): Promise<undefined> => undefined
