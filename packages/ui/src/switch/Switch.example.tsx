import { Switch } from '@etalon/ui/switch'
import { useState } from 'react'

/** Something that is on or off at once, without a form. */
export function Example() {
  const [on, setOn] = useState(true)
  return (
    <Switch on={on} onChange={setOn}>
      Tell me by mail
    </Switch>
  )
}
