import { optionOf, optionsFor, optionText, type SearchBarActorRef, type SearchFieldDefinition } from '@etalon/machines/search-bar'
import { useSelector } from '@xstate/react'
import { ChevronDown, Search } from 'lucide-react'
import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ComboBox as Base, ComboBoxStateContext, Input } from 'react-aria-components'
import { optionsOf } from '../advanced-filter/index.ts'
import { useReachedSearch } from '../combo-box/index.ts'
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
import { FieldPanel, OptionList } from '../list-box/index.ts'

export interface LoadedFieldProps extends FieldOptions {
  actor: SearchBarActorRef
  field: SearchFieldDefinition
  /** What it holds: an option's key, or the text itself. */
  value: string | null
  onChange: (value: string | null) => void
  onBlur: () => void
}

interface TypingOpensProps {
  placeholder: string
  /** What was loaded last. */
  loaded: unknown
}

/** Typing opens the list, as soon as there is one; words that a choice writes into the field do not. */
function TypingOpens({ placeholder, loaded }: TypingOpensProps) {
  const state = useContext(ComboBoxStateContext)
  const input = useReachedSearch()
  const typed = useRef(false)
  const open = useEffectEvent(() => {
    if (typed.current) state?.open(null, 'input')
  })
  useEffect(() => {
    if (loaded !== undefined) open()
  }, [loaded])
  const note = () => {
    typed.current = true
    open()
  }
  const leave = () => {
    typed.current = false
  }
  return <Input ref={input} className={fieldStyles.input} placeholder={placeholder} onInput={note} onBlur={leave} />
}

/** A field whose options are loaded as somebody types: one of them is chosen, or in a text field they complete what is typed. */
export function LoadedField({ actor, field, value, onChange, onBlur, ...rest }: LoadedFieldProps) {
  const messages = useMessages()
  const isText = field.type === undefined || field.type === 'input'
  const loaded = useSelector(actor, ({ context }) => context.options.get(field.prop))
  const known = useSelector(actor, ({ context }) => context.known.get(field.prop))
  const isWanted = useSelector(actor, ({ context }) => context.wanted?.name === field.prop)
  const state = useSelector(actor, (snapshot) => snapshot.value.options)
  const context = {
    options: new Map(loaded ? [[field.prop, loaded]] : []),
    known: new Map(known && !isText ? [[field.prop, known]] : []),
  }
  const options = optionsOf({ ...field, data: optionsFor(field, context) })
  const labelOf = (key: string | null) => {
    if (key === null || isText) return key ?? ''
    const option = optionOf(field, context, key)
    return option ? optionText(option, field.labelKey ?? 'dictValue') : key
  }
  const shown = labelOf(value)
  const [typed, setTyped] = useState(shown)
  const before = useRef(shown)
  const composing = useRef(false)
  // A value given from outside (restored, reset) writes its words into the field.
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    setTyped(shown)
  }, [shown])
  const want = (text: string, how: { now?: boolean; composing?: boolean } = {}) =>
    actor.send({ type: 'OPTIONS.WANTED', name: field.prop, text, ...how })
  const type = (text: string) => {
    setTyped(text)
    if (text === before.current) return
    want(text, { composing: composing.current })
    if (isText) {
      before.current = text
      onChange(text)
    } else if (text === '' && value !== null) choose(null)
  }
  const choose = (key: string | null) => {
    before.current = labelOf(key)
    setTyped(before.current)
    if (key !== value) onChange(key)
  }
  const isLoading = isWanted && (state === 'typing' || state === 'loading')
  const empty = isLoading ? messages.loading : isWanted && state === 'failed' ? messages.failedTitle : messages.noOptions
  return (
    <Base
      {...fieldProps(rest)}
      items={options}
      inputValue={typed}
      onInputChange={type}
      selectedKey={isText ? null : value}
      onSelectionChange={(key) => {
        if (key !== null) choose(isText ? labelOfOption(options, String(key)) : String(key))
        // Words that were typed but not chosen give way to those of the value.
        else if (!isText) setTyped(shown)
      }}
      onOpenChange={(open, trigger) => {
        if (open && trigger !== 'input') want('', { now: true })
      }}
      onBlur={onBlur}
      menuTrigger="manual"
      allowsCustomValue={isText}
      allowsEmptyCollection={!isText}
    >
      <FieldLabel {...rest} />
      <FieldBox
        data-loading={isLoading || undefined}
        onCompositionStart={() => {
          composing.current = true
        }}
        onCompositionEnd={() => {
          composing.current = false
          want(typed)
        }}
      >
        <span className={fieldStyles.affix}>
          <Icon icon={Search} size={14} />
        </span>
        <TypingOpens placeholder={rest.label} loaded={loaded} />
        {field.clearable !== false && typed !== '' && !rest.disabled && (
          <ClearButton label={`${messages.clear} ${rest.label}`} onPress={() => choose(isText ? '' : null)} />
        )}
        {!isText && <InnerButton label={messages.open} icon={ChevronDown} />}
      </FieldBox>
      <FieldNotes {...rest} />
      <FieldPanel>
        <OptionList empty={empty} />
      </FieldPanel>
    </Base>
  )
}

function labelOfOption(options: readonly { value: string; label: string }[], key: string): string {
  return options.find((option) => option.value === key)?.label ?? key
}
