import { styled } from '@etalon/ui/style'
import { vars } from '@etalon/ui/theme'

export const batch = styled({ display: 'grid', gap: 12, justifyItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' })
export const rows = styled({ display: 'grid', justifySelf: 'stretch', margin: 0, padding: 0, listStyle: 'none' })
export const row = styled({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 12px',
  justifyContent: 'space-between',
  padding: '8px 0',
  borderBlockEnd: `1px solid ${vars.border}`,
  overflowWrap: 'anywhere',
})
export const outcome = styled({ color: vars.text2, selectors: { '&[data-refused]': { color: vars.dangerText } } })
export const none = styled({ color: vars.text2 })
