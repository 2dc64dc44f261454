import { DateRangeField, type DateSpan } from '@etalon/ui/date-range-field'
import { useState } from 'react'

/** From a day to a day, both included. */
export function Example() {
  const [span, setSpan] = useState<DateSpan | null>(null)
  return <DateRangeField label="Registered" value={span} onChange={setSpan} clearable />
}
