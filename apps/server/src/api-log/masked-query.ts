/** Names whose values say which record or page was asked for, and nothing else. */
const openNames = new Set(['id', 'ids', 'current', 'size', 'parentId', 'tenantId', 'topMenuId', 'code', 'fileId'])
const isPlain = (value: string) => /^[\w,-]{1,64}$/.test(value)
const isName = (name: string) => /^[\w.[\]-]{1,32}$/.test(name)

/** What stood in a query as it may be kept: names, and the values of those that name records and pages. */
export function maskedQuery(url: string): string {
  const at = url.indexOf('?')
  if (at === -1) return ''
  const parts = [...new URLSearchParams(url.slice(at + 1))].slice(0, 20)
  return parts
    .map(([name, value]) => {
      const shown = isName(name) ? name : '?'
      return `${shown}=${openNames.has(name) && isPlain(value) ? value : '…'}`
    })
    .join('&')
}
