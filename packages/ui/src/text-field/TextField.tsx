import { type HTMLInputAutoCompleteAttribute, type KeyboardEvent, type ReactNode, type Ref, useRef } from 'react'
import { TextField as Base, Input } from 'react-aria-components'
import { ClearButton, FieldBox, FieldLabel, FieldNotes, type FieldOptions, fieldProps, fieldStyles } from '../field/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Icon, type LucideIcon } from '../icon/index.ts'

export interface TextFieldProps extends FieldOptions {
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  onBlur?: () => void
  /** Enter was pressed, and not to end a composition. */
  onEnter?: () => void
  placeholder?: string
  /** Before the text. */
  icon?: LucideIcon
  /** After the text, in a lighter tone. */
  unit?: string
  /** After the text: an icon or a small button. */
  end?: ReactNode
  /** Offers a button that empties it. */
  clearable?: boolean
  /** @default 'text' */
  type?: 'text' | 'search' | 'tel' | 'email' | 'url' | 'password'
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url' | 'search'
  autoComplete?: HTMLInputAutoCompleteAttribute
  maxLength?: number
  spellCheck?: boolean
  /** Figures at the right, of equal width. */
  numeric?: boolean
  inputRef?: Ref<HTMLInputElement>
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { value, defaultValue, onChange, onBlur, onEnter, placeholder, icon, unit, end, clearable, numeric, inputRef, ...rest } =
    props
  const messages = useMessages()
  const own = useRef<HTMLInputElement>(null)
  const field = inputRef ?? own
  const pressed = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onEnter?.()
  }
  return (
    <Base
      {...fieldProps(props)}
      className={fieldStyles.root}
      isReadOnly={props.readOnly ?? false}
      value={value}
      defaultValue={defaultValue}
      onChange={onChange}
      onBlur={onBlur}
      type={rest.type ?? 'text'}
      inputMode={rest.inputMode}
      autoComplete={rest.autoComplete}
      maxLength={rest.maxLength}
      spellCheck={rest.spellCheck === undefined ? undefined : rest.spellCheck ? 'true' : 'false'}
    >
      <FieldLabel {...props} />
      <FieldBox isReadOnly={props.readOnly ?? false}>
        {icon && (
          <span className={fieldStyles.affix}>
            <Icon icon={icon} size={14} />
          </span>
        )}
        <Input
          ref={field}
          className={fieldStyles.input}
          placeholder={placeholder}
          onKeyDown={onEnter ? pressed : undefined}
          {...(numeric ? { 'data-numeric': '' } : {})}
        />
        {unit && <span className={fieldStyles.unit}>{unit}</span>}
        {clearable && value ? <ClearButton label={`${messages.clear} ${props.label}`} onPress={() => onChange?.('')} /> : null}
        {end}
      </FieldBox>
      <FieldNotes {...props} />
    </Base>
  )
}
