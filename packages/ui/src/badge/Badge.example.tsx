import { Badge } from '@etalon/ui/badge'

/** How many orders wait. */
export function Example() {
  return (
    <span>
      Orders <Badge count={18} />
    </span>
  )
}
