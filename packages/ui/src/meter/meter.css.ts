import { forcedColors, styled } from '../style/index.ts'
import { vars } from '../theme/index.ts'

export const root = styled({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  selectors: { '&:has(> [data-wide])': { width: '100%' } },
})
export const track = styled({
  width: 48,
  height: 4,
  flex: 'none',
  borderRadius: 2,
  background: vars.pressed,
  overflow: 'hidden',
  selectors: { '&[data-wide]': { flex: 1, width: 'auto', minWidth: 48 } },
  // Grounds are replaced there: the frame shows the whole, the bar the part.
  '@media': { [forcedColors]: { height: 6, border: '1px solid CanvasText' } },
})
export const bar = styled({
  display: 'block',
  height: '100%',
  borderRadius: 2,
  background: vars.infoSolid,
  selectors: {
    '&[data-tone=success]': { background: vars.successSolid },
    '&[data-tone=warning]': { background: vars.warningSolid },
    '&[data-tone=danger]': { background: vars.dangerSolid },
  },
  // The words say what a tone means; one colour is sure to be seen.
  '@media': { [forcedColors]: { forcedColorAdjust: 'none', selectors: { '&[data-tone]': { background: 'CanvasText' } } } },
})
export const words = styled({ color: vars.text2, fontSize: 12, lineHeight: '16px', fontVariantNumeric: 'tabular-nums' })
