import type { ComponentProps } from 'react'
import { useOpenedOnce } from '../resource/use-opened-once.ts'
import { PickupDialog } from './PickupDialog.tsx'

interface AskForPickupProps extends ComponentProps<typeof PickupDialog> {
  /** Changes with every list: what was asked for in the last one is not asked for again. */
  readonly turn: number
}

/** The dialog that asks for a pickup, open from the start: opened before it is there, it would not know where the keyboard goes afterwards. */
export function AskForPickup({ turn, ...props }: AskForPickupProps) {
  useOpenedOnce(props.dialog)
  return <PickupDialog key={`${turn}-${props.own?.value ?? ''}`} {...props} />
}
