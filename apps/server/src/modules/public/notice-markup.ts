import sanitize from 'sanitize-html'

const isMarkup = /<\/?[a-z][^>]*>/i

/** What text may be made of. No style, no class, no frame, no picture from elsewhere, and addresses of the web, mail and telephone alone. */
const allowed: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'a'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption'],
  ],
  allowedAttributes: { a: ['href'], th: ['scope', 'colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // The page has its own heading above.
  transformTags: { h1: 'h2' },
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The text of a notice as markup that may stand on a page: sanitised, or, where it has no markup, its paragraphs. */
export const noticeMarkup = (content: string): string =>
  isMarkup.test(content)
    ? sanitize(content, allowed)
    : content
        .split(/\n{2,}/)
        .map((paragraph) => paragraph.trim())
        .filter((paragraph) => paragraph !== '')
        .map((paragraph) => `<p>${escaped(paragraph).replaceAll('\n', '<br />')}</p>`)
        .join('')
