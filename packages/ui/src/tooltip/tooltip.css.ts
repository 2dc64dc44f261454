import { appearing, forcedColors, styled } from '../style/index.ts'
import { vars } from '../theme/index.ts'

export const tip = styled({
  maxWidth: 320,
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
