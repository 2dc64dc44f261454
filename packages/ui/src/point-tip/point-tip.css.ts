import { forcedColors, styled } from '../style/index.ts'
import { vars } from '../theme/index.ts'

export const tip = styled({
  width: 'max-content',
  maxWidth: 240,
  padding: '6px 10px',
  borderRadius: 6,
  background: vars.tip,
  color: vars.onTip,
  fontSize: 12,
  lineHeight: '16px',
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
  zIndex: 90,
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
})
