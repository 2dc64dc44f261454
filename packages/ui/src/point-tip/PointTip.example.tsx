import { PointTip } from '@etalon/ui/point-tip'
import { useState } from 'react'

/** Beside a mark in a drawing, while a pointer or the focus is on it. */
export function Example() {
  const [mark, setMark] = useState<Element | null>(null)
  return (
    <>
      <button type="button" onFocus={({ currentTarget }) => setMark(currentTarget)} onBlur={() => setMark(null)}>
        10 MPa
      </button>
      <PointTip anchor={mark}>Error: +0.02 MPa</PointTip>
    </>
  )
}
