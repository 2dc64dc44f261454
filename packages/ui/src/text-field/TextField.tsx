import { type HTMLInputAutoCompleteAttribute, type KeyboardEvent, type ReactNode, type Ref, useRef, useState } from 'react'
import { TextField as Base, Input } from 'react-aria-components'
import { ClearButton, FieldBox, FieldLabel, FieldNotes, type FieldOptions, fieldProps, fieldStyles } from '../field/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Icon, type LucideIcon } from '../icon/index.ts'
import { Skeleton } from '../loading/index.ts'
import { type RootProps, useSharedRef } from '../root/index.ts'

/** What every field of one line takes that is typed into. */
export interface TypedLineOptions extends FieldOptions {
  /** What it holds, where you keep that. */
  value?: string
  /** What it holds at first, where the field keeps it itself. */
  defaultValue?: string
  /** Gets the whole text after each change. */
  onChange?: (value: string) => void
  /** The field was left: the time to judge it. */
  onBlur?: () => void
  /** Enter was pressed, and not to end a composition. */
  onEnter?: () => void
  /** Stands in the empty field; no replacement for its label. */
  placeholder?: string
  /** Before the text. */
  icon?: LucideIcon
  /** The most characters (UTF-16 units) that can be typed. */
  maxLength?: number
  /** The input itself, such as to lead the focus to it. */
  inputRef?: Ref<HTMLInputElement>
}

/** What {@link TextField} takes. */
export interface TextFieldProps extends TypedLineOptions {
  /** After the text, in a lighter tone. */
  unit?: string
  /** After the text: an icon or a small button. */
  end?: ReactNode
  /** Offers a button that empties it. */
  clearable?: boolean
  /** What is typed: decides the keyboard of a phone, and what browsers fill in. @default 'text' */
  type?: 'text' | 'search' | 'tel' | 'email' | 'url' | 'password'
  /** The keyboard that phones show. @default as `type` says */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url' | 'search'
  /** What the browser may fill in, in HTML's own words, such as `username`. */
  autoComplete?: HTMLInputAutoCompleteAttribute
  /** Whether the browser marks misspelt words: `false` suits codes and numbers. @default as the browser does */
  spellCheck?: boolean
  /** Figures at the right, of equal width. */
  numeric?: boolean
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { value, defaultValue, onChange, onBlur, onEnter, placeholder, icon, unit, end, clearable, numeric, inputRef, ...rest } =
    props
  const messages = useMessages()
  const own = useRef<HTMLInputElement>(null)
  const field = useSharedRef(own, inputRef)
  // A field that keeps its text itself is emptied here; what a form that is reset puts back is heard as any change is.
  const [kept, setKept] = useState(defaultValue ?? '')
  const text = value ?? kept
  const change = (next: string) => {
    setKept(next)
    onChange?.(next)
  }
  const clear = () => {
    change('')
    // The button goes, and the focus with it if it went nowhere.
    own.current?.focus()
  }
  const isFixed = props.readOnly === true || props.disabled === true
  const pressed = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onEnter?.()
  }
  return (
    <Base
      {...fieldProps(props)}
      isReadOnly={props.readOnly ?? false}
      value={text}
      defaultValue={defaultValue}
      onChange={change}
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
        {clearable && text !== '' && !isFixed && <ClearButton label={`${messages.clear} ${props.label}`} onPress={clear} />}
        {end}
      </FieldBox>
      <FieldNotes {...props} />
    </Base>
  )
}

/** What {@link ComingField} takes. */
export interface ComingFieldProps extends RootProps<HTMLDivElement> {
  /** The name of the field that comes. */
  label: string
  /** Where the label is seen. @default 'above' */
  labelPosition?: FieldOptions['labelPosition']
  /** How tall it will be. @default 'medium' */
  size?: FieldOptions['size']
  /** Whether it will show a value: a grey bar stands for it until then, and it says that it is busy. @default false */
  filled?: boolean
  /** Whether its value will be read only. @default false */
  readOnly?: boolean
}

/** Where a field is on its way, whose code comes while the form is looked at: as large as it will be, and of no use yet. */
export function ComingField({ filled = false, readOnly = false, ...look }: ComingFieldProps) {
  return (
    <Base {...fieldProps({ ...look, disabled: true })} value="">
      <FieldLabel {...look} />
      <FieldBox isReadOnly={readOnly}>
        {filled && <Skeleton />}
        <Input className={fieldStyles.input} aria-busy={filled} />
      </FieldBox>
    </Base>
  )
}
