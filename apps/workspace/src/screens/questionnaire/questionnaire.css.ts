import { styled } from '@etalon/ui/style'
import { vars } from '@etalon/ui/theme'

export const waiting = styled({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none', maxWidth: 720 })
export const offer = styled({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 12 })
export const intro = styled({ margin: 0, flex: '1 1 240px', color: vars.text2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
export const sheet = styled({ display: 'grid', gap: 16, maxWidth: 720 })
export const question = styled({ display: 'grid', gap: 6, margin: 0, padding: 0, border: 0, minWidth: 0 })
export const results = styled({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(420px, 100%), 1fr))',
})
export const quiet = styled({ margin: 0, fontSize: 12, color: vars.text2 })
export const texts = styled({
  display: 'grid',
  gap: 6,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  maxHeight: 320,
  overflowY: 'auto',
})
export const written = styled({
  padding: '6px 10px',
  borderLeft: `3px solid ${vars.brandLine}`,
  background: vars.surface2,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
