import { type CivilDate, dayInShanghai, type PublicLocale } from '@etalon/api/domain'
import { createKept } from './kept.ts'

const tags: Readonly<Record<PublicLocale, string>> = { zh: 'zh-CN', en: 'en-GB' }

/** The language tag of a page. */
export const languageTag = (locale: PublicLocale): string => (locale === 'zh' ? 'zh-CN' : 'en')

// Made once: making one takes longer than all the rest of a page.
const formatsOf = (options: Intl.DateTimeFormatOptions): Readonly<Record<PublicLocale, Intl.DateTimeFormat>> => ({
  zh: new Intl.DateTimeFormat(tags.zh, options),
  en: new Intl.DateTimeFormat(tags.en, options),
})
const dayFormats = formatsOf({ dateStyle: 'long', timeZone: 'UTC', calendar: 'gregory' })
const timeFormats = formatsOf({ hour: '2-digit', minute: '2-digit', hour12: false, timeZone: 'Asia/Shanghai' })

/** Days that certificates name lie close together: as many as a few years of both languages have. */
const days = createKept<string>(4096)

/** A day as people write it. */
export const dayText = (date: CivilDate, locale: PublicLocale): string =>
  days(`${locale}${date}`, () => dayFormats[locale].format(new Date(`${date}T00:00:00Z`)))

/** A day that machines can read as well. */
export function Day({ date, locale }: { date: CivilDate; locale: PublicLocale }) {
  return (
    <time dateTime={date} className="num">
      {dayText(date, locale)}
    </time>
  )
}

/** The hour and minute of an instant in Beijing. */
export const clockText = (instant: string, locale: PublicLocale): string => timeFormats[locale].format(new Date(instant))

/** Whoever asks in the same minute reads the same. */
const moments = createKept<string>(256)

/** Day and clock of an instant in Beijing. */
export const momentText = (instant: string, locale: PublicLocale): string =>
  moments(`${locale}${instant}`, () => {
    const [day, clock] = [dayText(dayInShanghai(new Date(instant)), locale), clockText(instant, locale)]
    return locale === 'zh' ? `${day} ${clock}` : `${day}, ${clock}`
  })

/** When one may ask again: the clock alone where it is on the same day. */
export const againText = (instant: string, now: string, locale: PublicLocale): string =>
  dayInShanghai(new Date(instant)) === dayInShanghai(new Date(now)) ? clockText(instant, locale) : momentText(instant, locale)

/** Whole days from one day to another; negative when it is past. */
export const daysBetween = (from: CivilDate, to: CivilDate): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
