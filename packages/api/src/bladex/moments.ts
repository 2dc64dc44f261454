/** BladeX tells times without a zone; its servers run in that of Shanghai, which has had no other than +08:00 since 1991. */
const zone = '+08:00'

/** A moment as BladeX tells it, as ISO 8601 in UTC; any other text as it is. */
export function momentOf(text: string): string {
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)) return text
  const moment = new Date(`${text.replace(' ', 'T')}${zone}`)
  return Number.isNaN(moment.getTime()) ? text : moment.toISOString()
}

/** A day as BladeX tells it, which may have the beginning of that day behind it; any other text as it is. */
export function dayOf(text: string): string {
  return text.replace(/^(\d{4}-\d\d-\d\d) 00:00:00$/, '$1')
}
