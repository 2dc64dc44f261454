import type { ReactNode } from 'react'
import { Switch as Base } from 'react-aria-components'
import { onRoot, type RootProps } from '../root/index.ts'
import * as styles from './switch.css.ts'

/** What {@link Switch} takes. */
export interface SwitchProps extends RootProps<HTMLLabelElement> {
  /** Whether it is on. */
  on: boolean
  /** Gets whether it is on now; it takes effect at once, with no button to save. */
  onChange: (on: boolean) => void
  /** Shows how it stands, and cannot be switched. @default false */
  disabled?: boolean
  /** The name under which a form knows it, and sends `on` where it is; `ErrorSummary` finds it by this. */
  name?: string
  /** What is switched. */
  children: ReactNode
}

/** Switches something on or off, at once. */
export function Switch({ on, onChange, disabled, name, children, ...root }: SwitchProps) {
  return (
    <Base
      {...onRoot(root, styles.root)}
      isSelected={on}
      onChange={onChange}
      isDisabled={disabled ?? false}
      {...(name === undefined ? {} : { name, 'data-field': name })}
    >
      <span className={styles.track} />
      {children}
    </Base>
  )
}
