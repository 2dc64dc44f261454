import { ChevronDown, Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { ComboBox as Base, useAsyncList } from 'react-aria-components'
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
import { Icon } from '../icon/index.ts'
import { FieldPanel, type Option, OptionList } from '../list-box/index.ts'
import { SearchFailed } from './SearchFailed.tsx'
import { TypingInput } from './TypingInput.tsx'

/** What {@link RemoteComboBox} takes. */
export interface RemoteComboBoxProps extends FieldOptions {
  /** The chosen option, null for none. */
  value: Option | null
  /** Gets what was chosen, null where the field was emptied. */
  onChange: (value: Option | null) => void
  /** The field was left: the time to judge it. */
  onBlur?: () => void
  /**
   * Finds what fits a text; asked as the list is opened, and while somebody types, and never before. A search that a newer one replaces is aborted by its signal, and its answer is dropped.
   * A rejection shows that loading failed.
   */
  load: (text: string, signal: AbortSignal) => Promise<readonly Option[]>
  /** Milliseconds without typing before it searches. @default 300 */
  wait?: number
  /** Stands in the empty field; no replacement for its label. @default a sentence from the catalogue */
  placeholder?: string
}

/** Resolves after a while, or rejects at once when the signal says so. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}

/** One of very many things that a server finds by what is typed. */
export function RemoteComboBox(props: RemoteComboBoxProps) {
  const { value, onChange, onBlur, load, wait = 300, placeholder } = props
  const messages = useMessages()
  const typed = useRef(false)
  /** Whether somebody looks at the list: nothing is asked of a server for a field that is only there. */
  const wanted = useRef(false)
  const box = useRef<HTMLDivElement>(null)
  const list = useAsyncList<Option>({
    initialFilterText: value?.label ?? '',
    getKey: (option) => option.value,
    async load({ signal, filterText = '' }) {
      if (!wanted.current) return { items: [] }
      if (typed.current) await pause(wait, signal)
      return { items: await load(filterText.trim(), signal) }
    },
  })
  const text = value?.label ?? ''
  const shownText = useRef(text)
  const setText = list.setFilterText
  // A value given from outside (a draft restored, a form reset) writes its words into the field.
  useEffect(() => {
    if (shownText.current === text) return
    shownText.current = text
    setText(text)
  }, [text, setText])
  const choose = (option: Option | null) => {
    shownText.current = option?.label ?? ''
    setText(shownText.current)
    if (option?.value !== value?.value) onChange(option)
  }
  const isLoading = list.loadingState === 'loading' || list.loadingState === 'filtering'
  const ask = () => {
    // Somebody who opens the list, or asks again, has waited already.
    typed.current = false
    list.reload()
  }
  const hasFailed = list.error !== undefined && !isLoading
  return (
    <Base
      {...fieldProps(props)}
      isReadOnly={props.readOnly ?? false}
      items={list.items}
      inputValue={list.filterText}
      onInputChange={(words) => {
        typed.current = true
        list.setFilterText(words)
        if (words === '' && value !== null) choose(null)
      }}
      selectedKey={value?.value ?? null}
      onSelectionChange={(key) => {
        // The list closes with it: the words that it writes are not looked for.
        wanted.current = false
        const option = list.items.find((one) => one.value === key)
        if (option) choose(option)
        // Words that were typed but not chosen give way to those of the value, which need not be in the list any more.
        else setText(shownText.current)
      }}
      onOpenChange={(isOpen, trigger) => {
        wanted.current = isOpen
        // What is typed asks by itself.
        if (isOpen && trigger !== 'input') ask()
      }}
      onBlur={onBlur}
      menuTrigger="manual"
      allowsEmptyCollection
    >
      <FieldLabel {...props} />
      <FieldBox ref={box} isReadOnly={props.readOnly ?? false} data-loading={isLoading || undefined}>
        <span className={fieldStyles.affix}>
          <Icon icon={Search} size={14} />
        </span>
        <TypingInput
          placeholder={placeholder ?? messages.searchPlaceholder}
          onRetry={hasFailed ? ask : undefined}
          loading={isLoading}
        />
        {value !== null && !props.readOnly && !props.disabled && (
          <ClearButton
            label={`${messages.clear} ${props.label}`}
            onPress={() => {
              choose(null)
              // The button goes, and the keyboard with it.
              box.current?.querySelector('input')?.focus()
            }}
          />
        )}
        <InnerButton label={messages.open} icon={ChevronDown} />
      </FieldBox>
      <FieldNotes {...props} />
      <FieldPanel>
        <OptionList empty={isLoading ? messages.loading : hasFailed ? messages.failedTitle : messages.noOptions} />
        {hasFailed && <SearchFailed onRetry={ask} />}
      </FieldPanel>
    </Base>
  )
}
