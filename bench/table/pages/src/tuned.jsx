// A prototype of "ours": TableVirtuoso with ARIA grid semantics, memoised rows, one delegated listener, overscan in pixels.
// windowed: only the columns in view have cells (a colspan stands for those on the left); aria-colindex says which they are.
// recycled: React keys are the index modulo a pool, so a row that leaves becomes one that enters. ?overscan=px
import { memo, useEffect, useMemo, useState } from 'react'
import { TableVirtuoso } from 'react-virtuoso'
import './plain.css'
import './tuned.css'
import { CHECK_WIDTH, COLUMNS, ROW_HEIGHT, sortRows, TOTAL_WIDTH, text } from './data.js'
import { expose, scrollerBench } from './react-mount.jsx'
import { toggle } from './selection.js'

const api = {}
const params = new URLSearchParams(location.search)
const overscan = Number(params.get('overscan') ?? 400)
const COLS = [COLUMNS[0], { key: 'check', title: '', width: CHECK_WIDTH, check: true }, ...COLUMNS.slice(1)]
const LEFT = COLS.reduce((a, c) => [...a, a.at(-1) + c.width], [0])
function windowOf(left, width) {
  let from = 0,
    to = COLS.length
  while (from < COLS.length - 1 && LEFT[from + 1] <= left) from++
  to = from
  while (to < COLS.length && LEFT[to] < left + width) to++
  return [Math.max(0, from - 1), Math.min(COLS.length, to + 1)]
}
const components = {
  Table: ({ context: c, style, ...p }) => (
    <table
      {...p}
      role="grid"
      aria-label="样品"
      aria-rowcount={c.count + 1}
      aria-colcount={COLS.length}
      aria-multiselectable="true"
      className="t-table"
      style={{ ...style, width: TOTAL_WIDTH }}
      onClick={c.onClick}
    />
  ),
  TableRow: ({ context: c, item, ...p }) => {
    const on = c.isSelected(item.id)
    return <tr {...p} aria-rowindex={p['data-index'] + 2} aria-selected={on} className={on ? 't-sel' : undefined} />
  },
}
const Cells = memo(function Cells({ row, on, from, to }) {
  const out = []
  if (from) out.push(<td key="left" colSpan={from} aria-hidden="true" />)
  for (let i = from; i < to; i++) {
    const c = COLS[i]
    out.push(
      <td key={c.key} aria-colindex={i + 1} tabIndex={-1} className={c.num ? 't-cell t-num' : 't-cell'}>
        {c.check ? <input type="checkbox" tabIndex={-1} aria-label={row.id} checked={on} readOnly /> : text(row, c)}
      </td>,
    )
  }
  return out
})
const item = (_, row, c) => <Cells row={row} on={c.isSelected(row.id)} from={c.from} to={c.to} />
const byId = (_, r) => r.id
const byPool = (i) => i % 64
const inc = { top: overscan, bottom: overscan }
const ALL = { all: true, except: new Set() }
export function start(windowed, recycled = false) {
  function App({ rows }) {
    const [sort, setSort] = useState(null)
    const [sel, setSel] = useState({ all: false, except: new Set() })
    const [[from, to], setRange] = useState(() => (windowed ? windowOf(0, 1280) : [0, COLS.length]))
    const [scroller, setScroller] = useState(null)
    useEffect(() => {
      if (!windowed || !scroller) return
      const on = () =>
        setRange((r) => {
          const n = windowOf(scroller.scrollLeft, scroller.clientWidth)
          return n[0] === r[0] && n[1] === r[1] ? r : n
        })
      scroller.addEventListener('scroll', on, { passive: true })
      return () => scroller.removeEventListener('scroll', on)
    }, [scroller])
    const data = useMemo(() => (sort ? sortRows(rows, sort.key, sort.dir) : rows), [rows, sort])
    api.sort = (key, dir) => setSort({ key, dir })
    api.all = () => setSel(ALL)
    api.count = sel.all ? rows.length - sel.except.size : sel.except.size
    const context = useMemo(
      () => ({
        from,
        to,
        count: rows.length,
        isSelected: (id) => sel.all !== sel.except.has(id),
        onClick: (e) => {
          const el = e.target.closest('td input')
          if (el) setSel((s) => ({ ...s, except: toggle(s.except, el.getAttribute('aria-label')) }))
        },
      }),
      [rows, sel, from, to],
    )
    return (
      <TableVirtuoso
        className="v-scroller v-tuned"
        style={{ width: 1280, height: 720 }}
        data={data}
        context={context}
        components={components}
        scrollerRef={setScroller}
        fixedItemHeight={ROW_HEIGHT}
        computeItemKey={recycled ? byPool : byId}
        increaseViewportBy={inc}
        itemContent={item}
        fixedHeaderContent={() => (
          <tr className="t-head" aria-rowindex={1}>
            {COLS.map((c, i) => (
              <th
                key={c.key}
                aria-colindex={i + 1}
                aria-sort={sort?.key === c.key ? 'ascending' : undefined}
                className="t-cell"
                style={{ width: c.width }}
                onClick={c.check ? undefined : () => setSort({ key: c.key, dir: 'asc' })}
              >
                {c.check ? <input type="checkbox" aria-label="全选" onChange={api.all} checked={sel.all} /> : c.title}
              </th>
            ))}
          </tr>
        )}
      />
    )
  }
  expose(
    App,
    scrollerBench('.v-scroller', {
      cell: 'tbody .t-cell',
      row: 'tbody tr',
      sort: (k, d) => api.sort(k, d),
      selectAll: () => api.all(),
      selectedCount: () => api.count,
    }),
  )
}
