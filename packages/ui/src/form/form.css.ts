import { narrow, phone, styled } from '../style/index.ts'
import { vars } from '../theme/index.ts'

export const form = styled({ display: 'grid', gap: 16, minWidth: 0, alignContent: 'start' })

export const grid = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '8px 12px',
  alignItems: 'start',
  selectors: {
    '&[data-columns="2"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '&[data-columns="3"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '&[data-columns="4"]': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    '&[data-columns="4"][data-wide-first]': { gridTemplateColumns: 'minmax(0, 1.15fr) repeat(3, minmax(0, 1fr))' },
  },
  '@media': {
    [narrow]: { selectors: { '&[data-columns]:not([data-columns="1"])': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
    [phone]: { gap: 12, selectors: { '&[data-columns]:not([data-columns="1"])': { gridTemplateColumns: 'minmax(0, 1fr)' } } },
  },
})

export const cell = styled({
  minWidth: 0,
  selectors: { '&[data-span="2"]': { gridColumn: 'span 2' }, '&[data-span=all]': { gridColumn: '1 / -1' } },
  '@media': { [phone]: { gridColumn: 'auto !important' } },
})

export const actions = styled({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: 8,
  selectors: { '&[data-align=start]': { justifyContent: 'flex-start' } },
})

export const summary = styled({
  padding: '8px 12px',
  borderRadius: vars.radius,
  background: vars.dangerSoft,
  color: vars.dangerText,
  fontSize: 13,
  display: 'grid',
  gap: 2,
})
export const summaryTitle = styled({ display: 'flex', alignItems: 'center', gap: 6, fontWeight: 600 })
export const summaryLink = styled({
  minHeight: 24,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  textAlign: 'left',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  cursor: 'pointer',
  '@media': { [phone]: { minHeight: 44 } },
})
