import { MultiSelect } from '@etalon/ui/multi-select'
import { useState } from 'react'

const quantities = [
  { value: 'pressure', label: 'Pressure' },
  { value: 'mass', label: 'Mass' },
]

/** Several of many, found by typing and shown as tags. */
export function Example() {
  const [value, setValue] = useState<readonly string[]>([])
  return <MultiSelect label="Quantities" options={quantities} value={value} onChange={setValue} />
}
