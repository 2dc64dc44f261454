import { type AddressCascadeActorRef, namesOf } from '@etalon/machines/address-cascade'
import { useSelector } from '@xstate/react'
import { MapPin } from 'lucide-react'
import { type ClipboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../button/index.ts'
import { FindBox } from '../combo-box/index.ts'
import { SubmittedValue } from '../field/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Note } from '../note/index.ts'
import { onRoot, type RootProps, useSharedRef } from '../root/index.ts'
import { Select } from '../select/index.ts'
import * as styles from './address-cascade.css.ts'

/** What {@link AddressCascade} takes. */
export interface AddressCascadeProps extends RootProps<HTMLFieldSetElement> {
  /** The address and the regions that can be chosen: of `useAddressCascade`. */
  actor: AddressCascadeActorRef
  /** What the address is of, such as 单位地址; names the group. */
  label: string
  /** Down to the area at least. @default false */
  required?: boolean
  /** Shows the address, and nothing of it can be changed. @default false */
  disabled?: boolean
  /** What is wrong with the address. */
  error?: string | undefined
  /** The name under which a form knows it, and sends the code of the last region that is chosen; `ErrorSummary` finds it by this. */
  name?: string
}

const levels = [0, 1, 2, 3] as const

/** Province, city, area and street, one beside the other, with a search across them that also takes a whole address. */
export function AddressCascade({ actor, label, required = false, disabled = false, error, name, ...root }: AddressCascadeProps) {
  const messages = useMessages()
  const id = useId()
  const errorId = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  const ref = useSharedRef(group, root.ref)
  const columns = useSelector(actor, (snapshot) => snapshot.context.columns)
  const isLoading = useSelector(actor, (snapshot) => snapshot.matches({ levels: 'loading' }))
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches({ levels: 'failed' }))
  const names = [messages.province, messages.city, messages.area, messages.street]
  // What is wrong is told with the level at which somebody can go on.
  const isWrong = error !== undefined && error !== ''
  const missing = columns.findIndex(({ chosen }) => chosen === undefined)
  const wrongLevel = missing === -1 ? columns.length - 1 : missing
  const retry = () => {
    // The button goes away with the failure: the focus goes back to what the failed level depends on.
    const open = group.current?.querySelectorAll<HTMLElement>('button[aria-haspopup=listbox]:not(:disabled)')
    const target = open && open.length > 0 ? open[open.length - 1] : group.current?.querySelector<HTMLElement>('input')
    target?.focus()
    actor.send({ type: 'RETRY' })
  }
  return (
    <fieldset
      {...onRoot({ ...root, ref }, styles.group)}
      aria-labelledby={id}
      {...(isWrong ? { 'aria-describedby': errorId } : {})}
      disabled={disabled}
      {...(name === undefined ? {} : { 'data-field': name })}
    >
      <legend id={id} className={styles.legend}>
        {label}
      </legend>
      <div className={styles.fields}>
        <div className={styles.search}>
          <AddressSearch actor={actor} disabled={disabled} />
        </div>
        {levels.map((level) => {
          const column = columns[level]
          if (!column) return null
          const isOpen = level === 0 || columns[level - 1]?.chosen !== undefined
          const waits = isOpen && column.options === undefined
          const isEmpty = column.options?.length === 0
          return (
            <Select
              key={level}
              label={names[level] ?? ''}
              required={required && level < 3 && !isEmpty}
              disabled={disabled || !isOpen || waits || isEmpty}
              options={(column.options ?? []).map(({ code, name }) => ({ value: code, label: name }))}
              {...(isWrong && level === wrongLevel ? { errorId } : {})}
              value={column.chosen?.code ?? null}
              placeholder={waits && isLoading ? messages.loading : isEmpty ? messages.noRegions : messages.selectPlaceholder}
              // A row that stands for none, where there is something to take back: without a choice it would look like one.
              {...(required || column.chosen === undefined ? {} : { emptyLabel: messages.selectPlaceholder })}
              onChange={(code) =>
                actor.send(code === null ? { type: 'REGION.CLEARED', level } : { type: 'REGION.CHOSEN', level, code })
              }
            />
          )
        })}
      </div>
      <SubmittedValue
        name={name}
        value={columns.findLast(({ chosen }) => chosen !== undefined)?.chosen?.code ?? ''}
        disabled={disabled}
      />
      {hasFailed && (
        <Note tone="danger" live>
          <span className={styles.failed}>
            <span>{messages.regionsFailed}</span>
            <Button size="small" onPress={retry}>
              {messages.retry}
            </Button>
          </span>
        </Note>
      )}
      {isWrong && (
        <Note tone="danger" live>
          <span id={errorId}>{error}</span>
        </Note>
      )}
    </fieldset>
  )
}

function AddressSearch({ actor, disabled }: { actor: AddressCascadeActorRef; disabled: boolean }) {
  const messages = useMessages()
  const found = useSelector(actor, (snapshot) => snapshot.context.found)
  const isLooking = useSelector(
    actor,
    (snapshot) =>
      snapshot.matches({ search: 'waiting' }) ||
      snapshot.matches({ search: 'searching' }) ||
      snapshot.matches({ search: 'reading' }) ||
      snapshot.matches({ pasting: 'reading' }),
  )
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches({ search: 'failed' }))
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const followed = useSelector(actor, (snapshot) => snapshot.context.rest)
  const options = found.map((way, place) => {
    const names = namesOf(way)
    // Of a whole address what follows its regions is said as well.
    const label = [names.at(-1) ?? '', followed].filter(Boolean).join(' ')
    return { value: String(place), label, note: names.slice(0, -1).join(' / ') }
  })
  const type = (typed: string) => {
    setText(typed)
    setProblem(undefined)
    actor.send({ type: 'SEARCH.TYPED', text: typed })
  }
  useEffect(() => {
    const subscriptions = [
      actor.on('notUnderstood', ({ text: pasted }) => {
        setText(pasted)
        setProblem(messages.addressNotUnderstood)
      }),
      actor.on('failed', ({ of }) => of === 'address' && setProblem(messages.failedTitle)),
      actor.on('changed', ({ reason }) => (reason === 'pasted' || reason === 'found') && setText('')),
    ]
    return () => {
      for (const one of subscriptions) one.unsubscribe()
    }
  }, [actor, messages])
  /** A whole address is read at once; a word is searched for. */
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain').trim()
    if (pasted.length < 4) return
    event.preventDefault()
    setProblem(undefined)
    setText(pasted)
    actor.send({ type: 'SEARCH.CLEARED' })
    actor.send({ type: 'ADDRESS.PASTED', text: pasted })
  }
  return (
    <FindBox
      label={messages.addressSearch}
      icon={MapPin}
      placeholder={messages.addressSearchHint}
      disabled={disabled}
      error={problem}
      text={text}
      onTextChange={type}
      onPaste={paste}
      options={options}
      onChosen={(place) => actor.send({ type: 'FOUND.CHOSEN', place: Number(place) })}
      loading={isLooking}
      empty={isLooking ? messages.loading : messages.noOptions}
      onRetry={hasFailed ? () => actor.send({ type: 'RETRY' }) : undefined}
    />
  )
}
