import { appearing, forcedColors, styled } from '../style/index.ts'
import { vars } from '../theme/index.ts'

export const tip = styled({
  // At the edge of what it is placed in, a dialog's above all, there would be room for a letter a line.
  width: 'max-content',
  maxWidth: 'min(320px, calc(100vw - 16px))',
  padding: '6px 10px',
  borderRadius: 6,
  background: vars.tip,
  color: vars.onTip,
  fontSize: 12,
  lineHeight: '16px',
  overflowWrap: 'anywhere',
  ...appearing,
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
})

export const arrow = styled({
  fill: vars.tip,
  display: 'block',
  selectors: { '[data-placement=bottom] &': { rotate: '180deg' } },
})
