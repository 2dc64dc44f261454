import type { TreeActorRef } from '@etalon/machines/tree'
import { ChevronDown } from 'lucide-react'
import { type CSSProperties, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Button, Dialog, Group, PopoverContext } from 'react-aria-components'
import { ClearButton, FieldFrame, fieldStyles, InnerButton } from '../field/index.ts'
import { useMessages } from '../i18n/index.ts'
import { FieldPanel } from '../list-box/index.ts'
import { ChosenText } from '../text-field/index.ts'
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

/** A field whose button opens a tree: label, box, notes and panel; where it is only to be read, what is chosen in words. */
export function TreeField(props: TreeFieldProps) {
  const { options, words, submitted } = props
  return options.readOnly ? <ChosenText {...options} words={words} submitted={submitted} /> : <LiveTreeField {...props} />
}

function LiveTreeField({ options, actor, words, seen, panel, onClear, foot, submitted }: TreeFieldProps) {
  const { label, labelPosition = 'above', placeholder, filterable = true, clearable = false } = options
  const messages = useMessages()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [width, setWidth] = useState(0)
  const isFixed = options.disabled === true
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
    <FieldFrame options={options} onLabel={() => opener.current?.focus()}>
      {({ describedBy, labelledBy }) => (
        <>
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
                : { 'aria-labelledby': `${labelledBy} ${id}` })}
              {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
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
          {submitted}
          <PopoverContext.Provider
            value={{
              triggerRef: box,
              isOpen: panel.isOpen,
              onOpenChange: change,
              style: { '--trigger-width': `${width}px` } as CSSProperties,
            }}
          >
            <FieldPanel>
              <Dialog className={styles.panel} aria-label={label}>
                <div className={styles.body}>
                  <TreeView actor={actor} label={label} filterable={filterable} autoFocus />
                </div>
                {foot !== undefined && <div className={styles.foot}>{foot}</div>}
              </Dialog>
            </FieldPanel>
          </PopoverContext.Provider>
        </>
      )}
    </FieldFrame>
  )
}
