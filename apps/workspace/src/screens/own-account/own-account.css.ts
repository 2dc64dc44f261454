import { styled } from '@etalon/ui/style'
import { vars } from '@etalon/ui/theme'

export const column = styled({ display: 'grid', gap: 12, minWidth: 0 })
export const fields = styled({ display: 'grid', gap: 12 })
export const foot = styled({ justifySelf: 'start' })
export const advice = styled({ fontSize: 13, lineHeight: '20px', color: vars.text2, overflowWrap: 'anywhere' })
export const sessions = styled({ listStyle: 'none', margin: 0, padding: 0 })
export const session = styled({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '4px 12px',
  padding: '12px 0',
  selectors: { '& + &': { borderTop: `1px solid ${vars.border}` }, '&:last-child': { paddingBottom: 0 } },
})
export const mark = styled({ color: vars.text3 })
export const device = styled({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px', fontWeight: 600 })
export const times = styled({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  fontSize: 13,
  lineHeight: '20px',
  color: vars.text2,
  fontVariantNumeric: 'tabular-nums',
})
