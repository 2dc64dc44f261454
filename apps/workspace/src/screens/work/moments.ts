const clock = { timeZone: 'Asia/Shanghai' } as const
const day = new Intl.DateTimeFormat('en-CA', { ...clock, dateStyle: 'short' })
const time = new Intl.DateTimeFormat('en-GB', { ...clock, timeStyle: 'short' })

/** The day of a moment (ISO 8601) as the institute's clock shows it: yyyy-MM-dd in both languages (I18N-2). */
export const dayOf = (iso: string | null) => (iso === null ? '—' : day.format(new Date(iso)))

/** A moment (ISO 8601) with day and time: yyyy-MM-dd HH:mm in both languages. */
export const momentOf = (iso: string | null) => (iso === null ? '—' : `${dayOf(iso)} ${time.format(new Date(iso))}`)
