import { phone, styled } from '@etalon/ui/style'
import { vars } from '@etalon/ui/theme'
import { globalStyle } from '@vanilla-extract/css'

export const options = styled({ display: 'flex', flexWrap: 'wrap', gap: '12px 16px', alignItems: 'start', maxWidth: 720 })
globalStyle(`${options} > *`, { flex: '0 1 220px', '@media': { [phone]: { flex: '1 0 100%' } } })
/** The labels as paper has them; a roll has one on each piece. */
export const sheet = styled({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  padding: 16,
  selectors: { '&[data-size="sheet"]': { gap: 0, padding: 0, width: '210mm', background: '#fff' } },
  '@media': { print: { display: 'block', padding: 0, selectors: { '&[data-size="sheet"]': { display: 'flex' } } } },
})
export const frame = styled({ margin: '0 16px 16px', overflowX: 'auto', '@media': { print: { margin: 0, overflow: 'visible' } } })
export const label = styled({
  boxSizing: 'border-box',
  width: 'var(--label-width)',
  height: 'var(--label-height)',
  padding: '1.5mm',
  display: 'flex',
  gap: '1.5mm',
  alignItems: 'center',
  overflow: 'hidden',
  // Paper is white in the dark too.
  background: '#fff',
  color: '#000',
  border: `1px solid ${vars.border}`,
  breakInside: 'avoid',
  '@media': { print: { border: 'none', breakAfter: 'page', selectors: { '[data-size="sheet"] &': { breakAfter: 'auto' } } } },
})
/** A place of a sheet that was used before. */
export const used = styled({ background: 'transparent', borderStyle: 'dashed' })
/** What its words have beside the code: 1.5 mm of padding at both sides and of gap. */
const room = '(var(--label-width) - var(--label-code) - 4.5mm)'
/** The letters are as large as they may be without the number of an order being cut, whose 12 figures have some part of the label behind them. */
export const words = styled({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.4mm',
  fontSize: `min(2.6mm, calc(${room} / 11.5))`,
  lineHeight: 1.25,
})
/** The 11 figures of a sample's number are whole, or nobody finds it by them. */
export const number = styled({
  fontSize: `min(3.6mm, calc(${room} / 8))`,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const line = styled({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
globalStyle(`${label} > :first-child`, { flex: 'none' })
