import './base.css'
import { createRoot } from 'react-dom/client'
// Every React peer mounts the same way: a fresh root, no StrictMode; the app puts its handle on window.bench.
export function expose(App, bench) {
  window.bench = bench
  window.mountTable = (rows) => createRoot(document.getElementById('root')).render(<App rows={rows} />)
}
export const scrollerBench = (selector, extra) => {
  const el = () => document.querySelector(selector)
  return {
    getScrollTop: () => el()?.scrollTop ?? 0,
    scrollTo: (y) => {
      el().scrollTop = y
    },
    scrollHeight: () => el().scrollHeight,
    ...extra,
  }
}
