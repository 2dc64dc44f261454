import { RichText } from '@etalon/ui/rich-text'
import { useState } from 'react'

/** Text with headings, lists, tables, pictures and formulas, as HTML. */
export function Example() {
  const [value, setValue] = useState('')
  return <RichText label="Opinion" characters={{ common: [] }} formulas={{ groups: [] }} value={value} onChange={setValue} />
}
