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

/** What a text message says: in the institute's own words, or in those that everybody has. */
export async function smsWords(tx: Transaction, language: Language, occasion: SmsOccasion, values: Values): Promise<string> {
  const own = await ownWords(tx, occasion)
  if (!own) return say(language, occasion, values)
  return fillIn(language === 'en' && own.contentEn !== '' ? own.contentEn : own.content, values)
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
