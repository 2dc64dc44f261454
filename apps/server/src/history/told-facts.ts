import { type DictionaryCode, dictionaries, dictionaryCodes, isDictionaryCode, labelOf } from '@etalon/api/domain'
import * as z from 'zod/mini'
import { type SQL, sql, type Transaction } from '../db/index.ts'
import { isMessageKey, type Language, type MessageKey, messageKeysOf, say } from '../refusal/index.ts'
import type { RecordKind } from './history.ts'

const plain = z.union([
  z.string(),
  z.strictObject({ of: z.string(), key: z.string() }),
  z.strictObject({ zh: z.string(), en: z.string() }),
])
const told = z.array(z.union([plain, z.strictObject({ said: z.string(), is: z.optional(plain) })]))

/** Words that are alike in both languages, a key of a dictionary, or a name that is another in each. */
export type PlainFact =
  | string
  | { readonly of: DictionaryCode; readonly key: string }
  | { readonly zh: string; readonly en: string }

/** Something that a history says of a record: a fact alone, or words of ours with the fact that belongs to them. */
export type Fact = PlainFact | { readonly said: MessageKey; readonly is?: PlainFact }

/** Kinds of record whose histories say how the record stood; a reason of somebody's stands there only of samples, and is no list of facts. */
const kindsOfFacts: ReadonlySet<string> = new Set<RecordKind>([
  'staff_certificate',
  'staff_record',
  'ability',
  'account',
  'role',
  'department',
  'menu',
  'dictionary',
  'parameter',
  'notice',
  'material',
  'symbol',
  'instrument_kind',
  'public_record',
  'numbering',
  'ledger',
  'sample',
])

/** Facts as the chain keeps them, whose rows nobody changes: by keys, so that each reader has them in their own language. */
export const writeFacts = (facts: readonly Fact[]): string => JSON.stringify(facts)

/** What was kept before facts were kept by keys is no list, and stays as it was written. */
function factsOf(text: string): z.output<typeof told> | undefined {
  if (!text.startsWith('[')) return undefined
  try {
    return told.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Whose words stand in facts. */
const saidOf = ['staff.field', 'certificate.duty', 'changed'] as const

/**
 * What an entry says, as its reader has it, to be searched: the chain keeps keys, whose words stand behind what it keeps.
 * @param reason the column, as `writeFacts` wrote it or as somebody typed it
 */
export function searchedFacts(language: Language, reason: SQL): SQL {
  // As they stand in what is kept: words of ours, and labels that the institute gave none of its own.
  const ours = [
    ...saidOf.flatMap(messageKeysOf).map((key) => [`"said":${JSON.stringify(key)}`, say(language, key)] as const),
    ...dictionaryCodes.flatMap((of) =>
      dictionaries[of].entries.map(({ key }) => [JSON.stringify({ of, key }), labelOf(of, key, language) ?? key] as const),
    ),
  ]
  const label = language === 'en' ? sql`coalesce(nullif(d.dict_value_en, ''), d.dict_value)` : sql`d.dict_value`
  return sql`case when ${reason} is null or left(${reason}, 1) <> '[' then ${reason} else concat_ws(' ',
    regexp_replace(${reason}, '"(of|key|said|is|zh|en)":', '', 'g'),
    (select string_agg(${label}, ' ') from dictionary d where not d.business
      and position(concat('{"of":"', d.code, '","key":"', d.dict_key, '"}') in ${reason}) > 0),
    (select string_agg(s.value, ' ') from jsonb_each_text(${JSON.stringify(Object.fromEntries(ours))}::jsonb) s
      where position(s.key in ${reason}) > 0)) end`
}

/** Puts what histories say of records into the language of the reader. Reasons that somebody gave stay as they were given. */
export async function readFacts<Entry extends { readonly recordKind: string; readonly reason: string | null }>(
  tx: Transaction,
  language: Language,
  entries: readonly Entry[],
): Promise<Entry[]> {
  if (!entries.some(({ recordKind }) => kindsOfFacts.has(recordKind))) return [...entries]
  const { rows } = await tx.execute<{ code: string; key: string; zh: string; en: string }>(
    sql`select code, dict_key as key, dict_value as zh, dict_value_en as en from dictionary where not business`,
  )
  const own = new Map(rows.map(({ code, key, zh, en }) => [`${code} ${key}`, language === 'en' && en !== '' ? en : zh]))
  const wordsOf = (fact: z.output<typeof plain>): string => {
    if (typeof fact === 'string') return fact
    if ('zh' in fact) return language === 'en' && fact.en !== '' ? fact.en : fact.zh
    const { of, key } = fact
    return own.get(`${of} ${key}`) ?? (isDictionaryCode(of) ? labelOf(of, key, language) : undefined) ?? key
  }
  const between = language === 'zh' ? '：' : ': '
  const worded = (fact: z.output<typeof told>[number]): string => {
    if (typeof fact === 'string' || !('said' in fact)) return wordsOf(fact)
    const words = isMessageKey(fact.said) ? say(language, fact.said) : fact.said
    return fact.is === undefined ? words : `${words}${between}${wordsOf(fact.is)}`
  }
  return entries.map((entry) => {
    const facts = entry.reason !== null && kindsOfFacts.has(entry.recordKind) ? factsOf(entry.reason) : undefined
    return facts ? { ...entry, reason: facts.map(worded).join(' · ') } : entry
  })
}
