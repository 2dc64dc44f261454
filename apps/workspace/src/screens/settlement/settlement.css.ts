import { phone, styled, styledGlobal } from '@etalon/ui/style'
import { vars } from '@etalon/ui/theme'

export const sum = styled({
  marginRight: 'auto',
  fontSize: 14,
  fontVariantNumeric: 'tabular-nums',
})
/** What is chosen in a row: as wide as its words, which are short. */
export const choice = styled({ minWidth: 136, '@media': { [phone]: { minWidth: 0 } } })
/** A number with what more there is: a row of a list has one line. */
export const oneLine = styled({ whiteSpace: 'nowrap' })
export const quiet = styled({ color: vars.text3 })
export const links = styled({ display: 'flex', flexWrap: 'wrap', gap: '4px 24px', paddingTop: 12, fontSize: 13 })
export const voided = styled({ textDecoration: 'line-through', color: vars.text3 })
export const span = styled({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'end' })
/** In two lines where one has no room: what stands beside it stays on its own. */
export const together = styled({
  flex: '1 1 0',
  minWidth: 260,
  fontSize: 12,
  lineHeight: '16px',
  color: vars.text2,
  fontVariantNumeric: 'tabular-nums',
  alignSelf: 'center',
})
/** What the rows above come to, of one order. */
export const subtotal = styled({ background: vars.surface2, fontWeight: 600, fontVariantNumeric: 'tabular-nums' })
/** A table in a dialog, which has a ground of its own: no shade is drawn on it. */
export const lines = styled({ overflowX: 'auto' })
/** What is settled: on a phone an instrument, what is chosen for it and what is paid for it have room beside each other, and nothing else. */
export const settled = styled({
  minWidth: 560,
  // The table of a page is never narrower than its columns; this one is.
  '@media': { [phone]: { selectors: { '&&': { minWidth: 0, tableLayout: 'fixed' } } } },
})
styledGlobal(`${settled} th:nth-last-child(2)`, { '@media': { [phone]: { width: '38%' } } })
styledGlobal(`${settled} th:last-child`, { '@media': { [phone]: { width: '24%' } } })
styledGlobal(`${settled} [data-desk]`, { '@media': { [phone]: { display: 'none' } } })
styledGlobal(`${settled} :is(th, td)`, { '@media': { [phone]: { paddingInline: 4 } } })
styledGlobal(`${settled} :is(th, td):is([data-words], [data-numeric])`, {
  '@media': { [phone]: { minWidth: 0, overflowWrap: 'anywhere' } },
})
/** Stands in a column of its own on a desk. */
export const onPhone = styled({ display: 'none', '@media': { [phone]: { display: 'block' } } })
