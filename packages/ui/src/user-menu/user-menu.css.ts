import { phone, styled, unseen } from '../style/index.ts'
import { vars } from '../theme/index.ts'

export const button = styled({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flex: 'none',
  height: 32,
  marginLeft: 4,
  padding: '0 6px',
  border: 0,
  borderRadius: vars.radius,
  background: 'none',
  color: vars.topText,
  fontSize: 13,
  selectors: { '&:hover, &[aria-expanded=true]': { background: vars.topHover }, '&:focus-visible': { outlineOffset: -2 } },
  '@media': { [phone]: { height: 44, minWidth: 44, justifyContent: 'center' } },
})
export const name = styled({
  maxWidth: 120,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [phone]: unseen },
})
export const chevron = styled({ '@media': { [phone]: { display: 'none' } } })
