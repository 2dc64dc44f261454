import type { AskedFormula } from '@etalon/machines/rich-text'
import { type RefObject, useState } from 'react'
import { Button } from '../button/index.ts'
import { Checkbox } from '../checkbox/index.ts'
import { FormulaInput } from '../formula-input/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Popover } from '../popover/index.ts'
import * as styles from './rich-text.css.ts'
import type { RichTextOptions } from './rich-text-options.ts'

interface FormulaPanelProps {
  formula: AskedFormula
  formulas: RichTextOptions['formulas']
  anchor: RefObject<{ getBoundingClientRect(): DOMRect }>
  onGiven: (tex: string, block: boolean) => void
  onClose: () => void
  /** It is gone, and the focus looks for a place. */
  onClosed: (event: Event) => void
}

/** A formula of the text, written beside its place. */
export function FormulaPanel({ formula, formulas, anchor, onGiven, onClose, onClosed }: FormulaPanelProps) {
  const messages = useMessages()
  const [tex, setTex] = useState(formula.tex)
  const [block, setBlock] = useState(formula.block)
  const isNew = formula.at === undefined
  const give = () => onGiven(tex, block)
  return (
    <Popover
      title={isNew ? messages.insertFormula : messages.editFormula}
      width="wide"
      align="start"
      open
      onClosed={onClosed}
      onOpenChange={(open) => !open && onClose()}
      anchor={anchor}
      footer={
        <Button kind="primary" size="small" disabled={isNew && tex.trim() === ''} onPress={give}>
          {messages.ok}
        </Button>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears what the formula field does not keep */}
      <div
        className={styles.panel}
        role="presentation"
        onKeyDown={(event) => {
          // In the formula Enter means nothing else; on a symbol it is the symbol's.
          if (event.key === 'Enter' && event.target instanceof Element && event.target.matches('math-field')) give()
        }}
      >
        <FormulaInput {...formulas} label={messages.formula} labelPosition="hidden" value={tex} onChange={setTex} autoFocus />
        <Checkbox checked={block} onChange={setBlock}>
          {messages.formulaBlock}
        </Checkbox>
      </div>
    </Popover>
  )
}
