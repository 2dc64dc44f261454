import { Button } from '@etalon/ui/button'
import { Popover } from '@etalon/ui/popover'

/** A small panel beside the button that opens it. */
export function Example() {
  return (
    <Popover title="Environment" trigger={<Button>Environment</Button>}>
      20.3 °C, 48 % relative humidity
    </Popover>
  )
}
