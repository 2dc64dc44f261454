import { ComboBox } from '@etalon/ui/combo-box'
import { useState } from 'react'

const standards = [
  { value: 'piston', label: 'Piston gauge 0.02' },
  { value: 'digital', label: 'Digital pressure gauge 0.05' },
]

/** One of many, found by typing. */
export function Example() {
  const [value, setValue] = useState<string | null>(null)
  return <ComboBox label="Measuring standard" options={standards} value={value} onChange={setValue} />
}
