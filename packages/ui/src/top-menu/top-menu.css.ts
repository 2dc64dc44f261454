import { forcedColors, narrow, styled } from '../style/index.ts'
import { vars } from '../theme/index.ts'

export const nav = styled({
  minWidth: 0,
  marginInlineEnd: 12,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [narrow]: { padding: '8px 8px 4px', borderBottom: `1px solid ${vars.sideBorder}`, overflowX: 'visible' } },
})
export const list = styled({ display: 'flex', gap: 2, padding: '2px 0', '@media': { [narrow]: { flexWrap: 'wrap' } } })
export const entry = styled({
  display: 'flex',
  alignItems: 'center',
  height: 32,
  padding: '0 11px',
  borderRadius: vars.radius,
  color: vars.topText2,
  fontSize: 14,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { background: vars.topHover, color: vars.topText, textDecoration: 'none' },
    '&[aria-current]': { background: vars.topActiveBg, color: vars.topActiveText, fontWeight: 600 },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '@media': {
    [narrow]: {
      height: 44,
      color: vars.sideText,
      selectors: {
        '&:hover': { background: vars.sideHover, color: vars.sideText },
        '&[aria-current]': { background: vars.sideActiveBg, color: vars.sideActiveText },
      },
    },
    [forcedColors]: {
      selectors: { '&[aria-current]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
    },
  },
})
