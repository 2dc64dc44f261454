// Runs in the page: window.harness drives one peer through window.mountTable(rows) and window.bench.
// A sample is taken in a ResizeObserver callback, that is after every requestAnimationFrame callback and before paint:
// it sees what the main thread is about to paint. "exposed" is sampled in a capturing scroll listener, before the peer
// hears of the scroll: it sees what a compositor that scrolls ahead of the main thread shows (old rows, new position).
import { makeRows, ROW_HEIGHT } from './data.js'

const YS = [40, 200, 360, 520, 690]
const X = 22
const raf = () => new Promise((r) => requestAnimationFrame(r))
const sleep = (ms) => new Promise((r) => setTimeout(r, ms))
let rows

function rowNumberAt(y) {
  for (const el of document.elementsFromPoint(window.bench.x ?? X, y)) {
    const cell = el.closest(window.bench.cell)
    if (!cell) continue
    const n = parseInt(cell.textContent, 10)
    return n > 0 ? n : 0
  }
  return 0
}
function sample() {
  const top = window.bench.getScrollTop()
  let blank = 0,
    stale = 0
  for (const y of YS) {
    const n = rowNumberAt(y)
    if (!n) blank++
    else if (Math.abs(n - (Math.floor((top + y - 32) / ROW_HEIGHT) + 1)) > 1) stale++
  }
  return { blank, stale }
}
const q = (a, p) => {
  const s = [...a].sort((x, y) => x - y)
  return s.length ? s[Math.min(s.length - 1, Math.floor(p * s.length))] : 0
}

function record(sampling = true) {
  const rec = { frames: [], blankFrames: 0, staleFrames: 0, blankPoints: 0, scrollEvents: 0, exposed: 0, maxBlankRun: 0 }
  let last = 0,
    on = true,
    run = 0,
    flip = false
  const el = document.createElement('div')
  el.style.cssText = 'position:fixed;right:0;bottom:0;width:1px;height:1px;pointer-events:none'
  document.body.append(el)
  // react-aria takes pointer events off its rows while it scrolls, and elementsFromPoint would not see them
  const style = document.createElement('style')
  style.textContent = '#root *{pointer-events:auto!important}'
  if (sampling) document.head.append(style)
  const ro = new ResizeObserver(() => {
    if (!on || !last) return
    const s = sample()
    rec.blankPoints += s.blank
    if (s.blank) {
      rec.blankFrames++
      rec.maxBlankRun = Math.max(rec.maxBlankRun, ++run)
    } else run = 0
    if (s.stale) rec.staleFrames++
  })
  if (sampling) ro.observe(el)
  const tick = (t) => {
    if (!on) return
    if (last) rec.frames.push(t - last)
    last = t
    flip = !flip
    el.style.width = flip ? '2px' : '1px'
    requestAnimationFrame(tick)
  }
  requestAnimationFrame(tick)
  let lastTop = window.bench.getScrollTop()
  const onScroll = () => {
    const top = window.bench.getScrollTop()
    if (top === lastTop || !sampling) return
    lastTop = top
    rec.scrollEvents++
    if (YS.some((y) => !rowNumberAt(y))) rec.exposed++
  }
  window.addEventListener('scroll', onScroll, { capture: true, passive: true })
  return () => {
    on = false
    ro.disconnect()
    el.remove()
    style.remove()
    window.removeEventListener('scroll', onScroll, { capture: true })
    const f = rec.frames
    return {
      frames: f.length,
      p50: q(f, 0.5),
      p95: q(f, 0.95),
      max: Math.max(0, ...f),
      slow: f.filter((x) => x > 25).length / Math.max(1, f.length),
      blank: rec.blankFrames / Math.max(1, f.length),
      blankPoints: rec.blankPoints / Math.max(1, f.length * YS.length),
      stale: rec.staleFrames / Math.max(1, f.length),
      maxBlankRun: rec.maxBlankRun,
      exposed: rec.exposed / Math.max(1, rec.scrollEvents),
      scrollEvents: rec.scrollEvents,
      endTop: window.bench.getScrollTop(),
    }
  }
}
async function until(ok, t0, limit) {
  for (;;) {
    await raf()
    if (ok()) {
      const done = await raf()
      return Math.max(done, performance.now()) - t0
    }
    if (performance.now() - t0 > limit) return null
  }
}
let stop
window.harness = {
  prepare(n) {
    rows = makeRows(n)
    return rows.length
  },
  async mount(limit = 120000) {
    await raf()
    await raf()
    const t0 = performance.now()
    window.mountTable(rows)
    const sync = performance.now() - t0
    const ms = await until(() => YS.every((y) => rowNumberAt(y)), t0, limit)
    return { ms, sync }
  },
  startRecord(sampling) {
    stop = record(sampling)
  },
  stopRecord() {
    return stop()
  },
  async jumps(count, px) {
    const max = rows.length * ROW_HEIGHT - 720
    let y = window.bench.getScrollTop()
    for (let i = 0; i < count; i++) {
      y += px
      if (y > max) y = y % max
      await sleep(100)
      window.bench.scrollTo(y) // in a task, not in a frame callback: there every peer would paint one blank frame
    }
  },
  async sort(limit = 60000) {
    window.bench.scrollTo(0)
    await sleep(300)
    let best = rows[0]
    for (const r of rows) if (r.amount < best.amount) best = r
    const t0 = performance.now()
    window.bench.sort('amount', 'asc')
    return until(() => rowNumberAt(YS[0]) === best.seq, t0, limit)
  },
  async selectAll(limit = 60000) {
    const first = () => {
      for (const el of document.elementsFromPoint(window.bench.x ?? X, YS[0])) {
        const row = el.closest(window.bench.row)
        if (row)
          return (
            row.getAttribute('aria-selected') === 'true' ||
            !!row.querySelector('input:checked') ||
            !!(window.bench.selected && row.matches(window.bench.selected))
          )
      }
      return false
    }
    if (first()) return null
    const t0 = performance.now()
    window.bench.selectAll()
    return until(first, t0, limit)
  },
  nodes: () => document.querySelectorAll('#root *').length,
  cells: () => document.querySelectorAll('#root ' + window.bench.cell.split(',').join(',#root ')).length,
  sample,
  scrollHeight: () => window.bench.scrollHeight(),
}
