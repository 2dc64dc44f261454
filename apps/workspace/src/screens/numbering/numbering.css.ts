import { phone, styled } from '@etalon/ui/style'
import { vars } from '@etalon/ui/theme'

export const rule = styled({ display: 'grid', gap: 12 })
export const preview = styled({
  display: 'block',
  padding: '12px 16px',
  borderRadius: vars.radiusL,
  background: vars.surface2,
  fontSize: 20,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  lineHeight: '30px',
  minHeight: 54,
})
export const hint = styled({ fontSize: 12, lineHeight: '18px', color: vars.text3 })
export const parts = styled({ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' })
export const part = styled({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr)) auto',
  alignItems: 'end',
  gap: 8,
  paddingBottom: 8,
  borderBottom: `1px solid ${vars.border}`,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const tools = styled({
  gridColumn: '-2',
  display: 'flex',
  justifyContent: 'flex-end',
  '@media': { [phone]: { gridColumn: '1' } },
})
