import { styled } from '@etalon/ui/style'
import { vars } from '@etalon/ui/theme'

/** What there is on a day, by whose it is. */
export const groups = styled({ display: 'grid', gap: 16, margin: 0, padding: 0, listStyle: 'none' })
export const group = styled({ display: 'grid', gap: 4, breakInside: 'avoid' })
export const whose = styled({ display: 'flex', flexWrap: 'wrap', gap: '2px 16px', alignItems: 'baseline', fontWeight: 600 })
export const contact = styled({ fontWeight: 400, fontSize: 13, color: vars.text2 })
export const pieces = styled({ display: 'grid', gap: 0, margin: 0, padding: 0, listStyle: 'none' })
export const piece = styled({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 12px',
  paddingBlock: 4,
  fontSize: 13,
  borderBlockEnd: `1px solid ${vars.border}`,
})
export const quiet = styled({ color: vars.text3, fontVariantNumeric: 'tabular-nums' })
export const more = styled({ fontSize: 13, color: vars.text3 })
