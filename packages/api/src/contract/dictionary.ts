import * as z from 'zod/mini'
import { listPaging, parentId, place, removeCall, treeNode } from './bladex-lists.ts'
import { defineCall } from './call.ts'
import { id, key, text, words } from './values.ts'

/** The key of the entry that names a dictionary: it is no choice. */
export const rootKey = '-1'

/**
 * An entry of a dictionary (section 3.2). The root of a code has the parent `0`, the key `-1`, and the dictionary's name as its value;
 * the others are what one can choose. `isSealed` 1 means that key and value are those of the specification and stay so.
 */
export interface DictionaryRecord {
  readonly id: string
  readonly tenantId: string
  readonly parentId: string
  readonly code: string
  readonly dictKey: string
  readonly dictValue: string
  /** In English; empty where nobody gave it. */
  readonly dictValueEn: string
  readonly sort: number
  readonly remark: string
  readonly isSealed: number
  readonly isDeleted: number
  readonly hasChildren: boolean
  readonly children?: readonly DictionaryRecord[] | undefined
}

/** An entry of a dictionary; a root has its entries as `children`. */
export const dictionaryRecord: z.ZodMiniType<DictionaryRecord> = z.object({
  id,
  tenantId: z.string(),
  parentId: z.string(),
  code: z.string(),
  dictKey: z.string(),
  dictValue: z.string(),
  dictValueEn: z.string(),
  sort: z.int(),
  remark: z.string(),
  isSealed: z.int(),
  isDeleted: z.int(),
  hasChildren: z.boolean(),
  get children() {
    return z.optional(z.array(dictionaryRecord))
  },
})

/** What one can choose of a dictionary, or what a key of it is called. */
export interface DictionaryChoice {
  /** The key that is stored. */
  readonly key: string
  /** What it is called in Chinese. */
  readonly zh: string
  /** In English; empty where nobody gave it. */
  readonly en: string
}

/**
 * What one can choose of each dictionary, by its code and in its order. Entries may stand beneath their roots or beside them; roots,
 * and what was deleted, are no choices.
 */
export function choicesOf(records: readonly DictionaryRecord[]): ReadonlyMap<string, readonly DictionaryChoice[]> {
  const all = (some: readonly DictionaryRecord[]): DictionaryRecord[] => some.flatMap((one) => [one, ...all(one.children ?? [])])
  const entries = all(records)
    .filter(({ dictKey, isDeleted }) => dictKey !== rootKey && isDeleted !== 1)
    .sort((one, other) => one.sort - other.sort)
  const choices = new Map<string, DictionaryChoice[]>()
  for (const { code, dictKey, dictValue, dictValueEn } of entries) {
    const known = choices.get(code) ?? []
    if (!known.some(({ key }) => key === dictKey)) known.push({ key: dictKey, zh: dictValue, en: dictValueEn })
    choices.set(code, known)
  }
  return choices
}

/** The code of a dictionary. */
const code = key
/** 0 no, 1 yes. */
const flag = z.int().check(z.minimum(0), z.maximum(1))

/**
 * A dictionary, or an entry of one, as somebody writes it: without a parent it is a dictionary, without an id a new one. A record may be
 * sent back as it came (section 3.2): what the server knows itself is taken and not read.
 */
export const dictionaryDraft = z.strictObject({
  id: z.optional(id),
  parentId: z.optional(parentId),
  code,
  dictKey: words(64),
  dictValue: words(64),
  dictValueEn: z.optional(text(64)),
  sort: z.optional(place),
  remark: z.optional(text(255)),
  tenantId: z.optional(text(32)),
  isSealed: z.optional(flag),
  isDeleted: z.optional(flag),
  hasChildren: z.optional(z.boolean()),
  children: z.optional(z.array(z.unknown()).check(z.maxLength(1000))),
})
/** A dictionary, or an entry of one, as it is sent. */
export type DictionaryDraft = z.output<typeof dictionaryDraft>

const asked = z.strictObject({ ...listPaging, code: z.optional(text(32)), dictValue: z.optional(text(64)) })

const callsUnder = (base: `/${string}`, assumed: string) =>
  ({
    /** All dictionaries that the filters find, each a root with its entries; an unpaged tree, though page and size are sent. */
    list: defineCall({
      method: 'GET',
      path: `${base}/list`,
      query: asked,
      answer: z.array(dictionaryRecord),
      auth: 'session',
      assumed,
    }),
    detail: defineCall({
      method: 'GET',
      path: `${base}/detail`,
      query: z.strictObject({ id }),
      answer: dictionaryRecord,
      auth: 'session',
      assumed,
    }),
    /** Every dictionary to choose from, whatever `code` says. */
    tree: defineCall({
      method: 'GET',
      path: `${base}/tree`,
      query: z.strictObject({ code: z.optional(text(32)) }),
      answer: z.array(treeNode),
      auth: 'session',
      assumed,
    }),
    /** The entries of one dictionary, without its root; empty where there is no such code. */
    dictionary: defineCall({
      method: 'GET',
      path: `${base}/dictionary`,
      query: z.strictObject({ code }),
      answer: z.array(dictionaryRecord),
      auth: 'session',
      assumed,
    }),
    submit: defineCall({
      method: 'POST',
      path: `${base}/submit`,
      body: dictionaryDraft,
      answer: dictionaryRecord,
      auth: 'session',
      roles: ['admin'],
      writes: true,
      assumed,
    }),
    remove: removeCall(base, assumed),
  }) as const

/** The calls about the dictionaries of the system (section 7.2): those of the specification, and what an administrator adds. */
export const dictionaryCalls = callsUnder(
  '/api/blade-system/dict',
  'section 3.2 gives the record; that lists are whole trees, and what nodes of a tree hold, is BladeX’s way',
)

/** The calls about the dictionaries of the business, which are an institute's own. Section 7.2 names `list` alone. */
export const businessDictionaryCalls = callsUnder(
  '/api/blade-system/dict-biz',
  'section 7.2 names the list alone; the shapes are those of the other dictionaries',
)
