import { TreeSelect } from '@etalon/ui/tree-select'
import { useState } from 'react'

const fields = [
  { id: 'force', label: 'Force', children: [{ id: 'pressure', label: 'Pressure' }] },
  { id: 'heat', label: 'Heat' },
]

/** One item of a tree. */
export function Example() {
  const [value, setValue] = useState<string | null>(null)
  return <TreeSelect label="Field" items={fields} value={value} onChange={setValue} />
}
