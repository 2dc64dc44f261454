import { localeOf, useLanguage } from '@etalon/ui/i18n'
import { useMemo } from 'react'

/** Writes moments as the institute's clock shows them, and days as they are. */
export function useMoments() {
  const language = useLanguage()
  return useMemo(() => {
    const full = new Intl.DateTimeFormat(localeOf[language], {
      dateStyle: 'short',
      timeStyle: 'short',
      hourCycle: 'h23',
      timeZone: 'Asia/Shanghai',
    })
    const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'Asia/Shanghai' })
    return {
      /** A moment (ISO 8601) with day and time. */
      moment: (iso: string | null) => (iso === null ? '—' : full.format(new Date(iso))),
      /** The day of a moment, yyyy-MM-dd. */
      dayOf: (iso: string | null) => (iso === null ? '—' : day.format(new Date(iso))),
    }
  }, [language])
}
