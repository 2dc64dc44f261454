import { DateTimeField } from '@etalon/ui/date-time-field'
import { useState } from 'react'

/** A day and a time by the clock of the institute. */
export function Example() {
  const [value, setValue] = useState<string | null>(null)
  return <DateTimeField label="Received at" value={value} onChange={setValue} />
}
