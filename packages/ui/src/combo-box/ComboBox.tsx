import { ChevronDown } from 'lucide-react'
import { useMemo } from 'react'
import { ComboBox as Base, useFilter } from 'react-aria-components'
import { FieldBox, FieldLabel, FieldNotes, type FieldOptions, fieldProps, InnerButton } from '../field/index.ts'
import { useMessages } from '../i18n/index.ts'
import { FieldPanel, manyOptions, type Option, OptionList } from '../list-box/index.ts'
import { TypingInput } from './TypingInput.tsx'

/** What {@link ComboBox} takes. */
export interface ComboBoxProps extends FieldOptions {
  /** All that can be chosen; what is typed narrows them. */
  options: readonly Option[]
  /** The chosen option's value, null for none. */
  value: string | null
  /** Gets the value of what was chosen, null where the field was emptied. */
  onChange: (value: string | null) => void
  /** The field was left: the time to judge it. */
  onBlur?: () => void
  /** Stands in the empty field; no replacement for its label. @default a sentence from the catalogue */
  placeholder?: string
}

/** One of several options, found by typing a part of it or of its note. */
export function ComboBox(props: ComboBoxProps) {
  const { options, value, onChange, onBlur, placeholder } = props
  const messages = useMessages()
  const { contains } = useFilter({ sensitivity: 'base' })
  const notes = useMemo(() => Map.groupBy(options, ({ label }) => label), [options])
  // It is asked of each label by itself, again with every letter that is typed.
  const finds = (label: string, typed: string) =>
    contains(label, typed) || (notes.get(label)?.some(({ note }) => contains(note ?? '', typed)) ?? false)
  return (
    <Base
      {...fieldProps(props)}
      isReadOnly={props.readOnly ?? false}
      defaultItems={options}
      defaultFilter={finds}
      selectedKey={value}
      onSelectionChange={(key) => onChange(key === null ? null : String(key))}
      onBlur={onBlur}
      menuTrigger="manual"
      allowsEmptyCollection
    >
      <FieldLabel {...props} />
      <FieldBox isReadOnly={props.readOnly ?? false}>
        <TypingInput placeholder={placeholder ?? messages.searchPlaceholder} />
        <InnerButton label={messages.open} icon={ChevronDown} />
      </FieldBox>
      <FieldNotes {...props} />
      <FieldPanel>
        <OptionList virtual={options.length >= manyOptions} />
      </FieldPanel>
    </Base>
  )
}
