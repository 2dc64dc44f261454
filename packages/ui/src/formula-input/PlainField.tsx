import { type Ref, useImperativeHandle, useRef } from 'react'
import { Formula } from '../formula/index.ts'
import { useMessages } from '../i18n/index.ts'
import * as styles from './formula-input.css.ts'
import type { FormulaCaret } from './MathField.tsx'
import { plainCode } from './symbol-groups.ts'

interface PlainFieldProps {
  value: string
  onChange: (value: string) => void
  /** Something was typed. */
  onTyped: () => void
  onFocused: () => void
  onLeft: () => void
  label: string
  describedBy: string | undefined
  required: boolean
  isWrong: boolean
  placeholder: string | undefined
  autoFocus: boolean
  caret: Ref<FormulaCaret>
}

/** LaTeX as text, for as long as the formula field is not there. */
export function PlainField(props: PlainFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle(props.caret, () => ({
    insert: (code, takeFocus) => {
      if (!area.current) return
      area.current.setRangeText(plainCode(code), area.current.selectionStart, area.current.selectionEnd, 'end')
      props.onChange(area.current.value)
      if (takeFocus) area.current.focus()
    },
    focus: () => area.current?.focus(),
  }))
  return (
    <textarea
      ref={area}
      className={styles.plain}
      rows={1}
      spellCheck={false}
      autoCapitalize="off"
      aria-label={props.label}
      aria-describedby={props.describedBy}
      aria-required={props.required}
      aria-invalid={props.isWrong}
      placeholder={props.placeholder}
      // biome-ignore lint/a11y/noAutofocus: only where whoever uses the field asks for it
      autoFocus={props.autoFocus}
      value={props.value}
      onChange={(event) => {
        props.onTyped()
        props.onChange(event.currentTarget.value)
      }}
      onFocus={props.onFocused}
      onBlur={props.onLeft}
    />
  )
}

/** How LaTeX that is typed as text will look. */
export function Preview({ tex }: { tex: string }) {
  const messages = useMessages()
  if (tex.trim() === '') return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of words and a formula, not of fields
    <div className={styles.preview} role="group" aria-label={messages.formulaPreview}>
      <Formula tex={tex} plain={tex} block />
    </div>
  )
}
