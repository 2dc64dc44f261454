import type { ReactNode } from 'react'
import { SwitchButton, SwitchField } from 'react-aria-components'
import { FieldNotes } from '../field/index.ts'
import { onRoot, type RootProps } from '../root/index.ts'
import * as styles from './switch.css.ts'

/** What {@link Switch} takes. */
export interface SwitchProps extends RootProps<HTMLDivElement> {
  /** Whether it is on. */
  on: boolean
  /** Gets whether it is on now; it takes effect at once, with no button to save. */
  onChange: (on: boolean) => void
  /** Shows how it stands, and cannot be switched. @default false */
  disabled?: boolean
  /** What is wrong with how it stands, such as that the server did not take it. An empty string counts as nothing. */
  error?: string | undefined
  /** The name under which a form knows it, and sends `on` where it is; `ErrorSummary` finds it by this. */
  name?: string
  /** What is switched. */
  children: ReactNode
}

/** Switches something on or off, at once. */
export function Switch({ on, onChange, disabled, error, name, children, ...root }: SwitchProps) {
  return (
    <SwitchField
      {...onRoot(root, styles.root)}
      isSelected={on}
      onChange={onChange}
      isDisabled={disabled ?? false}
      isInvalid={error !== undefined && error !== ''}
      validationBehavior="aria"
      {...(name === undefined ? {} : { name, 'data-field': name })}
    >
      <SwitchButton className={styles.button}>
        <span className={styles.track} />
        {children}
      </SwitchButton>
      <FieldNotes label="" error={error} />
    </SwitchField>
  )
}
