import { styled } from '@etalon/ui/style'
import { vars } from '@etalon/ui/theme'

export const report = styled({ display: 'grid', gap: 8 })
export const results = styled({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
export const result = styled({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 12px',
  justifyContent: 'space-between',
  padding: '8px 0',
  borderBlockEnd: `1px solid ${vars.border}`,
  overflowWrap: 'anywhere',
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
})
export const why = styled({ color: vars.text2, selectors: { '&[data-refused]': { color: vars.dangerText } } })
