import { fillIn, type InSiteOccasion, type SmsOccasion } from '@etalon/api/domain'
import { sql, type Transaction } from '../db/index.ts'
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

/** Words that begin with a mark in brackets of either language. */
const marked = /^\s*(?:【[^】]+】|\[[^\]]+\])/

/** A text message with the name of the institute before it, as carriers ask for, unless its own words begin with such a mark. */
export async function withMark(tx: Transaction, language: Language, text: string): Promise<string> {
  if (marked.test(text)) return text
  const { rows } = await tx.execute<{ name: string; nameEn: string }>(sql`
    select name, name_en as "nameEn" from tenant where id = current_tenant()`)
  const [institute] = rows
  if (!institute) return text
  return language === 'en' ? `[${institute.nameEn || institute.name}] ${text}` : `【${institute.name}】${text}`
}

/** What a text message says: in the institute's own words, or in those that everybody has. */
export async function smsWords(tx: Transaction, language: Language, occasion: SmsOccasion, values: Values): Promise<string> {
  const own = await ownWords(tx, occasion)
  if (!own) return await withMark(tx, language, say(language, occasion, values))
  const isEnglish = language === 'en' && own.contentEn !== ''
  return await withMark(tx, isEnglish ? 'en' : 'zh', fillIn(isEnglish ? own.contentEn : own.content, values))
}

/**
 * What somebody reads where they are signed in.
 * @param content what is said besides the title; the institute's own words have it as `{content}`
 */
export async function inSiteWords(
  tx: Transaction,
  occasion: InSiteOccasion,
  values: Values,
  content: string,
): Promise<{ readonly title: string; readonly content: string }> {
  const own = await ownWords(tx, occasion)
  if (!own) return { title: say('zh', occasion, values), content }
  const all = { ...values, content }
  return { title: fillIn(own.title, all), content: fillIn(own.content, all).trim() }
}
