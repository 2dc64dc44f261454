import { Extension, type Extensions, mergeAttributes } from '@tiptap/core'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { Italic } from '@tiptap/extension-italic'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Subscript } from '@tiptap/extension-subscript'
import { Superscript } from '@tiptap/extension-superscript'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { Text } from '@tiptap/extension-text'
import { CharacterCount, Dropcursor, Gapcursor, Placeholder, UndoRedo } from '@tiptap/extensions'
import { blockFormula, type FormulaOptions, inlineFormula } from './formula-nodes.ts'
import { pictureNode } from './picture-node.ts'
import * as styles from './rich-text.css.ts'
import type { LoadPicture } from './show-picture.ts'

/** What the keys of the editor do besides Tiptap's own. */
export interface EditorKeys {
  /** A mark that needs a selection. */
  wish: (mark: 'italic' | 'subscript' | 'superscript') => void
  toToolbar: () => void
  /** Enter on what is selected as a whole; whether it did something. */
  openSelected: () => boolean
}

/** A table without widths of its own: in the text it stands in a frame in which it scrolls. */
const FramedTable = Table.extend({
  renderHTML({ HTMLAttributes }) {
    return ['table', mergeAttributes(HTMLAttributes), ['tbody', 0]]
  },
  addNodeView() {
    return () => {
      const dom = document.createElement('div')
      const contentDOM = document.createElement('tbody')
      const table = document.createElement('table')
      dom.className = styles.tableFrame
      table.append(contentDOM)
      dom.append(table)
      return { dom, contentDOM, ignoreMutation: (mutation) => mutation.type === 'attributes' }
    }
  },
})

const spans = ['colspan', 'rowspan'] as const

/** How many columns and rows a cell takes is all that is kept of it. */
const cellAttributes = () =>
  Object.fromEntries([
    ...spans.map((name) => [
      name,
      {
        default: 1,
        parseHTML: (element: HTMLElement) => Number(element.getAttribute(name) ?? 1),
        renderHTML: (attributes: Readonly<Record<string, unknown>>) =>
          attributes[name] === 1 ? {} : { [name]: attributes[name] },
      },
    ]),
    // ProseMirror's tables look for it.
    ['colwidth', { default: null, rendered: false }],
  ])

interface TextLimits {
  placeholder: () => string
  maxLength: number | undefined
  /** Fetches pictures; asked at each. */
  loadPicture: () => LoadPicture | undefined
}

/** All that a text can hold, named one by one. */
export function editorExtensions(
  keys: EditorKeys,
  formulas: FormulaOptions,
  { placeholder, maxLength, loadPicture }: TextLimits,
): Extensions {
  return [
    Document,
    Paragraph,
    Text,
    Heading.configure({ levels: [2, 3, 4] }),
    Bold,
    Italic,
    Subscript,
    Superscript,
    HardBreak,
    BulletList,
    OrderedList,
    ListItem,
    ListKeymap,
    pictureNode(loadPicture),
    FramedTable.configure({ resizable: false }),
    TableRow,
    TableHeader.extend({ addAttributes: cellAttributes }),
    TableCell.extend({ addAttributes: cellAttributes }),
    inlineFormula(formulas),
    blockFormula(formulas),
    UndoRedo,
    Dropcursor,
    Gapcursor,
    Placeholder.configure({ placeholder: () => placeholder() }),
    // What is stored already is never cut.
    CharacterCount.configure({ limit: maxLength ?? null, autoTrim: false }),
    Extension.create({
      name: 'houseKeys',
      priority: 1000,
      addKeyboardShortcuts() {
        const wish = (mark: Parameters<EditorKeys['wish']>[0]) => () => {
          keys.wish(mark)
          return true
        }
        const open = () => keys.openSelected()
        return {
          'Mod-i': wish('italic'),
          'Mod-I': wish('italic'),
          'Mod-,': wish('subscript'),
          'Mod-.': wish('superscript'),
          'Alt-F10': () => {
            keys.toToolbar()
            return true
          },
          Enter: open,
        }
      },
    }),
  ]
}
