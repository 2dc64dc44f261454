import { ChevronDown } from 'lucide-react'
import { Select as Base, Button, SelectValue } from 'react-aria-components'
import {
  type FieldGroupOptions,
  FieldLabel,
  FieldNotes,
  type FieldOptions,
  fieldProps,
  fieldStyles,
  SubmittedValue,
} from '../field/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Icon } from '../icon/index.ts'
import { FieldPanel, manyOptions, type Option, OptionList } from '../list-box/index.ts'
import { ChosenText } from '../text-field/index.ts'

/** What {@link Select} takes. */
export interface SelectProps extends FieldOptions {
  /** All that can be chosen. */
  options: readonly Option[]
  /** The chosen option's value, null for none. */
  value: string | null
  /** Gets the value of what was chosen, null for the empty row. */
  onChange: (value: string | null) => void
  /** The field was left: the time to judge it. */
  onBlur?: () => void
  /** Offers a first option with these words that stands for none. */
  emptyLabel?: string
  /** Stands in the field while nothing is chosen. @default a sentence from the catalogue */
  placeholder?: string
}

/** One of several options. */
export function Select(props: SelectProps) {
  return props.readOnly ? <ReadSelect {...props} /> : <LiveSelect {...props} />
}

function ReadSelect(props: SelectProps) {
  const { options, value, emptyLabel = '', name, disabled = false } = props
  const words = value === null ? emptyLabel : (options.find((option) => option.value === value)?.label ?? '')
  return (
    <ChosenText {...props} words={words} submitted={<SubmittedValue name={name} value={value ?? ''} disabled={disabled} />} />
  )
}

function LiveSelect(props: SelectProps) {
  const { options, value, onChange, onBlur, emptyLabel, placeholder } = props
  const messages = useMessages()
  const all = emptyLabel === undefined ? options : [{ value: '', label: emptyLabel }, ...options]
  const hint = placeholder ?? messages.selectPlaceholder
  const shown = value ?? (emptyLabel === undefined ? null : '')
  return (
    <Base
      {...fieldProps(props)}
      placeholder={hint}
      value={shown}
      onChange={(key) => onChange(key === null || key === '' ? null : String(key))}
      onBlur={onBlur}
    >
      <FieldLabel {...props} />
      <Button className={fieldStyles.box} data-press="">
        <SelectValue className={fieldStyles.value}>
          {({ isPlaceholder, defaultChildren, selectedText }) => (
            <span title={isPlaceholder ? hint : selectedText}>{isPlaceholder ? defaultChildren : selectedText}</span>
          )}
        </SelectValue>
        <span className={fieldStyles.affix}>
          <Icon icon={ChevronDown} size={14} />
        </span>
      </Button>
      <FieldNotes {...props} />
      <FieldPanel>
        <OptionList options={all} virtual={all.length >= manyOptions} />
      </FieldPanel>
    </Base>
  )
}

/** What {@link MultiSelect} takes. */
export interface MultiSelectProps extends FieldGroupOptions {
  /** All that can be chosen. */
  options: readonly Option[]
  /** The chosen options' values. */
  value: readonly string[]
  /** Gets the values of all that are chosen now. */
  onChange: (value: string[]) => void
  /** The field was left: the time to judge it. */
  onBlur?: () => void
  /** Stands in the field while nothing is chosen. @default a sentence from the catalogue */
  placeholder?: string
}

/** Several of several options; the list stays open while choosing. */
export function MultiSelect(props: MultiSelectProps) {
  return props.readOnly ? <ReadMultiSelect {...props} /> : <LiveMultiSelect {...props} />
}

/** What is chosen, in the order of the options. */
function useChosen({ options, value }: MultiSelectProps) {
  const messages = useMessages()
  const labels = options.filter((option) => value.includes(option.value)).map((option) => option.label)
  return { count: labels.length, words: labels.join(messages.listComma) }
}

function ReadMultiSelect(props: MultiSelectProps) {
  const { words } = useChosen(props)
  const { name, disabled = false } = props
  const sent = props.value.map((one) => <SubmittedValue key={one} name={name} value={one} disabled={disabled} />)
  return <ChosenText {...props} words={words} submitted={sent} />
}

function LiveMultiSelect(props: MultiSelectProps) {
  const { options, value, onChange, onBlur, placeholder } = props
  const messages = useMessages()
  const { count, words } = useChosen(props)
  return (
    <Base
      {...fieldProps(props)}
      selectionMode="multiple"
      placeholder={placeholder ?? messages.selectPlaceholder}
      value={value}
      onChange={(keys) => onChange(keys.map(String))}
      onBlur={onBlur}
    >
      <FieldLabel {...props} />
      <Button className={fieldStyles.box} data-press="">
        <SelectValue className={fieldStyles.value}>
          {({ isPlaceholder, defaultChildren }) =>
            isPlaceholder ? defaultChildren : <span title={words}>{count > 2 ? messages.chosen(count) : words}</span>
          }
        </SelectValue>
        <span className={fieldStyles.affix}>
          <Icon icon={ChevronDown} size={14} />
        </span>
      </Button>
      <FieldNotes {...props} />
      <FieldPanel>
        <OptionList options={options} virtual={options.length >= manyOptions} />
      </FieldPanel>
    </Base>
  )
}
