import { Checkbox } from '@etalon/ui/checkbox'
import { useState } from 'react'

/** One thing that is so or not. */
export function Example() {
  const [urgent, setUrgent] = useState(false)
  return (
    <Checkbox checked={urgent} onChange={setUrgent}>
      Urgent
    </Checkbox>
  )
}
