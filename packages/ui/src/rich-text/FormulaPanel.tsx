import type { AskedFormula } from '@etalon/machines/rich-text'
import { useState } from 'react'
import { Button } from '../button/index.ts'
import { Checkbox } from '../checkbox/index.ts'
import { FormulaInput } from '../formula-input/index.ts'
import { useMessages } from '../i18n/index.ts'
import type { RichTextOptions } from './rich-text-options.ts'
import { TextPanel, type TextPanelPlace } from './TextPanel.tsx'

interface FormulaPanelProps extends TextPanelPlace {
  formula: AskedFormula
  formulas: RichTextOptions['formulas']
  onGiven: (tex: string, block: boolean) => void
}

/** A formula of the text, written beside its place. */
export function FormulaPanel({ formula, formulas, onGiven, ...place }: FormulaPanelProps) {
  const messages = useMessages()
  const [tex, setTex] = useState(formula.tex)
  const [block, setBlock] = useState(formula.block)
  const isNew = formula.at === undefined
  const give = () => onGiven(tex, block)
  return (
    <TextPanel
      {...place}
      title={isNew ? messages.insertFormula : messages.editFormula}
      footer={
        <Button kind="primary" size="small" disabled={isNew && tex.trim() === ''} onPress={give}>
          {messages.ok}
        </Button>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears what the formula field does not keep */}
      <div
        role="presentation"
        onKeyDown={(event) => {
          // In the formula Enter means nothing else; on a symbol it is the symbol's.
          if (event.key === 'Enter' && event.target instanceof Element && event.target.matches('math-field')) give()
        }}
      >
        <FormulaInput {...formulas} label={messages.formula} labelPosition="hidden" value={tex} onChange={setTex} autoFocus />
      </div>
      <Checkbox checked={block} onChange={setBlock}>
        {messages.formulaBlock}
      </Checkbox>
    </TextPanel>
  )
}
