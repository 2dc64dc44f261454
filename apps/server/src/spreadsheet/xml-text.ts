/** What XML, or a spreadsheet, would not take as it is; lone halves of a character among it. */
const special = /[&<>\ufffe\uffff\p{Cs}]|(?![\t\n])\p{Cc}|_x[0-9A-Fa-f]{4}_/gu
const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** As XML has it; characters that XML cannot say are written as `_x0007_` (ECMA-376 part 1, 22.9.2.19). */
export const escaped = (text: string): string => (isPlain(text) ? text : text.replace(special, say))

function say(found: string): string {
  if (found.length > 1) return `_x005F${found}`
  return names[found] ?? `_x${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`
}

/** Whether nothing of a text can be special; most are so, and the whole is looked at for the others alone. */
function isPlain(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code < 0x20 || code === 0x26 || code === 0x3c || code === 0x3e || code === 0x5f) return false
    if ((code >= 0x7f && code < 0xa0) || (code >= 0xd800 && code < 0xe000) || code > 0xfffd) return false
  }
  return true
}
