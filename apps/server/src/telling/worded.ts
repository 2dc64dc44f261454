import { fillIn, type InSiteOccasion, type Sender, type SmsOccasion, withMark } from '@etalon/api/domain'
import { type SQL, sql, type Transaction } from '../db/index.ts'
import { type Language, say } from '../refusal/index.ts'

type Values = Readonly<Record<string, string | number>>

interface Own extends Record<string, unknown> {
  readonly title: string
  readonly content: string
  readonly contentEn: string
}

/** The institute's own words for an occasion, where it has some that are in use. */
async function ownWords(tx: Transaction, occasion: string): Promise<Own | undefined> {
  const { rows } = await tx.execute<Own>(sql`
    select title, content, content_en as "contentEn" from message_template where occasion = ${occasion} and status = '0'`)
  return rows[0]
}

/** How the institute that tells is called. */
export async function senderOf(tx: Transaction): Promise<Sender> {
  const { rows } = await tx.execute<Sender & Record<string, unknown>>(
    sql`select name, name_en as "nameEn" from tenant where id = current_tenant()`,
  )
  const [sender] = rows
  if (!sender) throw new Error('There is an institute wherever something is told.')
  return sender
}

/** What a text message says: in the institute's own words, or in those that everybody has. */
export async function smsWords(tx: Transaction, language: Language, occasion: SmsOccasion, values: Values): Promise<string> {
  const own = await ownWords(tx, occasion)
  const sender = await senderOf(tx)
  if (!own) return withMark(language, sender, say(language, occasion, values))
  const isEnglish = language === 'en' && own.contentEn !== ''
  return withMark(isEnglish ? 'en' : 'zh', sender, fillIn(isEnglish ? own.contentEn : own.content, values))
}

/** Something that is the same in both languages, or is said in each. */
type InBoth<T> = T | ((language: Language) => T)
const inOne = <T extends string | Values>(what: InBoth<T>, language: Language): T =>
  typeof what === 'function' ? what(language) : what

/** What somebody reads where they are signed in, in both languages. */
export interface InSiteWords {
  readonly title: string
  readonly titleEn: string
  readonly content: string
  readonly contentEn: string
}

/**
 * What somebody reads where they are signed in. Where an institute has words of its own and none in English, those that everybody has are said
 * in English.
 * @param content what is said besides the title; the institute's own words have it as `{content}`
 */
export async function inSiteWords(
  tx: Transaction,
  occasion: InSiteOccasion,
  values: InBoth<Values>,
  content: InBoth<string>,
): Promise<InSiteWords> {
  const own = await ownWords(tx, occasion)
  const inLanguage = (language: Language) => ({ ...inOne(values, language), content: inOne(content, language) })
  const [zh, en] = [inLanguage('zh'), inLanguage('en')]
  const usual = { title: say('zh', occasion, zh), titleEn: say('en', occasion, en), content: zh.content, contentEn: en.content }
  if (!own) return usual
  return {
    ...usual,
    ...{ title: fillIn(own.title, zh), content: fillIn(own.content, zh).trim() },
    ...(own.contentEn === '' ? {} : { contentEn: fillIn(own.contentEn, en).trim() }),
  }
}

/**
 * Tells people of it where they are signed in.
 * @param told what, and where it leads: a path of the workspace
 * @param whom which accounts `a`, of those that are in use
 */
export async function tellPeople(
  tx: Transaction,
  tenant: string,
  told: InSiteWords & { readonly topic: string; readonly path: string },
  whom: SQL,
): Promise<void> {
  await tx.execute(sql`
    insert into station_message (tenant_id, account_id, topic, title, title_en, content, content_en, path)
    select ${tenant}, a.id, ${told.topic}, ${told.title}, ${told.titleEn}, ${told.content}, ${told.contentEn}, ${told.path}
    from account a where a.enabled and ${whom}`)
}
