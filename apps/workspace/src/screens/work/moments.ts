import { momentText } from '@etalon/ui/iso-date'

/** A moment (ISO 8601) with day and time as the institute's clock shows it: yyyy-MM-dd HH:mm in both languages (I18N-2). */
export const momentOf = (iso: string | null) => (iso === null ? '—' : momentText(iso))

/** The day of a moment (ISO 8601) as the institute's clock shows it: yyyy-MM-dd in both languages. */
export const dayOf = (iso: string | null) => momentOf(iso).slice(0, 10)
