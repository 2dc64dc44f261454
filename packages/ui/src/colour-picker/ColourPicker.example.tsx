import { ColourPicker } from '@etalon/ui/colour-picker'
import { useState } from 'react'

/** The main colour of a workspace. */
export function Example() {
  const [value, setValue] = useState('#409eff')
  return <ColourPicker label="Main colour" value={value} onChange={setValue} />
}
