import { FormulaInput } from '@etalon/ui/formula-input'
import { useState } from 'react'

const groups = [{ id: 'greek', label: 'Greek', symbols: [{ code: '\\delta', sort: 1 }] }]

/** A formula in LaTeX, typed or put together from symbols. */
export function Example() {
  const [value, setValue] = useState('\\frac{U}{k}')
  return <FormulaInput label="Model" groups={groups} value={value} onChange={setValue} />
}
