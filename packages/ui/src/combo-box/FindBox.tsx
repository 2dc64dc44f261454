import { type ClipboardEvent, type ReactNode, useState } from 'react'
import { ComboBox as Base } from 'react-aria-components'
import { type FieldBasics, FieldBox, FieldLabel, FieldNotes, fieldProps, fieldStyles } from '../field/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Icon, type LucideIcon } from '../icon/index.ts'
import { FieldPanel, type Option, OptionList } from '../list-box/index.ts'
import { SearchFailed } from './SearchFailed.tsx'
import { TypingInput } from './TypingInput.tsx'

/** What {@link FindBox} takes. */
export interface FindBoxProps extends FieldBasics {
  /** Before the text. */
  icon: LucideIcon
  /** Stands in the empty field: what can be found. */
  placeholder: string
  /** What stands in the field. */
  text: string
  /** Gets what is typed, and an empty text when the field is left without a choice. */
  onTextChange: (text: string) => void
  /** What was found for the text. */
  options: readonly Option[]
  /** Gets the value of what was chosen. The list closes; the text is yours to empty. */
  onChosen: (value: string) => void
  /** What an empty list says: that it is on its way, or that nothing fits. */
  empty: ReactNode
  /** Where they did not come: asks for them again. The list says so in place of `empty`, with a button; Enter does the same. */
  onRetry?: (() => void) | undefined
  /** Whether options are on their way. @default false */
  loading?: boolean
  /** Enter takes the first option where none is marked: for what was found by its name. @default false */
  takesFirst?: boolean
  /** Something was pasted; prevent the default to take it instead of the field. */
  onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void
  /** It has the keyboard as soon as it is on the page. @default false */
  autoFocus?: boolean
}

/** Finds something by typing and hands it on: a way to go somewhere, which keeps no value of its own. */
export function FindBox(props: FindBoxProps) {
  const {
    icon,
    placeholder,
    text,
    onTextChange,
    options,
    onChosen,
    empty,
    onRetry,
    loading = false,
    takesFirst = false,
    onPaste,
  } = props
  const messages = useMessages()
  // A list closes when another key than before is chosen. What was chosen last is forgotten as soon as somebody types again, so that
  // the same thing can be found twice.
  const [last, setLast] = useState<string | null>(null)
  return (
    <Base
      {...fieldProps(props)}
      items={options}
      inputValue={text}
      onInputChange={(typed) => {
        if (typed === text) return
        setLast(null)
        onTextChange(typed)
      }}
      selectedKey={last}
      onSelectionChange={(key) => {
        if (key === null) return
        setLast(String(key))
        onChosen(String(key))
      }}
      allowsEmptyCollection
      menuTrigger="manual"
    >
      <FieldLabel {...props} />
      <FieldBox data-loading={loading || undefined}>
        <span className={fieldStyles.affix}>
          <Icon icon={icon} size={14} />
        </span>
        <TypingInput
          placeholder={placeholder}
          onRetry={onRetry}
          loading={loading}
          takesFirst={takesFirst}
          {...(onPaste ? { onPaste } : {})}
        />
      </FieldBox>
      <FieldNotes {...props} />
      <FieldPanel>
        <OptionList empty={onRetry ? messages.failedTitle : empty} />
        {onRetry && <SearchFailed onRetry={onRetry} />}
      </FieldPanel>
    </Base>
  )
}
