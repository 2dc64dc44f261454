import { DateField } from '@etalon/ui/date-field'
import { useState } from 'react'

/** A day, typed or picked. */
export function Example() {
  const [value, setValue] = useState<string | null>(null)
  return <DateField label="Valid until" min="2026-01-01" value={value} onChange={setValue} />
}
