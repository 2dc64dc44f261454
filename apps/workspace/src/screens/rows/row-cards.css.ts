import { styled } from '@etalon/ui/style'
import { vars } from '@etalon/ui/theme'

export const list = styled({ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' })
export const card = styled({
  padding: '8px 12px 12px',
  border: `1px solid ${vars.border}`,
  borderRadius: vars.radiusL,
  background: vars.surface,
})
export const head = styled({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8, marginBottom: 4 })
export const title = styled({ margin: 0, fontSize: 13, lineHeight: '20px', fontWeight: 600, overflowWrap: 'anywhere' })
export const tools = styled({ display: 'flex', flex: 'none', gap: 2 })
