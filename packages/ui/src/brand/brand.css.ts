import { phone, styled, unseen } from '../style/index.ts'
import { vars } from '../theme/index.ts'

export const brand = styled({
  position: 'relative',
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
/** One line is seen: a note that does not fit beside the name goes to the next one, whole, before the name ends in an ellipsis. */
export const words = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 8,
  minWidth: 0,
  height: 24,
  lineHeight: '24px',
  overflow: 'hidden',
  // At 400 % there is room for the mark alone; the name is read aloud.
  '@media': { '(max-width: 359px)': unseen },
})
export const name = styled({ maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis' })
export const note = styled({
  fontWeight: 400,
  fontSize: 12,
  color: vars.topText2,
  '@media': { [phone]: { fontSize: 13 } },
})
