import { styled } from '../style/index.ts'
import { vars } from '../theme/index.ts'

export const status = styled({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  minWidth: 0,
  color: vars.text2,
  fontSize: 13,
  lineHeight: '20px',
  selectors: { '&[data-state=failed]': { color: vars.dangerText } },
})
export const words = styled({ display: 'inline-flex', alignItems: 'center', gap: 6, minWidth: 0 })
