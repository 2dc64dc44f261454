import { phone, reducedMotion, styled } from '@etalon/ui/style'
import { vars } from '@etalon/ui/theme'

export const details = styled({ minWidth: 0 })
export const summary = styled({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 28,
  borderRadius: vars.radius,
  fontSize: 14,
  fontWeight: 600,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: 2 },
  },
  '@media': { [phone]: { minHeight: 44 } },
})
export const mark = styled({
  color: vars.text3,
  transition: `transform 120ms ${vars.ease}`,
  selectors: { 'details[open] > * > &': { transform: 'rotate(90deg)' } },
  '@media': { [reducedMotion]: { transition: 'none' } },
})
export const body = styled({ paddingTop: 8, minWidth: 0 })
