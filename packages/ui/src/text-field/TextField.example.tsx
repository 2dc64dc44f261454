import { TextField } from '@etalon/ui/text-field'
import { useState } from 'react'

/** A line of text. */
export function Example() {
  const [value, setValue] = useState('')
  return <TextField label="Customer" placeholder="Name or part of it" clearable value={value} onChange={setValue} />
}
