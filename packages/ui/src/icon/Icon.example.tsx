import { Icon } from '@etalon/ui/icon'
import { ShieldCheck } from 'lucide-react'

/** With a label it is read aloud; without one it only goes with a word. */
export function Example() {
  return (
    <span>
      <Icon icon={ShieldCheck} /> Valid <Icon icon={ShieldCheck} size={20} label="Sealed" />
    </span>
  )
}
