import { styled } from '@etalon/ui/style'
import { vars } from '@etalon/ui/theme'

export const card = styled({
  border: `1px solid ${vars.border}`,
  borderRadius: vars.radiusL,
  background: vars.surface2,
  color: vars.text,
  overflow: 'hidden',
  selectors: {
    '&[data-verdict=pass]': { borderColor: vars.successLine, background: vars.successSoft, color: vars.successText },
    '&[data-verdict=fail]': { borderColor: vars.dangerLine, background: vars.dangerSoft, color: vars.dangerText },
    '&[data-verdict=none]': { borderColor: vars.infoLine, background: vars.infoSoft, color: vars.infoText },
  },
})
export const top = styled({ display: 'flex', gap: 10, padding: 12 })
export const icon = styled({ flex: 'none', marginTop: 2 })
export const word = styled({ fontSize: 18, lineHeight: '24px', fontWeight: 600 })
export const note = styled({ fontSize: 12, lineHeight: '16px', marginTop: 2 })
export const list = styled({
  padding: '4px 12px',
  borderTop: `1px solid ${vars.border}`,
  background: vars.surface,
  color: vars.text,
  selectors: {
    '[data-verdict=fail] > &': { borderColor: vars.dangerLine },
    '[data-verdict=pass] > &': { borderColor: vars.successLine },
  },
})
export const item = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 6px',
  minHeight: 28,
  fontSize: 13,
  lineHeight: '18px',
  selectors: { '&[data-passes=false]': { color: vars.dangerText, fontWeight: 600 } },
})
export const mark = styled({
  flex: 'none',
  color: vars.successSolid,
  selectors: { '[data-passes=false] > &': { color: vars.dangerSolid } },
})
export const value = styled({ marginLeft: 'auto', fontSize: 12, fontVariantNumeric: 'tabular-nums' })
