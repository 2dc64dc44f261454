import { Meter } from '@etalon/ui/meter'

/** How many of the items are tested. */
export function Example() {
  return <Meter label="Tested" value={8} max={12} />
}
