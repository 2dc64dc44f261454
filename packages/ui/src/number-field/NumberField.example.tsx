import { NumberField } from '@etalon/ui/number-field'
import { useState } from 'react'

/** A number as text: its digits stay as they were typed. */
export function Example() {
  const [value, setValue] = useState('20.30')
  return <NumberField label="Temperature" unit="°C" decimals={2} value={value} onChange={setValue} />
}
