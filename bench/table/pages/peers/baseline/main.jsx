import { useState } from 'react'
import { expose, scrollerBench } from '../../src/react-mount.jsx'

// react + react-dom alone: the size that is taken off the React peers' pages
function App({ rows }) {
  const [n, set] = useState(0)
  return (
    <div className="t" onClick={() => set(n + 1)}>
      {rows.length + n}
    </div>
  )
}
expose(App, scrollerBench('.t', { cell: 'div', row: 'div', sort() {}, selectAll() {} }))
