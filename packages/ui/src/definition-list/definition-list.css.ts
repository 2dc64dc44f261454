import { narrow, phone, styled } from '../style/index.ts'
import { vars } from '../theme/index.ts'

export const list = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '4px 24px',
  selectors: {
    '&[data-stacked]': { rowGap: 12 },
    '&[data-columns="2"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '&[data-columns="3"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '&[data-columns="4"]': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
  '@media': {
    [narrow]: { selectors: { '&[data-columns]:not([data-columns="1"])': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
    [phone]: { gap: 8, selectors: { '&[data-columns]:not([data-columns="1"])': { gridTemplateColumns: 'minmax(0, 1fr)' } } },
  },
})
export const fact = styled({
  display: 'grid',
  gridTemplateColumns: '80px minmax(0, 1fr)',
  gap: 8,
  alignItems: 'baseline',
  alignContent: 'start',
  fontSize: 13,
  lineHeight: '20px',
  selectors: {
    '&[data-wide]': { gridColumn: '1 / -1' },
    '[data-stacked] > &': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 },
  },
})
export const term = styled({
  color: vars.text2,
  overflowWrap: 'anywhere',
  selectors: { '[data-stacked] &': { fontSize: 12, lineHeight: '16px', color: vars.text3 } },
})
export const value = styled({ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' })
export const unit = styled({ color: vars.text3 })
