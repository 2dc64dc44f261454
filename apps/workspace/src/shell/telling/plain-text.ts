import DOMPurify from 'dompurify'

/** Blocks stand on lines of their own; as text they are parted by a blank. */
const blocks = ['p', 'div', 'li', 'br', 'tr', 'td', 'th', 'h1', 'h2', 'h3', 'h4']

/**
 * A text without its markup (section 2.4): what stands between tags, one blank for each run of blanks, none that do not break. It is read
 * by DOMPurify: nothing else in the workspace may make markup of text.
 */
export function plainText(markup: string): string {
  const fragment: DocumentFragment | null = DOMPurify.sanitize(markup, {
    ALLOWED_TAGS: [...blocks, 'table', 'thead', 'tbody', 'ul', 'ol'],
    ALLOWED_ATTR: [],
    RETURN_DOM_FRAGMENT: true,
  })
  for (const block of fragment?.querySelectorAll(blocks.join(', ')) ?? []) block.after(' ')
  return (fragment?.textContent ?? '').replace(/[\s\u00A0]+/g, ' ').trim()
}
