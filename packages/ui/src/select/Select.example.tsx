import { Select } from '@etalon/ui/select'
import { useState } from 'react'

const services = [
  { value: 'deliver', label: 'Brought here' },
  { value: 'site', label: 'Tested on site', note: 'needs a vehicle' },
]

/** One of several options. */
export function Example() {
  const [value, setValue] = useState<string | null>(null)
  return <Select label="Service" options={services} value={value} onChange={setValue} />
}
