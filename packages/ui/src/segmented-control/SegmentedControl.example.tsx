import { SegmentedControl } from '@etalon/ui/segmented-control'
import { useState } from 'react'

const views = [
  { value: 'all', label: 'All', count: 1286 },
  { value: 'audit', label: 'To be approved', count: 18 },
]

/** Which part of a list is shown. */
export function Example() {
  const [value, setValue] = useState('all')
  return <SegmentedControl label="View" segments={views} value={value} onChange={setValue} />
}
