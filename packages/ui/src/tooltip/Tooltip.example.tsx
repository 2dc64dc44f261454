import { Button } from '@etalon/ui/button'
import { Tooltip } from '@etalon/ui/tooltip'

/** A remark on hover and on focus. */
export function Example() {
  return (
    <Tooltip text="Everything since midnight">
      <Button>Today</Button>
    </Tooltip>
  )
}
