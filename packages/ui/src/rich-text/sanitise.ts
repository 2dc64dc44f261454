import DOMPurify from 'dompurify'

/** What the editor's schema knows, and what comes near enough to be read as that. */
const tags = [
  ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'div', 'br', 'strong', 'b', 'em', 'i', 'sub', 'sup', 'ul', 'ol', 'li'],
  ...['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'img', 'span'],
]
const attributes = ['data-tex', 'data-block', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'start']

/** The headings of a text in a page begin below the page's own. */
const asHeading: Readonly<Record<string, string>> = { h1: 'h2', h5: 'h4', h6: 'h4' }

/** Pictures lie on the page's own origin: no other host learns who reads a text, and none can change it later. */
function isOwnPicture(source: string | null): boolean {
  if (source === null || source.trim() === '') return false
  try {
    const url = new URL(source, document.baseURI)
    return url.origin === location.origin && ['http:', 'https:', 'blob:'].includes(url.protocol)
  } catch {
    return false
  }
}

function rename(element: Element, name: string): void {
  const renamed = document.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

const isCount = (text: string | null) => text === null || /^[1-9]\d{0,3}$/.test(text)

const inTables: Readonly<Record<string, readonly string[]>> = {
  table: ['thead', 'tbody', 'tfoot', 'tr'],
  thead: ['tr'],
  tbody: ['tr'],
  tfoot: ['tr'],
  tr: ['th', 'td'],
}

/** What was left of a caption, and has no place in a table, stands before it: a browser would read it so the next time. */
function putBefore(table: Element, allowed: readonly string[], within: Element): void {
  for (const child of [...within.childNodes]) {
    if (child instanceof Element ? allowed.includes(child.localName) : child.textContent?.trim() === '') continue
    table.before(child)
  }
}

function settle(element: Element): void {
  const name = element.localName
  for (const count of ['colspan', 'rowspan', 'width', 'height', 'start'])
    if (!isCount(element.getAttribute(count))) element.removeAttribute(count)
  if (name === 'img' && !isOwnPicture(element.getAttribute('src'))) element.remove()
  else if (name !== 'img' && element.hasAttribute('src')) element.removeAttribute('src')
  if (name === 'span' && !element.hasAttribute('data-tex')) element.replaceWith(...element.childNodes)
  const table = inTables[name] ? element.closest('table') : null
  if (table) putBefore(table, inTables[name] ?? [], element)
  const heading = asHeading[name]
  if (heading !== undefined) rename(element, heading)
}

/** Whether markup can be cleaned here; on a server it cannot, and is not shown. */
export const canSanitise = (): boolean => DOMPurify.isSupported

/**
 * Reads markup from anywhere: what runs, loads or styles is left out, and what is only words stays.
 * @throws Error where there is no DOM to read it with
 */
export function cleanFragment(html: string): DocumentFragment {
  if (!canSanitise()) throw new Error('rich-text: markup can only be cleaned in a browser.')
  const fragment: DocumentFragment | null = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    // What a picture really leads to is judged below.
    ALLOWED_URI_REGEXP: /^(?:https?:|blob:|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
    RETURN_DOM_FRAGMENT: true,
  })
  // Where a frameset takes the place of the body there is nothing to read, whatever the types say.
  if (fragment === null) return document.createDocumentFragment()
  for (const element of fragment.querySelectorAll('*')) settle(element)
  return fragment
}

/**
 * Cleans a rich text: the elements of the editor with the few attributes they need, formulas as `<span data-tex="…">`, pictures of the
 * page's own origin. Whatever comes out is the same when it is cleaned again.
 * @throws Error where there is no DOM to read it with
 */
export function sanitiseRichText(html: string): string {
  const box = document.createElement('div')
  box.append(cleanFragment(html))
  return box.innerHTML
}
