import { RadioGroup as Base, Radio } from 'react-aria-components'
import { type FieldGroupOptions, FieldLabel, FieldNotes, fieldProps } from '../field/index.ts'
import type { Option } from '../list-box/index.ts'
import * as styles from './radio-group.css.ts'

/** What {@link RadioGroup} takes. */
export interface RadioGroupProps extends FieldGroupOptions {
  /** All that can be chosen, in the order in which they are shown. */
  options: readonly Option[]
  /** The chosen option's value, null for none yet. */
  value: string | null
  /** Gets the value of what was chosen. */
  onChange: (value: string) => void
  /** Below each other, for options with long words. @default false */
  stacked?: boolean
}

/** One of a few options, all in sight. */
export function RadioGroup(props: RadioGroupProps) {
  return (
    <Base {...fieldProps(props)} isReadOnly={props.readOnly ?? false} value={props.value} onChange={props.onChange}>
      <FieldLabel {...props} />
      <div className={styles.group} {...(props.stacked ? { 'data-stacked': '' } : {})}>
        {props.options.map((option) => (
          <Radio key={option.value} value={option.value} isDisabled={option.disabled ?? false} className={styles.radio}>
            <span className={styles.dot} />
            {option.label}
          </Radio>
        ))}
      </div>
      <FieldNotes {...props} />
    </Base>
  )
}
