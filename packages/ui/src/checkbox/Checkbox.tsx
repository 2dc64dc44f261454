import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Checkbox as Base, CheckboxGroup as Group } from 'react-aria-components'
import { type FieldGroupOptions, FieldLabel, FieldNotes, fieldProps } from '../field/index.ts'
import { Icon } from '../icon/index.ts'
import type { Option } from '../list-box/index.ts'
import { onRoot, type RootProps } from '../root/index.ts'
import * as styles from './checkbox.css.ts'

/** What {@link Checkbox} takes, whichever way it is named. */
export interface CheckboxBehaviour extends RootProps<HTMLLabelElement> {
  /** The words beside the box; also its name. */
  children?: ReactNode
  /** Its name, read aloud, where no words stand beside the box. */
  label?: string | undefined
  /** Whether it is ticked. */
  checked: boolean
  /** It was ticked, or the tick was taken away. */
  onChange: (checked: boolean) => void
  /** Some, but not all, of what it stands for. */
  indeterminate?: boolean
  /** It can neither be reached nor changed. @default false */
  disabled?: boolean
  /** It can be reached and not changed. @default false */
  readOnly?: boolean
  /** Marked as wrong; what is wrong is said beside it. @default false */
  invalid?: boolean
  /** The name under which a form knows and sends it; `ErrorSummary` finds it by this. */
  name?: string
  /** It has the keyboard as soon as it is on the page. @default false */
  autoFocus?: boolean
  /** Which part of a list or a table it is, where react-aria asks for that. */
  slot?: string | null
  /** Left out of the Tab order, where a grid leads to it. */
  excludeFromTabOrder?: boolean
}

/** What {@link Checkbox} takes; either `children` or `label` names it. */
export type CheckboxProps = CheckboxBehaviour &
  ({ children: ReactNode; label?: undefined } | { label: string; children?: undefined })

function Tick({ indeterminate, selected }: { indeterminate: boolean; selected: boolean }) {
  return (
    <span className={styles.box}>
      {indeterminate ? <Icon icon={Minus} size={12} bold /> : selected && <Icon icon={Check} size={12} bold />}
    </span>
  )
}

/** A box to tick, with its words (`children`) or a name that is only read aloud (`label`). */
export function Checkbox(props: CheckboxProps) {
  return (
    <Base
      {...onRoot(props, styles.root)}
      isSelected={props.checked}
      onChange={props.onChange}
      isIndeterminate={props.indeterminate ?? false}
      isDisabled={props.disabled ?? false}
      isReadOnly={props.readOnly ?? false}
      isInvalid={props.invalid ?? false}
      {...(props.name === undefined ? {} : { name: props.name, 'data-field': props.name })}
      autoFocus={props.autoFocus ?? false}
      excludeFromTabOrder={props.excludeFromTabOrder ?? false}
      {...(props.slot === undefined ? {} : { slot: props.slot })}
      {...(props.label === undefined ? {} : { 'aria-label': props.label })}
    >
      {({ isIndeterminate, isSelected }) => (
        <>
          <Tick indeterminate={isIndeterminate} selected={isSelected} />
          {props.children}
        </>
      )}
    </Base>
  )
}

/** What {@link CheckboxGroup} takes. */
export interface CheckboxGroupProps extends FieldGroupOptions {
  /** All that can be ticked, in the order in which they are shown. */
  options: readonly Option[]
  /** The values of those that are ticked. */
  value: readonly string[]
  /** Gets the values of all that are ticked now. */
  onChange: (value: string[]) => void
}

/** Several of a few options, all in sight. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  return (
    <Group {...fieldProps(props)} isReadOnly={props.readOnly ?? false} value={[...props.value]} onChange={props.onChange}>
      <FieldLabel {...props} />
      <div className={styles.group}>
        {props.options.map((option) => (
          <Base key={option.value} value={option.value} isDisabled={option.disabled ?? false} className={styles.root}>
            {({ isSelected }) => (
              <>
                <Tick indeterminate={false} selected={isSelected} />
                {option.label}
              </>
            )}
          </Base>
        ))}
      </div>
      <FieldNotes {...props} />
    </Group>
  )
}
