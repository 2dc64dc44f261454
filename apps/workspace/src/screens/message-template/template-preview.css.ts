import { styled } from '@etalon/ui/style'
import { vars } from '@etalon/ui/theme'

export const box = styled({ display: 'grid', gap: 6, marginTop: 12 })
export const title = styled({ margin: 0, fontSize: 13, lineHeight: '20px', fontWeight: 600 })
export const quiet = styled({ margin: 0, fontSize: 12, fontWeight: 400, color: vars.text2, overflowWrap: 'anywhere' })
export const message = styled({
  display: 'grid',
  gap: 6,
  padding: '10px 12px',
  border: `1px solid ${vars.border}`,
  borderRadius: vars.radiusL,
  background: vars.surface2,
  overflowWrap: 'anywhere',
})
export const headline = styled({ margin: 0, fontWeight: 600 })
export const text = styled({ margin: 0, whiteSpace: 'pre-wrap' })
