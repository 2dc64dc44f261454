import { RadioGroup } from '@etalon/ui/radio-group'
import { useState } from 'react'

const services = [
  { value: 'deliver', label: 'Brought here' },
  { value: 'site', label: 'Tested on site', note: 'needs a vehicle' },
]

/** One of a few that are all in sight. */
export function Example() {
  const [value, setValue] = useState<string | null>(null)
  return <RadioGroup label="Service" options={services} value={value} onChange={setValue} />
}
