import { TextArea } from '@etalon/ui/text-area'
import { useState } from 'react'

/** Some lines of text. */
export function Example() {
  const [value, setValue] = useState('')
  return <TextArea label="Remark" rows={3} maxLength={200} value={value} onChange={setValue} />
}
