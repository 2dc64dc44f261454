import { createElement, type ReactNode, useMemo, useSyncExternalStore } from 'react'
import { Formula } from '../formula/index.ts'
import { useMessages } from '../i18n/index.ts'
import { onRoot, type RootProps } from '../root/index.ts'
import * as styles from './rich-text.css.ts'
import { canSanitise, cleanFragment } from './sanitise.ts'
import type { LoadPicture } from './show-picture.ts'
import { TextPicture } from './TextPicture.tsx'

/** What {@link RichTextView} takes. */
export interface RichTextViewProps extends RootProps<HTMLDivElement> {
  /** The text as `RichText` tells it. Whatever else stands in it is left out. */
  html: string
  /** Fetches its pictures. What it is when one is first shown counts. @default the browser does */
  loadPicture?: LoadPicture
}

const reached = { tabIndex: 0 }
const never = () => () => {}
const plainWords = (html: string) => html.replace(/<[^>]*>/g, ' ')
const count = (element: Element, name: string) => {
  const value = element.getAttribute(name)
  return value === null ? undefined : Number(value)
}

/** An element that was cleaned, as React draws it: nothing of it is markup any more. */
function drawn(node: Node, key: number, table: string, load: LoadPicture | undefined): ReactNode {
  if (node instanceof Text) return node.data
  if (!(node instanceof Element)) return null
  const children = Array.from(node.childNodes, (child, place) => drawn(child, place, table, load))
  const tex = node.getAttribute('data-tex')
  if (tex !== null) {
    const block = node.hasAttribute('data-block')
    return <Formula key={key} tex={tex} plain={tex} block={block} {...(block ? { className: styles.formulaBlock } : {})} />
  }
  switch (node.localName) {
    case 'br':
      return <br key={key} />
    case 'img':
      return (
        <TextPicture
          key={key}
          address={node.getAttribute('src') ?? ''}
          words={node.getAttribute('alt') ?? ''}
          width={count(node, 'width')}
          height={count(node, 'height')}
          load={load}
        />
      )
    case 'table':
      return (
        // A wide table scrolls in its frame, also by keyboard.
        // biome-ignore lint/a11y/useSemanticElements: a frame, no group of fields
        <div key={key} className={styles.tableFrame} role="group" aria-label={table} {...reached}>
          <table>{children.filter((child) => typeof child !== 'string')}</table>
        </div>
      )
    case 'thead':
    case 'tbody':
    case 'tfoot':
    case 'tr':
      return createElement(node.localName, { key }, ...children.filter((child) => typeof child !== 'string'))
    case 'td':
    case 'th':
      return createElement(node.localName, { key, colSpan: count(node, 'colspan'), rowSpan: count(node, 'rowspan') }, ...children)
    case 'ol':
      return (
        <ol key={key} start={count(node, 'start')}>
          {children}
        </ol>
      )
    default:
      return createElement(node.localName, { key }, ...children)
  }
}

/**
 * A rich text to be read, without the editor: paragraphs, lists, tables, pictures and formulas. What comes from outside is cleaned; on
 * a server its words stand alone until the page is alive.
 */
export function RichTextView({ html, loadPicture, ...root }: RichTextViewProps) {
  const messages = useMessages()
  const isAlive = useSyncExternalStore(never, canSanitise, () => false)
  const content = useMemo(
    () =>
      isAlive
        ? Array.from(cleanFragment(html).childNodes, (node, place) => drawn(node, place, messages.table, loadPicture))
        : plainWords(html),
    [html, isAlive, messages.table, loadPicture],
  )
  return <div {...onRoot(root, styles.text)}>{content}</div>
}
