import type { ReactNode } from 'react'
import { Switch as Base } from 'react-aria-components'
import * as styles from './switch.css.ts'

export interface SwitchProps {
  on: boolean
  onChange: (on: boolean) => void
  disabled?: boolean
  /** What is switched. */
  children: ReactNode
}

/** Switches something on or off, at once. */
export function Switch({ on, onChange, disabled, children }: SwitchProps) {
  return (
    <Base className={styles.root} isSelected={on} onChange={onChange} isDisabled={disabled ?? false}>
      <span className={styles.track} />
      {children}
    </Base>
  )
}
