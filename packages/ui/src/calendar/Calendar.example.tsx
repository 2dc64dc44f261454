import { Calendar } from '@etalon/ui/calendar'
import { useState } from 'react'

const due = { '2026-11-26': { count: 3, tone: 'warning' } } as const

/** The days on which something falls due. */
export function Example() {
  const [value, setValue] = useState<string | null>('2026-11-24')
  return <Calendar label="Due dates" today="2026-11-20" marks={due} value={value} onChange={setValue} />
}
