import { Node } from '@tiptap/core'
import { ReactNodeViewRenderer } from '@tiptap/react'
import { FormulaView } from './FormulaView.tsx'

/** What formulas in a text do. */
export interface FormulaOptions {
  /** A formula was pressed. */
  onOpen: (at: number) => void
}

/** How formulas are known in the document. */
export const formulaNames = { inline: 'formula', block: 'formulaBlock' } as const

const texOf = (element: HTMLElement) => element.getAttribute('data-tex') ?? ''

function formula(block: boolean, options: FormulaOptions) {
  return Node.create<FormulaOptions>({
    name: block ? formulaNames.block : formulaNames.inline,
    group: block ? 'block' : 'inline',
    inline: !block,
    atom: true,
    selectable: true,
    draggable: true,
    addOptions: () => options,
    addAttributes: () => ({
      tex: {
        default: '',
        parseHTML: texOf,
        renderHTML: ({ tex }) => ({ 'data-tex': tex, ...(block ? { 'data-block': '' } : {}) }),
      },
    }),
    parseHTML: () => [{ tag: block ? 'span[data-tex][data-block]' : 'span[data-tex]:not([data-block])', priority: 60 }],
    // Elsewhere, where nobody draws it, its LaTeX can be read.
    renderHTML: ({ node, HTMLAttributes }) => ['span', HTMLAttributes, String(node.attrs.tex)],
    renderText: ({ node }) => String(node.attrs.tex),
    addNodeView: () => ReactNodeViewRenderer(FormulaView, { as: block ? 'div' : 'span' }),
  })
}

/** A formula between words. */
export const inlineFormula = (options: FormulaOptions) => formula(false, options)
/** A formula on a line of its own. */
export const blockFormula = (options: FormulaOptions) => formula(true, options)
