import { phone, styled } from '../style/index.ts'
import { vars } from '../theme/index.ts'

export const brand = styled({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  fontSize: 15,
  fontWeight: 600,
  letterSpacing: '.01em',
  whiteSpace: 'nowrap',
  color: 'inherit',
  selectors: { '&:hover': { textDecoration: 'none' } },
})
export const mark = styled({
  width: 24,
  height: 24,
  flex: 'none',
  fill: vars.mark,
  selectors: { '&[data-large]': { width: 28, height: 28 } },
})
/** Words that do not fit end in an ellipsis, the note's before the name's. */
export const name = styled({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' })
export const note = styled({
  minWidth: 0,
  flexShrink: 100_000,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontWeight: 400,
  fontSize: 12,
  color: vars.topText2,
  '@media': { [phone]: { fontSize: 13 } },
})
