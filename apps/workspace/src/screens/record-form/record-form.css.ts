import { narrow, phone, styled } from '@etalon/ui/style'
import { vars } from '@etalon/ui/theme'

export const layout = styled({
  margin: '0 -16px',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 232px',
  borderTop: `1px solid ${vars.border}`,
  borderBottom: `1px solid ${vars.border}`,
  // In one column its parts stand among those of the page: what a record comes to is told behind all that it is made of.
  '@media': { [narrow]: { display: 'contents' } },
})
export const fields = styled({
  padding: '12px 16px 16px',
  display: 'grid',
  gap: 16,
  minWidth: 0,
  // To the edges of the page, which keeps less clear of them on a phone.
  '@media': {
    [narrow]: { margin: '0 -16px', borderTop: `1px solid ${vars.border}`, borderBottom: `1px solid ${vars.border}` },
    [phone]: { margin: '0 -12px', paddingInline: 12 },
  },
})
export const aside = styled({
  padding: '12px 16px',
  borderLeft: `1px solid ${vars.border}`,
  display: 'grid',
  gap: 16,
  alignContent: 'start',
  '@media': {
    [narrow]: { order: 1, margin: '0 -16px', borderLeft: 0, borderTop: `1px solid ${vars.border}` },
    [phone]: { margin: '0 -12px', paddingInline: 12 },
  },
})
export const asideTitle = styled({ fontSize: 14, fontWeight: 600, lineHeight: '20px' })
export const checks = styled({ display: 'grid', gap: 4 })
export const check = styled({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 28, fontSize: 13 })
export const checkCount = styled({
  marginLeft: 'auto',
  color: vars.text3,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-open]': { color: vars.dangerText, fontWeight: 500 } },
})
export const done = styled({ color: vars.successSolid })
export const open = styled({ color: vars.dangerSolid })
export const fee = styled({
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: 13,
  color: vars.text2,
  fontVariantNumeric: 'tabular-nums',
})
export const total = styled({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 12,
  justifyContent: 'space-between',
  alignItems: 'baseline',
  paddingTop: 8,
  borderTop: `1px solid ${vars.border}`,
  fontVariantNumeric: 'tabular-nums',
})
export const sum = styled({ marginLeft: 'auto', fontSize: 20, fontWeight: 600 })
export const leftOut = styled({ fontSize: 12, lineHeight: '16px', color: vars.dangerText, overflowWrap: 'anywhere' })
export const foot = styled({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 16,
  justifyContent: 'space-between',
  fontSize: 12,
  color: vars.text3,
})
