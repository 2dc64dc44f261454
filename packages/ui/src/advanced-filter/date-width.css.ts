import { phone, styled, styledGlobal } from '../style/index.ts'

/** Holds a date picker of one of the two widths of the specification: `data-width` is `date` (130 px) or `range` (198 px). */
export const dateWidth = styled({})
styledGlobal(`${dateWidth}[data-width=date] > * > [role=group]`, { width: 130 })
styledGlobal(`${dateWidth}[data-width=range] > * > [role=group]`, {
  width: 198,
  padding: '0 6px 0 5px',
  gap: 0,
  fontSize: 12,
  letterSpacing: '-.02em',
})
styledGlobal(`${dateWidth}[data-width=range] > * > [role=group] > [aria-hidden=true]`, { padding: '0 2px' })
// A button that empties it takes the room that is left between what it holds and its edges.
styledGlobal(`${dateWidth}[data-width=date] > * > [role=group]:has(> button + button)`, {
  padding: '0 6px 0 5px',
  gap: 0,
  fontSize: 12,
  letterSpacing: '-.02em',
})
styledGlobal(`${dateWidth}[data-width=range] > * > [role=group]:has(> button + button)`, {
  padding: '0 6px 0 2px',
  fontSize: 11,
  letterSpacing: '-.03em',
})
// Both buttons whole, side by side.
styledGlobal(`${dateWidth} > * > [role=group] > button:has(+ button)`, { marginInlineEnd: 0 })
styledGlobal(
  `${dateWidth}[data-width=range] > * > [role=group]:has(> button + button) > div span[aria-hidden=true]:not([data-type])`,
  {
    padding: '0 3px',
  },
)
// English says yyyy-mm-dd where nothing is chosen yet, which is wider than any date.
styledGlobal(`${dateWidth}[data-width=range] [data-placeholder]`, { fontSize: 11, letterSpacing: '-.04em' })
// On phones they are as wide as other fields, and written as large.
styledGlobal(`${dateWidth}:is([data-width=date], [data-width=range]) > * > [role=group]`, {
  '@media': { [phone]: { width: 'auto', padding: '0 10px', fontSize: 16, letterSpacing: 'normal' } },
})
styledGlobal(`${dateWidth}[data-width=range] [data-placeholder]`, {
  '@media': { [phone]: { fontSize: 'inherit', letterSpacing: 'inherit' } },
})
