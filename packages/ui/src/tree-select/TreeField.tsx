import type { TreeActorRef } from '@etalon/machines/tree'
import { ChevronDown } from 'lucide-react'
import { type CSSProperties, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useField } from 'react-aria/useField'
import {
  Button,
  Dialog,
  FieldErrorContext,
  Group,
  LabelContext,
  PopoverContext,
  Provider,
  TextContext,
} from 'react-aria-components'
import { ClearButton, FieldLabel, FieldNotes, fieldStyles, InnerButton } from '../field/index.ts'
import { useMessages } from '../i18n/index.ts'
import { FieldPanel } from '../list-box/index.ts'
import { onRoot } from '../root/index.ts'
import { TreeView } from '../tree/index.ts'
import * as styles from './tree-select.css.ts'
import type { TreeSelectOptions } from './tree-select-options.ts'
import type { TreePanel } from './use-tree-panel.ts'

interface TreeFieldProps {
  options: TreeSelectOptions
  actor: TreeActorRef
  /** What is chosen, in words; empty for nothing. */
  words: string
  /** What is chosen as it is seen, in place of the words, which are then read aloud alone. */
  seen?: ReactNode
  panel: TreePanel
  onClear: () => void
  /** Beneath the tree. */
  foot?: ReactNode
  /** What a form sends. */
  submitted: ReactNode
}

const valid = { isInvalid: false, validationErrors: [], validationDetails: {} as ValidityState }

/** A field whose button opens a tree: label, box, notes and panel. */
export function TreeField({ options, actor, words, seen, panel, onClear, foot, submitted }: TreeFieldProps) {
  const { label, labelPosition = 'above', hint, error, name, placeholder, filterable = true, clearable = false } = options
  const messages = useMessages()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [width, setWidth] = useState(0)
  const isWrong = error !== undefined && error !== ''
  const isFixed = options.disabled === true || options.readOnly === true
  const field = useField({ label, description: hint, errorMessage: error, isInvalid: isWrong, labelElementType: 'span' })
  const change = (next: boolean) => {
    if (next && isFixed) return
    if (next) setWidth(box.current?.offsetWidth ?? 0)
    panel.setOpen(next)
  }
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    change(true)
  }
  return (
    <Provider
      values={[
        [LabelContext, { ...field.labelProps, elementType: 'span', onClick: () => opener.current?.focus() }],
        [TextContext, { slots: { description: field.descriptionProps, errorMessage: field.errorMessageProps } }],
        [FieldErrorContext, isWrong ? { ...valid, isInvalid: true, validationErrors: [error] } : valid],
        [
          PopoverContext,
          {
            triggerRef: box,
            isOpen: panel.isOpen,
            onOpenChange: change,
            style: { '--trigger-width': `${width}px` } as CSSProperties,
          },
        ],
      ]}
    >
      <div
        {...onRoot(options, fieldStyles.root)}
        data-label-position={labelPosition}
        data-size={options.size ?? 'medium'}
        {...(name === undefined ? {} : { 'data-field': name })}
        {...(isWrong ? { 'data-invalid': '' } : {})}
        {...(options.disabled ? { 'data-disabled': '' } : {})}
        {...(options.readOnly ? { 'data-readonly': '' } : {})}
      >
        <FieldLabel {...options} />
        <Group ref={box} className={fieldStyles.box} data-press="">
          {seen}
          <Button
            ref={opener}
            className={styles.opener}
            isDisabled={isFixed}
            autoFocus={options.autoFocus ?? false}
            aria-haspopup="dialog"
            aria-expanded={panel.isOpen}
            {...(labelPosition === 'hidden'
              ? { 'aria-label': words === '' ? label : `${label} ${words}` }
              : { 'aria-labelledby': `${field.labelProps.id} ${id}` })}
            {...(field.fieldProps['aria-describedby'] ? { 'aria-describedby': field.fieldProps['aria-describedby'] } : {})}
            onPress={() => change(true)}
            onKeyDown={pressed}
          >
            <span
              id={id}
              className={seen ? styles.spoken : fieldStyles.value}
              {...(words === '' ? { 'data-placeholder': '' } : { title: words })}
            >
              {words === '' ? (placeholder ?? messages.selectPlaceholder) : words}
            </span>
          </Button>
          {clearable && words !== '' && !isFixed && (
            <ClearButton
              label={`${messages.clear} ${label}`}
              onPress={() => {
                onClear()
                opener.current?.focus()
              }}
            />
          )}
          <InnerButton
            label={`${messages.open} ${label}`}
            icon={ChevronDown}
            slot={null}
            excludeFromTabOrder
            disabled={isFixed}
            onPress={() => change(true)}
          />
        </Group>
        <FieldNotes {...options} />
        {submitted}
        <FieldPanel>
          <Dialog className={styles.panel} aria-label={label}>
            <div className={styles.body}>
              <TreeView actor={actor} label={label} filterable={filterable} autoFocus />
            </div>
            {foot !== undefined && <div className={styles.foot}>{foot}</div>}
          </Dialog>
        </FieldPanel>
      </div>
    </Provider>
  )
}
