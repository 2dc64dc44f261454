// The floor: hand-written DOM, a pool of absolutely placed rows recycled by index modulo the pool size. No library at all.
import '../../src/base.css'
import '../../src/plain.css'
import './floor.css'
import { CHECK_WIDTH, COLUMNS, ROW_HEIGHT, sortRows, TOTAL_WIDTH, text } from '../../src/data.js'

const OVER = 13
let rows,
  body,
  scroller,
  pool,
  selected = new Set(),
  first = -1
const div = (c) => {
  const e = document.createElement('div')
  e.className = c
  return e
}
function makeRow(head) {
  const row = div('f-row')
  const mk = (w, num) => {
    const c = div(num ? 't-cell t-num' : 't-cell')
    c.style.width = w + 'px'
    row.append(c)
    return c
  }
  const cells = [mk(COLUMNS[0].width, true)]
  const box = document.createElement('input')
  box.type = 'checkbox'
  mk(CHECK_WIDTH).append(box)
  for (const c of COLUMNS.slice(1)) cells.push(mk(c.width, c.num))
  if (head)
    cells.forEach((c, i) => {
      c.textContent = COLUMNS[i].title
    })
  else for (const c of cells) c.append('')
  return { row, box, nodes: head ? cells : cells.map((c) => c.firstChild), index: -1 }
}
function paint(force) {
  const from = Math.max(0, Math.min(rows.length - pool.length, Math.floor(scroller.scrollTop / ROW_HEIGHT) - OVER))
  if (from === first && !force) return
  first = from
  for (let k = 0; k < pool.length; k++) {
    const i = from + k,
      slot = pool[i % pool.length]
    if (slot.index === i && !force) continue
    slot.index = i
    const r = rows[i]
    slot.row.style.transform = `translateY(${i * ROW_HEIGHT}px)`
    for (let c = 0; c < COLUMNS.length; c++) slot.nodes[c].data = text(r, COLUMNS[c])
    const s = selected.has(r.id)
    if (slot.box.checked !== s) {
      slot.box.checked = s
      slot.row.classList.toggle('t-sel', s)
    }
  }
}
window.mountTable = (data) => {
  rows = data
  scroller = div('t-scroller f-scroller')
  const head = makeRow(true)
  head.row.className = 'f-row t-head f-head'
  body = div('f-body')
  body.style.cssText = `height:${rows.length * ROW_HEIGHT}px;width:${TOTAL_WIDTH}px`
  pool = Array.from({ length: Math.min(rows.length, 22 + 2 * OVER) }, () => makeRow(false))
  body.append(...pool.map((p) => p.row))
  scroller.append(head.row, body)
  scroller.addEventListener('scroll', () => paint(false), { passive: true })
  paint(true)
  document.getElementById('root').append(scroller)
}
window.bench = {
  cell: '.f-body .t-cell',
  row: '.f-body .f-row',
  getScrollTop: () => scroller?.scrollTop ?? 0,
  scrollTo: (y) => {
    scroller.scrollTop = y
  },
  scrollHeight: () => scroller.scrollHeight,
  sort(key, dir) {
    rows = sortRows(rows, key, dir)
    paint(true)
  },
  selectAll() {
    selected = new Set(rows.map((r) => r.id))
    paint(true)
  },
  selectedCount: () => selected.size,
}
