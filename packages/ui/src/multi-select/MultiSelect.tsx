import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { ComboBox as Base, ButtonContext, ComboBoxStateContext, Input, useFilter } from 'react-aria-components'
import { Button } from '../button/index.ts'
import { useComboKeys, useReachedSearch } from '../combo-box/index.ts'
import {
  ClearButton,
  FieldBox,
  FieldLabel,
  FieldNotes,
  type FieldOptions,
  fieldProps,
  fieldStyles,
  InnerButton,
} from '../field/index.ts'
import { useMessages } from '../i18n/index.ts'
import { FieldPanel, manyOptions, type Option, OptionList } from '../list-box/index.ts'
import { useSharedRef } from '../root/index.ts'
import { ChoiceTags } from './ChoiceTags.tsx'
import * as styles from './multi-select.css.ts'

/** What {@link MultiSelect} takes. */
export interface MultiSelectProps extends FieldOptions {
  /** All that can be chosen; what is typed narrows them. */
  options: readonly Option[]
  /** The values of the chosen options, in the order of choosing. */
  value: readonly string[]
  /** Gets the values of all that are chosen now. */
  onChange: (value: string[]) => void
  /** The field was left: the time to judge it. */
  onBlur?: () => void
  /** Stands in the field while nothing is chosen. @default a sentence from the catalogue */
  placeholder?: string
  /** Offers a button that empties it. @default false */
  clearable?: boolean
}

/**
 * Several of several options, found by typing a part of their label or note. The choices stand in the field as tags that can be
 * taken away one by one. (`MultiSelect` of `select` is the small one for a few options: a button with its list, without typing.)
 *
 * Keys: Down and Up open the list and move in it, Enter chooses what is focused or takes it away, Escape closes, Backspace in the
 * empty field takes the last choice away; Control or Command with A, once nothing of what is typed is left to select, chooses all
 * that is found, or none of it.
 */
export function MultiSelect(props: MultiSelectProps) {
  const { options, value, onChange, onBlur, placeholder, clearable = false } = props
  const messages = useMessages()
  const { contains } = useFilter({ sensitivity: 'base' })
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const isFixed = props.readOnly === true || props.disabled === true
  const found = useMemo(
    () => options.filter(({ label, note }) => contains(label, text.trim()) || contains(note ?? '', text.trim())),
    [options, text, contains],
  )
  const choices = value.map((one) => ({ value: one, label: options.find((option) => option.value === one)?.label ?? one }))
  const said = useSaid(value.length, messages.chosen(value.length))

  const change = (next: readonly string[]) => {
    // The list tells its choice again when it closes.
    if (next.length !== value.length || next.some((one, place) => one !== value[place])) onChange([...next])
  }
  const remove = (one: string) => {
    change(value.filter((kept) => kept !== one))
    input.current?.focus()
  }
  const free = found.filter((option) => option.disabled !== true).map((option) => option.value)
  const isAll = free.length > 0 && free.every((one) => value.includes(one))
  const chooseFound = () => change(isAll ? value.filter((one) => !free.includes(one)) : [...new Set([...value, ...free])])
  return (
    <Base
      {...fieldProps(props)}
      selectionMode="multiple"
      isReadOnly={props.readOnly ?? false}
      items={found}
      inputValue={text}
      onInputChange={setText}
      value={value}
      onChange={(keys) => change(keys.map(String))}
      onOpenChange={(isOpen) => !isOpen && setText('')}
      onBlur={() => {
        setText('')
        onBlur?.()
      }}
      menuTrigger="manual"
      allowsEmptyCollection
    >
      <FieldLabel {...props} />
      <FieldBox isReadOnly={props.readOnly ?? false}>
        {choices.length > 0 && <ChoiceTags label={props.label} choices={choices} {...(isFixed ? {} : { onRemove: remove })} />}
        <ChoosingInput
          inputRef={input}
          placeholder={choices.length === 0 && props.readOnly !== true ? (placeholder ?? messages.searchPlaceholder) : ''}
          isEmpty={text === ''}
          onBackspace={() => change(value.slice(0, -1))}
          onAll={chooseFound}
        />
        {clearable && choices.length > 0 && !isFixed && (
          <span className={styles.kept} data-react-aria-top-layer="">
            <ClearButton
              label={`${messages.clear} ${props.label}`}
              onPress={() => {
                change([])
                input.current?.focus()
              }}
            />
          </span>
        )}
        {props.readOnly !== true && <InnerButton label={messages.open} icon={ChevronDown} />}
      </FieldBox>
      <span className={styles.spoken} role="status" data-live-announcer="true">
        {said}
      </span>
      <FieldNotes {...props} />
      <FieldPanel>
        <div className={styles.bar}>
          <span className={styles.count}>{messages.chosen(value.length)}</span>
          <ButtonContext value={staying}>
            <Button slot="found" size="small" kind="text" disabled={free.length === 0} onPress={chooseFound}>
              {isAll ? messages.chooseNoneFound(free.length) : messages.chooseFound(free.length)}
            </Button>
          </ButtonContext>
        </div>
        <OptionList virtual={options.length >= manyOptions} />
      </FieldPanel>
    </Base>
  )
}

/** A press in the list does not take the focus from the input: who presses goes on typing, and the list closes where the input is left. */
const staying = { slots: { found: { preventFocusOnPress: true, isPending: false } } }

/** What is read aloud: how many are chosen, once that has changed. */
function useSaid(count: number, words: string): string {
  const before = useRef(count)
  const [hasChanged, setHasChanged] = useState(false)
  useEffect(() => {
    if (before.current !== count) setHasChanged(true)
    before.current = count
  }, [count])
  return hasChanged ? words : ''
}

interface ChoosingInputProps {
  inputRef: RefObject<HTMLInputElement | null>
  placeholder: string
  isEmpty: boolean
  onBackspace: () => void
  onAll: () => void
}

/** The input of the field, with the keys that its list does not have by itself. */
function ChoosingInput({ inputRef, placeholder, isEmpty, onBackspace, onAll }: ChoosingInputProps) {
  const state = useContext(ComboBoxStateContext)
  const comboKeys = useComboKeys()
  const ref = useSharedRef(useReachedSearch(), inputRef)
  const pressed = (event: KeyboardEvent<HTMLInputElement>) => {
    const field = event.currentTarget
    if (field.readOnly || comboKeys(event)) return
    // Leaving would choose what is focused, and take away again what was just chosen.
    if (event.key === 'Tab') state?.selectionManager.setFocusedKey(null)
    if (event.key === 'Backspace' && isEmpty) onBackspace()
    if (event.key.toLowerCase() !== 'a' || !(event.ctrlKey || event.metaKey) || !state?.isOpen) return
    // The list would swallow the key: what is typed is selected first, as anywhere.
    event.stopPropagation()
    if (field.selectionStart !== 0 || field.selectionEnd !== field.value.length) return
    event.preventDefault()
    onAll()
  }
  return (
    <Input
      ref={ref}
      className={fieldStyles.input}
      placeholder={placeholder}
      onKeyDownCapture={pressed}
      onInput={() => state?.open(null, 'input')}
    />
  )
}
