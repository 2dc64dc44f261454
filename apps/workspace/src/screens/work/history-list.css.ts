import { styled } from '@etalon/ui/style'
import { vars } from '@etalon/ui/theme'

export const list = styled({ display: 'grid', gap: 12 })
export const entry = styled({
  display: 'grid',
  gap: 2,
  paddingLeft: 12,
  borderLeft: `2px solid ${vars.border}`,
  fontSize: 13,
  lineHeight: '20px',
})
export const action = styled({ fontWeight: 500 })
export const states = styled({ color: vars.text2 })
export const quiet = styled({ color: vars.text3, fontSize: 12, lineHeight: '16px' })
export const reason = styled({ color: vars.text2, overflowWrap: 'anywhere' })
