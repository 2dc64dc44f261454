import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react'
import { Formula } from '../formula/index.ts'
import { useMessages } from '../i18n/index.ts'
import * as styles from './rich-text.css.ts'

/** A formula in the text: pressed, it is changed in a panel beside it. */
export function FormulaView({ node, selected, getPos, extension }: NodeViewProps) {
  const messages = useMessages()
  const tex = String(node.attrs.tex)
  const block = !node.isInline
  const open = () => {
    const at = getPos()
    const onOpen: unknown = extension.options.onOpen
    if (at !== undefined && typeof onOpen === 'function') onOpen(at)
  }
  return (
    <NodeViewWrapper
      as={block ? 'div' : 'span'}
      className={block ? styles.formulaBlock : styles.formulaInline}
      role="img"
      aria-label={messages.formulaOf(tex)}
      data-formula=""
      {...(selected ? { 'data-selected': '' } : {})}
      onClick={open}
    >
      <Formula tex={tex} plain={tex} block={block} />
    </NodeViewWrapper>
  )
}
