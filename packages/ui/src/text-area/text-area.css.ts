import { styled } from '../style/index.ts'
import { vars } from '../theme/index.ts'

export const area = styled({
  flex: 1,
  minWidth: 0,
  minHeight: 56,
  padding: '5px 10px',
  border: 0,
  borderRadius: vars.radius,
  background: 'none',
  outline: 'none',
  resize: 'vertical',
  fieldSizing: 'content',
  maxHeight: 320,
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
} as Parameters<typeof styled>[0])

export const counter = styled({
  fontSize: 12,
  lineHeight: '16px',
  color: vars.text3,
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
})
